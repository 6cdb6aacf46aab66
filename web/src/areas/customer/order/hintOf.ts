import { isScheduled, type Order } from '@ozi/contract'
import type { hintTexts } from '~/languages/en/customer/deliveryLive'

/** What the customer can do in this state, or what happens now; null where a question or its end says all. */
export function hintOf(texts: typeof hintTexts, order: Order): string | null {
  const { kind, status, receiverName } = order
  switch (status) {
    case 'created':
      if (isScheduled(order)) return texts.scheduled
      return kind === 'shop' ? texts.createdShop : texts.created
    case 'assigned':
    case 'enroute_to_pickup':
      if (kind === 'shop') return null
      // To send a code on is said where it is done.
      return kind === 'send' ? texts.comingSend : null
    case 'arrived_at_pickup':
      if (kind === 'shop') return null
      return kind === 'send' ? texts.pickupSend : texts.pickupReceive(receiverName)
    case 'picked_up':
    case 'enroute_to_dropoff':
      return kind === 'send' ? null : texts.carried
    case 'arrived_at_dropoff':
      return kind === 'send' ? texts.dropoffSend(receiverName) : texts.dropoff
    case 'placed':
    case 'returning':
      return texts[status]
    default:
      return null
  }
}
