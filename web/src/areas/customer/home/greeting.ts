import { localTime, type SessionUser } from '@ozi/contract'

const NOON = 12
const EVENING = 17
/** The hour in which the morning begins; before it, it is still evening. */
const MORNING = 4

/** The part of the day in Lagos, for the greeting. */
export function partOfDay(at: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(localTime(at).slice(11, 13))
  if (hour < MORNING || hour >= EVENING) return 'evening'
  return hour < NOON ? 'morning' : 'afternoon'
}

/** A name in the greeting: people's first name, shops' whole name. */
export function firstName(user: Pick<SessionUser, 'name' | 'role'> | null | undefined): string {
  if (!user) return ''
  const [first = ''] = user.name.trim().split(/\s+/)
  return user.role === 'vendor' ? user.name : first
}
