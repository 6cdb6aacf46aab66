/** How much at once, and how much per second in the long run. */
export interface Budget {
  readonly burst: number
  readonly perSecond: number
}

/** A token bucket. @returns a function that takes `cost` tokens, or answers false if there are too few */
export function createBudget(
  { burst, perSecond }: Budget,
  now: () => number = Date.now,
): (cost: number) => boolean {
  let left = burst
  let filledAt = now()
  return (cost) => {
    const filled = ((now() - filledAt) / 1_000) * perSecond
    left = Math.min(burst, left + filled)
    filledAt = now()
    if (left < cost) return false
    left -= cost
    return true
  }
}
