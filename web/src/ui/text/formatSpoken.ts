import { DAY_MS, startOfDay } from '@ozi/contract'
import { calendarTexts } from '~/languages/en/account/moments'
import { spokenTexts } from '~/languages/en/account/spoken'
import { formatDate } from './format'

/** By how many calendar days in Lagos one time is before another; negative if it is after it. */
export function daysBefore(at: string | number | Date, other: string | number | Date): number {
  return (dayBegan(other) - dayBegan(at)) / DAY_MS
}

const dayBegan = (at: string | number | Date): number => startOfDay(new Date(at).getTime())

/**
 * A time as people say it: '08:15' today, 'Yesterday 08:15', 'Tomorrow 08:15', else the date and the time; '' for no
 * date.
 */
export function formatSpoken(
  at: string | number | Date,
  nowMs: number,
  words: typeof spokenTexts = spokenTexts,
  calendar: Readonly<Record<string, string>> = calendarTexts,
): string {
  const time = formatDate(at, 'time')
  switch (daysBefore(at, nowMs)) {
    case 0:
      return time
    case 1:
      return words.yesterday(time)
    case -1:
      return words.tomorrow(time)
    default:
      return formatDate(at, 'dateTime', calendar)
  }
}

/** Within a sentence: '08:15' today, else the date and the time. */
export const formatInSentence = (
  at: string,
  nowMs: number,
  calendar: Readonly<Record<string, string>> = calendarTexts,
): string => formatDate(at, daysBefore(at, nowMs) === 0 ? 'time' : 'dateTime', calendar)

/** As people say it, with 'just now' and '12 min ago' within the last hour. */
export function formatAgo(
  at: string | number | Date,
  nowMs: number,
  words: typeof spokenTexts = spokenTexts,
  calendar: Readonly<Record<string, string>> = calendarTexts,
): string {
  const minutes = Math.floor((nowMs - new Date(at).getTime()) / 60_000)
  // Clocks of phones differ from ours by some seconds.
  if (minutes === 0 || minutes === -1) return words.justNow
  return minutes > 0 && minutes < 60
    ? words.minutesAgo(String(minutes))
    : formatSpoken(at, nowMs, words, calendar)
}
