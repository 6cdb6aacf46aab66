import { TIME_ZONE } from '@ozi/contract'
import { formatDate } from '~/ui/format'

const DAY_MS = 86_400_000
const days = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE })

/** The day on the calendar of Lagos, as a number; days that follow each other differ by one. */
const dayOf = (at: string | number): number => Date.parse(days.format(new Date(at))) / DAY_MS

/** Whether two messages were written on one day of Lagos. */
export const isSameDay = (a: string | number, b: string | number): boolean => dayOf(a) === dayOf(b)

/** hh:mm today, 'Yesterday', the weekday's abbreviation below seven days, else the date. */
export function timeLabel(at: string, nowMs: number, yesterday: string, write = formatDate): string {
  const age = dayOf(nowMs) - dayOf(at)
  if (age <= 0) return write(at, 'time')
  if (age === 1) return yesterday
  return write(at, age < 7 ? 'weekday' : 'date')
}

/** What stands over the messages of a day. */
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
