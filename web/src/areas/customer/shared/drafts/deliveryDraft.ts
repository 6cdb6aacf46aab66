import type { DeliveryKind, Order } from '@ozi/contract'
import type { DeliveryValues } from '~/placing/errand/values'
import { nationalPhone } from '~/ui/phone'
import { keepDraft } from './drafts'

/** The same errand once more, filled in as this order had it; its fare will be today's. */
export const valuesOfOrder = (order: Order): DeliveryValues => ({
  pickupText: order.pickupLocation.placeName,
  dropText: order.dropLocation.placeName,
  pickupLocation: order.pickupLocation,
  dropLocation: order.dropLocation,
  pickupAddress: order.pickupAddress,
  receiverAddress: order.receiverAddress,
  receiverName: order.receiverName,
  phone: nationalPhone(order.phone),
  packageDetails: order.packageDetails,
})

/**
 * Makes the form of a delivery open as this order was, in place of what was typed into it before.
 * @returns where that form is; null for a shop's order, which is made from a cart
 */
export function keepOrderAsDraft(accountId: string, order: Order): `/dashboard/${DeliveryKind}` | null {
  if (order.kind === 'shop') return null
  keepDraft(accountId, order.kind, { values: valuesOfOrder(order), attempt: null })
  return `/dashboard/${order.kind}`
}
