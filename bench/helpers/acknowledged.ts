/** The longest time between two neighbours of these moments, in milliseconds. */
export function longestGapMs(moments: readonly number[]): number {
  const sorted = moments.toSorted((a, b) => a - b)
  return Math.max(0, ...sorted.slice(1).map((at, before) => at - (sorted[before] ?? at)))
}
