import {
  LEDGER_ACCOUNTS,
  type AccountBalance,
  type JournalPeriod,
  type LedgerAccount,
  type LedgerPosting,
  type OwnerBalance,
} from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { BatchTimes } from '../../platform/database/read-in-batches.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import type { Posting, PostingLine } from './posting.ts'
import { linesOf, listAccounts, listOwners, listPostings, type PostingFilter } from './ledger-lists.store.ts'
import { readJournal, type JournalLine } from './journal.store.ts'
import {
  insertPostings,
  lockOwnerBalance,
  readAccountTotal,
  readOwnerBalance,
  type EntryRow,
} from './ledger.store.ts'

export type { JournalLine } from './journal.store.ts'
export type { Posting, PostingLine } from './posting.ts'
export { remittancePosting, reversalPosting, type Remittance } from './cash-postings.ts'

export type AccountsAnswer = Page<OwnerBalance> & { readonly accounts: AccountBalance[] }
type ListRequest = Pick<PageQuery, 'limit' | 'cursor'>

/** The ledger. Whoever makes an event posts it, in the event's transaction. */
export function createLedgerService({ database }: { database: Database }) {
  /**
   * Writes postings in the caller's transaction, and leaves out those whose cause was posted before. The balances of
   * their owners stay locked until its end. A transaction must post everything in one call: with several calls, two
   * transactions could deadlock over balances.
   * @returns the causes that were written, as `kind id`
   */
  async function postAll(queries: Queries, postings: readonly Posting[]): Promise<ReadonlySet<string>> {
    const written = postings
      .map((posting) => ({ ...posting, _id: newId(), lines: merge(posting.lines) }))
      .filter(({ lines }) => lines.length > 0)
    if (written.length === 0) return new Set()
    const ids = await insertPostings(
      queries,
      written.map(({ _id, cause, orderId = null, recordedBy = null, note = '' }) => ({
        _id,
        cause: cause.kind,
        causeId: cause.id,
        orderId,
        recordedBy,
        note: note || null,
      })),
      written.flatMap(({ _id, lines }) =>
        lines.map((line, i): EntryRow => ({ ...line, postingId: _id, line: i + 1 })),
      ),
    )
    const isNew = new Set(ids)
    return new Set(
      written.filter(({ _id }) => isNew.has(_id)).map(({ cause }) => `${cause.kind} ${cause.id}`),
    )
  }

  return {
    postAll,

    /** @returns false if the cause was posted before, or there is nothing to post: nothing is written then */
    async post(queries: Queries, posting: Posting): Promise<boolean> {
      return (await postAll(queries, [posting])).size > 0
    },

    /** In kobo, a debit is positive. Without an owner, the sum over all owners. */
    balance(queries: Queries, account: LedgerAccount, owner?: string): Promise<number> {
      if (owner === undefined) return readAccountTotal(queries, account)
      return readOwnerBalance(queries, account, owner)
    },

    /** The balance, which nobody else changes until the transaction ends. */
    lockBalance: lockOwnerBalance,

    /** All lines of a period, the oldest first. */
    readJournal(period: JournalPeriod, times: BatchTimes): AsyncIterable<JournalLine> {
      return readJournal(database, period, times)
    },

    /** @throws Refusal VALIDATION for a cursor that we never gave */
    async accounts({
      account,
      ...page
    }: ListRequest & { account?: LedgerAccount | undefined }): Promise<AccountsAnswer> {
      const accounts = await listAccounts(database.sql)
      if (account === undefined) return { accounts, rows: [], nextCursor: null, total: 0 }
      return { accounts, ...(await listOwners(database.sql, account, page)) }
    },

    /** Newest first. @throws Refusal VALIDATION for a cursor that we never gave */
    async postings({ limit, cursor, ...filter }: ListRequest & PostingFilter): Promise<Page<LedgerPosting>> {
      const request = readPageQuery({ limit, cursor })
      const { rows, ...page } = await listPostings(database.sql, request, filter)
      const lines = await linesOf(
        database.sql,
        rows.map(({ _id }) => _id),
      )
      return { ...page, rows: rows.map((row) => ({ ...row, lines: lines.get(row._id) ?? [] })) }
    },
  }
}

export type LedgerService = ReturnType<typeof createLedgerService>

/** One line for each account and owner. @throws Error for an owner where there is none, or none where there is */
function merge(lines: readonly PostingLine[]): Omit<EntryRow, 'postingId' | 'line'>[] {
  const merged = new Map<string, { account: LedgerAccount; owner: string | null; amountKobo: number }>()
  for (const { account, owner = null, amountKobo } of lines) {
    if ((LEDGER_ACCOUNTS[account].owner === null) !== (owner === null)) {
      throw new Error(`the account ${account} ${owner === null ? 'needs an owner' : 'has no owner'}`)
    }
    const key = `${account} ${owner ?? ''}`
    const before = merged.get(key)?.amountKobo ?? 0
    merged.set(key, { account, owner, amountKobo: before + amountKobo })
  }
  return [...merged.values()].filter(({ amountKobo }) => amountKobo !== 0)
}
