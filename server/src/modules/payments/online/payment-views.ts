import type { OrderClock, Payment } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { toNaira } from '../../../platform/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { nameOfMethod } from '../payment-methods.ts'
import { SANDBOX } from '../providers/port.ts'
import { findPayment, listOrdersOfPayment } from './online-payments.store.ts'
import { listRefundsOf } from './refunds.store.ts'
import { readNumber } from './tips.store.ts'

/** A payment as its customer and the staff see it. @throws Refusal NOT_FOUND */
export async function readPayment(queries: Queries, reference: string, clock: OrderClock): Promise<Payment> {
  const [payment, orders, refunds] = await Promise.all([
    findPayment(queries, reference),
    listOrdersOfPayment(queries, reference),
    listRefundsOf(queries, reference),
  ])
  if (!payment) throw new Refusal('NOT_FOUND')
  const { authorizationUrl, accessCode, paidAt, status } = payment
  return {
    reference,
    ...(authorizationUrl === null || status === 'paid' ? {} : { authorizationUrl }),
    ...(accessCode === null || status === 'paid' ? {} : { accessCode }),
    status,
    isSandbox: payment.provider === SANDBOX,
    amount: toNaira(payment.amountKobo),
    currency: 'NGN',
    createdAt: payment.createdAt.toISOString(),
    ...(paidAt === null ? {} : { paidAt: paidAt.toISOString() }),
    orders: orders.map((order) => ({
      _id: order.orderId,
      number: order.number,
      status: order.status,
      paymentMethod: nameOfMethod(order.paymentMethod),
      amount: toNaira(order.amountKobo),
      ...(order.keptKobo === 0 ? {} : { kept: toNaira(order.keptKobo) }),
      ...(order.status === 'awaiting_payment' && order.waitsSince
        ? { deadline: new Date(order.waitsSince.getTime() + clock.paymentMinutes * 60_000).toISOString() }
        : {}),
    })),
    refunds,
    ...(payment.tip === null
      ? {}
      : { tip: { orderId: payment.tip.orderId, number: await readNumber(queries, payment.tip.orderId) } }),
  }
}
