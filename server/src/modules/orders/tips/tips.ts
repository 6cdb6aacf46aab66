import { DAY_MS, TIP, type PaymentLink } from '@ozi/contract'
import type { Database } from '../../../platform/database/database.ts'
import { once } from '../../../platform/idempotency/idempotency.ts'
import { toKobo } from '../../../platform/money.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { OnlinePaymentsService } from '../../payments/online-payments.service.ts'
import { lockOrderToTip, type OrderToTip } from './tips.store.ts'

export interface TipsDeps {
  readonly database: Database
  readonly online: Pick<OnlinePaymentsService, 'isOffered' | 'tips'>
}

/** Tips for the riders of delivered orders, from the orders' customers. */
export function createTips({ database, online }: TipsDeps) {
  return {
    /**
     * Begins a tip, once for each idempotency key. It counts when it is paid.
     * @throws Refusal NOT_FOUND for an order that is not the caller's own; TIP_CLOSED, TIP_GIVEN, PAYMENT_UNAVAILABLE;
     *   IDEMPOTENCY_MISMATCH, IDEMPOTENCY_IN_FLIGHT
     */
    async give(
      caller: Caller,
      key: string | undefined,
      orderId: string,
      amountNaira: number,
    ): Promise<PaymentLink> {
      const { accountId: customerId } = caller
      await online.tips.check(orderId)
      const request = {
        accountId: customerId,
        key,
        callName: 'tips.give',
        body: { orderId, amount: amountNaira },
      }
      const { reference } = await once(database, request, async (queries) => {
        const order = await lockOrderToTip(queries, orderId)
        if (order?.customerId !== customerId) throw new Refusal('NOT_FOUND')
        if ((await online.tips.sumOf(queries, orderId)) > 0) throw new Refusal('TIP_GIVEN')
        const { riderId } = order
        if (riderId === null || !online.isOffered || !isTipOpen(order, new Date()))
          throw new Refusal('TIP_CLOSED')
        const amountKobo = toKobo(amountNaira)
        return {
          reference: await online.tips.begin(queries, { customerId, amountKobo, tip: { orderId, riderId } }),
        }
      })
      return online.tips.open(reference)
    },
  }
}

export type Tips = ReturnType<typeof createTips>

/** The order can be tipped for at this moment. */
export const isTipOpen = ({ deliveredAt }: Pick<OrderToTip, 'deliveredAt'>, now: Date): boolean =>
  deliveredAt !== null && now.getTime() < deliveredAt.getTime() + TIP.days * DAY_MS
