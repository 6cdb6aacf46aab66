import type pg from 'pg'

/** As the adapter writes it. */
const NOTIFY = 'SELECT pg_notify($1, $2)'
const NOTIFY_ALL =
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as told (channel, payload)'

interface Notice {
  readonly channel: string
  readonly payload: string
}

/**
 * A pool that tells other processes in the order in which it was asked to, one commit at a time with all that has come
 * meanwhile: commits that notify wait for each other in the whole database, so that one for each event would be the
 * slowest thing here. Nobody waits for it: whoever asks goes on to its own sockets.
 */
export function createNotifying(pool: pg.Pool, report: (error: unknown) => void) {
  let waiting: Notice[] = []
  let sending: Promise<void> | undefined

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const notices = waiting
      waiting = []
      const values = [notices.map(({ channel }) => channel), notices.map(({ payload }) => payload)]
      await pool.query({ name: 'notify', text: NOTIFY_ALL, values }).catch(report)
    }
    sending = undefined
  }

  const query = (text: string, values?: unknown[]): Promise<unknown> => {
    if (text !== NOTIFY || !values) return pool.query(text, values)
    const [channel, payload] = values.map(String)
    waiting.push({ channel: channel ?? '', payload: payload ?? '' })
    sending ??= sendAll()
    return Promise.resolve({ rows: [] })
  }

  return {
    pool: { query, connect: () => pool.connect() } as unknown as pg.Pool,
    /** Resolves when all that was asked for is told. */
    done: (): Promise<void> => sending ?? Promise.resolve(),
  }
}
