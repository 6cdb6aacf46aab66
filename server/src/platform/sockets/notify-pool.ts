import type pg from 'pg'

/** The statement exactly as the adapter writes it. */
const NOTIFY = 'SELECT pg_notify($1, $2)'
const NOTIFY_ALL =
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as told (channel, payload)'

interface Notice {
  readonly channel: string
  readonly payload: string
}

interface NotifyPoolDeps {
  readonly pool: pg.Pool
  readonly report: (error: unknown) => void
  /** Called whenever a connection listens. */
  readonly onListening: () => void
}

/**
 * A pool that batches the adapter's notifications: they keep their order, and one commit at a time sends all
 * that have arrived meanwhile. PostgreSQL serialises commits that notify, so one commit for each event would
 * be the bottleneck. Nobody waits for these commits: the process goes on to its own sockets.
 */
export function createNotifyPool({ pool, report, onListening }: NotifyPoolDeps) {
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

  /** The adapter takes a connection only to listen, and sends nothing else on it. */
  const connect = async (): Promise<unknown> => {
    const client = await pool.connect()
    const listen = client.query.bind(client) as (text: string) => Promise<unknown>
    const release = client.release.bind(client)
    return Object.assign(client, {
      // It listens, and takes texts alone: nobody else may get it from the pool.
      release: () => release(true),
      async query(text: string) {
        const answer = await listen(text)
        onListening()
        return answer
      },
    })
  }

  return {
    pool: { query, connect } as unknown as pg.Pool,
    /** Resolves when all notifications have been sent. */
    done: (): Promise<void> => sending ?? Promise.resolve(),
  }
}
