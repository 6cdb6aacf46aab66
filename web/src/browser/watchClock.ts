/**
 * For a store whose value depends on the time: looks regularly, because a single long timer fires late on a phone that
 * slept.
 */
export const watchClock =
  (everyMs: number) =>
  (changed: () => void): (() => void) => {
    const timer = setInterval(changed, everyMs)
    return () => clearInterval(timer)
  }
