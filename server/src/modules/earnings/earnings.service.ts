import type { EarningTerms, TermsInput, TermsPreview, TermsVersion } from '@ozi/contract'
import type { Database, Queries } from '../../platform/database/database.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import { toKobo, toNaira } from '../../platform/money.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AuditService } from '../audit/audit.service.ts'
import {
  changesBetween,
  insertTerms,
  listTerms,
  lockTerms,
  readLatestCharges,
  readNewestTerms,
  toFields,
  toTerms,
  type TermsRow,
} from './earning-terms.store.ts'
import { listEarnings, PAYABLE_ACCOUNTS, type Earner, type PayableAccount } from './earnings-entries.store.ts'
import { previewTerms } from './preview-terms.ts'
import type { Terms } from './split-charge.ts'
import { createStatements } from './statements.ts'

export { jsonCharges, jsonTerms, jsonTermsOf } from './earning-terms.store.ts'
export { listEarnedDays, payableAccountsOf, owedTo } from './earnings-entries.store.ts'
export {
  riderEarnsKobo,
  splitCharge,
  type ChargeLines,
  type ChargeSplit,
  type Terms,
} from './split-charge.ts'

export interface EarningsDeps {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly ledger: LedgerBalances
}

/** The part of the ledger that says what is owed. */
interface LedgerBalances {
  readonly balance: (queries: Queries, account: PayableAccount, owner: string) => Promise<number>
}

/** The terms by which riders and shops earn. Each change adds a version; the newest is in force for new orders. */
export function createEarningsService({ database, audit, ledger }: EarningsDeps) {
  async function statement(earner: Earner, { accountId }: Pick<Caller, 'accountId'>, query: StatementQuery) {
    const request = readPageQuery(query)
    const [kobo, kept, page] = await Promise.all([
      Promise.all(
        PAYABLE_ACCOUNTS[earner].map((account) => ledger.balance(database.sql, account, accountId)),
      ),
      readNewestTerms(database.sql),
      listEarnings(database.sql, earner, accountId, request),
    ])
    // Our debt is a credit, which is negative. `0 -` instead of `-`, so that no entries give 0 and not -0.
    const owedKobo = 0 - kobo.reduce((sum, amount) => sum + amount, 0)
    return { owed: toNaira(owedKobo), terms: kept && toFields(kept), page }
  }

  return {
    /** The terms in force; null until there are any. */
    async terms(): Promise<EarningTerms | null> {
      const kept = await readNewestTerms(database.sql)
      return kept && toTerms(kept)
    },

    /** @throws Refusal CHANGED_MEANWHILE with `data.current` if `version` is not the one in force */
    updateTerms(
      caller: Caller,
      { version, ...edited }: TermsInput & { readonly version?: number | null | undefined },
    ): Promise<EarningTerms> {
      return database.transaction(async (queries) => {
        await lockTerms(queries)
        const before = await readNewestTerms(queries)
        if (version !== undefined && version !== (before?.version ?? null)) throw changedMeanwhile(before)
        const terms = toStoredTerms(edited)
        const after = toFields(terms)
        if (before && changesBetween(toFields(before), after).length === 0) return toTerms(before)
        await insertTerms(queries, terms, caller.accountId)
        await audit.record(queries, caller, {
          action: 'terms.update',
          subject: { label: 'What riders and shops earn' },
          ...(before ? { before: toFields(before) } : {}),
          after,
        })
        return toTerms(required(await readNewestTerms(queries)))
      })
    },

    /** Writes the first terms of a database that has none; they have no author. */
    begin(edited: TermsInput): Promise<void> {
      return database.transaction(async (queries) => {
        await lockTerms(queries)
        if (!(await readNewestTerms(queries))) await insertTerms(queries, toStoredTerms(edited), null)
      })
    },

    /** The amount owed to a rider and why. */
    async ofRider(caller: Pick<Caller, 'accountId'>, query: StatementQuery) {
      const { terms, ...rest } = await statement('rider', caller, query)
      if (!terms) return { ...rest, terms }
      const { riderPercent, redeliveryPercent, riderMinimum } = terms
      return { ...rest, terms: { riderPercent, redeliveryPercent, riderMinimum } }
    },

    /** The amount owed to a shop and why. */
    async ofVendor(caller: Pick<Caller, 'accountId'>, query: StatementQuery) {
      const { terms, ...rest } = await statement('vendor', caller, query)
      return { ...rest, terms: terms && { commissionPercent: terms.commissionPercent } }
    },

    ...createStatements({ database }),

    /** Newest first. */
    history(query: Omit<PageQuery, 'search'>): Promise<Page<TermsVersion>> {
      const request = readPageQuery(query)
      return listTerms(database.sql, request)
    },

    /** Splits the latest orders by the terms in force and by the edited ones. */
    async preview(edited: TermsInput): Promise<TermsPreview> {
      const [orders, inForce] = await Promise.all([
        readLatestCharges(database.sql),
        readNewestTerms(database.sql),
      ])
      return previewTerms(orders, inForce, { version: 0, ...toStoredTerms(edited) })
    },
  }
}

type StatementQuery = Pick<PageQuery, 'limit' | 'cursor'>

export type EarningsService = ReturnType<typeof createEarningsService>

/** Shares have one decimal at most, so that they are whole permille. */
const toStoredTerms = (edited: TermsInput): Omit<Terms, 'version'> => ({
  riderPermille: Math.round(edited.riderPercent * 10),
  redeliveryPermille: Math.round(edited.redeliveryPercent * 10),
  riderMinimumKobo: toKobo(edited.riderMinimum),
  commissionPermille: Math.round(edited.commissionPercent * 10),
  vatPermille: Math.round(edited.vatPercent * 10),
})

const changedMeanwhile = (kept: TermsRow | null): Refusal =>
  new Refusal('CHANGED_MEANWHILE', { data: { current: kept && toTerms(kept) } })

function required(kept: TermsRow | null): TermsRow {
  if (!kept) throw new Error('the terms were not stored')
  return kept
}
