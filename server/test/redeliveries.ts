import type { Order, OrderDetail } from '@ozi/contract'
import { refusalOf, type Person } from './app.ts'
import { carriedParcel, move, redeliveryQuote } from './moves.ts'

export const nobodyHome = { reason: 'nobody at home' }
/** The status that a redelivery starts with. */
export const AGAIN = 'enroute_to_dropoff'

/** A parcel that its rider could not hand over. */
export async function failedParcel(rider: Person, customer: Person): Promise<Order> {
  const order = await carriedParcel(rider, customer, 'arrived_at_dropoff')
  await move(rider, order, 'delivery_failed', nobodyHome)
  return order
}

/** The customer gets a quote and asks for the redelivery; the rider arrives at the dropoff again. */
export async function tryAgain(rider: Person, customer: Person, order: Order): Promise<OrderDetail> {
  const { _id: quoteId } = await redeliveryQuote(customer, order)
  const moved = await move(customer, order, AGAIN, { quoteId })
  await move(rider, order, 'arrived_at_dropoff')
  return moved
}

/** The refusal of a redelivery with this quote, or without one. */
export const tryWith = (person: Person, order: Order, quoteId?: string) =>
  refusalOf(person.client.orders.move({ id: order._id, to: AGAIN, quoteId, reason: 'please' }))

/** The transactions of an order and its redeliveries, as administrators see them. */
export const transactionsOf = async (admin: Person, { _id }: Order) =>
  (await admin.client.staffOrders.read({ id: _id })).data.transactions
