import { DAY_MS, startOfDay } from '@ozi/contract'
import { calendarTexts } from '~/languages/en/account/moments'
import { spokenTexts } from '~/languages/en/account/spoken'
import { type DateStyle, formatDate } from './format'

type Moment = string | number | Date
type Calendar = Readonly<Record<string, string>>

/** By how many calendar days in Lagos one time is before another; negative if it is after it. */
export function daysBefore(at: Moment, other: Moment): number {
  return (dayBegan(other) - dayBegan(at)) / DAY_MS
}

const dayBegan = (at: Moment): number => startOfDay(new Date(at).getTime())

/** A date has its year if that is another than now: '12 Nov', '12 Nov 2025'. */
export const dayStyle = (at: Moment, nowMs: number): DateStyle =>
  yearOf(at) === yearOf(nowMs) ? 'dayMonth' : 'date'

const yearOf = (at: Moment): string => formatDate(at).slice(-4)

/**
 * A time as people say it, within a sentence: '23:26' today, 'yesterday 23:26', 'tomorrow 23:26', 'Mon 23:26' within
 * a week, else the date; '' for no date. What is to come has its time at any distance, because something ends then.
 * @param hasTime whether a past date has it too
 */
export function formatInSentence(
  at: Moment,
  nowMs: number,
  words: typeof spokenTexts = spokenTexts,
  calendar: Calendar = calendarTexts,
  hasTime = false,
): string {
  const time = formatDate(at, 'time')
  const age = daysBefore(at, nowMs)
  if (age === 0) return time
  if (age === 1) return words.yesterday(time)
  if (age === -1) return words.tomorrow(time)
  if (Math.abs(age) < 7) return `${formatDate(at, 'weekday', calendar)} ${time}`
  const day = formatDate(at, dayStyle(at, nowMs), calendar)
  return age < 0 || hasTime ? `${day} ${time}` : day
}

/** The same where it stands alone: 'Yesterday 23:26'. */
export function formatSpoken(...moment: Parameters<typeof formatInSentence>): string {
  const words = formatInSentence(...moment)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** As people say it, with 'just now' and '12 min ago' within the last hour. */
export function formatAgo(
  at: Moment,
  nowMs: number,
  words: typeof spokenTexts = spokenTexts,
  calendar: Calendar = calendarTexts,
): string {
  const minutes = Math.floor((nowMs - new Date(at).getTime()) / 60_000)
  // Clocks of phones differ from ours by some seconds.
  if (minutes === 0 || minutes === -1) return words.justNow
  return minutes > 0 && minutes < 60
    ? words.minutesAgo(String(minutes))
    : formatSpoken(at, nowMs, words, calendar)
}
