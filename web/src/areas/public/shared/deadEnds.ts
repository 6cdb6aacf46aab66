import type { RefusalCode } from '@ozi/contract'

/** Why an invitation link does not work. */
export type DeadEnd = 'expired' | 'used' | 'revoked' | 'unknown' | 'down'

const DEAD_ENDS = {
  INVITATION_EXPIRED: 'expired',
  INVITATION_USED: 'used',
  INVITATION_REVOKED: 'revoked',
  LINK_EXPIRED: 'unknown',
} as const satisfies Partial<Record<RefusalCode, DeadEnd>>

/** From a refusal's code; undefined if the refusal is about something else. */
export const deadEndOf = (code: string): DeadEnd | undefined =>
  Object.hasOwn(DEAD_ENDS, code) ? DEAD_ENDS[code as keyof typeof DEAD_ENDS] : undefined
