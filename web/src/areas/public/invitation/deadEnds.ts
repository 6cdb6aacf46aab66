import type { RefusalCode } from '@ozi/contract'

/** Why a link lets nobody in. */
export type DeadEnd = 'expired' | 'used' | 'revoked' | 'unknown' | 'down'

const DEAD_ENDS = {
  INVITATION_EXPIRED: 'expired',
  INVITATION_USED: 'used',
  INVITATION_REVOKED: 'revoked',
  LINK_EXPIRED: 'unknown',
} as const satisfies Partial<Record<RefusalCode, DeadEnd>>

/** Of the refusal's code; undefined for a refusal of something else. */
export const deadEndOf = (code: string): DeadEnd | undefined =>
  Object.hasOwn(DEAD_ENDS, code) ? DEAD_ENDS[code as keyof typeof DEAD_ENDS] : undefined
