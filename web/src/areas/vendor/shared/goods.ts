import type { Order, ShopStatus } from '@ozi/contract'
import type { BadgeTone } from '~/ui/Badge'

/** Of an order of goods there is always one; others never reach a shop. */
export const shopStatusOf = ({ shopStatus }: Pick<Order, 'shopStatus'>): ShopStatus => shopStatus ?? 'placed'

export function goodsTone(status: ShopStatus): BadgeTone {
  if (status === 'completed') return 'good'
  if (status === 'rejected' || status === 'cancelled' || status === 'expired') return 'bad'
  return 'wait'
}

/** What the shop itself is paid for: the goods, without their carrying. */
export const goodsTotal = ({ items = [] }: Pick<Order, 'items'>): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
