import { DIFFERENCES_KEPT, LEDGER_ACCOUNTS, type LedgerAccount } from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import { compareBalances, readChartedRevenue } from './balances.store.ts'
import type { Difference } from './compare-postings.ts'
import type { ComparedPart } from './compare-things.ts'

const ACCOUNTS = Object.keys(LEDGER_ACCOUNTS) as LedgerAccount[]

/** The sums of the overview's charts, which are kept beside the ledger: they must not drift from it unseen. */
async function comparedCharts({ sql }: Pick<Database, 'sql'>): Promise<Difference[]> {
  const revenue = await readChartedRevenue(sql)
  if (!revenue || revenue.ledgerKobo === revenue.chartedKobo) return []
  const sums = { expectedKobo: revenue.ledgerKobo, foundKobo: revenue.chartedKobo }
  return [{ part: 'balances', kind: 'total.charts', subject: 'revenue', ...sums }]
}

/**
 * Compares the balances and totals that the database keeps with the entries they are sums of, an account at a time, and
 * at last the sums of the charts with the ledger.
 */
export const comparedBalances = (database: Pick<Database, 'sql'>): ComparedPart => ({
  async next(position) {
    const at = position === null ? 0 : ACCOUNTS.findIndex((account) => account === position) + 1
    const account = ACCOUNTS[at]
    if (account === undefined)
      return { position: null, checked: 1, differences: await comparedCharts(database) }
    const { balances, wrong } = await compareBalances(database.sql, account, DIFFERENCES_KEPT.max)
    const differences = wrong.map(({ owner, summedKobo, keptKobo }): Difference => ({
      part: 'balances',
      kind: owner === null ? 'balance.total' : 'balance.owner',
      subject: owner === null ? account : `${account} ${owner}`,
      account,
      ...{ expectedKobo: summedKobo, foundKobo: keptKobo, personId: owner },
    }))
    return { position: account, checked: balances, differences }
  },
})
