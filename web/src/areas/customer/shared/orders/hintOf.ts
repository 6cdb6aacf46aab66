import { allowedMoves, isScheduled, type Order } from '@ozi/contract'
import type { hintTexts } from '~/languages/en/customer/deliveryLive'

/** Advice to the customer in this state. */
export function hintOf(texts: typeof hintTexts, order: Order): string {
  const { kind, status, receiverName } = order
  switch (status) {
    case 'created':
      if (isScheduled(order)) return texts.scheduled
      return kind === 'shop' ? texts.createdShop : texts.created
    case 'assigned':
    case 'enroute_to_pickup':
      if (kind === 'shop') return texts.comingShop
      return kind === 'send' ? texts.comingSend : texts.comingReceive(receiverName)
    case 'arrived_at_pickup':
      if (kind === 'shop') return texts.pickupShop
      return kind === 'send' ? texts.pickupSend : texts.pickupReceive(receiverName)
    case 'picked_up':
    case 'enroute_to_dropoff':
      return kind === 'send' ? texts.carriedSend(receiverName) : texts.carried
    case 'arrived_at_dropoff':
      return kind === 'send' ? texts.dropoffSend(receiverName) : texts.dropoff
    case 'delivery_failed':
      return allowedMoves(order, 'customer').length > 0 ? texts.delivery_failed : texts.noTryLeft
    default:
      return texts[status]
  }
}
