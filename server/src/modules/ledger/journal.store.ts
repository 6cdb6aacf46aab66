import type { JournalPeriod } from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'

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

interface Times {
  readonly rowsAtOnce: number
  /** A reader that pauses for longer is cut off. */
  readonly pauseSeconds: number
}

/** The lines of a period's postings, the oldest first, read from a cursor, so that nobody holds many. */
export async function* readJournal(
  database: Pick<Database, 'reserve'>,
  { from, to }: JournalPeriod,
  { rowsAtOnce, pauseSeconds }: Times,
): AsyncGenerator<JournalLine> {
  const connection = await database.reserve()
  try {
    await connection`begin read only`
    await connection`
      select set_config('idle_in_transaction_session_timeout', ${`${pauseSeconds}s`}, true),
        set_config('statement_timeout', ${`${pauseSeconds}s`}, true)`
    await connection.unsafe(
      `declare journal no scroll cursor for
      select posting._id as "postingId", posting.created_at as at, posting.cause, entry.account,
        owner.name as owner, entry.amount_kobo as "amountKobo", orders.number as "order",
        recorder.name as "recordedBy", posting.note
      from ledger_postings as posting
      join ledger_entries as entry on entry.posting_id = posting._id
      left join orders on orders._id = posting.order_id
      left join accounts as owner on owner._id = entry.owner
      left join accounts as recorder on recorder._id = posting.recorded_by
      where posting.created_at >= moment_of($1::date) and posting.created_at < moment_of($2::date + 1)
      order by posting.created_at, posting._id, entry.line`,
      [from, to],
    )
    for (;;) {
      const rows = await connection.unsafe<JournalLine[]>(`fetch forward ${rowsAtOnce} from journal`)
      yield* rows
      if (rows.length < rowsAtOnce) return
    }
  } finally {
    // Also after a failed statement; on a lost connection there is nothing to roll back.
    await connection`rollback`.catch(() => undefined)
    connection.release()
  }
}
