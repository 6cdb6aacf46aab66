import { RECENT_PLACES, type AddressSuggestion, type AddressBookEntry, type RecentPlace } from '@ozi/contract'
import { haversineM } from '@ozi/geo'
import { agreeOnPoint } from './rider-tracking/agree-on-point.ts'
import type { OrderEnds } from './recent-places.store.ts'

/** Pins with one name and one landmark that are nearer than this, in metres, are one place. */
const SAME_PLACE_M = 300

/** A place that the customer described in their own words is theirs alone. */
const ONE_CUSTOMER = { customers: 1, riders: 1 } as const

/**
 * The places of a customer's latest orders, each point once, with its newest landmark. Its point is where this
 * customer's own hand-overs agree, or else where everybody's do.
 * @param orders all of one customer, the latest first
 * @param refined the place as everybody's hand-overs have moved it
 */
export function recentPlacesOf(
  orders: readonly OrderEnds[],
  refined: (place: AddressSuggestion) => AddressSuggestion,
): RecentPlace[] {
  const places = new Map<string, RecentPlace>()
  for (const { place, address } of orders.flatMap(endsOf)) {
    const own = ownPoint({ place, address }, orders)
    const offered = { place: own ? { ...place, coordinates: own } : refined(place), address }
    const point = offered.place.coordinates.join()
    if (!places.has(point)) places.set(point, offered)
  }
  return [...places.values()].slice(0, RECENT_PLACES.max)
}

/** The customer's own end first. A shop's place is left out: customers choose the shop, not its place. */
function endsOf({ kind, pickup, dropoff, pickupAddress, receiverAddress }: OrderEnds): RecentPlace[] {
  const from = { place: pickup, address: pickupAddress }
  const to = { place: dropoff, address: receiverAddress }
  if (kind === 'shop') return [to]
  return kind === 'receive' ? [to, from] : [from, to]
}

/** A street has many doors. The landmark tells them apart, so only orders with the same landmark count. */
function ownPoint({ place, address }: RecentPlace, orders: readonly OrderEnds[]) {
  if (address === '') return undefined
  const points = orders.flatMap(({ dropoff, receiverAddress, handOver }) =>
    handOver &&
    dropoff.placeName === place.placeName &&
    receiverAddress === address &&
    haversineM(...dropoff.coordinates, ...place.coordinates) <= SAME_PLACE_M
      ? [{ ...handOver, customerId: '' }]
      : [],
  )
  return agreeOnPoint(points, ONE_CUSTOMER)?.coordinates
}

/** Saved places first, then those of orders, without those at the point of a saved one. */
export function savedFirst(
  saved: readonly AddressBookEntry[],
  recent: readonly RecentPlace[],
): RecentPlace[] {
  const points = new Set(saved.map(({ place }) => place.coordinates.join()))
  return [
    ...saved.map(({ _id, name, label, phone, place, address }) => ({
      place,
      address,
      saved: { _id, name, label, phone },
    })),
    ...recent.filter(({ place }) => !points.has(place.coordinates.join())),
  ]
}
