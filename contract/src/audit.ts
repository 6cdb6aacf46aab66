import { z } from 'zod'
import { call } from './call.ts'
import { Id, Instant, listAnswer, ListQuery, SentInstant } from './primitives.ts'
import { Role } from './roles.ts'

// Enumerations

/**
 * The staff's actions that the audit log records, with names fit to show. The part before the dot is the kind
 * of subject. An action in use must not be renamed: audit lines are never changed.
 */
export const AUDIT_ACTIONS = {
  'user.update': 'Changed a customer',
  'user.delete': 'Deleted a customer',
  'rider.register': 'Registered a rider',
  'rider.update': 'Changed a rider',
  'rider.delete': 'Deleted a rider',
  'rider.remit': 'Recorded cash that a rider handed in',
  'vendor.register': 'Registered a vendor',
  'vendor.update': 'Changed a vendor',
  'vendor.delete': 'Deleted a vendor',
  'item.create': 'Added an item',
  'item.update': 'Changed an item',
  'item.delete': 'Deleted an item',
  'item.import': 'Imported items from a file',
  'tariff.create': 'Created the pricing configuration',
  'tariff.update': 'Changed the prices',
  'order.place': 'Placed an order for a caller',
  'order.move': 'Changed the status of an order',
  'order.codes': 'Looked up the hand-over codes of an order',
  'transaction.export': 'Exported transactions',
  'conversation.changeStatus': 'Changed the status of a conversation',
  'conversation.assign': 'Assigned a conversation',
  'conversation.export': 'Exported a conversation',
  'reply.create': 'Saved a reply',
  'reply.update': 'Changed a saved reply',
  'reply.delete': 'Deleted a saved reply',
  'message.answer': 'Marked a message answered',
  'message.reopen': 'Reopened a message',
  'staff.invite': 'Invited somebody to the staff',
  'staff.resend': 'Sent an invitation again',
  'staff.revoke': 'Took an invitation back',
  'staff.join': 'Joined the staff',
  'staff.changeRole': 'Changed the role of a colleague',
  'staff.remove': 'Removed a colleague',
  'staff.resetSecondFactor': 'Reset the two-step login of a colleague',
  'secondFactor.turnOn': 'Turned two-step login on',
  'secondFactor.turnOff': 'Turned two-step login off',
  'secondFactor.renewCodes': 'Made new recovery codes',
} as const satisfies Record<string, string>
export type AuditAction = keyof typeof AUDIT_ACTIONS
export const AuditAction = z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]])

// Messages
export const auditMessages = {
  none: 'Nothing has been changed yet.',
  noMatch: 'Nothing in the audit log matches your search.',
  /** Replaces values that are never stored: a password, a code, a national identification number. */
  secret: 'not kept',
  /** Replaces the personal data of a deleted person. */
  erased: 'erased',
} as const

// Shapes

/** The fields that changed, by name. A field that did not exist before, or no longer does, is missing. */
export const AuditValues = z.record(z.string(), z.unknown())
export type AuditValues = z.infer<typeof AuditValues>

/** One action by a staff member. Never deleted, and changed only to erase a deleted person's data. */
export const AuditLine = z.object({
  _id: Id,
  createdAt: Instant,
  actor: z.object({ _id: Id, name: z.string(), role: Role }).meta({ description: 'as they were then' }),
  action: z
    .string()
    .meta({ description: 'e.g. rider.update; one this version does not know keeps its name' }),
  subject: z
    .object({ kind: z.string(), _id: Id.nullable(), label: z.string() })
    .meta({ description: 'what was touched, by the name it had; without an id where it is many things' }),
  before: AuditValues.nullable().meta({ description: 'null for what did not exist' }),
  after: AuditValues.nullable().meta({ description: 'null for what no longer exists' }),
  reason: z.string(),
})
export type AuditLine = z.infer<typeof AuditLine>

/** `from` is inclusive, `to` exclusive. */
export const AuditQuery = ListQuery.extend({
  actor: Id.optional(),
  action: AuditAction.optional(),
  from: SentInstant.optional(),
  to: SentInstant.optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

// Calls
export const audit = {
  /** `search` looks in the actor's name, the action's name, the subject's label and the reason. */
  list: call
    .meta({ access: 'seeAudit' })
    .route({ method: 'GET', path: '/admin/audit', tags: ['audit'] })
    .input(AuditQuery)
    .output(z.object({ lines: z.array(AuditLine), ...listAnswer })),
}
