import { DAY_MS, type RiderDay } from '@ozi/contract'

/** Midnight in UTC, so that a day is the same for every clock. */
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The Monday of a day's week, e.g. 2026-03-02. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(timeOf(day)).getUTCDay() + 6) % 7
  return new Date(timeOf(day) - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}

/** The days summed by week, each named by its Monday; the latest first, as the days are. */
export function sumWeeks(days: readonly RiderDay[]): RiderDay[] {
  const weeks = new Map<string, RiderDay>()
  for (const { day, ...sums } of days) {
    const monday = mondayOf(day)
    const week = weeks.get(monday) ?? {
      day: monday,
      delivered: 0,
      distanceKm: 0,
      collected: 0,
      handedIn: 0,
      earned: 0,
      tips: 0,
    }
    weeks.set(monday, {
      day: monday,
      delivered: week.delivered + sums.delivered,
      distanceKm: week.distanceKm + sums.distanceKm,
      collected: week.collected + sums.collected,
      handedIn: week.handedIn + sums.handedIn,
      earned: week.earned + sums.earned,
      tips: week.tips + sums.tips,
    })
  }
  return [...weeks.values()]
}
