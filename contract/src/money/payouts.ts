import { z } from 'zod'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import {
  EARNERS,
  PAYOUT_STATUSES,
  PAYOUT_LINES,
  PAYOUT_BATCH_STATUSES,
  PAYOUT_CHANNELS,
  payoutMessages,
} from './payouts.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { optionalText } from '../common/primitives.fields.ts'
import { bankAccountFields, PayoutMinimum } from './payouts.fields.ts'
import { Id, Instant, listAnswer, ListQuery, Naira } from '../common/primitives.ts'

/** Riders and shops are paid what they are owed, in batches that two people make and approve. */

// Enumerations
export const Earner = z.enum(EARNERS)
export type Earner = z.infer<typeof Earner>
export const PayoutBatchStatus = z.enum(PAYOUT_BATCH_STATUSES)
export type PayoutBatchStatus = z.infer<typeof PayoutBatchStatus>
export const PayoutStatus = z.enum(PAYOUT_STATUSES)
export type PayoutStatus = z.infer<typeof PayoutStatus>

export const PayoutChannel = z.enum(PAYOUT_CHANNELS)
export type PayoutChannel = z.infer<typeof PayoutChannel>

// Shapes
const bankFacts = {
  bank: z.string().meta({ description: 'its name' }),
  bankHolder: z.string().nullable().meta({ description: 'the name the bank gives; null: it was not asked' }),
  isOtherName: z.boolean().meta({ description: 'whether the bank gives another name than was typed' }),
}

/** A bank account as it is shown; the number is stored encrypted. */
export const BankAccount = z.object({
  bankCode: z.string(),
  lastFour: z.string(),
  holder: z.string().meta({ description: 'the name of the account' }),
  ...bankFacts,
  changedAt: Instant,
  heldUntil: Instant.nullable().meta({
    description: 'until then it is paid only once finance has confirmed it; null: it is paid',
  }),
})
export type BankAccount = z.infer<typeof BankAccount>

export const BankAccountInput = z.strictObject(bankAccountFields)
export type BankAccountInput = z.infer<typeof BankAccountInput>

export const Bank = z.object({ code: z.string(), name: z.string() })
export type Bank = z.infer<typeof Bank>

export const PayoutBatch = z.object({
  _id: Id,
  earner: Earner,
  status: PayoutBatchStatus,
  minimum: Naira,
  people: z.int(),
  amount: Naira.meta({ description: 'of all lines that are not left out' }),
  open: z.int().meta({ description: 'lines whose end is not known yet' }),
  failed: z.int(),
  madeBy: z.object({ _id: Id, name: z.string() }),
  createdAt: Instant,
  approvedBy: z.string().optional().meta({ description: 'who approved or withdrew it, by name' }),
  approvedAt: Instant.optional(),
})
export type PayoutBatch = z.infer<typeof PayoutBatch>

export const PayoutLine = z.object({
  _id: Id,
  owner: z.object({ _id: Id, name: z.string() }),
  amount: Naira,
  status: PayoutStatus,
  reason: z.string().meta({ description: 'why it was left out, waits or failed; else empty' }),
  bankCode: z.string(),
  lastFour: z.string(),
  holder: z.string(),
  accountSince: Instant.meta({ description: 'when that bank account was entered' }),
  ...bankFacts,
})
export type PayoutLine = z.infer<typeof PayoutLine>

export const PayoutDetail = PayoutBatch.extend({
  lines: z.array(PayoutLine).max(PAYOUT_LINES.max),
  channel: PayoutChannel,
  mayTransfer: z.boolean().meta({ description: 'whether Paystack can be asked to send it' }),
  isSandbox: z.boolean().meta({ description: 'whether Paystack is our own sandbox: no money moves' }),
})
export type PayoutDetail = z.infer<typeof PayoutDetail>

const OwedPerson = z.object({ _id: Id, name: z.string(), owed: Naira })

/** Somebody whose bank account, or e-mail address, was changed within PAYOUT_HOLD. */
export const PersonToConfirm = OwedPerson.extend({
  lastFour: z.string(),
  holder: z.string(),
  ...bankFacts,
  accountChangedAt: Instant,
  emailChangedAt: Instant.nullable().meta({ description: 'null: not lately' }),
  since: Instant.meta({ description: 'the later of both' }),
  isOwnConfirmation: z
    .boolean()
    .meta({ description: 'whether the caller has confirmed it, so that somebody else makes the batch' }),
  mayConfirm: z.boolean().meta({ description: 'false for who set the e-mail address, or has confirmed it' }),
})
export type PersonToConfirm = z.infer<typeof PersonToConfirm>

/** Who is owed money, and how much a batch would pay. */
export const PayoutsDue = z.object({
  people: z.int().meta({ description: 'owed at least the minimum, with a bank account' }),
  amount: Naira,
  withoutAccount: z
    .array(OwedPerson)
    .meta({ description: 'owed as much, but nobody knows where to; the largest amounts' }),
  heldBack: z.array(OwedPerson).meta({
    description:
      'owed as much, but Paystack paid what had come back, and nobody settled it; the largest amounts',
  }),
  unconfirmed: z
    .array(PersonToConfirm)
    .meta({ description: 'owed as much, but just changed, and left out; the largest amounts' }),
})
export type PayoutsDue = z.infer<typeof PayoutsDue>

/** A bank answers the name of an account's owner. */
const bankAccountLimit = { name: 'bank accounts', requests: 30, windowSeconds: 3600 } as const

