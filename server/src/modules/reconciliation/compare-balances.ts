import { DIFFERENCES_KEPT, LEDGER_ACCOUNTS, type LedgerAccount } from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import { compareBalances } from './balances.store.ts'
import type { PartComparison, Difference } from './part-comparison.ts'

const ACCOUNTS = Object.keys(LEDGER_ACCOUNTS) as LedgerAccount[]

/** Compares the stored balances and totals with the entries they are sums of, an account at a time. */
export const createBalancesComparison = (database: Pick<Database, 'sql'>): PartComparison => ({
  async next(position) {
    const at = position === null ? 0 : ACCOUNTS.findIndex((account) => account === position) + 1
    const account = ACCOUNTS[at]
    if (account === undefined) return { position: null, checked: 0, differences: [] }
    const { balances, wrong } = await compareBalances(database.sql, account, DIFFERENCES_KEPT.max)
    const differences = wrong.map(({ owner, summedKobo, keptKobo }): Difference => ({
      part: 'balances',
      kind: owner === null ? 'balance.total' : 'balance.owner',
      subject: owner === null ? account : `${account} ${owner}`,
      account,
      expectedKobo: summedKobo,
      foundKobo: keptKobo,
      personId: owner,
    }))
    return { position: account, checked: balances, differences }
  },
})
