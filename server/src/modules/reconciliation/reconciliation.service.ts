import {
  DAY_MS,
  moneyMessages,
  type DifferenceKind,
  type DifferenceStatus,
  type MoneyDifference,
  type MoneyOverview,
  type ReconciliationPart,
  type Reconciliation,
} from '@ozi/contract'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { readPageQuery, type Page, type PageQuery } from '../../platform/lists/paging.ts'
import type { Log } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { PaymentProvider } from '../payments/online-payments.service.ts'
import { countHeldBack } from '../payouts/payouts.service.ts'
import { createBalancesComparison } from './compare-balances.ts'
import { createPayoutsComparison } from './compare-payouts.ts'
import { createProviderComparison } from './compare-provider.ts'
import type { PartComparison } from './part-comparison.ts'
import {
  countOpen,
  eraseNotesOf,
  findDifference,
  listDifferences,
  settleDifference,
} from './differences.store.ts'
import { defineReconciliationJob, NotComparable } from './run-reconciliation.ts'
import { findRun, lastComparedAt, listRuns, type ActiveRun } from './runs.store.ts'
import { countWaiting } from './waiting.store.ts'

/** The first time, the provider is asked about so many days. */
const FIRST_DAYS = 31
/** The provider lists payments by the day they were begun. They may be paid so many days later. */
const OVERLAP_DAYS = 4

export interface ReconciliationDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'every' | 'send'>
  readonly audit: Pick<AuditService, 'record'>
  readonly provider: PaymentProvider
  readonly log: Log
}

type ListRequest = Pick<PageQuery, 'limit' | 'cursor'>

/** Checks that all money adds up: balances with their entries, payments with the provider's own lists. */
export function createReconciliationService(deps: ReconciliationDeps) {
  const { database, jobs, audit, provider, log } = deps
  async function prepare(
    part: ReconciliationPart,
    { _id: runId, createdAt }: ActiveRun,
  ): Promise<PartComparison> {
    if (part === 'balances') return createBalancesComparison(database)
    if (part === 'payouts') return createPayoutsComparison(database)
    if (!provider.isOffered) throw new NotComparable(moneyMessages.notOffered)
    const last = await lastComparedAt(database.sql, part)
    const days = last ? OVERLAP_DAYS : FIRST_DAYS
    const from = new Date((last ?? createdAt).getTime() - days * DAY_MS)
    return createProviderComparison({ database, provider, runId, period: { from, to: createdAt } })
  }

  const job = defineReconciliationJob({ database, jobs, log, prepare })

  return {
    beginDue: job.beginDue,

    /** @throws Refusal CHANGED_MEANWHILE with `data.current` */
    async begin({ accountId }: Pick<Caller, 'accountId'>): Promise<Reconciliation> {
      const id = await job.begin(accountId)
      const run = await findRun(database.sql, id ?? undefined)
      if (!run) throw new Error('the reconciliation was not stored')
      if (id === null)
        throw new Refusal('CHANGED_MEANWHILE', { message: moneyMessages.running, data: { current: run } })
      return run
    },

    /** How many differences nobody has settled. */
    async countOpen(): Promise<number> {
      const kinds = await countOpen(database.sql)
      return kinds.reduce((sum, { count }) => sum + count, 0)
    },

    async overview(): Promise<MoneyOverview> {
      const [latest, open, waiting, payoutsHeldBack] = await Promise.all([
        findRun(database.sql),
        countOpen(database.sql),
        countWaiting(database.sql),
        countHeldBack(database.sql),
      ])
      return { latest, open: [...open], waiting: { ...waiting, payoutsHeldBack } }
    },

    /** Newest first. */
    list: (query: ListRequest): Promise<Page<Reconciliation>> => listRuns(database.sql, readPageQuery(query)),

    /** A run and its differences. @throws Refusal NOT_FOUND */
    async read(
      id: string,
      { kind, ...query }: ListRequest & { readonly kind?: DifferenceKind | undefined },
    ): Promise<{ readonly run: Reconciliation; readonly page: Page<MoneyDifference> }> {
      const run = await findRun(database.sql, id)
      if (!run) throw new Refusal('NOT_FOUND')
      return { run, page: await listDifferences(database.sql, readPageQuery(query), { kind, run: id }) }
    },

    /** Newest first. */
    differences(
      query: ListRequest & { readonly kind?: DifferenceKind | undefined; readonly status: DifferenceStatus },
    ): Promise<Page<MoneyDifference>> {
      const { kind, status, ...page } = query
      return listDifferences(database.sql, readPageQuery(page), { kind, status })
    },

    /** @throws Refusal NOT_FOUND; CHANGED_MEANWHILE with `data.current` if it is gone or settled */
    settle: (caller: Caller, id: string, note: string): Promise<MoneyDifference> =>
      database.transaction(async (queries) => {
        const isSettled = await settleDifference(queries, { id, by: caller.accountId, note })
        const current = await findDifference(queries, id)
        if (!current) throw new Refusal('NOT_FOUND')
        if (!isSettled) throw new Refusal('CHANGED_MEANWHILE', { data: { current } })
        const { kind, order, reference, person } = current
        const whose = order ? `#${order.number}` : (reference ?? person?.name)
        await audit.record(queries, caller, {
          action: 'difference.settle',
          subject: { id, label: whose === undefined ? kind : `${kind}, ${whose}` },
          before: { isSettled: false },
          after: { isSettled: true, note },
        })
        return current
      }),

    /** Part of deleting a person. */
    eraseNotes: eraseNotesOf,
  }
}

export type ReconciliationService = ReturnType<typeof createReconciliationService>