const ofRole = (role: 'rider' | 'vendor') => ({
  read: call
    .meta({ access: role })
    .route({ method: 'GET', path: `/${role}/bank-account`, tags: ['payouts'] })
    .output(z.object({ data: BankAccount.nullable() })),
  update: call
    .meta({ access: role, needsRecentProof: true, limit: bankAccountLimit })
    .route({ method: 'PUT', path: `/${role}/bank-account`, tags: ['payouts'] })
    .input(BankAccountInput)
    .output(z.object({ data: BankAccount })),
})
const rider = ofRole('rider')
const vendor = ofRole('vendor')

const detail = z.object({ data: PayoutDetail })
const step = (name: string) =>
  call
    .meta({ access: 'payOut', needsRecentProof: true })
    .route({ method: 'POST', path: `/admin/payouts/{id}/${name}`, tags: ['payouts'] })

// Calls
export const payouts = {
  /** The caller's bank account; null until they have entered one. */
  bankAccountOfRider: rider.read,
  /**
   * VALIDATION for a number whose check digit is not that of the bank, or that the bank does not know. Where Paystack can
   * be asked, the bank's name for the account is kept beside it; if it does not answer, the account is kept unchecked.
   */
  updateBankAccountOfRider: rider.update,
  bankAccountOfVendor: vendor.read,
  updateBankAccountOfVendor: vendor.update,
  /** Paystack's list where it can be asked, else our own. */
  banks: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/banks', tags: ['payouts'] })
    .output(z.object({ data: z.array(Bank), isSandbox: z.boolean() })),
  due: call
    .meta({ access: 'payOut' })
    .route({ method: 'GET', path: '/admin/payouts/due', tags: ['payouts'] })
    .input(z.strictObject({ earner: Earner, minimum: z.coerce.number().pipe(PayoutMinimum) }))
    .output(z.object({ data: PayoutsDue })),
  list: call
    .meta({ access: 'payOut' })
    .route({ method: 'GET', path: '/admin/payouts', tags: ['payouts'] })
    .input(ListQuery.omit({ search: true }))
    .output(z.object({ batches: z.array(PayoutBatch), ...listAnswer })),
  read: call
    .meta({ access: 'payOut' })
    .route({ method: 'GET', path: '/admin/payouts/{id}', tags: ['payouts'] })
    .input(z.strictObject({ id: Id }))
    .output(detail),
  /**
   * Plans to pay everybody who is owed at least the minimum and whose bank account is known, but who is in no batch that
   * waits for approval, not held back, and not just changed without a confirmation of somebody else than the caller.
   * Nothing is paid yet. VALIDATION if there is nobody.
   */
  make: call
    .meta({ access: 'payOut', needsRecentProof: true })
    .route({ method: 'POST', path: '/admin/payouts', successStatus: 201, tags: ['payouts'] })
    .input(z.strictObject({ earner: Earner, minimum: PayoutMinimum }))
    .output(detail),
  /**
   * Confirms somebody's bank account and e-mail address as they are, so that a batch pays it at once. FORBIDDEN for who set
   * the address; CHANGED_MEANWHILE if they are not as they were at `since`; NOT_FOUND if nothing waits for it.
   */
  confirmAccount: call
    .meta({ access: 'payOut', needsRecentProof: true })
    .route({ method: 'POST', path: '/admin/payouts/accounts/{id}/confirm', tags: ['payouts'] })
    .input(z.strictObject({ id: Id, since: Instant }))
    .output(z.object({ success: z.literal(true) })),
  /**
   * Approves a batch: what it pays leaves the balances. FORBIDDEN for the maker of the batch. Lines above what is owed
   * by now, and of people held back, are left out. CHANGED_MEANWHILE with `data.current` if it does not wait for
   * approval any more.
   */
  approve: step('approve')
    .input(z.strictObject({ id: Id }))
    .output(detail)
    .errors(changedMeanwhile(PayoutDetail)),
  /** Gives up a batch that waits for approval. CHANGED_MEANWHILE as `approve`. */
  withdraw: step('withdraw')
    .input(z.strictObject({ id: Id }))
    .output(detail)
    .errors(changedMeanwhile(PayoutDetail)),
  /**
   * Has Paystack send the payouts whose end is not known; it says what becomes of each. Those of people held back by now
   * return to the balance. CHANGED_MEANWHILE with `data.current` unless the batch was sent and its way is open.
   */
  transfer: step('transfers')
    .input(z.strictObject({ id: Id }))
    .output(detail)
    .errors(changedMeanwhile(PayoutDetail)),
  /**
   * The transfers of a sent batch whose end is not known, as a CSV file for the bank; the first time, those of people held
   * back by now return to the balance. CHANGED_MEANWHILE if Paystack sends it.
   */
  file: step('file')
    .input(z.strictObject({ id: Id }))
    .output(z.object({ name: z.string(), csv: z.string() }))
    .errors(changedMeanwhile(PayoutDetail)),
  /**
   * Says which lines were paid or failed. Failed ones return to the balance. CHANGED_MEANWHILE with `data.current` if the
   * end of one is known already, or Paystack says it; then nothing is changed.
   */
  settle: step('settle')
    .input(
      z
        .strictObject({
          id: Id,
          lineIds: z.array(Id).min(1).max(PAYOUT_LINES.max),
          status: z.enum(['paid', 'failed']),
          reason: optionalText(TEXT_LIMIT.line),
        })
        .refine(({ status, reason }) => status === 'paid' || reason !== '', {
          path: ['reason'],
          error: payoutMessages.reasonMissing,
        }),
    )
    .output(detail)
    .errors(changedMeanwhile(PayoutDetail)),
}
