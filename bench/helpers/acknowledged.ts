/** What a client was told is stored, beside what is. */
export interface Comparison {
  readonly acknowledged: number
  readonly stored: number
  /** Acknowledged but not stored. */
  readonly lost: number
  /** Stored more than once. */
  readonly doubled: number
}

/** @param stored the keys of all that is stored; one that is stored twice is there twice */
export function compareStored(acknowledged: ReadonlySet<string>, stored: readonly string[]): Comparison {
  const known = new Set(stored)
  return {
    acknowledged: acknowledged.size,
    stored: stored.length,
    lost: [...acknowledged].filter((key) => !known.has(key)).length,
    doubled: stored.length - known.size,
  }
}

export const inWords = ({ acknowledged, stored, lost, doubled }: Comparison): string =>
  `acknowledged ${acknowledged}, stored ${stored}, lost ${lost}, doubled ${doubled}`

/** The longest time between two neighbours of these moments, in milliseconds. */
export function longestGapMs(moments: readonly number[]): number {
  const sorted = moments.toSorted((a, b) => a - b)
  return Math.max(0, ...sorted.slice(1).map((at, before) => at - (sorted[before] ?? at)))
}
