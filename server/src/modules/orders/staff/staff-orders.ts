import type { StaffOrder } from '@ozi/contract'
import type { Database } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { PaymentsService } from '../../payments/payments.service.ts'
import { waitOf, type DropoffWait } from '../moves/dropoff-wait.ts'
import type { HandOverPhotos } from '../moves/hand-over-photos.ts'
import { readOrder } from '../orders.store.ts'
import type { TrackTokens } from '../track-tokens.ts'
import { createCallerCodes } from './caller-codes.ts'
import { createForCaller, type ForCallerParts } from './for-caller.ts'
import { countRunningJobs, readStaffOrderEvents } from './staff-orders.store.ts'

export interface StaffOrdersParts extends ForCallerParts {
  readonly config: DropoffWait
  readonly database: Database
  readonly payments: Pick<PaymentsService, 'of'>
  readonly photos: Pick<HandOverPhotos, 'of'>
  readonly tokens: Pick<TrackTokens, 'tokenOf'>
}

/** What staff sees of orders and riders' jobs, and the orders that staff places. */
export function createStaffOrders(parts: StaffOrdersParts) {
  const { config, database, payments, photos } = parts
  return {
    placeDelivery: createForCaller(parts),
    lookUpCodes: createCallerCodes(parts),

    /** One order with its parties, transactions and events; no hand-over codes. @throws Refusal NOT_FOUND */
    async read(orderId: string): Promise<StaffOrder> {
      const [found, events, transactions, withPhoto] = await Promise.all([
        readOrder(database.sql, orderId),
        readStaffOrderEvents(database.sql, orderId),
        payments.of(orderId),
        photos.of(orderId),
      ])
      if (!found) throw new Refusal('NOT_FOUND')
      const { order, customer } = found
      return {
        ...order,
        events: withPhoto(events),
        ...waitOf({ status: order.status, events }, config),
        customer,
        transactions,
      }
    },

    /** How many running orders each rider has; riders without one are left out. */
    runningJobs: () => countRunningJobs(database.sql),
  }
}
