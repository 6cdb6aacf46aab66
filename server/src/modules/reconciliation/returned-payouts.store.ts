import { DIFFERENCES_KEPT } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'

export async function countTransfers(queries: Queries): Promise<number> {
  const [row] = await queries<{ transfers: number }[]>`select count(*) as transfers from payout_transfers`
  return row?.transfers ?? 0
}

export async function listPaidAfterReturn(
  queries: Queries,
): Promise<readonly { readonly _id: string; readonly owner: string; readonly amountKobo: number }[]> {
  return queries<{ _id: string; owner: string; amountKobo: number }[]>`
    select line._id, owner, earned_kobo + tips_kobo as "amountKobo"
    from payout_transfers as transfer join payout_lines as line on line._id = transfer.line_id
    where transfer.paid_after_return_at is not null and line.status = 'failed'
    order by line._id limit ${DIFFERENCES_KEPT.max}`
}
