import type { Order } from '@ozi/contract'
import { Card } from '~/ui/Card'
import { Money } from '~/ui/Money'
import { goodsTotal } from '../shared/goods'

/** The items to prepare, and their total. */
export function Goods({ order }: { order: Order }) {
  return (
    <Card as="section" title="What to prepare">
      <ul className="grid gap-3 text-lg">
        {order.items?.map(({ itemId, name, price, quantity }) => (
          <li key={itemId} className="grid grid-cols-[2.5rem_1fr_auto] items-baseline gap-x-3">
            <span className="font-bold tabular-nums">{quantity}&nbsp;×</span>
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Money amount={price * quantity} />
          </li>
        ))}
      </ul>
      <p className="border-line mt-4 flex items-baseline justify-between gap-4 border-t pt-3">
        <span className="text-quiet">Total of the goods</span>
        <Money amount={goodsTotal(order)} className="font-head text-2xl font-bold" />
      </p>
    </Card>
  )
}
