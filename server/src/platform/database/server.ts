import { once } from 'node:events'
import { connect, isIP, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect as secure } from 'node:tls'
import { nameOf, type Address, type Host } from './address.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/** How long a server has to answer. */
export interface Patience {
  /** For a connection, or the question whether it is there. Short, so that the next host is found in time. */
  readonly connectMs: number
  /** For an answer that is due, before it is asked whether it is there. */
  readonly doubtMs: number
}

const PATIENCE: Patience = { connectMs: 2_000, doubtMs: 3_000 }
const PROBE_PAUSE_MS = 200
const KEEP_ALIVE_MS = 10_000
/** Eight bytes that every PostgreSQL answers with one, before any login: may I speak TLS? */
const TLS_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/** What can be ended when the server is found silent. */
interface Ending {
  destroy(error: Error): unknown
}

/** Says that the database does not answer; counts as unavailable. */
export function silence(host: string): Error {
  return Object.assign(new Error(`The database at ${host} does not answer`), { code: 'ETIMEDOUT' })
}

/** The numbers of the server's processes that work on a statement; null if it cannot tell. */
export type ReadWorkingSessions = (server: DatabaseServer) => Promise<ReadonlySet<number> | null>

/** The database server of one address, as all connections of this process find it. */
export class DatabaseServer {
  readonly address: Address
  readonly patience: Patience
  /** Ended when the server does not answer. */
  readonly connections = new Set<Ending>()
  /** By `performance.now()`. */
  lastHeardAt = 0
  #at = 0
  #whyAway: Error | undefined
  #isJudging = false
  readonly #readWorking: ReadWorkingSessions
  #working: Promise<ReadonlySet<number> | null> | undefined

  constructor(address: Address, readWorking: ReadWorkingSessions, patience: Patience = PATIENCE) {
    this.address = address
    this.#readWorking = readWorking
    this.patience = patience
  }

  /** While true, connecting fails at once; ends as soon as the server answers. */
  get isAway(): boolean {
    return this.#whyAway !== undefined
  }

  /** The host in use. */
  get host(): Host {
    return this.address.hosts[this.#at] ?? this.address.hosts[0]
  }

  /** Connects to the host in use, else to the next that can be reached. TLS is ready and verified, where asked for. */
  async connect(): Promise<{ readonly socket: Socket; readonly host: Host }> {
    if (this.#whyAway) throw copyOf(this.#whyAway)
    for (let tried = 1; ; tried += 1) {
      const { host } = this
      try {
        return { host, socket: await connectTo(host, this.address.tls, this.patience.connectMs) }
      } catch (error) {
        this.passOver(host)
        if (tried < this.address.hosts.length) continue
        if (isDatabaseUnavailable(error)) this.#beAway(error as Error)
        throw error
      }
    }
  }

  /** The next connection tries the host after this one. */
  passOver(host: Host): void {
    if (host === this.host) this.#at = (this.#at + 1) % this.address.hosts.length
  }

  /**
   * Finds out whether the server still answers, when nothing has been heard since `sinceMs`. If it does not, ends all
   * connections: what waits on them fails at once.
   */
  judge(sinceMs: number): void {
    if (this.lastHeardAt > sinceMs || this.isAway || this.#isJudging) return
    this.#isJudging = true
    const { host } = this
    void answers(host, this.patience.connectMs).then((hasAnswered) => {
      this.#isJudging = false
      if (hasAnswered || this.lastHeardAt > sinceMs) return
      this.passOver(host)
      this.#beAway(silence(nameOf(host)))
      for (const connection of [...this.connections]) connection.destroy(silence(nameOf(host)))
    })
  }

  /** Whether the server works for a session, by the number of its process. True if it cannot tell. */
  async isWorkingFor(processId: number): Promise<boolean> {
    this.#working ??= this.#readWorking(this)
      .catch(() => null)
      .finally(() => (this.#working = undefined))
    const working = await this.#working
    return working === null || working.has(processId)
  }

  #beAway(reason: Error): void {
    if (this.#whyAway) return
    this.#whyAway = reason
    void this.#waitForAnswer()
  }

  async #waitForAnswer(): Promise<void> {
    for (;;) {
      await sleep(PROBE_PAUSE_MS, undefined, { ref: false })
      const answered = await Promise.all(
        this.address.hosts.map((host) => answers(host, this.patience.connectMs)),
      )
      if (!answered.includes(true)) continue
      this.#at = answered[this.#at] ? this.#at : answered.indexOf(true)
      this.#whyAway = undefined
      return
    }
  }
}

/** The drivers add the failed query to an error, so each query gets its own. */
function copyOf(error: Error): Error {
  const [first] = error instanceof AggregateError ? (error.errors as Error[]) : []
  return Object.assign(new Error(error.message || first?.message), { ...error })
}

/** Whether a PostgreSQL listens there and answers. */
async function answers(host: Host, ms: number): Promise<boolean> {
  const socket = open(host)
  try {
    await within(once(socket, 'connect'), socket, host, ms)
    await askForTls(socket, host, ms)
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function connectTo(host: Host, tls: Address['tls'], ms: number): Promise<Socket> {
  const socket = open(host)
  try {
    await within(once(socket, 'connect'), socket, host, ms)
    if (tls === undefined || 'path' in host) return socket
    if ((await askForTls(socket, host, ms)) !== 'S')
      throw new Error(`The database at ${nameOf(host)} offers no TLS`)
    const name = isIP(host.host) ? {} : { servername: host.host }
    const secured = secure({ ...tls, ...name, socket, host: host.host })
    secured.on('error', () => {})
    await within(once(secured, 'secureConnect'), secured, host, ms)
    return secured
  } catch (error) {
    socket.destroy()
    throw error
  }
}

function open(host: Host): Socket {
  const socket = connect(host)
  socket.setNoDelay(true)
  socket.setKeepAlive(true, KEEP_ALIVE_MS)
  // Whoever waits for an event gets the error, too.
  socket.on('error', () => {})
  return socket
}

async function askForTls(socket: Socket, host: Host, ms: number): Promise<string> {
  socket.write(TLS_REQUEST)
  const [answer] = (await within(once(socket, 'data'), socket, host, ms)) as [Buffer]
  // Sent later; nobody may have put it there before.
  if (answer.length !== 1) throw new Error(`${nameOf(host)} is no PostgreSQL`)
  return answer.toString()
}

/** Rejects also when the socket closes, or nothing happens for too long. */
async function within<T>(event: Promise<T>, socket: Socket, host: Host, ms: number): Promise<T> {
  const timer = setTimeout(() => {
    // What has arrived meanwhile is read first: this process may have been busy.
    setImmediate(() => socket.destroy(silence(nameOf(host))))
  }, ms)
  const closed = Promise.withResolvers<never>()
  const onClose = () =>
    closed.reject(Object.assign(new Error(`${nameOf(host)} closed the connection`), { code: 'ECONNRESET' }))
  socket.once('close', onClose)
  try {
    return await Promise.race([event, closed.promise])
  } finally {
    clearTimeout(timer)
    socket.off('close', onClose)
  }
}
