import { z } from 'zod'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import { DAY_MS } from '../common/days.constants.ts'
import { EARNING_TERMS_FIELDS, STATEMENT_DAYS, statementMessages } from './earnings.constants.ts'
import { earningTermsFields } from './earnings.fields.ts'
import { PostingCauseName } from './ledger.ts'
import { Day, Id, Instant, listAnswer, ListQuery, Naira } from '../common/primitives.ts'

/** Riders and shops earn by terms with versions. An order keeps those it was placed under. */

// Shapes
const terms = {
  riderPercent: z.number().meta({
    description: 'of the delivery fee, the distance and the surge of a delivered order, for its rider',
  }),
  redeliveryPercent: z.number().meta({ description: 'of what redeliveries cost, for the rider' }),
  riderMinimum: Naira.meta({ description: 'the least a rider earns of a delivered order' }),
  commissionPercent: z.number().meta({ description: 'of the goods, kept from what the shop gets' }),
  vatPercent: z.number().meta({ description: 'contained in our own part of each price; 0: none' }),
}

export const EarningTerms = z.object({
  version: z.int(),
  ...terms,
  changedAt: Instant,
  changedBy: z.string().optional().meta({ description: 'name of who made this version' }),
})
export type EarningTerms = z.infer<typeof EarningTerms>

export const TermsInput = z.strictObject(earningTermsFields)
export type TermsInput = z.infer<typeof TermsInput>

export const TermsVersion = z.object({
  _id: Id,
  version: z.int(),
  createdAt: Instant,
  createdBy: z.string().optional().meta({ description: 'name of who made this version' }),
  ...terms,
  changes: z
    .array(z.object({ field: z.enum(EARNING_TERMS_FIELDS), from: z.number(), to: z.number() }))
    .meta({ description: 'none of the first version' }),
})
export type TermsVersion = z.infer<typeof TermsVersion>

/** The split of what some orders were charged: riders, shops, VAT and what is kept add up to it. */
export const ChargesSplit = z.object({
  riders: Naira,
  shops: Naira.meta({ description: 'their goods without the commission' }),
  commission: Naira.meta({ description: 'part of what is kept, before VAT' }),
  vat: Naira,
  kept: Naira.meta({
    description: 'what is left for the office; below 0 if riders earn more than is charged',
  }),
})
export type ChargesSplit = z.infer<typeof ChargesSplit>

export const TermsPreview = z.object({
  orders: z.int(),
  charged: Naira.meta({ description: 'with goods and redeliveries' }),
  today: ChargesSplit.nullable().meta({ description: 'by the terms in force; null if there are none' }),
  after: ChargesSplit.meta({ description: 'by the edited terms' }),
})
export type TermsPreview = z.infer<typeof TermsPreview>

/** A change of what is owed to a rider or a shop. */
export const EarningsEntry = z.object({
  _id: Id,
  cause: PostingCauseName,
  amount: Naira.meta({ description: 'above 0: owed to them; below 0: paid out' }),
  order: z.object({ _id: Id, number: z.string() }).nullable(),
  goods: Naira.optional().meta({ description: 'of a shop: what the goods of the order cost' }),
  commission: Naira.optional().meta({ description: 'of a shop: what we keep of the goods' }),
  createdAt: Instant,
})
export type EarningsEntry = z.infer<typeof EarningsEntry>

const owed = Naira.meta({ description: 'what is owed to them now' })
const entries = { entries: z.array(EarningsEntry), ...listAnswer }

/** The amount owed at the beginning of a period, each change, and the amount at its end. */
export const EarningsStatement = z.object({
  owner: z.object({ _id: Id, name: z.string() }),
  from: Day,
  to: Day.meta({ description: 'the last day' }),
  opening: Naira,
  entries: z
    .array(EarningsEntry.omit({ goods: true, commission: true }).extend({ balance: Naira }))
    .meta({ description: 'oldest first; `balance`: what is owed after it' }),
  closing: Naira,
})
export type EarningsStatement = z.infer<typeof EarningsStatement>

