import { DAY_MS, dayOf, startOfDay, weekdayOf } from '../common/days.constants.ts'

// Enumerations
/** The days of a week, Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/**
 * For how long a shop that is closed now stays so.
 * - `hour`
 * - `today`: for the rest of the day; at night, until those hours end
 * - `always`: until it opens again itself
 */
export const CLOSED_TERMS = ['hour', 'today', 'always'] as const
type ClosureTerm = (typeof CLOSED_TERMS)[number]

/** The minutes by which a busy shop may prepare longer. */
export const BUSY_MINUTES = [0, 10, 20, 30] as const

// Limits
export const HOURS = { intervalsADay: 4, holidays: 60, note: 80 } as const
/** A shop that does not open for so long is not told when it opens. */
const HORIZON_DAYS = 400

// Messages
export const hoursMessages = {
  time: 'Please enter a time, e.g. 08:30.',
  overlap: 'These hours begin before the ones before them have ended.',
  none: 'Please enter at least one time, or turn on “Always open”.',
  tooMany: `At most ${HOURS.intervalsADay} times a day.`,
  day: 'Please enter a day.',
  lastDay: 'The last day must not be before the first.',
  tooManyHolidays: `At most ${HOURS.holidays} holidays.`,
} as const

/** Times of a day as HH:MM. Hours that end at or before their beginning pass midnight: 08:00 to 08:00 is a whole day. */
export interface OpeningInterval {
  readonly opens: string
  readonly closes: string
}
export type OpeningWeek = Readonly<Record<Weekday, readonly OpeningInterval[]>>
/** Days, both included, on which a shop does not open. Hours that began on the day before go on until they end. */
export interface HolidayRange {
  readonly from: string
  readonly to: string
}

/** The entries that decide whether a shop is open. */
export interface OpeningHours {
  /** Null: always. */
  readonly week: OpeningWeek | null
  readonly holidays: readonly HolidayRange[]
  /** The shop has closed by hand; `until` null: until it opens again itself. */
  readonly closed: { readonly until: Date | null } | null
}

export interface OpenStatus {
  readonly isOpen: boolean
  /** When it opens next; null while it is open, and if nobody knows. */
  readonly opensAt: Date | null
  /** When it closes by its hours; null while it is closed, and if that is more than a week away. */
  readonly closesAt: Date | null
}

interface Span {
  readonly fromMs: number
  readonly toMs: number
}

const MINUTE_MS = 60_000
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** In minutes from the beginning of its day; it may end on the next one. */
function endOf({ opens, closes }: OpeningInterval): number {
  const [from, to] = [minutesOf(opens), minutesOf(closes)]
  return to > from ? to : to + 24 * 60
}

const ALL_DAY: readonly OpeningInterval[] = [{ opens: '00:00', closes: '00:00' }]

/** The hours that begin on a day, the first one first. */
function spansOf({ week, holidays }: OpeningHours, dayStartMs: number): Span[] {
  const day = dayOf(dayStartMs)
  if (holidays.some(({ from, to }) => from <= day && day <= to)) return []
  const intervals = week ? week[WEEKDAYS[weekdayOf(dayStartMs)] ?? 'mon'] : ALL_DAY
  return intervals
    .map((interval) => ({
      fromMs: dayStartMs + minutesOf(interval.opens) * MINUTE_MS,
      toMs: dayStartMs + endOf(interval) * MINUTE_MS,
    }))
    .sort((a, b) => a.fromMs - b.fromMs)
}

/** Hours that have not ended at a moment, in order; those that touch are one. */
function* spansFrom(hours: OpeningHours, ms: number): Generator<Span> {
  const first = startOfDay(ms) - DAY_MS
  let open: Span | null = null
  for (let day = 0; day <= HORIZON_DAYS + 1; day += 1) {
    for (const span of spansOf(hours, first + day * DAY_MS)) {
      if (span.toMs <= ms) continue
      if (open && span.fromMs <= open.toMs) {
        open = { fromMs: open.fromMs, toMs: Math.max(open.toMs, span.toMs) }
        continue
      }
      if (open) yield open
      open = span
    }
    // Without an end in sight there is none to tell.
    if (open && open.toMs - Math.max(open.fromMs, ms) > 7 * DAY_MS) break
  }
  if (open) yield open
}

/** Says whether a shop is open at a moment, and when that changes. */
export function openStatusAt(hours: OpeningHours, now: Date): OpenStatus {
  const nowMs = now.getTime()
  const { week, holidays, closed } = hours
  const untilMs = closed?.until?.getTime() ?? (closed ? Infinity : nowMs)
  const isClosed = untilMs > nowMs
  if (!isClosed && week === null && holidays.length === 0) return ALWAYS_OPEN
  if (untilMs === Infinity) return { isOpen: false, opensAt: null, closesAt: null }
  const at = Math.max(nowMs, untilMs)
  const [span] = spansFrom(hours, at)
  if (!span) return { isOpen: false, opensAt: null, closesAt: null }
  const opensAt = Math.max(span.fromMs, at)
  if (isClosed || opensAt > nowMs) return { isOpen: false, opensAt: new Date(opensAt), closesAt: null }
  const isFar = span.toMs - nowMs > 7 * DAY_MS
  return { isOpen: true, opensAt: null, closesAt: isFar ? null : new Date(span.toMs) }
}

const ALWAYS_OPEN: OpenStatus = { isOpen: true, opensAt: null, closesAt: null }

/** Until when a shop that closes now for a while stays closed; null: until it opens again itself. */
export function closedUntil(term: ClosureTerm, hours: OpeningHours, now: Date): Date | null {
  if (term === 'always') return null
  const nowMs = now.getTime()
  if (term === 'hour') return new Date(nowMs + 60 * MINUTE_MS)
  const today = startOfDay(nowMs)
  const running = [...spansOf(hours, today - DAY_MS), ...spansOf(hours, today)].filter(
    ({ fromMs, toMs }) => fromMs <= nowMs && nowMs < toMs,
  )
  const night = running.find(({ fromMs }) => fromMs < today)
  if (night && hours.week) return new Date(night.toMs)
  return new Date(Math.max(today + DAY_MS, ...running.map(({ toMs }) => toMs)))
}

/** The first hours of a week that begin before the ones before them have ended, also those of the evening before. */
export function findOverlap(week: OpeningWeek): { day: Weekday; index: number } | null {
  for (const [at, day] of WEEKDAYS.entries()) {
    const before = week[WEEKDAYS[(at + 6) % 7] ?? 'sun']
    const overnight = Math.max(0, ...before.map((interval) => endOf(interval) - 24 * 60))
    const inOrder = week[day]
      .map((interval, index) => ({ interval, index }))
      .sort((a, b) => minutesOf(a.interval.opens) - minutesOf(b.interval.opens))
    let until = overnight
    for (const { interval, index } of inOrder) {
      if (minutesOf(interval.opens) < until) return { day, index }
      until = endOf(interval)
    }
  }
  return null
}
