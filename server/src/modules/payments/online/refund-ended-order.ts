import type { Queries } from '../../../platform/database/database.ts'
import type { Posting } from '../../ledger/ledger.service.ts'
import { hasDispute } from './unmatched-payments.store.ts'
import { findPaidPart, setKept, lockPayment } from './online-payments.store.ts'
import { refundAskedPosting } from './postings.ts'
import { insertRefund } from './refunds.store.ts'

/** An order that ended without being delivered. */
export interface OrderEnd {
  readonly orderId: string
  readonly customerId: string
  /** The fee that we keep for its cancellation. */
  readonly feeKobo: number
}

/**
 * Refunds an order that ended without delivery, in the transaction that ends it. The order's row is locked.
 * @returns what the caller posts together with the order's end
 */
export async function refundEndedOrder(
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
  if (keptKobo > 0) await setKept(queries, { reference, orderId }, keptKobo)
  const amountKobo = leftKobo - keptKobo
  // While a dispute is open, nothing is refunded: its end decides.
  if (amountKobo === 0 || (await hasDispute(queries, reference))) return []
  const refund = { reference, orderId, amountKobo, cause: 'ended', askedBy: null } as const
  const refundId = await insertRefund(queries, refund)
  return refundId === null ? [] : [refundAskedPosting({ refundId, orderId, customerId, amountKobo })]
}
