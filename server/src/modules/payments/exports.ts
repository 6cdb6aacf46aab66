import {
  API_ROOT,
  auditMessages,
  isPermitted,
  type ExportTicket,
  type JournalPeriod,
  type TransactionFilter,
} from '@ozi/contract'
import { pipeline, Readable, type Transform } from 'node:stream'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { hashToken, newToken } from '../../platform/sessions/token.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { LedgerService } from '../ledger/ledger.service.ts'
import { insertTicket, takeTicket, type ExportFilter } from './export-tickets.store.ts'
import { journalCsv, toJournalRecord } from './journal-csv.ts'
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

type AuditEntry = Parameters<AuditService['record']>[2]

/** A download: what its file is called after, and its content. */
export interface Export {
  readonly name: string
  readonly csv: Transform
}

export interface ExportsParts {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly ledger: Pick<LedgerService, 'readJournal'>
  readonly log: Log
  readonly longestSeconds?: number
}

/** Downloads of transactions, of any length: rows are streamed, never held in memory all at once. */
export function createExports(parts: ExportsParts) {
  const { database, audit, ledger, log, longestSeconds = LONGEST_SECONDS } = parts
  let running = 0

  async function issue(caller: Caller, filter: ExportFilter, line: AuditEntry): Promise<ExportTicket> {
    const token = newToken()
    const { accountId } = caller
    const expiresAt = await database.transaction(async (queries) => {
      await audit.record(queries, caller, line)
      return insertTicket(queries, { accountId, filter, tokenHash: hashToken(token) })
    })
    return { path: `${EXPORTS_PATH}/${token}`, expiresAt: expiresAt.toISOString() }
  }

  return {
    /** Issues a ticket for one download of the transactions that match the filter. */
    prepare(caller: Caller, filter: TransactionFilter): Promise<ExportTicket> {
      return issue(caller, filter, {
        action: 'transaction.export',
        subject: { label: 'Transactions' },
        // A search text may be somebody's address or phone, which deleting them would not find and erase
        // here.
        after: { filter: { ...filter, ...(filter.search ? { search: auditMessages.secret } : {}) } },
      })
    },

    /** Issues a ticket for one download of all postings of a period. */
    prepareJournal(caller: Caller, journal: JournalPeriod): Promise<ExportTicket> {
      return issue(
        caller,
        { journal },
        {
          action: 'journal.export',
          subject: { label: 'Journal' },
          after: journal,
        },
      )
    },

    /**
     * Starts a ticket's download and uses up the ticket.
     * @throws Refusal NOT_FOUND if the ticket is used, expired or unknown; UNAVAILABLE while too many
     *   downloads run: the ticket stays valid then
     */
    async open(token: string): Promise<Export> {
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
  async function begin(token: string, whenOver: () => void): Promise<Export> {
    const ticket = await takeTicket(database.sql, hashToken(token))
    // The holder may have left the staff or changed roles since they asked for the ticket.
    if (!ticket?.role || !isPermitted(ticket.role, 'exportTransactions'))
      throw new Refusal('NOT_FOUND', { message: 'This download link has expired. Please export again.' })
    const { name, csv, rows } = contentOf(ticket.filter)
    const records = Readable.from(rows, { highWaterMark: ROWS_AT_ONCE })
    const tooLong = setTimeout(() => records.destroy(new Error('it took too long')), longestSeconds * 1000)
    // If the client disconnects, `csv` is closed; the pipeline then destroys `records`, which ends the
    // cursor.
    pipeline(records, csv, (error) => {
      clearTimeout(tooLong)
      whenOver()
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
        log.warn({ err: error }, 'an export broke off')
    })
    return { name, csv }
  }

  function contentOf(filter: ExportFilter) {
    const times = { rowsAtOnce: ROWS_AT_ONCE, pauseSeconds: PAUSE_SECONDS }
    if ('journal' in filter) {
      const rows = ledger.readJournal(filter.journal, times)
      return { name: 'journal', csv: journalCsv(), rows: recordsOf(rows, toJournalRecord) }
    }
    const { search, ...conditions } = filter
    const rows = readTransactions(database, { ...conditions, search: asSearched(search) }, times)
    return { name: 'transactions', csv: transactionsCsv(), rows: recordsOf(rows, toCsvRecord) }
  }
}

async function* recordsOf<Row, CsvRecord>(rows: AsyncIterable<Row>, toRecord: (row: Row) => CsvRecord) {
  for await (const row of rows) yield toRecord(row)
}
