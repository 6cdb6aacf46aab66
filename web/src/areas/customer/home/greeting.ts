import { formatDate } from '~/ui/format'

const NOON = 12
const EVENING = 17
/** Until then the night before is not over. */
const MORNING = 4

/** What one greets by, by the clock of Lagos. */
export function partOfDay(at: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(formatDate(at, 'time').slice(0, 2))
  if (hour < MORNING || hour >= EVENING) return 'evening'
  return hour < NOON ? 'morning' : 'afternoon'
}
