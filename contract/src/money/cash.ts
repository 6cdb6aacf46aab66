import { z } from 'zod'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import { CASH_ENTRY_KINDS, cashMessages, REMITTANCE_STATUSES } from './cash.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { IdempotencyHeaders } from '../orders/orders.ts'
import { RemittanceAmount } from './cash.fields.ts'
import { optionalText } from '../common/primitives.fields.ts'
import { Id, Instant, listAnswer, ListQuery, Naira } from '../common/primitives.ts'

/** The cash that riders took and have not remitted yet. */

// Enumerations
export const CashEntryKind = z.enum(CASH_ENTRY_KINDS)
export type CashEntryKind = z.infer<typeof CashEntryKind>

export const RemittanceStatus = z.enum(REMITTANCE_STATUSES)
export type RemittanceStatus = z.infer<typeof RemittanceStatus>

// Shapes
export const CashBalance = z.object({
  held: Naira,
  deliveries: z.int().meta({ description: 'paid in cash since the last remittance' }),
  since: Instant.nullable().meta({ description: 'when the rider last held none; null while holding none' }),
})
export type CashBalance = z.infer<typeof CashBalance>

/** A rider, and the cash the rider holds. */
export const RiderCash = CashBalance.extend({
  _id: Id.meta({ description: "the rider's" }),
  name: z.string(),
  email: z.string().meta({ description: 'empty once the rider was deleted' }),
  mobileNumber: z.string().meta({ description: 'empty once the rider was deleted' }),
  version: z.int().min(0).meta({ description: 'increased by every entry' }),
})
export type RiderCash = z.infer<typeof RiderCash>

/** One line of a rider's statement; never changed. */
export const CashEntry = z.object({
  _id: Id,
  kind: CashEntryKind,
  amount: Naira,
  heldAfter: Naira.meta({ description: 'what the rider held after it' }),
  order: z
    .object({
      _id: Id,
      number: z.string(),
      isRedelivery: z.boolean().meta({ description: 'whether it is the fee of a redelivery' }),
      isToRightPlace: z.boolean().meta({ description: 'whether that redelivery went to the right place' }),
    })
    .nullable()
    .meta({ description: 'the order whose cash was collected' }),
  remittance: z
    .object({
      _id: Id,
      status: RemittanceStatus,
      disputeReason: z.string().meta({ description: 'what the rider says; else empty' }),
      reversalReason: z.string().meta({ description: 'why the office took it back; else empty' }),
    })
    .optional()
    .meta({ description: 'of what was handed in, and of what was taken back' }),
  createdAt: Instant,
})
export type CashEntry = z.infer<typeof CashEntry>

/** A line of a rider's statement as the staff sees it. */
export const StaffCashEntry = CashEntry.extend({
  recordedBy: z.string().meta({ description: 'who recorded the remittance, by name; else empty' }),
  note: z.string(),
})
export type StaffCashEntry = z.infer<typeof StaffCashEntry>

/** `version`: the one that was shown; another one by now is 409 CHANGED_MEANWHILE, and nothing is recorded. */
export const RemittanceInput = z.strictObject({
  amount: RemittanceAmount,
  note: optionalText(TEXT_LIMIT.line),
  version: z.int().min(0),
})
export type RemittanceInput = z.infer<typeof RemittanceInput>

const Reason = z.string().trim().min(1, cashMessages.reasonMissing).max(TEXT_LIMIT.line)

/** A rider's answer to a remittance; a reason only to dispute it. */
export const RemittanceAnswer = z.discriminatedUnion('answer', [
  z.strictObject({ id: Id, answer: z.literal('confirmed') }),
  z.strictObject({ id: Id, answer: z.literal('disputed'), reason: Reason }),
])
export type RemittanceAnswer = z.infer<typeof RemittanceAnswer>

/** A remittance whose rider says that it is wrong. */
export const RemittanceDispute = z.object({
  _id: Id,
  rider: z.object({ _id: Id, name: z.string() }),
  amount: Naira,
  reason: z.string(),
  disputedAt: Instant,
})
export type RemittanceDispute = z.infer<typeof RemittanceDispute>

// Calls
export const cash = {
  /** Riders who hold cash, the most first. `search` looks in name, e-mail and phone. */
  list: call
    .meta({ access: 'seeCash' })
    .route({ method: 'GET', path: '/admin/cash', tags: ['cash'] })
    .input(ListQuery)
    .output(
      z.object({
        riders: z.array(RiderCash),
        totalHeld: Naira.meta({ description: 'by all riders, whatever is searched for' }),
        disputed: z
          .array(RemittanceDispute)
          .optional()
          .meta({ description: 'at most 50, the longest waiting first; absent if there are none' }),
        ...listAnswer,
      }),
    ),
  /** A rider's statement, newest first. */
  read: call
    .meta({ access: 'seeCash' })
    .route({ method: 'GET', path: '/admin/cash/{riderId}', tags: ['cash'] })
    .input(ListQuery.omit({ search: true }).extend({ riderId: Id }))
    .output(z.object({ rider: RiderCash, entries: z.array(StaffCashEntry), ...listAnswer })),
  /**
   * Records that a rider handed cash in. 409 CHANGED_MEANWHILE with `data.current` if the rider collected or
   * remitted since; 400 VALIDATION for more than the rider holds.
   */
  recordRemittance: call
    .meta({ access: 'recordRemittances' })
    .route({
      method: 'POST',
      path: '/admin/cash/{riderId}/remittances',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: ['cash'],
    })
    .input(
      z.object({
        headers: IdempotencyHeaders,
        params: z.object({ riderId: Id }),
        body: RemittanceInput,
      }),
    )
    .output(z.object({ data: RiderCash }))
    .errors(changedMeanwhile(RiderCash)),
  /**
   * Takes a remittance back that was recorded wrongly, by a counter-entry with a reason: the rider holds its cash again.
   * A second time changes nothing.
   */
  reverseRemittance: call
    .meta({ access: 'recordRemittances' })
    .route({ method: 'POST', path: '/admin/cash/{riderId}/remittances/{id}/reversal', tags: ['cash'] })
    .input(z.strictObject({ riderId: Id, id: Id, reason: Reason }))
    .output(z.object({ data: RiderCash })),
  /**
   * The caller confirms what the office recorded, or disputes it. 404 for a remittance of another rider, 409
   * CHANGED_MEANWHILE once it is confirmed or taken back.
   */
  answerRemittance: call
    .meta({ access: 'rider' })
    .route({ method: 'POST', path: '/rider/cash/remittances/{id}/answer', tags: ['cash'] })
    .input(RemittanceAnswer)
    .output(z.object({ data: z.object({ status: RemittanceStatus }) })),
  /** The caller's own statement, newest first. */
  ofRider: call
    .meta({ access: 'rider' })
    .route({ method: 'GET', path: '/rider/cash', tags: ['cash'] })
    .input(ListQuery.omit({ search: true }))
    .output(z.object({ cash: CashBalance, entries: z.array(CashEntry), ...listAnswer })),
}
