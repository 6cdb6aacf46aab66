import type { Database, Queries } from '../../../platform/database/database.ts'
import type { PaymentsService } from '../../payments/payments.service.ts'
import type { PayableOrders } from '../../payments/paystack.service.ts'
import type { ShopMails } from '../mails/shop-mails.ts'
import type { OrderNews } from '../order-news.ts'
import type { OrderViews } from '../order-views.ts'
import type { OrderTellings } from '../tell-of-orders.ts'
import type { Mover } from './movers.ts'
import { lockOrder, setPaymentMethod, type LockedOrder } from './order-states.store.ts'
import type { WriteMove } from './write-move.ts'

const PAYS_IN_CASH = 'Pays in cash at the door.'

export interface PayOrdersParts {
  readonly database: Database
  readonly payments: Pick<PaymentsService, 'confirm' | 'changeToCash'>
  readonly shopMails: ShopMails
  readonly told: Pick<OrderTellings, 'ofNew' | 'ofTip'>
  readonly news: Pick<OrderNews, 'tellOfMove' | 'tellOfSearch'>
  readonly views: Pick<OrderViews, 'readWhole'>
  readonly write: WriteMove
}

/** Orders that wait for their payment go on once it is there. */
export function createPayOrders(parts: PayOrdersParts): PayableOrders {
  const { database, payments, shopMails, told, news, views, write } = parts

  /** To its shop, which hears of it now, or to the search for a rider. */
  async function goOn(
    queries: Queries,
    orderId: string,
    order: LockedOrder,
    mover: Mover,
    reason = '',
  ): Promise<void> {
    const { vendorId } = order.parties
    const to = order.kind === 'shop' ? 'placed' : 'created'
    await write(queries, order, { id: orderId, to, reason }, mover, null)
    if (vendorId === null) return
    await shopMails.request(queries, orderId)
    await told.ofNew(queries, { orderId, vendorId })
  }

  async function lockWaiting(queries: Queries, orderId: string): Promise<LockedOrder | null> {
    const order = await lockOrder(queries, orderId)
    return order?.status === 'awaiting_payment' ? order : null
  }

  return {
    async lock(queries, orderIds) {
      for (const orderId of orderIds.toSorted()) await lockOrder(queries, orderId)
    },

    async pay(queries, orderId) {
      const order = await lockWaiting(queries, orderId)
      if (!order) return false
      await payments.confirm(queries, orderId)
      await goOn(queries, orderId, order, { by: 'clock', actorId: null })
      return true
    },

    async payInCash(queries, orderId, customerId) {
      const order = await lockWaiting(queries, orderId)
      if (!order) return false
      await setPaymentMethod(queries, orderId, 'Cash')
      await payments.changeToCash(queries, orderId)
      const mover = { by: 'customer', actorId: customerId } as const
      await goOn(queries, orderId, { ...order, paymentMethod: 'Cash' }, mover, PAYS_IN_CASH)
      return true
    },

    tipped: told.ofTip,

    async tell(orderIds, move) {
      for (const orderId of orderIds) {
        const whole = await views.readWhole(database.sql, orderId)
        if (move === 'paid') news.tellOfMove({ order: whole, by: 'clock', riderBefore: null })
        else news.tellOfSearch(whole)
      }
    },
  }
}
