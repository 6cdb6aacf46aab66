import type { Refusal } from '../refusal.ts'
import type { RequestSession } from '../sessions/caller.ts'
import type { CountOnce } from './gate.ts'

/** What every handler is given beside its input. */
export interface RequestContext {
  readonly session: RequestSession
  /** The caller's network address, as TRUST_PROXY lets us believe it. */
  readonly address: string
  readonly countOnce: CountOnce
  /** Says which call this is, by its path as it is declared. */
  readonly nameRoute: (route: string) => void
  /** Logs what is to be known of a refusal. */
  readonly logRefused: (refusal: Refusal, error: unknown) => void
  readonly setHeader: (name: string, value: string) => void
  /** Keeps the session in the browser's cookie, or takes it away. */
  readonly cookie: { readonly set: (token: string) => void; readonly clear: () => void }
  /** By what this browser is known from an earlier login, if it is; and how it is to be known from now on. */
  readonly device: { readonly token: string | null; readonly set: (token: string) => void }
}
