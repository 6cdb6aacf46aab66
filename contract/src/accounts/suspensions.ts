import { z } from 'zod'
import { call } from '../common/call.ts'
import { suspensionMessages } from './people.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { requiredText } from '../common/primitives.fields.ts'
import { Id, Instant } from '../common/primitives.ts'

/** A customer, a rider or a shop who may not sign in for now. They keep everything; the staff are removed instead. */

// Shapes
export const Suspension = z.object({
  reason: z.string(),
  at: Instant,
  by: z.string().meta({ description: 'by name' }),
})
export type Suspension = z.infer<typeof Suspension>

const Done = z.object({ success: z.literal(true) })

// Calls
export const suspensions = {
  read: call
    .meta({ access: 'managePeople' })
    .route({ method: 'GET', path: '/admin/users/{id}/suspension', tags: ['people'] })
    .input(z.strictObject({ id: Id }))
    .output(
      z.object({
        suspension: Suspension.nullable(),
        runningOrders: z.array(z.string()).meta({ description: 'numbers of orders that others go on with' }),
      }),
    ),
  /**
   * Ends their sessions; a rider goes off duty, a shop is closed. The login answers 403 ACCOUNT_SUSPENDED with the reason as
   * `data.notice`. OWN_ACCOUNT; FORBIDDEN for the staff; a second time replaces the reason.
   */
  suspend: call
    .meta({ access: 'managePeople', needsRecentProof: true })
    .route({ method: 'POST', path: '/admin/users/{id}/suspension', tags: ['people'] })
    .input(
      z.strictObject({ id: Id, reason: requiredText(TEXT_LIMIT.line, suspensionMessages.reasonMissing) }),
    )
    .output(Done),
  /** NOT_FOUND if they are not suspended. */
  lift: call
    .meta({ access: 'managePeople', needsRecentProof: true })
    .route({ method: 'DELETE', path: '/admin/users/{id}/suspension', tags: ['people'] })
    .input(z.strictObject({ id: Id }))
    .output(Done),
}
