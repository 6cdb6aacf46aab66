import type { OrderDetail } from '@ozi/contract'
import { isHeadedForPickup } from './riderSteps'

/** One end of a job, and the person there. */
export interface JobEnd {
  readonly kind: 'pickup' | 'dropoff'
  readonly place: string
  /** The map's own name of the place, if the customer's words are another. */
  readonly mapName?: string | undefined
  /** The landmark in the customer's own words. */
  readonly words: string
  readonly coordinates: readonly [number, number]
  /** null if nobody is known to be there. */
  readonly person: { readonly name: string; readonly phone: string } | null
}

type JobPlaces = Pick<
  OrderDetail,
  | 'kind'
  | 'pickupLocation'
  | 'dropLocation'
  | 'pickupAddress'
  | 'receiverAddress'
  | 'receiverName'
  | 'phone'
  | 'customer'
  | 'vendor'
>

/**
 * Who is at the pickup: the customer who sends, the person a customer receives from, or the shop.
 */
export function pickupOf(order: JobPlaces): JobEnd {
  const { customer, vendor } = order
  const named = { name: order.receiverName, phone: order.phone }
  const account = customer ? { name: customer.name, phone: customer.mobileNumber } : null
  const shop = vendor ? { name: vendor.name, phone: vendor.mobileNumber } : null
  return {
    kind: 'pickup',
    place: order.pickupLocation.placeName,
    mapName: order.pickupLocation.mapName,
    words: order.pickupAddress,
    coordinates: order.pickupLocation.coordinates,
    person: order.kind === 'shop' ? shop : order.kind === 'receive' ? named : account,
  }
}

export function dropoffOf(order: JobPlaces): JobEnd {
  const { kind, customer } = order
  const account = customer ? { name: customer.name, phone: customer.mobileNumber } : null
  return {
    kind: 'dropoff',
    place: order.dropLocation.placeName,
    mapName: order.dropLocation.mapName,
    words: order.receiverAddress,
    coordinates: order.dropLocation.coordinates,
    person: kind === 'receive' ? account : { name: order.receiverName, phone: order.phone },
  }
}

/** The rider's next place. */
export const nextEndOf = (order: JobPlaces & Pick<OrderDetail, 'status'>): JobEnd =>
  isHeadedForPickup(order) ? pickupOf(order) : dropoffOf(order)
