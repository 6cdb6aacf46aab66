import type { Order, PaymentMethod } from '@ozi/contract'
import type { Person } from './app.ts'
import { futo } from './deliveries.ts'
import type { cartOf } from './shops.ts'

export const checkoutWords = {
  receiverName: 'Chidi Eze',
  phone: '0803 123 4567',
  receiverAddress: 'Hostel C, by the water tank',
}

/** The quote for delivering a cart to FUTO. */
export async function quoteCart(person: Pick<Person, 'client'>, items: ReturnType<typeof cartOf>) {
  return (await person.client.pricing.quote({ kind: 'shop', dropoff: futo, items })).data
}

export interface CheckoutExtra {
  readonly key?: string
  readonly receiverName?: string
  readonly paymentMethod?: PaymentMethod
  readonly receiverAddress?: string
}

/** Orders with a cart's quote: one order per shop. */
export async function checkOut(
  person: Person,
  quoteId: string,
  { key, ...rest }: CheckoutExtra = {},
): Promise<Order[]> {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  return (await person.client.orders.checkout({ headers, body: { ...checkoutWords, quoteId, ...rest } })).data
}
