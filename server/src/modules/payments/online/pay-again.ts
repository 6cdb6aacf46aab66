import { isEnded, isPermitted, type Payment } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import { nameOfMethod } from '../payment-methods.ts'
import type { PaymentOpener } from './open-payment.ts'
import {
  findPaidPart,
  findPayment,
  findPaymentOf,
  listOrdersOfPayment,
  type PaymentRow,
  type PaymentOrder,
} from './online-payments.store.ts'
import type { PayableOrders, Payer } from './payable-orders.ts'
import { readPayment } from './payment-views.ts'

export interface PayAgainDeps {
  readonly database: Database
  readonly orders: PayableOrders
  readonly audit: Pick<AuditService, 'record'>
  readonly opening: PaymentOpener
  readonly config: Pick<Config, 'orderClock'>
  /** Asks the provider how the payment stands; never throws. */
  readonly look: (payment: PaymentRow) => Promise<void>
}

/** True for an order that waits for its payment: before anything is done, or until the hand-over. */
const waits = ({ status, paymentMethod, isPaid }: PaymentOrder): boolean =>
  status === 'awaiting_payment' || (paymentMethod === 'Transfer' && !isPaid && !isEnded(status))

/**
 * The role in which somebody may pay, or have it paid in cash; null if they may not. The customer always; the staff by
 * a link or at the door; the rider at the door.
 */
function payerOf(
  { accountId: actorId, role }: Caller,
  { customerId, isAtDoor }: PaymentRow,
  orders: readonly PaymentOrder[],
  isByLink: boolean,
): Payer | null {
  if (customerId === actorId) return { by: 'customer', actorId }
  if (!isAtDoor && !isByLink) return null
  if (isAtDoor && orders.some(({ riderId }) => riderId === actorId)) return { by: 'rider', actorId }
  return isPermitted(role, 'moveOrders') ? { by: 'admin', actorId } : null
}

/** Customers can try an unpaid payment again, or pay in cash. */
export function createPayAgain({ database, orders, audit, opening, config, look }: PayAgainDeps) {
  /**
   * A payment that orders wait for, as the provider sees it now.
   * @throws Refusal PAYMENT_PAID, PAYMENT_ENDED
   */
  async function readWaiting(before: PaymentRow) {
    const { reference } = before
    await look(before)
    const payment = await findPayment(database.sql, reference)
    const all = await listOrdersOfPayment(database.sql, reference)
    if (!payment || payment.status === 'paid') throw new Refusal('PAYMENT_PAID')
    const waiting = all.filter(waits)
    if (waiting.length === 0) throw new Refusal('PAYMENT_ENDED')
    return { payment, waiting }
  }

  const isByLink = async (order: Pick<PaymentOrder, 'orderId'> | undefined): Promise<boolean> =>
    order !== undefined && (await orders.payPath(order.orderId)) !== null

  /** Like `readWaiting`, for a caller who may pay. @throws Refusal NOT_FOUND */
  async function requireWaiting(caller: Caller, reference: string) {
    const payment = await findPayment(database.sql, reference)
    const paid = await listOrdersOfPayment(database.sql, reference)
    const payer = payment && payerOf(caller, payment, paid, await isByLink(paid[0]))
    if (!payer) throw new Refusal('NOT_FOUND')
    return { ...(await readWaiting(payment)), payer }
  }

  async function open({ payment, waiting }: Awaited<ReturnType<typeof readWaiting>>): Promise<string> {
    const { reference } = payment
    const [first] = waiting
    const latest = first && (await findPaymentOf(database.sql, first.orderId))
    const sum = waiting.reduce((kobo, { amountKobo }) => kobo + amountKobo, 0)
    const isUsable = payment.status === 'pending' && payment.amountKobo === sum
    // If a newer payment replaced this one already, it is used.
    const wanted =
      latest && latest.reference !== reference
        ? latest.reference
        : isUsable
          ? reference
          : await opening.replace(payment, waiting)
    return (await opening.open(wanted)).reference
  }

  return {
    /** @throws Refusal NOT_FOUND, PAYMENT_PAID, PAYMENT_ENDED, PAYMENT_UNAVAILABLE */
    async payAgain(caller: Caller, reference: string): Promise<Payment> {
      const opened = await open(await requireWaiting(caller, reference))
      return readPayment(database.sql, opened, config.orderClock)
    },

    /**
     * The page to pay an order by transfer, or one for a caller, for anybody with its link.
     * @throws Refusal PAYMENT_PAID, PAYMENT_ENDED, PAYMENT_UNAVAILABLE
     */
    async payByLink(orderId: string) {
      const payment = await findPaymentOf(database.sql, orderId)
      if (!payment || !(payment.isAtDoor || (await isByLink({ orderId })))) throw new Refusal('PAYMENT_ENDED')
      return opening.open(await open(await readWaiting(payment)))
    },

    /** @throws Refusal NOT_FOUND, PAYMENT_PAID, PAYMENT_ENDED, CASH_LIMIT */
    async payInCash(caller: Caller, reference: string): Promise<Payment> {
      const { payment, waiting, payer } = await requireWaiting(caller, reference)
      const ids = waiting.map(({ orderId }) => orderId)
      await database.transaction(async (queries) => {
        await orders.lock(queries, ids)
        for (const order of waiting) {
          if (await findPaidPart(queries, order.orderId)) throw new Refusal('PAYMENT_PAID')
          const isChanged = await orders.payInCash(queries, order, payer)
          if (!isChanged || payer.by !== 'admin') continue
          await audit.record(queries, caller, {
            action: 'payment.cash',
            subject: { id: order.orderId, label: `#${order.number}` },
            before: { paymentMethod: nameOfMethod(order.paymentMethod) },
            after: { paymentMethod: 'Cash' },
          })
        }
      })
      await orders.tell(ids, payment.isAtDoor ? undefined : 'paid')
      return readPayment(database.sql, reference, config.orderClock)
    },
  }
}
