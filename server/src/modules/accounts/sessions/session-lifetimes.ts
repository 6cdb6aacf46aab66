import { isStaff, SESSION, type Role } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'

const DAY_SECONDS = 24 * 3600
const HOUR_SECONDS = 3600

/** How long a session lives. */
export interface SessionLifetime {
  /** After its login, whatever is done in it. */
  readonly longestSeconds: number
  /** After its last use. */
  readonly unusedSeconds: number
  /** Whether only input on a page is a use; otherwise every call is. */
  readonly endsWithoutInput: boolean
}

/** The lifetimes by role: the staff's sessions have power over other people, and end much sooner. */
export function createSessionLifetimes({ staffSession }: Pick<Config, 'staffSession'>) {
  const ofStaff: SessionLifetime = {
    longestSeconds: staffSession.longestHours * HOUR_SECONDS,
    unusedSeconds: staffSession.idleHours * HOUR_SECONDS,
    endsWithoutInput: true,
  }
  const ofOthers: SessionLifetime = {
    longestSeconds: SESSION.longestDays * DAY_SECONDS,
    unusedSeconds: SESSION.unusedDays * DAY_SECONDS,
    endsWithoutInput: false,
  }
  return (role: Role): SessionLifetime => (isStaff(role) ? ofStaff : ofOthers)
}

export type SessionLifetimes = ReturnType<typeof createSessionLifetimes>
