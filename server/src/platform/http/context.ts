import type { Refusal } from '../refusal.ts'
import type { RequestSession } from '../sessions/caller.ts'
import type { CountOnce } from './gate.ts'

/** Every handler gets this besides its input. */
export interface RequestContext {
  readonly session: RequestSession
  /** The caller's network address; TRUST_PROXY decides which headers count. */
  readonly address: string
  /** The browser's User-Agent, empty without one. */
  readonly userAgent: string
  readonly countOnce: CountOnce
  /** @throws Refusal REAUTHENTICATE, UNAUTHENTICATED */
  readonly requireRecentProof: () => Promise<void>
  /** Names the call for the log, by its declared path. */
  readonly nameRoute: (route: string) => void
  /** Logs a refusal, as far as it is worth logging. */
  readonly logRefused: (refusal: Refusal, error: unknown) => void
  readonly setHeader: (name: string, value: string) => void
  /** Sets or clears the session cookie. `isMissing`: the request came without it. */
  readonly cookie: {
    readonly set: (token: string) => void
    readonly clear: () => void
    readonly isMissing: boolean
  }
  /** The device token from an earlier login in this browser, or null; `set` stores a new one. */
  readonly device: { readonly token: string | null; readonly set: (token: string) => void }
}
