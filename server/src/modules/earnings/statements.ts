import { type EarningsStatement, localTime, POSTING_CAUSES } from '@ozi/contract'
import { stringify } from 'csv-stringify/sync'
import type { Database } from '../../platform/database/database.ts'
import { toNaira } from '../../platform/money.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findEarner, listPeriod, readOpening, type Period } from './statement.store.ts'

export interface StatementRequest extends Period {
  /** Also answer the statement as a file. */
  readonly file?: 'csv' | undefined
}

/** Statements of what a rider or a shop is owed, read from the ledger in one snapshot. */
export const createStatements = ({ database }: { readonly database: Database }) => ({
  /** @throws Refusal NOT_FOUND for whoever is no rider and no shop */
  async statement(
    ownerId: string,
    { from, to, file }: StatementRequest,
  ): Promise<{ data: EarningsStatement; csv?: string }> {
    const [owner, openingKobo, rows] = await database.transaction((queries) =>
      Promise.all([
        findEarner(queries, ownerId),
        readOpening(queries, ownerId, { from, to }),
        listPeriod(queries, ownerId, { from, to }),
      ]),
    )
    if (!owner) throw new Refusal('NOT_FOUND')
    let balanceKobo = openingKobo
    const entries = rows.map(({ _id, cause, amountKobo, orderId, number, createdAt }) => {
      balanceKobo += amountKobo
      return {
        _id,
        cause,
        amount: toNaira(amountKobo),
        balance: toNaira(balanceKobo),
        order: orderId === null ? null : { _id: orderId, number: number ?? '' },
        createdAt: createdAt.toISOString(),
      }
    })
    const data = { owner, from, to, opening: toNaira(openingKobo), entries, closing: toNaira(balanceKobo) }
    return { data, ...(file === 'csv' && { csv: statementCsv(data) }) }
  },
})

const HEADS = ['Date and time (Lagos)', 'What', 'Order', 'Amount (NGN)', 'Owed (NGN)']

/** With a byte order mark, so that spreadsheets read UTF-8. A text that a spreadsheet would take for a formula is quoted. */
const statementCsv = ({ owner, from, to, opening, entries, closing }: EarningsStatement): string =>
  stringify(
    [
      [owner.name, `${from} to ${to}`],
      HEADS,
      ['', 'Owed before', '', '', opening],
      ...entries.map(({ cause, order, amount, balance, createdAt }) => [
        ...[localTime(createdAt), POSTING_CAUSES[cause], order?.number ?? '', amount, balance],
      ]),
      ['', 'Owed after', '', '', closing],
    ],
    { record_delimiter: 'windows', bom: true, escape_formulas: true },
  )
