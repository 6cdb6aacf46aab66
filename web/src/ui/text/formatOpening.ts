import { calendarTexts, openingTexts } from '~/languages/en/account/moments'
import { spokenTexts } from '~/languages/en/account/spoken'
import { formatInSentence } from './formatSpoken'

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
  spoken: typeof spokenTexts = spokenTexts,
  calendar: typeof calendarTexts = calendarTexts,
  now = Date.now(),
): string {
  if (opensAt === undefined) return words.closed
  return words.opens(formatInSentence(opensAt, now, spoken, calendar))
}
