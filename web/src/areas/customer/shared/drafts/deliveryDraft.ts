import { type DeliveryKind, type Order, USUAL_PARCEL_SIZE } from '@ozi/contract'
import type { DeliveryValues } from '~/placing/errand/errandValues'
import { nationalPhone } from '~/ui/field/phoneNumber'
import { formDrafts } from './formDrafts'

/** The values of a form to repeat this order; its fare will be today's. */
const valuesOfOrder = (order: Order): DeliveryValues => ({
  pickupText: order.pickupLocation.placeName,
  dropText: order.dropLocation.placeName,
  pickupLocation: order.pickupLocation,
  dropLocation: order.dropLocation,
  pickupAddress: order.pickupAddress,
  receiverAddress: order.receiverAddress,
  receiverName: order.receiverName,
  phone: nationalPhone(order.phone),
  packageDetails: order.packageDetails,
  parcelSize: order.parcelSize ?? USUAL_PARCEL_SIZE,
  pickupWindow: null,
  paymentMethod: 'Cash',
  payer: order.cashAtPickup === undefined ? 'receiver' : 'sender',
  savesContact: false,
})

/**
 * Stores an order as the draft of its form, replacing what was typed there.
 * @returns the form's path; null for a shop order, which is placed from the cart
 */
export function keepOrderAsDraft(accountId: string, order: Order): `/dashboard/${DeliveryKind}` | null {
  if (order.kind === 'shop') return null
  formDrafts.keep(accountId, order.kind, { values: valuesOfOrder(order), attempt: null })
  return `/dashboard/${order.kind}`
}
