import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises'
import { nameOf, type Host } from './address.ts'
import { Conversation } from './messages.ts'
import { silence, type DatabaseServer } from './server.ts'

/** How long a login may take. */
const LOGIN_MS = 5_000
/**
 * How long one session may be silent while the server speaks in others and cannot tell whether it works for this one.
 * Exports may take 120 s to find a row.
 */
const SILENCE_MS = 130_000

export interface SessionOptions {
  /** Whether the session ends when the server is silent. Not for migrations and backups: they cannot be repeated. */
  readonly isWatched?: boolean
}

type Done = (error?: Error | null) => void

/**
 * A session's connection, for either driver: it chooses the host, speaks TLS where asked for, and ends with
 * ETIMEDOUT when the server owes an answer and is silent. To the driver it is a socket without TLS.
 */
export class DatabaseStream extends Duplex {
  readonly #server: DatabaseServer
  readonly #isWatched: boolean
  readonly #conversation: Conversation
  #host: Host
  #socket: Socket | undefined
  #firstWrite: (() => void) | undefined
  #timer: NodeJS.Timeout | undefined
  /** When the answer that is due was asked for, or something of it came last. */
  #waitsSince = 0

  constructor(server: DatabaseServer, { isWatched = false }: SessionOptions = {}) {
    super({ allowHalfOpen: false, emitClose: false })
    this.#server = server
    this.#host = server.host
    this.#isWatched = isWatched
    this.#conversation = new Conversation((name, value) => this.#judgeStatus(name, value))
  }

  /** The drivers' own host is not used. Emits `connect`, or `error` and `close`. */
  connect(): this {
    // Later, so that the driver listens for errors by then.
    setImmediate(() => {
      this.#server.connect().then(
        ({ socket, host }) => this.#begin(socket, host),
        (error: unknown) => this.destroy(error as Error),
      )
    })
    return this
  }

  /** As a socket says it; postgres.js asks. */
  get readyState(): 'open' | 'closed' {
    return this.destroyed ? 'closed' : 'open'
  }

  // Set for each socket by the server.
  setNoDelay = (): this => this
  setKeepAlive = (): this => this

  ref(): this {
    this.#socket?.ref()
    return this
  }

  unref(): this {
    this.#socket?.unref()
    return this
  }

  #begin(socket: Socket, host: Host): void {
    if (this.destroyed) return void socket.destroy()
    this.#socket = socket
    this.#host = host
    if (this.#isWatched) this.#server.connections.add(this)
    socket.on('data', (chunk: Buffer) => this.#hear(chunk))
    socket.on('end', () => this.push(null))
    socket.on('error', (error) => this.destroy(error))
    socket.on('close', () => this.destroy())
    this.#firstWrite?.()
    this.emit('connect')
  }

  #hear(chunk: Buffer): void {
    const now = performance.now()
    this.#server.lastHeardAt = now
    this.#waitsSince = now
    this.#conversation.received(chunk)
    if (this.#timer && !this.#conversation.isAnswerDue) {
      clearTimeout(this.#timer)
      this.#timer = undefined
    }
    if (!this.destroyed && !this.push(chunk)) this.#socket?.pause()
  }

  #judgeStatus(name: string, value: string): void {
    const { needsPrimary, needsStandby } = this.#server.address
    const isStandby = name === 'in_hot_standby'
    const isReadOnly = isStandby || name === 'default_transaction_read_only'
    const isWrong = value === 'on' ? needsPrimary && isReadOnly : needsStandby && isStandby
    if (!isWrong) return
    this.#server.passOver(this.#host)
    const error = new Error(
      `The database at ${nameOf(this.#host)} ${needsPrimary ? 'only reads' : 'is no standby'}`,
    )
    this.destroy(Object.assign(error, { code: '25006' }))
  }

  /** Looks every few seconds, because a statement may rightly take long. */
  #watch(): void {
    if (!this.#isWatched || this.#timer || !this.#conversation.isAnswerDue) return
    this.#waitsSince = performance.now()
    // What has arrived meanwhile is read first: this process may have been busy.
    this.#timer = setTimeout(() => setImmediate(() => this.#doubt()), this.#server.patience.doubtMs)
    this.#timer.unref()
  }

  #doubt(): void {
    if (!this.#timer) return
    const waitedMs = performance.now() - this.#waitsSince
    const limitMs = this.#conversation.isLoggedIn ? SILENCE_MS : LOGIN_MS
    if (waitedMs >= limitMs) return void this.destroy(silence(nameOf(this.#host)))
    if (waitedMs >= this.#server.patience.doubtMs - 1) {
      // Others could not connect there.
      if (this.#host !== this.#server.host) return void this.destroy(silence(nameOf(this.#host)))
      this.#server.judge(this.#waitsSince)
      void this.#endIfLost()
    }
    this.#timer.refresh()
  }

  /** Ends when both sides wait for each other: the network loses the packets of this connection alone. */
  async #endIfLost(): Promise<void> {
    const { processId, isLoggedIn } = this.#conversation
    const since = this.#waitsSince
    if (!isLoggedIn || processId === undefined || this.#socket?.isPaused()) return
    if (await this.#server.isWorkingFor(processId)) return
    // The answer may be on its way.
    await sleep(this.#server.patience.connectMs, undefined, { ref: false })
    await afterReading()
    if (since === this.#waitsSince && this.#conversation.isAnswerDue)
      this.destroy(silence(nameOf(this.#host)))
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    const write = () => {
      if (this.#isWatched) {
        this.#conversation.sent(chunk)
        this.#watch()
      }
      this.#socket?.write(chunk, done)
    }
    if (this.#socket) write()
    else this.#firstWrite = write
  }

  override _read(): void {
    this.#socket?.resume()
  }

  override _final(done: Done): void {
    if (this.#socket) this.#socket.end(done)
    else this.destroy()
  }

  override _destroy(error: Error | null, done: Done): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#server.connections.delete(this)
    this.#socket?.destroy()
    done(error)
    // As a socket does, after the error.
    process.nextTick(() => this.emit('close', error !== null))
  }
}
