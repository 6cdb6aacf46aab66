import { ERASED_NAME } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

/**
 * Erases the personal data in a customer's orders: receiver, phone, landmarks, parcel, and the reasons given
 * with moves. Numbers, places, goods, fees and the events themselves stay.
 */
export async function eraseWordsOfOrders(queries: Queries, customerId: string): Promise<void> {
  await queries`
    update orders set receiver_name = ${ERASED_NAME}, phone = '', pickup_address = '', receiver_address = '',
      package_details = ''
    where customer_id = ${customerId}
  `
  await queries`
    update order_events set reason = null
    from orders
    where orders._id = order_events.order_id and orders.customer_id = ${customerId} and reason is not null
  `
}
