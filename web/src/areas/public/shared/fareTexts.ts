import type { End, FareRefusal } from './fare'

const OF: Record<End, string> = { from: 'Where from?', to: 'Where to?' }

export const fareTexts = {
  title: 'The fare',
  way: (from: string, to: string) => `From ${from} to ${to}`,
  payment: 'Cash, to the rider. Nothing to pay now.',
  send: 'Send a package',
  receive: 'Receive a package',
  refused: (reason: FareRefusal, end?: End): string => {
    const where = end ? `${OF[end]} ` : ''
    switch (reason) {
      case 'missing':
        return `${where}Please type a place.`
      case 'unknown':
        return `${where}We do not know this place yet. Try a street, a market, a school or a church near it.`
      case 'OUTSIDE_AREA':
        return `${where}That place is outside the area we deliver in.`
      case 'NO_ROAD_NEARBY':
        return `${where}We know no road near that place. Please check it.`
      case 'NO_ROUTE':
        return `${where}We could not find a road between these two places. Please check them.`
      case 'SAME_PLACE':
        return 'Pickup and dropoff are the same place.'
    }
  },
  busy: 'You have asked for many fares in a short time. Please wait a minute, then try again.',
  failed: 'We could not work out the fare just now. Your two places are kept: please try again.',
  retry: 'Try again',
} as const
