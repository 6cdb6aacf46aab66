import type { Queries } from '../../../platform/database/database.ts'
import type { Posting } from '../../ledger/ledger.service.ts'
import { hasDispute } from './unmatched-payments.store.ts'
import { findPaidPart, keepOf, lockPayment } from './online-payments.store.ts'
import { refundAsked } from './postings.ts'
import { insertRefund } from './refunds.store.ts'

/** An order that ended without being delivered. */
export interface OrderEnd {
  readonly orderId: string
  readonly customerId: string
  /** The price of its cancellation. */
  readonly feeKobo: number
}

/**
 * Has what was paid for an order sent back, in the transaction that ends it, whose row is locked.
 * @returns what the caller posts together with the order's end
 */
export async function endOrder(
  queries: Queries,
  { orderId, customerId, feeKobo }: OrderEnd,
): Promise<readonly Posting[]> {
  const unlocked = await findPaidPart(queries, orderId)
  if (!unlocked) return []
  const { reference } = unlocked
  // The staff may have paid back meanwhile.
  await lockPayment(queries, reference)
  const { leftKobo = 0 } = (await findPaidPart(queries, orderId)) ?? {}
  const keptKobo = Math.min(feeKobo, leftKobo)
  if (keptKobo > 0) await keepOf(queries, { reference, orderId }, keptKobo)
  const amountKobo = leftKobo - keptKobo
  // The end of a dispute decides what goes back.
  if (amountKobo === 0 || (await hasDispute(queries, reference))) return []
  const refund = { reference, orderId, amountKobo, cause: 'ended', askedBy: null } as const
  const refundId = await insertRefund(queries, refund)
  return refundId === null ? [] : [refundAsked({ refundId, orderId, customerId, amountKobo })]
}
