import { DAY_MS, dayOf } from '@ozi/contract'
import { calendarWords, openingTexts } from '~/languages/en/moments'
import { formatDate } from './format'

/** A shop, as far as it says when it is open. */
export interface OpeningShop {
  readonly isOpen: boolean
  readonly opensAt?: string | undefined
}

/** Also of a shop that has opened since the server was asked. */
export const isOpenNow = ({ isOpen, opensAt }: OpeningShop, now = Date.now()): boolean =>
  isOpen || (opensAt !== undefined && Date.parse(opensAt) <= now)

/** When a closed shop opens: 'Closed · opens 08:00', 'Closed · opens Mon 08:00'. */
export function formatOpening(
  { opensAt }: OpeningShop,
  words: typeof openingTexts = openingTexts,
  calendar: typeof calendarWords = calendarWords,
  now = Date.now(),
): string {
  if (opensAt === undefined) return words.closed
  const at = Date.parse(opensAt)
  const time = formatDate(at, 'time')
  if (dayOf(at) === dayOf(now)) return words.today(time)
  if (dayOf(at) === dayOf(now + DAY_MS)) return words.tomorrow(time)
  const isThisWeek = at - now < 6 * DAY_MS
  return words.day(formatDate(at, isThisWeek ? 'weekday' : 'dayMonth', calendar), time)
}
