import { isEnded, isPlacedByDesk, type CallerCodes } from '@ozi/contract'
import type { Database } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import { readOrder } from '../orders.store.ts'
import type { TrackTokens } from '../track-tokens.ts'
import { readStaffOrderEvents } from './staff-orders.store.ts'

const HAVE_THEM = 'This customer ordered by themselves, and has the codes in their own account.'
const ENDED = 'This order has ended. Its codes are of no use any more.'

export interface CallerCodesParts {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly tokens: Pick<TrackTokens, 'tokenOf'>
}

/** What the desk reads to a caller, who has no other way to learn it. */
export function createCallerCodes({ database, audit, tokens }: CallerCodesParts) {
  /**
   * The codes of an order that the desk placed, and the link to follow it; not without a line in the audit log.
   * @throws Refusal NOT_FOUND; FORBIDDEN for what customers placed themselves, and for what has ended
   */
  return (staff: Caller, orderId: string): Promise<CallerCodes> =>
    database.transaction(async (queries) => {
      const found = await readOrder(queries, orderId)
      if (!found) throw new Refusal('NOT_FOUND')
      const { order, codes } = found
      const events = await readStaffOrderEvents(queries, orderId)
      if (!isPlacedByDesk({ events })) throw new Refusal('FORBIDDEN', { message: HAVE_THEM })
      if (isEnded(order.status)) throw new Refusal('FORBIDDEN', { message: ENDED })
      await audit.record(queries, staff, {
        action: 'order.codes',
        subject: { id: orderId, label: `#${order.number}` },
      })
      return { ...codes, trackToken: tokens.tokenOf(order) }
    })
}
