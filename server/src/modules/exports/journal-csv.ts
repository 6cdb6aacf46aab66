import {
  LEDGER_ACCOUNTS,
  localTime,
  POSTING_CAUSES,
  type LedgerAccount,
  type PostingCause,
} from '@ozi/contract'
import { csvOf, type Columns, type CsvFile } from '../../platform/csv/csv-of.ts'
import { toNaira } from '../../platform/money.ts'
import type { JournalLine } from '../ledger/ledger.service.ts'

const nameOf = <Key extends string>(names: Readonly<Record<Key, string>>, key: string): string =>
  Object.hasOwn(names, key) ? names[key as Key] : key

const ACCOUNTS = Object.fromEntries(
  Object.entries(LEDGER_ACCOUNTS).map(([account, { name }]) => [account, name]),
) as Record<LedgerAccount, string>

const COLUMNS: Columns<JournalLine> = [
  ['Posting ID', ({ postingId }) => postingId],
  ['Date and time (Lagos)', ({ at }) => localTime(at)],
  ['Cause', ({ cause }) => nameOf<PostingCause>(POSTING_CAUSES, cause)],
  ['Account', ({ account }) => nameOf<LedgerAccount>(ACCOUNTS, account)],
  ['Owner', ({ owner }) => owner],
  // Plain numbers, so that spreadsheets can add them up.
  ['Debit (NGN)', ({ amountKobo }) => (amountKobo > 0 ? toNaira(amountKobo) : null)],
  ['Credit (NGN)', ({ amountKobo }) => (amountKobo < 0 ? toNaira(-amountKobo) : null)],
  ['Order Number', ({ order }) => order],
  ['Recorded by', ({ recordedBy }) => recordedBy],
  ['Note', ({ note }) => note],
]

/** The journal as CSV: a row for each line of each posting. */
export const journalCsv = (lines: AsyncIterable<JournalLine>): CsvFile => csvOf(COLUMNS, lines)
