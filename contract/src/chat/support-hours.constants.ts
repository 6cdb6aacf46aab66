import type { OpeningHours, OpeningInterval } from '../catalogue/hours.constants.ts'

/** When the office answers, on each day from Monday to Friday, and on Saturday and Sunday. */
export const SUPPORT_TIMES = {
  weekday: { opens: '08:00', closes: '17:00' },
  weekend: { opens: '12:00', closes: '17:00' },
} as const satisfies Readonly<Record<string, OpeningInterval>>

const { weekday, weekend } = SUPPORT_TIMES

/** The same, by the day; in the region's time zone, as a shop's hours are. */
export const SUPPORT_HOURS: OpeningHours = {
  week: {
    mon: [weekday],
    tue: [weekday],
    wed: [weekday],
    thu: [weekday],
    fri: [weekday],
    sat: [weekend],
    sun: [weekend],
  },
  holidays: [],
  closed: null,
}

/** '8am', '12pm', '5pm': a whole hour on the twelve hours of a clock. */
export function onTwelveHours(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${String(hour % 12 === 0 ? 12 : hour % 12)}${hour < 12 ? 'am' : 'pm'}`
}
