import type { JournalPeriod } from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import { readInBatches, type BatchTimes } from '../../platform/database/read-in-batches.ts'

/** A line of a posting, with what a bookkeeper has to know of it. */
export interface JournalLine {
  readonly postingId: string
  readonly at: Date
  readonly cause: string
  readonly account: string
  readonly owner: string | null
  readonly amountKobo: number
  readonly order: string | null
  readonly recordedBy: string | null
  readonly note: string | null
}

/** The lines of a period's postings, the oldest first. */
export const readJournal = (
  database: Pick<Database, 'reserve'>,
  { from, to }: JournalPeriod,
  times: BatchTimes,
): AsyncGenerator<JournalLine> =>
  readInBatches(
    database,
    fragment`
      select posting._id as "postingId", posting.created_at as at, posting.cause, entry.account,
        owner.name as owner, entry.amount_kobo as "amountKobo", orders.number as "order",
        recorder.name as "recordedBy", posting.note
      from ledger_postings as posting
      join ledger_entries as entry on entry.posting_id = posting._id
      left join orders on orders._id = posting.order_id
      left join accounts as owner on owner._id = entry.owner
      left join accounts as recorder on recorder._id = posting.recorded_by
      where posting.created_at >= moment_of(${from}::date) and posting.created_at < moment_of(${to}::date + 1)
      order by posting.created_at, posting._id, entry.line`,
    times,
  )
