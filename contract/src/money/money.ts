import { z } from 'zod'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import {
  DIFFERENCE_KINDS,
  DIFFERENCE_STATUSES,
  JOURNAL_DAYS,
  moneyMessages,
  PART_STATUSES,
  RECONCILIATION_PARTS,
  RECONCILIATION_STATUSES,
} from './money.constants.ts'
import { DAY_MS } from '../common/days.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { ExportTicket } from './payments.ts'
import { Day, Id, Instant, listAnswer, ListQuery, Naira } from '../common/primitives.ts'
import { Role } from '../accounts/roles.ts'

/** Checks that all money adds up: balances with their entries, payments with the provider's own lists. */

// Enumerations
export const ReconciliationPart = z.enum(RECONCILIATION_PARTS)
export type ReconciliationPart = z.infer<typeof ReconciliationPart>
export const DifferenceKind = z.enum(DIFFERENCE_KINDS)
export type DifferenceKind = z.infer<typeof DifferenceKind>
export const DifferenceStatus = z.enum(DIFFERENCE_STATUSES)
export type DifferenceStatus = z.infer<typeof DifferenceStatus>

// Shapes
export const Reconciliation = z.object({
  _id: Id,
  status: z.enum(RECONCILIATION_STATUSES).meta({ description: 'failed: a part could not be compared' }),
  begunBy: z.string().meta({ description: 'who asked for it, by name; empty at night' }),
  createdAt: Instant,
  endedAt: Instant.nullable(),
  parts: z.array(
    z.object({
      part: ReconciliationPart,
      status: z.enum(PART_STATUSES),
      checked: z.int().meta({ description: 'balances, payouts or payments' }),
      found: z.int().meta({ description: 'differences, also those that are not kept' }),
      reason: z.string().meta({ description: 'why it failed; else empty' }),
    }),
  ),
})
export type Reconciliation = z.infer<typeof Reconciliation>

/** Something that does not agree: open from the first run that finds it until a run does not. */
export const MoneyDifference = z.object({
  _id: Id,
  part: ReconciliationPart,
  kind: DifferenceKind,
  account: z.string().meta({ description: 'one of LEDGER_ACCOUNTS, if it is about one; else empty' }),
  expected: Naira.meta({ description: 'what should be there; of Paystack, what we have' }),
  found: Naira,
  order: z.object({ _id: Id, number: z.string() }).nullable(),
  reference: z.string().nullable().meta({ description: 'of a payment' }),
  person: z.object({ _id: Id, name: z.string(), role: Role }).nullable(),
  status: DifferenceStatus,
  createdAt: Instant,
  closedAt: Instant.nullable(),
  settled: z.object({ at: Instant, by: z.string(), note: z.string() }).nullable(),
})
export type MoneyDifference = z.infer<typeof MoneyDifference>

/** Open differences, and work that waits for somebody. */
export const MoneyOverview = z.object({
  latest: Reconciliation.nullable(),
  open: z.array(z.object({ kind: DifferenceKind, count: z.int() })),
  waiting: z.object({
    payoutBatches: z.int().meta({ description: 'for the approval of somebody else' }),
    payouts: z.int().meta({ description: 'sent, their end not known yet' }),
    payoutsHeldBack: z.int().meta({ description: 'people: Paystack paid what had come back' }),
    refundsFailed: z.int().meta({ description: 'that nobody has asked for again' }),
    unmatchedPayments: z.int(),
    disputes: z.int().meta({ description: 'of cash that was handed in' }),
  }),
})
export type MoneyOverview = z.infer<typeof MoneyOverview>

const daysBetween = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Days in Lagos, both included. */
export const JournalPeriod = z
  .strictObject({ from: Day, to: Day })
  .refine((period) => daysBetween(period) >= 0, { path: ['to'], error: moneyMessages.journalBackwards })
  .refine((period) => daysBetween(period) < JOURNAL_DAYS.max, {
    path: ['to'],
    error: moneyMessages.journalTooLong,
  })
export type JournalPeriod = z.infer<typeof JournalPeriod>

const rows = z.object({ differences: z.array(MoneyDifference), ...listAnswer })
const DifferencesQuery = ListQuery.omit({ search: true }).extend({ kind: DifferenceKind.optional() })

// Calls
export const money = {
  read: call
    .meta({ access: 'seeLedger' })
    .route({ method: 'GET', path: '/admin/money', tags: ['money'] })
    .output(z.object({ data: MoneyOverview })),
  /** Newest first; by default the open ones. */
  differences: call
    .meta({ access: 'seeLedger' })
    .route({ method: 'GET', path: '/admin/money/differences', tags: ['money'] })
    .input(DifferencesQuery.extend({ status: DifferenceStatus.default('open') }))
    .output(rows),
  /** Says why a difference is all right, until its amounts change. CHANGED_MEANWHILE with `data.current` if it is gone. */
  settle: call
    .meta({ access: 'seeLedger' })
    .route({ method: 'POST', path: '/admin/money/differences/{id}/settle', tags: ['money'] })
    .input(
      z.strictObject({
        id: Id,
        note: z.string().trim().min(1, moneyMessages.noteMissing).max(TEXT_LIMIT.line),
      }),
    )
    .output(z.object({ data: MoneyDifference }))
    .errors(changedMeanwhile(MoneyDifference)),
  /** Begins one; CHANGED_MEANWHILE with `data.current` while another runs. */
  reconcile: call
    .meta({ access: 'seeLedger' })
    .route({ method: 'POST', path: '/admin/money/reconciliations', successStatus: 201, tags: ['money'] })
    .output(z.object({ data: Reconciliation }))
    .errors(changedMeanwhile(Reconciliation)),
  /** Newest first. */
  reconciliations: call
    .meta({ access: 'seeLedger' })
    .route({ method: 'GET', path: '/admin/money/reconciliations', tags: ['money'] })
    .input(ListQuery.omit({ search: true }))
    .output(z.object({ reconciliations: z.array(Reconciliation), ...listAnswer })),
  /** With what it found. */
  reconciliation: call
    .meta({ access: 'seeLedger' })
    .route({ method: 'GET', path: '/admin/money/reconciliations/{id}', tags: ['money'] })
    .input(DifferencesQuery.extend({ id: Id }))
    .output(rows.extend({ data: Reconciliation })),
  /** Prepares a CSV download of all postings of a period, a row for each line. The path in the answer works once. */
  exportJournal: call
    .meta({ access: 'exportTransactions', needsRecentProof: true })
    .route({ method: 'POST', path: '/admin/money/journal', successStatus: 201, tags: ['money'] })
    .input(JournalPeriod)
    .output(z.object({ data: ExportTicket })),
}
