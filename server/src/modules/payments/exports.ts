import {
  API_ROOT,
  auditMessages,
  isPermitted,
  type ExportTicket,
  type TransactionFilter,
} from '@ozi/contract'
import { pipeline, Readable } from 'node:stream'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { hashToken, newToken } from '../../platform/sessions/token.ts'
import type { AuditService } from '../audit/audit.service.ts'
import { insertTicket, takeTicket } from './export-tickets.store.ts'
import { asSearched } from './searched.ts'
import { toCsvRecord, transactionsCsv } from './transactions-csv.ts'
import { readTransactions } from './transactions.store.ts'

const ROWS_AT_ONCE = 1_000
/** A download that stalls for longer is cut off, to free its database connection. */
const PAUSE_SECONDS = 120
/** A download that is read too slowly is cut off after this time. A million rows take about a minute. */
const LONGEST_SECONDS = 900
/** Downloads at once in this process: each holds a database connection, and other requests need the rest. */
const AT_ONCE = 2
const RETRY_AFTER_SECONDS = 20

export const EXPORTS_PATH = `${API_ROOT}/exports`

export interface ExportsParts {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly log: Log
  readonly longestSeconds?: number
}

/** Downloads of transactions, of any length: rows are streamed, never held in memory all at once. */
export function createExports({ database, audit, log, longestSeconds = LONGEST_SECONDS }: ExportsParts) {
  let running = 0

  return {
    /** Issues a ticket for one download of the transactions that match the filter. */
    async prepare(caller: Caller, filter: TransactionFilter): Promise<ExportTicket> {
      const token = newToken()
      const { accountId } = caller
      const expiresAt = await database.transaction(async (queries) => {
        await audit.record(queries, caller, {
          action: 'transaction.export',
          subject: { label: 'Transactions' },
          // A search text may be somebody's address or phone, which deleting them would not find and erase
          // here.
          after: { filter: { ...filter, ...(filter.search ? { search: auditMessages.secret } : {}) } },
        })
        return insertTicket(queries, { accountId, filter, tokenHash: hashToken(token) })
      })
      return { path: `${EXPORTS_PATH}/${token}`, expiresAt: expiresAt.toISOString() }
    },

    /**
     * Starts a ticket's download and uses up the ticket.
     * @throws Refusal NOT_FOUND if the ticket is used, expired or unknown; UNAVAILABLE while too many
     *   downloads run: the ticket stays valid then
     */
    async open(token: string): Promise<Readable> {
      if (running >= AT_ONCE) {
        throw new Refusal('UNAVAILABLE', {
          message: 'Other downloads are running. Please try again in a minute.',
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        })
      }
      running += 1
      try {
        return await begin(token, () => (running -= 1))
      } catch (error) {
        running -= 1
        throw error
      }
    },
  }

  /** @param whenOver called once the download has ended in any way; not called if it never starts */
  async function begin(token: string, whenOver: () => void): Promise<Readable> {
    const ticket = await takeTicket(database.sql, hashToken(token))
    // The holder may have left the staff or changed roles since they asked for the ticket.
    if (!ticket?.role || !isPermitted(ticket.role, 'exportTransactions'))
      throw new Refusal('NOT_FOUND', { message: 'This download link has expired. Please export again.' })
    const { search, ...conditions } = ticket.filter
    const rows = readTransactions(
      database,
      { ...conditions, search: asSearched(search) },
      { rowsAtOnce: ROWS_AT_ONCE, pauseSeconds: PAUSE_SECONDS },
    )
    const csv = transactionsCsv()
    const records = Readable.from(recordsOf(rows), { highWaterMark: ROWS_AT_ONCE })
    const tooLong = setTimeout(() => records.destroy(new Error('it took too long')), longestSeconds * 1000)
    // If the client disconnects, `csv` is closed; the pipeline then destroys `records`, which ends the
    // cursor.
    pipeline(records, csv, (error) => {
      clearTimeout(tooLong)
      whenOver()
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
        log.warn({ err: error }, 'an export broke off')
    })
    return csv
  }
}

async function* recordsOf(rows: AsyncIterable<Parameters<typeof toCsvRecord>[0]>) {
  for await (const row of rows) yield toCsvRecord(row)
}
