// Enumerations
/**
 * Reasons for which a position is not kept.
 * - `future`: later than the server's clock
 * - `early`: from before the job, or from before the rider's consent
 * - `outside`: outside the region, e.g. with longitude and latitude swapped
 * - `inaccurate`: the phone knew it too badly
 * - `tooFast`: nobody rides there that fast from the position before
 * - `noJob`: the rider carries nothing and is not on duty
 * - `noConsent`: the rider does not share positions
 */
export const POSITION_DROPS = [
  'future',
  'early',
  'outside',
  'inaccurate',
  'tooFast',
  'noJob',
  'noConsent',
] as const

// Limits
export const POSITION = {
  /** The most positions in a call. */
  most: 100,
  /** A phone's clock may be ahead by this. */
  aheadSeconds: 30,
  accuracyMaxM: 250,
  speedMaxKmh: 200,
  keptDays: 30,
  /** A rider's phone sends a position after so long or so far, whichever comes first. */
  everySeconds: 5,
  everyMetres: 25,
  /** A phone without a network keeps so many; then the oldest go. */
  queuedMax: 500,
  /** An older position is shown with its age. */
  freshSeconds: 120,
} as const

/** Minutes of the hand-overs at the pickup and at the dropoff, and the steps of the clock time that is shown. */
export const ARRIVAL = {
  pickupMinutes: 4,
  dropoffMinutes: 2,
  stepMinutes: 5,
  /** A way is computed anew when it is older than this. */
  waySeconds: 10,
} as const
