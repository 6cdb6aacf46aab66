import { LEDGER_ACCOUNTS, POSTING_CAUSES, type LedgerAccount, type PostingCause } from '@ozi/contract'
import { stringify } from 'csv-stringify'
import type { Transform } from 'node:stream'
import type { JournalLine } from '../ledger/ledger.service.ts'
import { toNaira } from '../../platform/money.ts'
import { inLagos } from '../../platform/lagos-time.ts'

const nameOf = <Key extends string>(names: Readonly<Record<Key, string>>, key: string): string =>
  Object.hasOwn(names, key) ? names[key as Key] : key

const ACCOUNTS = Object.fromEntries(
  Object.entries(LEDGER_ACCOUNTS).map(([account, { name }]) => [account, name]),
) as Record<LedgerAccount, string>

/** Columns keep their names and their order, which people's formulas refer to: new ones come last. */
const COLUMNS = [
  ['Posting ID', ({ postingId }) => postingId],
  ['Date and time (Lagos)', ({ at }) => inLagos(at)],
  ['Cause', ({ cause }) => nameOf<PostingCause>(POSTING_CAUSES, cause)],
  ['Account', ({ account }) => nameOf<LedgerAccount>(ACCOUNTS, account)],
  ['Owner', ({ owner }) => owner],
  // Plain numbers, so that spreadsheets can add them up.
  ['Debit (NGN)', ({ amountKobo }) => (amountKobo > 0 ? toNaira(amountKobo) : null)],
  ['Credit (NGN)', ({ amountKobo }) => (amountKobo < 0 ? toNaira(-amountKobo) : null)],
  ['Order Number', ({ order }) => order],
  ['Recorded by', ({ recordedBy }) => recordedBy],
  ['Note', ({ note }) => note],
] as const satisfies readonly (readonly [string, (line: JournalLine) => string | number | null])[]

/** The journal as CSV: a row for each line of each posting. Texts that look like formulas are escaped. */
export const journalCsv = (): Transform =>
  stringify({ header: true, columns: COLUMNS.map(([head]) => head), bom: true, escape_formulas: true })

export const toJournalRecord = (line: JournalLine): (string | number | null)[] =>
  COLUMNS.map(([, value]) => value(line))
