import { TIME_ZONE } from '@ozi/contract'
import { calendarTexts, durationTexts } from '~/languages/en/account/moments'

/** Formats of money and time. Intl formatters are expensive to create, so each is created once. */

const LOCALE = 'en-NG'

const naira = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'NGN',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const wholeNaira = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'NGN',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
})
const count = new Intl.NumberFormat(LOCALE)
const distance = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** ₦1,234.50 from naira (not kobo). Anything that is not a number becomes ₦0.00. */
export function formatNaira(amount: number | null | undefined): string {
  return naira.format(finite(amount))
}

/** ₦1,235: where kobo would be noise, e.g. in a chart. */
export function formatWholeNaira(amount: number | null | undefined): string {
  return wholeNaira.format(finite(amount))
}

/** 12,345 */
export function formatCount(value: number | null | undefined): string {
  return count.format(finite(value))
}

/** '12,345', or '10,000+' for a list that is not counted any further. */
export function formatTotal({ total, totalIsMinimum }: { total: number; totalIsMinimum: boolean }): string {
  return `${formatCount(total)}${totalIsMinimum ? '+' : ''}`
}

/** 4.2 km */
export function formatDistance(distanceKm: number): string {
  return `${distance.format(distanceKm)} km`
}

/** 35 min; 1 h 5 min */
export function formatDuration(minutes: number, words: typeof durationTexts = durationTexts): string {
  const whole = Math.max(1, Math.round(minutes))
  if (whole < 60) return words.minutes(String(whole))
  const rest = whole % 60
  const hours = String(Math.floor(whole / 60))
  return rest === 0 ? words.hours(hours) : words.hoursAndMinutes(hours, String(rest))
}

/** A preparation time from the catalogue, such as '35-45 mins', in these words; anything else unchanged. */
export function formatPreparation(duration: string, words: typeof durationTexts): string {
  const minutes = /^(\d+(?:-\d+)?) mins$/.exec(duration)?.[1]
  return minutes === undefined ? duration : words.preparation(minutes)
}

export type DateStyle = 'date' | 'dateTime' | 'time' | 'weekday' | 'dayMonth'

const dates: Record<DateStyle, Intl.DateTimeFormat> = {
  date: new Intl.DateTimeFormat(LOCALE, {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }),
  dateTime: new Intl.DateTimeFormat(LOCALE, {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }),
  time: new Intl.DateTimeFormat(LOCALE, {
    timeZone: TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }),
  weekday: new Intl.DateTimeFormat(LOCALE, { timeZone: TIME_ZONE, weekday: 'short' }),
  dayMonth: new Intl.DateTimeFormat(LOCALE, { timeZone: TIME_ZONE, day: 'numeric', month: 'short' }),
}

/**
 * A time in Lagos, whatever the device's time zone; '' for no date.
 * @param words the names of days and months: browsers on phones do not know our languages
 */
export function formatDate(
  at: string | number | Date,
  style: DateStyle = 'date',
  words: Readonly<Record<string, string>> = calendarTexts,
): string {
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) return ''
  return dates[style].format(moment).replace(/[A-Z][a-z]{2,}/, (name) => words[name.slice(0, 3)] ?? name)
}

function finite(value: number | null | undefined): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** Keeps a quantity and what it counts on the same line: “suya × 3”. */
export const keepQuantity = (text: string): string => text.replace(/ × (?=\d)/g, '\u00a0×\u00a0')
