import { TIME_ZONE } from '@ozi/contract'
import { formatDate } from '~/ui/format'

const DAY_MS = 86_400_000
const days = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** The calendar day in Lagos as a number; consecutive days differ by one. */
const dayOf = (at: string | number): number => Date.parse(days.format(new Date(at))) / DAY_MS

/** Whether two messages were written on the same day in Lagos. */
export const isSameDay = (a: string | number, b: string | number): boolean => dayOf(a) === dayOf(b)

/** hh:mm today, 'Yesterday', the weekday's abbreviation within the last seven days, else the date. */
export function timeLabel(at: string, nowMs: number, yesterday: string, write = formatDate): string {
  const age = dayOf(nowMs) - dayOf(at)
  if (age <= 0) return write(at, 'time')
  if (age === 1) return yesterday
  return write(at, age < 7 ? 'weekday' : 'date')
}

/** The heading above the messages of a day. */
export function dayLabel(
  at: string | number,
  nowMs: number,
  words: { readonly today: string; readonly yesterday: string },
  write = formatDate,
): string {
  const age = dayOf(nowMs) - dayOf(at)
  if (age <= 0) return words.today
  return age === 1 ? words.yesterday : write(at, 'date')
}
