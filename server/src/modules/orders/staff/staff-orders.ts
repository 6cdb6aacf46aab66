import { RUNNING_ORDERS, type RunningOrder } from '@ozi/contract'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { OrderViews } from '../order-views.ts'
import type { TrackTokens } from '../track-tokens.ts'
import { createCallerCodes } from './caller-codes.ts'
import { createPlaceForCaller, type PlaceForCallerDeps } from './place-for-caller.ts'
import { createPayBackCash, type PayBackCashDeps } from './pay-back-cash.ts'
import { countRunningJobs, listRunningOrders } from './running-orders.store.ts'

export interface StaffOrdersDeps extends PlaceForCallerDeps, PayBackCashDeps {
  readonly config: Pick<Config, 'orderClock' | 'mail'>
  readonly database: Database
  readonly views: Pick<OrderViews, 'readForStaff'>
  readonly tokens: Pick<TrackTokens, 'tokenOf'>
}

/** The calls about orders that are for staff alone. */
export function createStaffOrders(deps: StaffOrdersDeps) {
  return {
    read: deps.views.readForStaff,
    placeDelivery: createPlaceForCaller(deps),
    payBackCash: createPayBackCash(deps),
    lookUpCodes: createCallerCodes(deps),
    runningJobs: () => countRunningJobs(deps.database.sql),
    /** The newest orders that shops and riders work on. */
    async listRunning(): Promise<{ orders: RunningOrder[]; hasMore: boolean }> {
      const { max } = RUNNING_ORDERS
      const found = await listRunningOrders(deps.database.sql, max + 1)
      return { orders: found.slice(0, max), hasMore: found.length > max }
    },
  }
}
