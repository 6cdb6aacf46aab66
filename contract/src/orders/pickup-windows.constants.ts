import { DAY_MS, startOfDay } from '../common/days.constants.ts'

/** A rider comes for a parcel between these instants in ISO 8601. */
interface PickupTimes {
  readonly from: string
  readonly to: string
}

const MINUTE_MS = 60_000

// Limits
export const PICKUP_WINDOW = {
  minutes: 30,
  /** In Lagos: the first window of a day begins, and the last one ends. */
  dayBeginsHour: 7,
  dayEndsHour: 20,
  /** Today and so many days after it have windows. */
  daysAhead: 7,
  /** A form offers windows that begin no sooner: whoever wants a rider sooner wants one now. */
  leadMinutes: 30,
  /** A surge that has no end counts for windows that begin within this time. */
  surgeMinutesAhead: 120,
} as const

// Messages
export const pickupMessages = {
  notOffered: 'We do not pick up at that time. Please choose another one.',
} as const

/** The beginnings of the windows of a day that may be chosen, in milliseconds. @param day any moment of it */
export function windowsOfDay(day: number, now: number): number[] {
  const { minutes, dayBeginsHour, dayEndsHour, leadMinutes } = PICKUP_WINDOW
  const count = ((dayEndsHour - dayBeginsHour) * 60) / minutes
  const begin = startOfDay(day) + dayBeginsHour * 60 * MINUTE_MS
  return Array.from({ length: count }, (_, at) => begin + at * minutes * MINUTE_MS).filter(
    (from) => from >= now + leadMinutes * MINUTE_MS,
  )
}

/** Days that have windows to choose, by a moment of each, in milliseconds. */
export const daysOfWindows = (now: number): number[] =>
  Array.from({ length: PICKUP_WINDOW.daysAhead + 1 }, (_, at) => startOfDay(now) + at * DAY_MS).filter(
    (day) => windowsOfDay(day, now).length > 0,
  )

export const pickupWindowAt = (from: number): PickupTimes => ({
  from: new Date(from).toISOString(),
  to: new Date(from + PICKUP_WINDOW.minutes * MINUTE_MS).toISOString(),
})

/** An order may be placed for this window: it is one of those of a day, and has not begun. */
export function isPickupWindow({ from, to }: PickupTimes, now: number): boolean {
  const [begin, end] = [Date.parse(from), Date.parse(to)]
  const { minutes, leadMinutes, daysAhead } = PICKUP_WINDOW
  return (
    begin > now &&
    startOfDay(begin) <= startOfDay(now) + daysAhead * DAY_MS &&
    end - begin === minutes * MINUTE_MS &&
    windowsOfDay(begin, now - leadMinutes * MINUTE_MS).includes(begin)
  )
}
