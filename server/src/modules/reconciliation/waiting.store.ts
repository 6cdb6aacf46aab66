import type { MoneyOverview } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

type WaitingCounts = Omit<MoneyOverview['waiting'], 'payoutsHeldBack'>

/** Counts the money that waits for somebody of the staff. Payouts held back are counted by their own module. */
export async function countWaiting(queries: Queries): Promise<WaitingCounts> {
  const [row] = await queries<WaitingCounts[]>`
    select
      (select count(*) from payout_batches where status = 'pending') as "payoutBatches",
      (select count(*) from payout_lines where status = 'sent') as payouts,
      (
        -- Refunds that failed and that nobody has asked for again.
        select count(*) from (
          select from refunds group by reference, order_id
          having (array_agg(status order by created_at desc, _id desc))[1] = 'failed'
        ) as last
      ) as "refundsFailed",
      (select count(*) from unmatched_payments where closed_at is null) as "unmatchedPayments",
      (select count(*) from cash_remittances where answer = 'disputed' and reversed_at is null) as disputes`
  if (!row) throw new Error('nothing was counted')
  return row
}
