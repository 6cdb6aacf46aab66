import type { Order } from '@ozi/contract'
import { nationalPhone } from '~/ui/phone'

/** What the form of a delivery keeps while it is filled in, as this order had it. */
export const draftAgain = (order: Order) => ({
  values: {
    pickupText: order.pickupLocation.placeName,
    dropText: order.dropLocation.placeName,
    pickupLocation: order.pickupLocation,
    dropLocation: order.dropLocation,
    pickupAddress: order.pickupAddress,
    receiverAddress: order.receiverAddress,
    receiverName: order.receiverName,
    phone: nationalPhone(order.phone),
    packageDetails: order.packageDetails,
  },
  attempt: null,
})
