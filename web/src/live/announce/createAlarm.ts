/** Short enough to be heard at the stove, and to keep browsers from slowing down the timers of a silent tab. */
export const RING_EVERY_MS = 6_000

/** Why an alarm is not heard, or that it is. */
export type AlarmSound = 'on' | 'muted' | 'blocked'

/** @param isAllowed whether the browser plays sounds: it needs a tap first */
export function alarmSoundOf(isMuted: boolean, isAllowed: boolean): AlarmSound {
  if (isMuted) return 'muted'
  return isAllowed ? 'on' : 'blocked'
}

/**
 * Rings again and again while something waits. The first ring comes after one interval: what has just come is
 * announced by itself.
 * @param ring called with the number of the interval, the same in all tabs of this browser
 */
export function createAlarm(ring: (interval: number) => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    /** Repeated, it does not begin anew. */
    set(isOn: boolean): void {
      if (isOn === (timer !== undefined)) return
      clearInterval(timer)
      timer = isOn
        ? setInterval(() => ring(Math.round(Date.now() / RING_EVERY_MS)), RING_EVERY_MS)
        : undefined
    },
  }
}
