/** The types of PostgreSQL's messages that matter here: https://www.postgresql.org/docs/current/protocol-message-formats.html */
const type = (letter: string): number => letter.charCodeAt(0)
/** A letter and a length. */
const HEAD_BYTES = 5
const STATUS = type('S')
const READY = type('Z')
const KEY = type('K')
const SYNC = type('S')
const FLUSH = type('H')
/** After these, the server answers up to READY. */
const asking = new Set([SYNC, type('Q'), type('F')])
/** What ends the answer to a FLUSH: columns, no columns, an error, a portal's rows. */
const flushed = new Set(['T', 'n', 'E', 's', 'C'].map(type))

/** A setting that the server reports, such as `in_hot_standby`. */
export type OnStatus = (name: string, value: string) => void

/** Follows both directions of a session, to know whether the server owes an answer. */
export class Conversation {
  #questions = 0
  #flushes = 0
  #hasBegun = false
  #isLoggedIn = false
  #processId: number | undefined
  /** How much of a message is still to come. */
  #skip = 0
  /** The beginning of a message that says too little yet. */
  #rest: Buffer = Buffer.alloc(0)
  readonly #onStatus: OnStatus

  /** @param onStatus gets the settings that the server reports up to the end of the login */
  constructor(onStatus: OnStatus) {
    this.#onStatus = onStatus
  }

  get isAnswerDue(): boolean {
    return this.#questions > 0 || this.#flushes > 0
  }

  get isLoggedIn(): boolean {
    return this.#isLoggedIn
  }

  /** The number of the server's process that serves this session, or what a pooler says instead. */
  get processId(): number | undefined {
    return this.#processId
  }

  /** @param chunk whole messages */
  sent(chunk: Buffer): void {
    let at = 0
    if (!this.#hasBegun) {
      // The first message has no type.
      this.#hasBegun = true
      this.#questions = 1
      at = chunk.readInt32BE(0)
    }
    while (at + HEAD_BYTES <= chunk.length) {
      const kind = chunk.readUInt8(at)
      if (asking.has(kind)) this.#questions += 1
      if (kind === FLUSH) this.#flushes += 1
      at += 1 + chunk.readInt32BE(at + 1)
    }
  }

  /** @param chunk any part of the stream */
  received(chunk: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
    let at = this.#skip
    while (at + HEAD_BYTES <= bytes.length) {
      const kind = bytes.readUInt8(at)
      const end = at + 1 + bytes.readInt32BE(at + 1)
      if (kind === STATUS && !this.#isLoggedIn) {
        if (end > bytes.length) break
        const [name = '', value = ''] = bytes.toString('utf8', at + HEAD_BYTES, end).split('\0')
        this.#onStatus(name, value)
      }
      if (kind === KEY && !this.#isLoggedIn) {
        if (end > bytes.length) break
        this.#processId = bytes.readInt32BE(at + HEAD_BYTES)
      }
      this.#follow(kind)
      at = end
    }
    this.#skip = Math.max(0, at - bytes.length)
    this.#rest = bytes.subarray(at)
  }

  #follow(kind: number): void {
    if (kind === READY) {
      this.#questions = Math.max(0, this.#questions - 1)
      this.#flushes = 0
      this.#isLoggedIn = true
    } else if (flushed.has(kind)) this.#flushes = Math.max(0, this.#flushes - 1)
  }
}
