import type { Database } from './database.ts'
import type { Fragment } from './pool.ts'

export interface BatchTimes {
  readonly rowsAtOnce: number
  /** How long the reader may take for a batch before the database ends the transaction. */
  readonly pauseSeconds: number
}

/**
 * The rows of a statement from one snapshot, in batches from a cursor, so that nobody holds many. The next batch is
 * fetched when the one before has been consumed. The transaction ends also if the reader stops early.
 */
export async function* readInBatches<Row>(
  database: Pick<Database, 'reserve'>,
  statement: Fragment,
  { rowsAtOnce, pauseSeconds }: BatchTimes,
): AsyncGenerator<Row> {
  const connection = await database.reserve()
  try {
    await connection`begin read only`
    await connection`
      select set_config('idle_in_transaction_session_timeout', ${`${pauseSeconds}s`}, true),
        -- Finding the first of them may take a while in a million; nobody waits for it but this reader.
        set_config('statement_timeout', ${`${pauseSeconds}s`}, true)`
    await connection`declare batches no scroll cursor for ${statement}`
    for (;;) {
      const rows = await connection.unsafe<Row[]>(`fetch forward ${String(rowsAtOnce)} from batches`)
      yield* rows
      if (rows.length < rowsAtOnce) return
    }
  } finally {
    // Also after a failed statement; on a lost connection there is nothing to roll back.
    await connection`rollback`.catch(() => undefined)
    connection.release()
  }
}
