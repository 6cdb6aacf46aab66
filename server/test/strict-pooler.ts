import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'

/** Messages that a pooler in transaction mode could not pass on. */
interface Faults {
  /** Messages that came before the answer to a statement outside a transaction. */
  sentAhead: number
  /** Statements with a name. */
  prepared: number
}

interface StrictPooler {
  readonly url: string
  readonly faults: Faults
  readonly close: () => void
}

const IDLE = 'I'.charCodeAt(0)

/** Passes everything on to a database, as a pooler would, and counts what would go wrong with one. */
export async function startStrictPooler(databaseUrl: string): Promise<StrictPooler> {
  const target = new URL(databaseUrl)
  const folder = target.searchParams.get('host')
  const faults = { sentAhead: 0, prepared: 0 }
  const server = createServer((client) => {
    const database = folder
      ? connect(`${folder}/.s.PGSQL.${target.port}`)
      : connect(Number(target.port || 5432), target.hostname)
    let unanswered = 1
    let isInTransaction = false
    const readClient = messages(true, (type, body) => {
      if (unanswered > 0 && !isInTransaction) faults.sentAhead += 1
      if (type === 'P' && body[0] !== 0) faults.prepared += 1
      if (type === 'S' || type === 'Q') unanswered += 1
    })
    const readDatabase = messages(false, (type, body) => {
      if (type !== 'Z') return
      unanswered -= 1
      isInTransaction = body[0] !== IDLE
    })
    client.on('data', (data) => readClient(data)).pipe(database)
    database.on('data', (data) => readDatabase(data)).pipe(client)
    for (const each of [client, database]) each.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `postgres://${target.username}:${target.password}@127.0.0.1:${port}${target.pathname}`
  return { url, faults, close: () => void server.close() }
}

/** Reads messages of PostgreSQL's protocol from chunks. The first one of a client has no type. */
function messages(
  isClient: boolean,
  read: (type: string, body: Buffer) => void,
): (data: string | Buffer) => void {
  let waiting = Buffer.alloc(0)
  let isFirst = isClient
  return (data) => {
    waiting = Buffer.concat([waiting, Buffer.from(data)])
    for (;;) {
      const start = isFirst ? 0 : 1
      if (waiting.length < start + 4) return
      const end = start + waiting.readInt32BE(start)
      if (waiting.length < end) return
      if (!isFirst) read(String.fromCharCode(waiting[0] ?? 0), waiting.subarray(5, end))
      isFirst = false
      waiting = waiting.subarray(end)
    }
  }
}
