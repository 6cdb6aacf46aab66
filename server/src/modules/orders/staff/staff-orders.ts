import { RUNNING_ORDERS, type RunningOrder } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { OrderViews } from '../order-views.ts'
import type { TrackTokens } from '../track-tokens.ts'
import { createCallerCodes } from './caller-codes.ts'
import { createForCaller, type ForCallerDeps } from './for-caller.ts'
import { createPayBackCash, type PayBackCashDeps } from './pay-back-cash.ts'
import { listRunningOrders } from './running-orders.store.ts'
import { countRunningJobs } from './staff-orders.store.ts'

export interface StaffOrdersDeps extends ForCallerDeps, PayBackCashDeps {
  readonly config: Pick<Config, 'orderClock' | 'mail'>
  readonly database: Database
  readonly views: Pick<OrderViews, 'readForStaff'>
  readonly tokens: Pick<TrackTokens, 'tokenOf'>
}

/** What staff sees of orders and riders' jobs, and the orders that staff places. */
export function createStaffOrders(parts: StaffOrdersDeps) {
  return {
    read: parts.views.readForStaff,
    placeDelivery: createForCaller(parts),
    payBackCash: createPayBackCash(parts),
    lookUpCodes: createCallerCodes(parts),
    /** How many running orders each rider has; riders without one are left out. */
    runningJobs: () => countRunningJobs(parts.database.sql),
    /** The newest orders that shops and riders work on. */
    async listRunning(): Promise<{ orders: RunningOrder[]; hasMore: boolean }> {
      const { max } = RUNNING_ORDERS
      const found = await listRunningOrders(parts.database.sql, max + 1)
      return { orders: found.slice(0, max), hasMore: found.length > max }
    },
  }
}
