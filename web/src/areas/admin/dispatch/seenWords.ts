import { formatRoughMinutes } from './dispatchBoard'
import { searchTexts } from './texts'

/** A rider's place is worth saying how old it is after so many minutes. */
const OLD_MINUTES = 5

/** 'seen 31 min ago'; null of a place that is new. */
export function seenWords(at: string, nowMs: number): string | null {
  const minutes = Math.floor((nowMs - Date.parse(at)) / 60_000)
  return minutes < OLD_MINUTES ? null : searchTexts.seen(formatRoughMinutes(minutes))
}
