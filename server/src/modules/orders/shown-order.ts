import {
  isPermitted,
  ORDER_WORDS,
  withoutWords,
  type LngLat,
  type Order,
  type OrderPlace,
} from '@ozi/contract'
import type { Caller } from '../../platform/sessions/caller.ts'

/** The accounts of an order: its customer, shop and rider. */
export interface OrderParties {
  readonly customerId: string
  readonly vendorId: string | null
  readonly riderId: string | null
}

/** Somebody who looks at an order. */
export type Viewer = Pick<Caller, 'accountId' | 'role'>

/** An order with whose it is. */
export interface OwnedOrder {
  readonly order: Order
  readonly parties: OrderParties
  /** Null while it runs. */
  readonly endedAt: Date | null
}

export const maySee = (
  { accountId, role }: Viewer,
  { customerId, vendorId, riderId }: OrderParties,
): boolean => isPermitted(role, 'seeOrders') || [customerId, vendorId, riderId].includes(accountId)

/** Customers and the staff see an order whole, for good. */
const seesAll = ({ accountId, role }: Viewer, { customerId }: OrderParties): boolean =>
  isPermitted(role, 'seeOrders') || customerId === accountId

/** Whether an order ended so long ago that its rider and its shop need none of its words. */
const isPast = (endedAt: Date | null): boolean =>
  endedAt !== null && Date.now() - endedAt.getTime() > ORDER_WORDS.shownMinutesAfterEnd * 60_000

/** Whether somebody may still read an order's words about people and doors. */
export const maySeeWords = (viewer: Viewer, parties: OrderParties, endedAt: Date | null): boolean =>
  seesAll(viewer, parties) || (maySee(viewer, parties) && !isPast(endedAt))

/**
 * An order as somebody may read it. Its rider sees doors and numbers from setting out on, its shop whom it is for; an hour
 * after the end, neither sees any person, door or package. Others see no words.
 */
export function shownOrder(viewer: Viewer, { order, parties, endedAt }: OwnedOrder): Order {
  if (seesAll(viewer, parties)) return order
  if (!maySee(viewer, parties)) return withoutWords(order)
  if (isPast(endedAt)) return withoutPlaces(withoutWords(order))
  if (parties.riderId === viewer.accountId) return isSetOut(order) ? order : withoutDoors(order)
  return { ...order, phone: '', receiverAddress: '' }
}

/** Whether its rider has set out, and so may have to find a door and to call somebody. */
export const isSetOut = ({ status }: Pick<Order, 'status'>): boolean => status !== 'assigned'

const withoutDoors = (order: Order): Order => ({
  ...order,
  phone: '',
  pickupAddress: '',
  receiverAddress: '',
})

const withoutPlaces = (order: Order): Order => ({
  ...order,
  pickupLocation: roughly(order.pickupLocation),
  dropLocation: roughly(order.dropLocation),
})

/** A place by the map's name, to about a kilometre. */
const roughly = ({ mapName, ...place }: OrderPlace): OrderPlace => ({
  ...place,
  placeName: mapName ?? place.placeName,
  street: '',
  coordinates: place.coordinates.map((degrees) => Math.round(degrees * 100) / 100) as unknown as LngLat,
})
