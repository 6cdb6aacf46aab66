import { z } from 'zod'
import { call } from '../common/call.ts'
import { ExportTicket } from '../money/payments.ts'
import { Naira } from '../common/primitives.ts'

/** People take a copy of all that is kept about themselves, and delete their account. */

// Shapes
/** Everything that keeps people from deleting their own account, and the money that is open. */
export const Departure = z.object({
  runningOrders: z
    .array(z.string())
    .meta({ description: 'numbers of orders that must end first, only the first' }),
  cashHeld: Naira.meta({ description: 'of a rider, to be handed in first' }),
  refunds: Naira.meta({ description: 'on their way to the caller, who must wait for them' }),
  isLastAdmin: z.boolean(),
  owedToYou: Naira.meta({ description: 'earnings, tips and cash that are not paid out: stays in the books' }),
  owedByYou: Naira.meta({ description: 'stays in the books, too' }),
})
export type Departure = z.infer<typeof Departure>

// Calls
export const ownData = {
  /**
   * Prepares a download of all that is kept about the caller: a ZIP of JSON files and their pictures. The path in the
   * answer works once. 429 RATE_LIMITED after several in a day.
   */
  export: call
    .meta({ access: 'verified', needsRecentProof: true })
    .route({ method: 'POST', path: '/user/data/export', successStatus: 201, tags: ['own data'] })
    .output(z.object({ data: ExportTicket })),
  /** Everything that deleting one's own account depends on now. */
  readLeaving: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/user/account/leaving', tags: ['own data'] })
    .output(z.object({ data: Departure })),
  /**
   * Deletes the caller's own account, at once and for good, as the office deletes people; ends all of its sessions.
   * 409 HAS_RUNNING_ORDERS, HOLDS_CASH, REFUND_ON_ITS_WAY, LAST_ADMIN
   */
  leave: call
    .meta({ access: 'verified', needsRecentProof: true })
    .route({ method: 'POST', path: '/user/account/deletion', tags: ['own data'] })
    .input(z.strictObject({ isSure: z.literal(true).meta({ description: 'so that no slip does it' }) }))
    .output(z.object({ success: z.literal(true) })),
}
