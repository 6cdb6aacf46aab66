import type { Database } from '../../../platform/database/database.ts'
import type { OrderViews } from '../order-views.ts'
import type { TrackTokens } from '../track-tokens.ts'
import { createCallerCodes } from './caller-codes.ts'
import { createForCaller, type ForCallerParts } from './for-caller.ts'
import { countRunningJobs } from './staff-orders.store.ts'

export interface StaffOrdersParts extends ForCallerParts {
  readonly database: Database
  readonly views: Pick<OrderViews, 'readForStaff'>
  readonly tokens: Pick<TrackTokens, 'tokenOf'>
}

/** What staff sees of orders and riders' jobs, and the orders that staff places. */
export function createStaffOrders(parts: StaffOrdersParts) {
  return {
    read: parts.views.readForStaff,
    placeDelivery: createForCaller(parts),
    lookUpCodes: createCallerCodes(parts),
    /** How many running orders each rider has; riders without one are left out. */
    runningJobs: () => countRunningJobs(parts.database.sql),
  }
}
