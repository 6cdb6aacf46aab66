import { isEnded, isPlacedByStaff, paymentMessages } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { PaymentsService } from '../../payments/payments.service.ts'
import type { PayableOrders, OnlinePaymentsService } from '../../payments/online-payments.service.ts'
import { readLateCancellations, requirePaidFirst } from '../late-cancellations.ts'
import type { OrderViews } from '../order-views.ts'
import type { OrderNotifications } from '../order-notifications.ts'
import type { TrackTokens } from '../track-tokens.ts'
import { readLoad } from '../dispatch/rider-duty.store.ts'
import type { Mover } from './movers.ts'
import {
  holdOrder,
  lockOrder,
  releaseOrder,
  setPaymentMethod,
  type OrderToMove,
} from './order-states.store.ts'
import type { WriteMove } from './write-move.ts'

const PAYS_IN_CASH = 'Pays in cash at the door.'

export interface PayOrdersDeps {
  readonly database: Database
  readonly payments: Pick<PaymentsService, 'confirm' | 'changeToCash'>
  readonly orderNotifications: Pick<OrderNotifications, 'placedAtShop' | 'tipped' | 'emitMove' | 'emitSearch'>
  readonly views: Pick<OrderViews, 'readWhole'>
  readonly write: WriteMove
  readonly tokens: Pick<TrackTokens, 'tokenOf'>
  readonly online: Pick<OnlinePaymentsService, 'isOffered'>
  readonly config: Pick<Config, 'offers'>
}

/** Moves orders on once their payment has come, or its method has changed. */
export function createPayOrders(deps: PayOrdersDeps): PayableOrders {
  const { database, payments, orderNotifications, views, write, tokens, online, config } = deps

  /** Sends a paid order to its shop, which is told now, or to the search for a rider. */
  async function goOn(
    queries: Queries,
    orderId: string,
    order: OrderToMove,
    mover: Mover,
    reason = '',
  ): Promise<void> {
    const { vendorId } = order.parties
    const to = order.kind === 'shop' ? 'placed' : 'created'
    await write(queries, order, { id: orderId, to, reason }, mover, null)
    if (vendorId === null) return
    await orderNotifications.placedAtShop(queries, { orderId, vendorId })
  }

  /** An order that waits for its payment, or may be paid until its hand-over. */
  async function lockUnpaid(queries: Queries, orderId: string): Promise<OrderToMove | null> {
    const order = await lockOrder(queries, orderId)
    if (!order) return null
    const mayPay = order.paymentMethod === 'Transfer' && !isEnded(order.status)
    return mayPay || order.status === 'awaiting_payment' ? order : null
  }

  /** Refuses cash that would bring the rider's cash above the limit. @throws Refusal CASH_LIMIT */
  async function requireRoom(queries: Queries, riderId: string, amountKobo: number): Promise<void> {
    const { cashLimitKobo } = config.offers
    if (cashLimitKobo === null) return
    const { heldKobo, comingKobo } = await readLoad(queries, riderId)
    if (heldKobo + comingKobo + amountKobo > cashLimitKobo)
      throw new Refusal('CASH_LIMIT', { message: paymentMessages.tooMuchCash })
  }

  return {
    async lock(queries, orderIds) {
      for (const orderId of orderIds.toSorted()) await lockOrder(queries, orderId)
    },

    async pay(queries, orderId) {
      const order = await lockUnpaid(queries, orderId)
      if (!order) return false
      const isAtDoor = order.paymentMethod === 'Transfer'
      await payments.confirm(queries, orderId, isAtDoor ? 'Transfer' : 'Online')
      if (isAtDoor) return true
      await goOn(queries, orderId, order, { by: 'clock', actorId: null })
      return true
    },

    async paysFirst(customerId) {
      return (await readLateCancellations(database.sql, customerId, online))?.paysFirst === true
    },

    async payInCash(queries, { orderId, amountKobo }, payer) {
      const order = await lockUnpaid(queries, orderId)
      if (!order) return false
      if (payer.by === 'customer')
        await requirePaidFirst(queries, { customerId: payer.actorId, method: 'Cash' }, online)
      if (order.riderId !== null && payer.by !== 'admin')
        await requireRoom(queries, order.riderId, amountKobo)
      await setPaymentMethod(queries, orderId, 'Cash')
      await payments.changeToCash(queries, orderId)
      if (order.paymentMethod !== 'Transfer')
        await goOn(queries, orderId, { ...order, paymentMethod: 'Cash' }, payer, PAYS_IN_CASH)
      return true
    },

    hold: holdOrder,
    release: releaseOrder,
    tipped: orderNotifications.tipped,

    async payPath(orderId) {
      const { order, events } = await views.readWhole(database.sql, orderId)
      const isByLink = order.paymentMethod === 'Transfer' || isPlacedByStaff({ events })
      return isByLink ? `/track/${tokens.tokenOf(order)}` : null
    },

    async tell(orderIds, move) {
      for (const orderId of orderIds) {
        const whole = await views.readWhole(database.sql, orderId)
        if (move === 'paid') orderNotifications.emitMove({ order: whole, by: 'clock', riderBefore: null })
        else orderNotifications.emitSearch(whole)
      }
    },
  }
}
