import { cashOfOrder, firstNameOf } from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { readOrder } from './orders.store.ts'
import type { TrackTokens } from './track-tokens.ts'

/** Without the sign of the naira, for which an SMS would cost twice as much. */
const AMOUNT = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export interface ReceiverSmsDeps {
  readonly database: Database
  readonly tokens: Pick<TrackTokens, 'tokenOf'>
  readonly config: Pick<Config, 'orderClock' | 'publicUrl'>
}

/**
 * The SMS about an order to somebody who need not have an account that they use. To a caller, while their order waits to be
 * paid: the link to pay by. To an order's receiver, when the rider is on the way to them: the link, what they pay and, since they say it to
 * the rider, the code. Null once the order has gone on, and if the receiver is the customer.
 */
export function createReceiverSms({ database, tokens, config }: ReceiverSmsDeps) {
  return async (orderId: string): Promise<{ phone: string; text: string } | null> => {
    const found = await readOrder(database.sql, orderId, config.orderClock)
    if (!found) return null
    const { order, customer, codes } = found
    const link = `${config.publicUrl}/track/${tokens.tokenOf(order)}`
    if (order.status === 'awaiting_payment') {
      if (customer.mobileNumber === '') return null
      const text = `Ozi: pay ${AMOUNT.format(order.fee)} naira for your order ${order.number} here, and we begin: ${link}`
      return { phone: customer.mobileNumber, text }
    }
    if (order.kind === 'receive') return null
    const isComing = order.status === 'enroute_to_dropoff' || order.status === 'arrived_at_dropoff'
    if (!isComing || order.phone === '' || order.phone === customer.mobileNumber) return null
    const from = order.vendor?.name ?? firstNameOf(customer.name)
    const cash = cashOfOrder(order)
    const pays = cash > 0 ? ` Have ${AMOUNT.format(cash)} naira in cash ready.` : ''
    const text = `Ozi: a delivery from ${from} is on its way to you.${pays} Tell the rider the code ${codes.dropoffCode} when you have it in your hands. Follow it: ${link}`
    return { phone: order.phone, text }
  }
}
