import { QUOTE } from '@ozi/contract'
import { english } from '~/language/english'

/** The answer to a visitor who asks for a fare. */
export const fareTexts = english('fareTexts', {
  title: 'The fare',
  way: (from: string, to: string) => `From ${from} to ${to}`,
  payment: `Nothing to pay now. The fare stays valid for ${String(QUOTE.lifetimeMinutes)} minutes.`,
  send: 'Send a package',
  receive: 'Receive a package',
  from: 'Where from?',
  to: 'Where to?',
  busy: 'You have asked for many fares in a short time. Please wait a minute, then try again.',
  failed: 'We could not work out the fare just now. Your two places are kept: please try again.',
  retry: 'Try again',
})

/** Why there is no fare. */
export const fareRefusalTexts = english('fareRefusalTexts', {
  missing: 'Please type a place.',
  unknown: 'We do not know this place yet. Try a street, a market, a school or a church near it.',
  OUTSIDE_AREA: 'That place is outside the area we deliver in.',
  NO_ROAD_NEARBY: 'We know no road near that place. Please check it.',
  NO_ROUTE: 'We could not find a road between these two places. Please check them.',
  SAME_PLACE: 'Pickup and dropoff are the same place.',
})
