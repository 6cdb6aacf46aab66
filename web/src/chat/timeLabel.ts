import { formatDate } from '~/ui/text/format'
import { daysBefore, dayStyle } from '~/ui/text/formatSpoken'

/** Whether two messages were written on the same day in Lagos. */
export const isSameDay = (a: string | number, b: string | number): boolean => daysBefore(a, b) === 0

/** hh:mm today, 'Yesterday', the weekday's abbreviation within the last seven days, else the date. */
export function timeLabel(at: string, nowMs: number, yesterday: string, write = formatDate): string {
  const age = daysBefore(at, nowMs)
  if (age <= 0) return write(at, 'time')
  if (age === 1) return yesterday
  return write(at, age < 7 ? 'weekday' : dayStyle(at, nowMs))
}

/** The heading above the messages of a day. */
export function dayLabel(
  at: string | number,
  nowMs: number,
  words: { readonly today: string; readonly yesterday: string },
  write = formatDate,
): string {
  const age = daysBefore(at, nowMs)
  if (age <= 0) return words.today
  return age === 1 ? words.yesterday : write(at, dayStyle(at, nowMs))
}
