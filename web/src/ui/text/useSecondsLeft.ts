import { useNow } from './useNow'

/** Whole seconds until then, at least 0. Computed from the clock, so it is right after a phone's sleep. */
export function useSecondsLeft(endsAtMs: number | null): number | null {
  const now = useNow(endsAtMs === null ? null : 500)
  return endsAtMs === null ? null : Math.max(0, Math.ceil((endsAtMs - now) / 1000))
}
