import type { Earner } from '@ozi/contract'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import type { PayoutLineRow } from './batches.store.ts'
import { lockHolds } from './held-back.store.ts'

/** A transfer that pays a line. */
export interface TransferRow extends Pick<
  PayoutLineRow,
  | '_id'
  | 'owner'
  | 'earnedKobo'
  | 'tipsKobo'
  | 'bankCode'
  | 'numberSealed'
  | 'holder'
  | 'bankHolder'
  | 'status'
> {
  readonly batchId: string
  readonly earner: Earner
  readonly transferStatus: 'asked' | 'sending' | 'sent' | 'ended'
  readonly recipient: string | null
  /** The id of the provider that sends it; no other provider is asked about it. */
  readonly provider: string
}

const COLUMNS = fragment`
  lines._id, lines.owner, lines.earned_kobo as "earnedKobo", lines.tips_kobo as "tipsKobo",
  lines.bank_code as "bankCode", lines.number_sealed as "numberSealed", lines.holder,
  lines.bank_holder as "bankHolder", lines.status, lines.batch_id as "batchId", batches.earner,
  transfers.status as "transferStatus", transfers.recipient, transfers.provider`

/** Has each of these lines sent by a provider. */
export async function insertTransfers(
  queries: Queries,
  provider: string,
  lineIds: readonly string[],
): Promise<void> {
  await queries`
    insert into payout_transfers (provider, line_id) select ${provider}, unnest(${[...lineIds]}::uuid[])
    on conflict (line_id) do nothing`
}

/** A provider's transfers to send, or to look at, now. Each is due again later, so that several processes share them. */
export async function takeDueTransfers(
  queries: Queries,
  provider: string,
  rowLimit: number,
): Promise<readonly TransferRow[]> {
  return queries<TransferRow[]>`
    update payout_transfers as transfers set tries = tries + 1,
      next_try_at = now() + case when tries < 20 then interval '15 seconds' else interval '10 minutes' end
    from payout_lines as lines join payout_batches as batches on batches._id = lines.batch_id
    where lines._id = transfers.line_id and transfers.line_id in (
      select line_id from payout_transfers where next_try_at <= now() and provider = ${provider} order by next_try_at limit ${rowLimit}
      for no key update skip locked
    )
    returning ${COLUMNS}`
}

export async function findTransfer(queries: Queries, lineId: string): Promise<TransferRow | null> {
  const [row] = await queries<TransferRow[]>`
    select ${COLUMNS} from payout_transfers as transfers
    join payout_lines as lines on lines._id = transfers.line_id
    join payout_batches as batches on batches._id = lines.batch_id
    where transfers.line_id = ${lineId}`
  return row ?? null
}

/**
 * Notes that the provider may know of the transfer from now on; to be called before it is asked. @returns false if
 * somebody else is sending it
 */
export async function noteSending(queries: Queries, lineId: string, recipient: string): Promise<boolean> {
  const noted = await queries`
    update payout_transfers set status = 'sending', recipient = ${recipient}
    where line_id = ${lineId} and status = 'asked'`
  return noted.count === 1
}

export async function noteSent(queries: Queries, lineId: string): Promise<void> {
  await queries`update payout_transfers set status = 'sent' where line_id = ${lineId} and status = 'sending'`
}

/** @param feesKobo undefined: the fee that is stored stays */
export async function endTransfer(
  queries: Queries,
  lineId: string,
  feesKobo: number | undefined,
): Promise<void> {
  await queries`
    update payout_transfers set status = 'ended', next_try_at = null, fees_kobo = coalesce(${feesKobo ?? null}, fees_kobo)
    where line_id = ${lineId}`
}

/** Notes that the provider says, or no longer says, that it paid a transfer whose amount is back in the balance. */
export async function notePaidAfterReturn(queries: Queries, lineId: string, isPaid: boolean): Promise<void> {
  await lockHolds(queries)
  await queries`
    update payout_transfers
    set paid_after_return_at = case when ${isPaid}::boolean then coalesce(paid_after_return_at, now()) end
    where line_id = ${lineId}`
}
