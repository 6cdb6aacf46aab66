/** Factors of the driving time by hour of the day; 1 is the average. */
export type Traffic = {
  /** An IANA name, e.g. 'Africa/Lagos'. */
  timeZone: string
  /** 24 factors, the first for the hour after midnight. */
  durationFactors: readonly number[]
}

/**
 * The default where the region file says nothing: a Nigerian city with a peak in the morning and a longer
 * one in the evening. Estimates, not measured.
 */
export const DEFAULT_TRAFFIC: Traffic = {
  timeZone: 'Africa/Lagos',
  durationFactors: [
    ...[0.75, 0.75, 0.75, 0.75, 0.75, 0.8, 1, 1.35, 1.35, 1.15, 1.05, 1.05],
    ...[1.05, 1.05, 1.1, 1.2, 1.35, 1.45, 1.4, 1.2, 1, 0.9, 0.8, 0.75],
  ],
}

/** Creates a function that answers the factor at a time; 1 for an invalid date. */
export function createTrafficClock({ timeZone, durationFactors }: Traffic): (at: Date) => number {
  const hour = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  return (at) => (Number.isNaN(at.getTime()) ? 1 : (durationFactors[Number(hour.format(at))] ?? 1))
}
