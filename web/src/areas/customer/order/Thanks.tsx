import type { OrderDetail } from '@ozi/contract'
import { RateOrder } from './RateOrder'
import { TipRider } from './TipRider'

/** The questions once an order is delivered. */
export function Thanks({ order }: { order: OrderDetail }) {
  return (
    <>
      <RateOrder key={order._id} order={order} />
      <TipRider key={`tip ${order._id}`} order={order} />
    </>
  )
}
