import type { SessionUser } from '@ozi/contract'

const NOON = 12
const EVENING = 17
/** The hour in which the morning begins; before it, it is still evening. */
const MORNING = 4
/** Lagos is one hour ahead of UTC all year. With the formats of dates the first page would carry those of money, too. */
const AHEAD_HOURS = 1

/** The part of the day in Lagos, for the greeting. */
export function partOfDay(at: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = (at.getUTCHours() + AHEAD_HOURS) % 24
  if (hour < MORNING || hour >= EVENING) return 'evening'
  return hour < NOON ? 'morning' : 'afternoon'
}

/** What the greeting calls somebody: people by their first name, shops by their whole name. */
export function firstName(user: Pick<SessionUser, 'name' | 'role'> | null | undefined): string {
  if (!user) return ''
  const [first = ''] = user.name.trim().split(/\s+/)
  return user.role === 'vendor' ? user.name : first
}
