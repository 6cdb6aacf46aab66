import type { Role } from '@ozi/contract'
import { Refusal } from '../refusal.ts'

/** Who is calling, according to the session and its account at the time of this request. */
export interface Caller {
  readonly accountId: string
  readonly sessionId: string
  readonly role: Role
  readonly email: string
  readonly isVerified: boolean
  /** The staff chose their password, and they have not chosen their own yet. */
  readonly mustChoosePassword?: boolean | undefined
  /** From when on they need a second factor; absent if none is required of them, or it is on. */
  readonly secondFactorDueAt?: Date | undefined
}

/** True if the time in which they may do without a second factor is over. */
export const lacksSecondFactor = ({ secondFactorDueAt }: Pick<Caller, 'secondFactorDueAt'>): boolean =>
  secondFactorDueAt !== undefined && secondFactorDueAt.getTime() <= Date.now()

/** The step that a caller must take before anything else; null if none. */
export function requiredStep(
  caller: Pick<Caller, 'mustChoosePassword' | 'secondFactorDueAt'>,
): 'PASSWORD_CHANGE_REQUIRED' | 'SECOND_FACTOR_REQUIRED' | null {
  if (caller.mustChoosePassword) return 'PASSWORD_CHANGE_REQUIRED'
  return lacksSecondFactor(caller) ? 'SECOND_FACTOR_REQUIRED' : null
}

/**
 * Finds the caller by session token, and keeps that the session was seen at this network address; null if the
 * session has ended or never existed.
 */
export type Identify = (token: string, address: string) => Promise<Caller | null>

/** The same for many tokens at once; results in the same order. */
export type IdentifyAll = (tokens: readonly string[]) => Promise<readonly (Caller | null)[]>

/** The session of one request, looked up lazily and at most once. */
export class RequestSession {
  readonly token: string | null
  readonly #identify: (token: string) => Promise<Caller | null>
  #found: Promise<Caller | null> | undefined

  constructor(token: string | null, identify: (token: string) => Promise<Caller | null>) {
    this.token = token
    this.#identify = identify
  }

  /** The caller, or null without a valid session. */
  find(): Promise<Caller | null> {
    this.#found ??= this.token === null ? Promise.resolve(null) : this.#identify(this.token)
    return this.#found
  }

  /** The caller. @throws Refusal UNAUTHENTICATED without a valid session. */
  async caller(): Promise<Caller> {
    const caller = await this.find()
    if (!caller) throw new Refusal('UNAUTHENTICATED')
    return caller
  }
}
