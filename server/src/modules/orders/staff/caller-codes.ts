import { isEnded, isPlacedByStaff, type CallerCodes } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import { readOrderEvents } from '../order-events.store.ts'
import { readOrder } from '../orders.store.ts'
import type { TrackTokens } from '../track-tokens.ts'

const HAVE_THEM = 'This customer ordered by themselves, and has the codes in their own account.'
const ENDED = 'This order has ended. Its codes are of no use any more.'

export interface CallerCodesDeps {
  readonly config: Pick<Config, 'orderClock'>
  readonly database: Database
  readonly audit: Pick<AuditService, 'record'>
  readonly tokens: Pick<TrackTokens, 'tokenOf'>
}

/** The codes that staff reads to a caller on the telephone, who cannot see them otherwise. */
export function createCallerCodes({ config, database, audit, tokens }: CallerCodesDeps) {
  /**
   * The codes and tracking token of an order that staff placed. Each look-up writes an audit line.
   * @throws Refusal NOT_FOUND; FORBIDDEN if the customer placed the order themselves, or if it has ended
   */
  return (staff: Caller, orderId: string): Promise<CallerCodes> =>
    database.transaction(async (queries) => {
      const found = await readOrder(queries, orderId, config.orderClock)
      if (!found) throw new Refusal('NOT_FOUND')
      const { order, codes } = found
      const events = await readOrderEvents(queries, orderId)
      if (!isPlacedByStaff({ events })) throw new Refusal('FORBIDDEN', { message: HAVE_THEM })
      if (isEnded(order.status)) throw new Refusal('FORBIDDEN', { message: ENDED })
      await audit.record(queries, staff, {
        action: 'order.codes',
        subject: { id: orderId, label: `#${order.number}` },
      })
      return { ...codes, trackToken: tokens.tokenOf(order) }
    })
}
