import {
  API_ROOT,
  auditMessages,
  isPermitted,
  isStaff,
  OWN_DATA_DOWNLOADS_A_DAY,
  ownDataMessages,
  type ExportTicket,
  type JournalPeriod,
  type TransactionFilter,
} from '@ozi/contract'
import { finished, pipeline, Readable } from 'node:stream'
import type { Database } from '../../platform/database/database.ts'
import type { Limits } from '../../platform/http/limits.ts'
import type { Log } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import { logAct } from '../../platform/security-log.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import { hashToken, newToken } from '../../platform/sessions/token.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { LedgerService } from '../ledger/ledger.service.ts'
import type { PaymentsService } from '../payments/payments.service.ts'
import { findTicketFilter, insertTicket, takeTicket, type ExportContent } from './export-tickets.store.ts'
import { journalCsv } from './journal-csv.ts'

const ROWS_AT_ONCE = 1_000
/** A download that stalls for longer is cut off, to free its database connection. */
const PAUSE_SECONDS = 120
/** A download that is read too slowly is cut off after this time. A million rows take about a minute. */
const LONGEST_SECONDS = 900
/** Downloads at once in this process: each holds a database connection, and other requests need the rest. */
const AT_ONCE = 2
/** More downloads of people's own data run at once: they hold no connection while their reader is slow. */
const OWN_AT_ONCE = 8
const RETRY_AFTER_SECONDS = 20

export const EXPORTS_PATH = `${API_ROOT}/exports`

type AuditEntry = Parameters<AuditService['record']>[2]

/** A download: what its file is called after, and its content. */
export interface Export {
  readonly name: string
  readonly extension: 'csv' | 'zip'
  readonly content: Readable
}

export interface ExportsDeps {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly ledger: Pick<LedgerService, 'readJournal'>
  readonly payments: Pick<PaymentsService, 'csvOf'>
  readonly limits: Pick<Limits, 'counter'>
  /** All data about a person as a ZIP; null if there is no such account. */
  readonly ownDataFileOf: (accountId: string) => Promise<Readable | null>
  readonly log: Log
  readonly longestSeconds?: number
}

/** Downloads of any length: they are streamed, never held in memory all at once. */
export function createExportsService(deps: ExportsDeps) {
  const {
    database,
    audit,
    ledger,
    payments,
    limits,
    ownDataFileOf,
    log,
    longestSeconds = LONGEST_SECONDS,
  } = deps
  const running = { csv: 0, zip: 0 }
  const ownDownloads = limits.counter({
    name: 'own-data',
    requests: OWN_DATA_DOWNLOADS_A_DAY,
    windowSeconds: 24 * 3600,
  })

  /** @param line of the audit log; null for what is not the staff's */
  async function issue(
    caller: Caller,
    filter: ExportContent,
    line: AuditEntry | null,
  ): Promise<ExportTicket> {
    const token = newToken()
    const { accountId } = caller
    const expiresAt = await database.transaction(async (queries) => {
      if (line !== null) await audit.record(queries, caller, line)
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
     * Issues a ticket for one download of all about the caller.
     * @throws Refusal RATE_LIMITED after several in a day
     */
    async prepareOwn(caller: Caller): Promise<ExportTicket> {
      try {
        await ownDownloads.count(caller.accountId)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { retryAfterSeconds } = error
        throw new Refusal('RATE_LIMITED', {
          message: ownDataMessages.tooMany,
          ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
        })
      }
      const line = { action: 'account.export', subject: { label: 'Their own data' } } as const
      const ticket = await issue(caller, { own: true }, isStaff(caller.role) ? line : null)
      logAct('own_data_export', caller.accountId)
      return ticket
    },

    /**
     * Starts a ticket's download and uses up the ticket.
     * @throws Refusal NOT_FOUND if the ticket is used, expired or unknown; UNAVAILABLE while too many
     *   downloads run: the ticket stays valid then
     */
    async open(token: string): Promise<Export> {
      const tokenHash = hashToken(token)
      const filter = await findTicketFilter(database.sql, tokenHash)
      if (filter === null) throw expired()
      const kind = 'own' in filter ? 'zip' : 'csv'
      if (running[kind] >= (kind === 'zip' ? OWN_AT_ONCE : AT_ONCE)) {
        throw new Refusal('UNAVAILABLE', {
          message: 'Other downloads are running. Please try again in a minute.',
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        })
      }
      running[kind] += 1
      try {
        return await begin(tokenHash, () => (running[kind] -= 1))
      } catch (error) {
        running[kind] -= 1
        throw error
      }
    },
  }

  /** @param whenOver called once the download has ended in any way; not called if it never starts */
  async function begin(tokenHash: Buffer, whenOver: () => void): Promise<Export> {
    const ticket = await takeTicket(database.sql, tokenHash)
    if (!ticket?.role) throw expired()
    const { filter, accountId, role } = ticket
    if ('own' in filter) return beginOwn(accountId, whenOver)
    // The holder may have left the staff or changed roles since they asked for the ticket.
    if (!isPermitted(role, 'exportTransactions')) throw expired()
    const { name, csv, ...file } = contentOf(filter)
    const records = Readable.from(file.records, { highWaterMark: ROWS_AT_ONCE })
    const tooLong = setTimeout(() => records.destroy(new Error('it took too long')), longestSeconds * 1000)
    // If the client disconnects, `csv` is closed; the pipeline then destroys `records`, which ends the
    // cursor.
    pipeline(records, csv, (error) => {
      clearTimeout(tooLong)
      whenOver()
      noteBreak(error)
    })
    return { name, extension: 'csv', content: csv }
  }

  async function beginOwn(accountId: string, whenOver: () => void): Promise<Export> {
    const content = await ownDataFileOf(accountId)
    if (content === null) throw expired()
    const tooLong = setTimeout(() => content.destroy(new Error('it took too long')), longestSeconds * 1000)
    finished(content, (error) => {
      clearTimeout(tooLong)
      whenOver()
      noteBreak(error)
    })
    return { name: 'my-data', extension: 'zip', content }
  }

  function noteBreak(error: NodeJS.ErrnoException | null | undefined): void {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') log.warn({ err: error }, 'an export broke off')
  }

  function contentOf(filter: Exclude<ExportContent, { readonly own: true }>) {
    const times = { rowsAtOnce: ROWS_AT_ONCE, pauseSeconds: PAUSE_SECONDS }
    if ('journal' in filter) {
      return { name: 'journal', ...journalCsv(ledger.readJournal(filter.journal, times)) }
    }
    return { name: 'transactions', ...payments.csvOf(filter, times) }
  }
}

export type ExportsService = ReturnType<typeof createExportsService>

const expired = () =>
  new Refusal('NOT_FOUND', { message: 'This download link has expired. Please export again.' })
