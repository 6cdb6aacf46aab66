import { formatDate } from '~/ui/format'

const NOON = 12
const EVENING = 17
/** The hour in which the morning begins; before it, it is still evening. */
const MORNING = 4

/** The part of the day in Lagos, for the greeting. */
export function partOfDay(at: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(formatDate(at, 'time').slice(0, 2))
  if (hour < MORNING || hour >= EVENING) return 'evening'
  return hour < NOON ? 'morning' : 'afternoon'
}
