import { z } from 'zod'
import { call } from '../common/call.ts'
import {
  LEDGER_ACCOUNTS,
  ledgerMessages,
  POSTING_CAUSES,
  type LedgerAccount,
  type PostingCause,
} from './ledger.constants.ts'
import { Id, Instant, listAnswer, ListQuery, Naira } from '../common/primitives.ts'

/** The ledger: every change of money as a posting whose lines add up to zero. */

// Enumerations
export const LedgerAccountName = z.enum(Object.keys(LEDGER_ACCOUNTS) as [LedgerAccount, ...LedgerAccount[]])
export const PostingCauseName = z.enum(Object.keys(POSTING_CAUSES) as [PostingCause, ...PostingCause[]])

// Shapes
const signedNaira = Naira.meta({ description: 'a debit is positive, a credit negative' })

/** An account, the sum over all its owners. */
export const AccountBalance = z.object({
  account: z.string().meta({ description: 'one of LEDGER_ACCOUNTS' }),
  balance: signedNaira,
  debits: Naira.meta({ description: 'what causes that increase it have added up to' }),
  credits: Naira.meta({ description: 'what causes that decrease it have added up to, positive' }),
  entries: z.int(),
})
export type AccountBalance = z.infer<typeof AccountBalance>

const Owner = z.object({ _id: Id, name: z.string() })

/** The balance of one owner of an account. */
export const OwnerBalance = z.object({ owner: Owner, balance: signedNaira, changedAt: Instant })
export type OwnerBalance = z.infer<typeof OwnerBalance>

export const PostingLine = z.object({
  account: z.string(),
  owner: Owner.nullable().meta({ description: 'null for accounts of the platform' }),
  amount: signedNaira,
})

/** A posting; never changed. */
export const LedgerPosting = z.object({
  _id: Id,
  cause: z.string().meta({ description: 'one of POSTING_CAUSES' }),
  causeId: Id.meta({ description: 'what it happened to: an order, a transaction, a payment' }),
  order: z.object({ _id: Id, number: z.string() }).nullable(),
  recordedBy: z.string().meta({ description: 'who caused it, by name; empty if no person did' }),
  note: z.string(),
  createdAt: Instant,
  lines: z.array(PostingLine).meta({ description: 'they add up to 0' }),
})
export type LedgerPosting = z.infer<typeof LedgerPosting>

// Calls
export const ledger = {
  /** The balance of each account; with `account`, also its owners, the largest balances first, without those of 0. */
  accounts: call
    .meta({ access: 'seeLedger' })
    .route({ method: 'GET', path: '/admin/ledger/accounts', tags: ['ledger'] })
    .input(ListQuery.omit({ search: true }).extend({ account: LedgerAccountName.optional() }))
    .output(
      z.object({
        accounts: z.array(AccountBalance),
        owners: z.array(OwnerBalance),
        ...listAnswer,
      }),
    ),
  /** Newest first. `owner` needs `account`. */
  postings: call
    .meta({ access: 'seeLedger' })
    .route({ method: 'GET', path: '/admin/ledger/postings', tags: ['ledger'] })
    .input(
      ListQuery.omit({ search: true })
        .extend({
          account: LedgerAccountName.optional(),
          owner: Id.optional(),
          order: Id.optional(),
          cause: PostingCauseName.optional(),
        })
        .refine(({ account, owner }) => owner === undefined || account !== undefined, {
          path: ['owner'],
          error: ledgerMessages.accountMissing,
        }),
    )
    .output(z.object({ postings: z.array(LedgerPosting), ...listAnswer })),
}
