import { DAY_MS } from '@ozi/contract'
import { calendarTexts, openingTexts } from '~/languages/en/account/moments'
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
  calendar: typeof calendarTexts = calendarTexts,
  now = Date.now(),
): string {
  if (opensAt === undefined) return words.closed
  const { day, time } = dayAndTimeOf(Date.parse(opensAt), words, calendar, now)
  return words.opens(`${day} ${time}`.trim())
}

/** A time to come: 08:00, with no day if it is today; 'tomorrow', 'Mon', '28 Dec'. */
export function dayAndTimeOf(
  at: number,
  words: Pick<typeof openingTexts, 'tomorrow'> = openingTexts,
  calendar: typeof calendarTexts = calendarTexts,
  now = Date.now(),
): { readonly day: string; readonly time: string } {
  const isOn = (day: number) => formatDate(at) === formatDate(day)
  const day = isOn(now)
    ? ''
    : isOn(now + DAY_MS)
      ? words.tomorrow
      : formatDate(at, at - now < 6 * DAY_MS ? 'weekday' : 'dayMonth', calendar)
  return { day, time: formatDate(at, 'time') }
}
