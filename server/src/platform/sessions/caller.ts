import type { Role } from '@ozi/contract'
import { Refusal } from '../refusal.ts'

/** Who is calling, as the session and the account behind it say at this request. */
export interface Caller {
  readonly accountId: string
  readonly sessionId: string
  readonly role: Role
  readonly email: string
  readonly isVerified: boolean
}

/** Finds the caller behind a session token; null when the session has ended or never was. */
export type Identify = (token: string) => Promise<Caller | null>

/** The same of many at once, in their order. */
export type IdentifyAll = (tokens: readonly string[]) => Promise<readonly (Caller | null)[]>

/** The session of one request: looked up at most once, and only when somebody asks. */
export class RequestSession {
  readonly token: string | null
  readonly #identify: Identify
  #found: Promise<Caller | null> | undefined

  constructor(token: string | null, identify: Identify) {
    this.token = token
    this.#identify = identify
  }

  /** The caller, or null without a living session. */
  find(): Promise<Caller | null> {
    this.#found ??= this.token === null ? Promise.resolve(null) : this.#identify(this.token)
    return this.#found
  }

  /** The caller. @throws Refusal UNAUTHENTICATED without a living session. */
  async caller(): Promise<Caller> {
    const caller = await this.find()
    if (!caller) throw new Refusal('UNAUTHENTICATED')
    return caller
  }
}