const period = { from: Day, to: Day, file: z.literal('csv').optional().meta({ description: 'also as CSV' }) }
const daysOf = ({ from, to }: { readonly from: string; readonly to: string }) =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
const checked = <Input extends z.ZodType<{ from: string; to: string }>>(input: Input) =>
  input
    .refine((given) => daysOf(given) > 0, { path: ['to'], error: statementMessages.order })
    .refine((given) => daysOf(given) <= STATEMENT_DAYS.max, { path: ['to'], error: statementMessages.long })
const statement = z.object({ data: EarningsStatement, csv: z.string().optional() })

// Calls
export const earnings = {
  /** Null until there are any: then nobody earns anything. */
  readTerms: call
    .meta({ access: 'seeFares' })
    .route({ method: 'GET', path: '/admin/earning-terms', tags: ['earnings'] })
    .output(z.object({ data: EarningTerms.nullable() })),
  /**
   * In force for orders placed from now on. `version`: the one that the editor saw, null if there was none; another one
   * by now is 409 CHANGED_MEANWHILE with `data.current`. Without it, the change applies to whatever is in force.
   */
  updateTerms: call
    .meta({ access: 'changeFares', needsRecentProof: true })
    .route({ method: 'PUT', path: '/admin/earning-terms', tags: ['earnings'] })
    .input(TermsInput.extend({ version: z.int().min(1).nullable().optional() }))
    .output(z.object({ data: EarningTerms }))
    .errors(changedMeanwhile(EarningTerms)),
  /** Every version, newest first. */
  termsHistory: call
    .meta({ access: 'seeFares' })
    .route({ method: 'GET', path: '/admin/earning-terms/versions', tags: ['earnings'] })
    .input(ListQuery.omit({ search: true }))
    .output(z.object({ versions: z.array(TermsVersion), ...listAnswer })),
  /** Computes what riders and shops would earn of the latest orders if all were delivered; changes nothing. */
  previewTerms: call
    .meta({ access: 'seeFares' })
    .route({ method: 'POST', path: '/admin/earning-terms/preview', tags: ['earnings'] })
    .input(TermsInput)
    .output(z.object({ data: TermsPreview })),
  /** The amount owed to the caller and why, newest first. `terms`: those in force; null until there are any. */
  ofRider: call
    .meta({ access: 'rider' })
    .route({ method: 'GET', path: '/rider/earnings', tags: ['earnings'] })
    .input(ListQuery.omit({ search: true }))
    .output(
      z.object({
        owed,
        terms: z
          .object({
            riderPercent: terms.riderPercent,
            redeliveryPercent: terms.redeliveryPercent,
            riderMinimum: terms.riderMinimum,
          })
          .nullable(),
        ...entries,
      }),
    ),
  /** The same for a shop. */
  ofVendor: call
    .meta({ access: 'vendor' })
    .route({ method: 'GET', path: '/vendor/earnings', tags: ['earnings'] })
    .input(ListQuery.omit({ search: true }))
    .output(
      z.object({
        owed,
        terms: z.object({ commissionPercent: terms.commissionPercent }).nullable(),
        ...entries,
      }),
    ),
  /** By days of Lagos. */
  statementOfRider: call
    .meta({ access: 'rider' })
    .route({ method: 'GET', path: '/rider/statement', tags: ['earnings'] })
    .input(checked(z.strictObject(period)))
    .output(statement),
  statementOfVendor: call
    .meta({ access: 'vendor' })
    .route({ method: 'GET', path: '/vendor/statement', tags: ['earnings'] })
    .input(checked(z.strictObject(period)))
    .output(statement),
  /** The statement of any rider or shop. */
  statement: call
    .meta({ access: 'payOut' })
    .route({ method: 'GET', path: '/admin/statements/{id}', tags: ['earnings'] })
    .input(checked(z.strictObject({ id: Id, ...period })))
    .output(statement),
}
