import type { DeliveryKind, Order } from '@ozi/contract'
import { toDeliveryValues } from '~/placing/errand/errandValues'
import { formDrafts } from './formDrafts'

/**
 * Stores an order as the draft of its form, replacing what was typed there.
 * @returns the form's path; null for a shop order, which is placed from the cart
 */
export function keepOrderAsDraft(accountId: string, order: Order): `/dashboard/${DeliveryKind}` | null {
  if (order.kind === 'shop') return null
  formDrafts.keep(accountId, order.kind, { values: toDeliveryValues(order), attempt: null })
  return `/dashboard/${order.kind}`
}
