import type { Order, ShopStatus } from '@ozi/contract'
import type { BadgeTone } from '~/ui/state/Badge'

/** Shop orders always have one, and the shop sees no other orders. */
export const shopStatusOf = ({ shopStatus }: Pick<Order, 'shopStatus'>): ShopStatus => shopStatus ?? 'placed'

export function goodsTone(status: ShopStatus): BadgeTone {
  if (status === 'completed') return 'good'
  if (status === 'rejected' || status === 'cancelled' || status === 'expired') return 'bad'
  return 'wait'
}

/** The shop's pay: the goods without delivery. */
export const goodsTotal = ({ items = [] }: Pick<Order, 'items'>): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
