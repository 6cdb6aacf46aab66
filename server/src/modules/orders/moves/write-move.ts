import type { Config } from '../../../platform/config.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { CashService } from '../../cash/cash.service.ts'
import type { Posting } from '../../ledger/ledger.service.ts'
import type { OrderLedger } from '../../ledger/order-ledger.service.ts'
import type { PaymentsService } from '../../payments/payments.service.ts'
import type { OnlinePaymentsService } from '../../payments/online-payments.service.ts'
import type { OrderNotifications, MoveRecord } from '../order-notifications.ts'
import { beginSearch, endSearch } from '../dispatch/searches.store.ts'
import { insertOrderEvent } from '../order-events.store.ts'
import type { MoveRequest } from './check-move.ts'
import type { Mover } from './movers.ts'
import { nextState } from './next-state.ts'
import { setOrderState, type OrderToMove, type OrderState } from './order-states.store.ts'
import { cancellationFeeOf, STATUS_CONSEQUENCES } from './status-consequences.ts'

export interface WriteMoveDeps {
  readonly payments: Pick<PaymentsService, 'endCash' | 'failOnline'>
  readonly cash: Pick<CashService, 'held'>
  readonly orderLedger: Pick<OrderLedger, 'collect' | 'end'>
  readonly online: Pick<OnlinePaymentsService, 'refundEndedOrder'>
  readonly config: Pick<Config, 'cancellationFeeKobo'>
  readonly orderNotifications: Pick<OrderNotifications, 'moved' | 'collected'>
}

export type WriteMove = (
  queries: Queries,
  order: OrderToMove,
  request: Pick<MoveRequest, 'id' | 'to' | 'reason' | 'isPlaceWrong'>,
  mover: Mover,
  riderId: string | null,
) => Promise<OrderState>

/**
 * Writes an allowed move: the order's new state, its events, the begin or the end of the search for its rider, its
 * notifications, and the end of a cash payment. The rider has taken the cash of a delivered order, whoever made the
 * move. If the sender pays, the rider has it from the pickup on.
 */
export function createWriteMove(deps: WriteMoveDeps): WriteMove {
  const { payments, cash, online, orderLedger, config, orderNotifications } = deps
  /** Pays back what was paid online. @returns the postings of the refund */
  async function endPayment(
    queries: Queries,
    order: OrderToMove,
    { id, by, to }: { readonly id: string; readonly by: Mover['by']; readonly to: MoveRequest['to'] },
  ): Promise<readonly Posting[]> {
    const { paymentMethod } = order
    if (paymentMethod === 'Cash') return []
    await payments.failOnline(queries, id, paymentMethod)
    const { customerId } = order.parties
    const feeKobo = cancellationFeeOf(order, { by, to, feeKobo: config.cancellationFeeKobo })
    return online.refundEndedOrder(queries, { orderId: id, customerId, feeKobo })
  }

  /** The sender pays in cash at the pickup. */
  async function takeCash(queries: Queries, orderId: string, riderId: string | null): Promise<void> {
    const settled = await payments.endCash(queries, orderId, true)
    await orderLedger.collect(queries, { orderId, collectorId: riderId })
    if (riderId) await notifyCollected(queries, riderId, settled)
  }

  async function notifyCollected(
    queries: Queries,
    riderId: string,
    settled: readonly { readonly amountKobo: number }[],
  ): Promise<void> {
    const collectedKobo = settled.reduce((sum, { amountKobo }) => sum + amountKobo, 0)
    await orderNotifications.collected(queries, {
      riderId,
      collectedKobo,
      heldKobo: await cash.held(queries, riderId),
    })
  }

  return async (queries, order, { id, to, reason, isPlaceWrong = false }, mover, riderId) => {
    const { state: next, steps } = nextState(order, to, riderId)
    const state = { ...next, isPlaceWrong }
    const isWaitNew = state.status === 'assigned' || steps.some(({ track }) => track === 'carrying')
    await setOrderState(queries, id, state, { isWaitNew })
    if (state.status !== order.status) {
      if (state.status === 'created') await beginSearch(queries, id)
      else if (order.status === 'created') await endSearch(queries, id, state.riderId)
    }
    const events: MoveRecord['events'][number][] = []
    for (const step of steps) {
      const assignedRiderId = step.to === 'assigned' ? state.riderId : null
      const eventId = await insertOrderEvent(queries, {
        ...step,
        orderId: id,
        ...mover,
        reason,
        assignedRiderId,
      })
      events.push({ ...step, eventId })
    }
    await orderNotifications.moved(queries, { orderId: id, order, to, after: state, mover, events })
    if (state.status === order.status) return state
    if (state.status === 'picked_up' && order.isPaidAtPickup) await takeCash(queries, id, state.riderId)
    const { cash: settlement } = STATUS_CONSEQUENCES[state.status]
    if (!settlement) return state
    const isPaid = settlement === 'collected'
    const refunds = isPaid ? [] : await endPayment(queries, order, { id, by: mover.by, to })
    const settled = await payments.endCash(queries, id, isPaid)
    const { riderId: collectorId } = state
    await orderLedger.end(queries, { orderId: id, collectorId }, refunds)
    if (isPaid && collectorId) await notifyCollected(queries, collectorId, settled)
    return state
  }
}
