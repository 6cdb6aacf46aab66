import {
  isPermitted,
  PERSONAL_TEXTS,
  withoutPersonalTexts,
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

export interface OrderWithParties {
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

/** The order ended so long ago that its rider and its shop need none of its texts. */
const isPast = (endedAt: Date | null): boolean =>
  endedAt !== null && Date.now() - endedAt.getTime() > PERSONAL_TEXTS.shownMinutesAfterEnd * 60_000

/** The viewer may still read an order's texts about people and doors. */
export const maySeePersonalTexts = (viewer: Viewer, parties: OrderParties, endedAt: Date | null): boolean =>
  seesAll(viewer, parties) || (maySee(viewer, parties) && !isPast(endedAt))

/**
 * An order as somebody may read it. Its rider sees doors and phone numbers once they have set out; its shop sees whom
 * it is for. An hour after the end, neither sees any person, door or package. Others never see these texts.
 */
export function redactOrder(viewer: Viewer, { order, parties, endedAt }: OrderWithParties): Order {
  if (seesAll(viewer, parties)) return order
  if (!maySee(viewer, parties)) return withoutPersonalTexts(order)
  if (isPast(endedAt)) return withoutPlaces(withoutPersonalTexts(order))
  if (parties.riderId === viewer.accountId) return hasSetOut(order) ? order : withoutDoors(order)
  return { ...order, phone: '', receiverAddress: '' }
}

/** True once the rider may have to find a door or call somebody. */
export const hasSetOut = ({ status }: Pick<Order, 'status'>): boolean => status !== 'assigned'

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
