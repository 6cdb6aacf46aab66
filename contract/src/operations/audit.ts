import { z } from 'zod'
import { call } from '../common/call.ts'
import { AUDIT_ACTIONS } from './audit.constants.ts'
import { Id, Instant, listAnswer, ListQuery, InstantInput } from '../common/primitives.ts'
import { Role } from '../accounts/roles.ts'

// Enumerations
export type AuditAction = keyof typeof AUDIT_ACTIONS
export const AuditAction = z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]])

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
  from: InstantInput.optional(),
  to: InstantInput.optional(),
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
