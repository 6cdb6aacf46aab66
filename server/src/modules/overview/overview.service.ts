import {
  RECENT_USERS,
  type Overview,
  type OverviewPeriod,
  type Statistics,
  type UploadsUse,
  type User,
  type Waiting,
} from '@ozi/contract'
import type { UploadsSize } from '../../platform/storage/uploads-size.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { OrdersService } from '../orders/orders.service.ts'
import type { OnlinePaymentsService } from '../payments/online-payments.service.ts'
import { readFigures, readRevenue } from './overview.store.ts'

/** The figures of the page that administrators see first. */
export function createOverviewService({
  database,
  accounts,
  orders,
  online,
  uploads,
}: {
  database: Database
  accounts: Pick<AccountsService, 'countByRole' | 'recentUsers'>
  orders: { readonly board: Pick<OrdersService['board'], 'count'> }
  online: Pick<OnlinePaymentsService, 'countUnmatched'>
  uploads: Pick<UploadsSize, 'use'>
}) {
  return {
    async statistics(): Promise<Statistics> {
      const [people, revenue] = await Promise.all([
        accounts.countByRole(database.sql),
        readRevenue(database.sql),
      ])
      return {
        totalUsers: people.user,
        totalVendors: people.vendor,
        totalRiders: people.rider,
        totalRevenue: revenue.total,
        confirmedRevenue: revenue.confirmed,
      }
    },

    /** The figures of a period, in total and over time. */
    figures(period: OverviewPeriod): Promise<Overview> {
      return readFigures(database.sql, period)
    },

    /** How much waits for the office. */
    async waiting(): Promise<Waiting> {
      const [groups, payments] = await Promise.all([orders.board.count(), online.countUnmatched()])
      const { decision = 0, no_rider = 0, late = 0, shop = 0 } = groups
      return { decision, no_rider, late, shop, payments }
    },

    uploads: (): UploadsUse => uploads.use(),

    recentUsers(): Promise<User[]> {
      return accounts.recentUsers(RECENT_USERS)
    },
  }
}

export type OverviewService = ReturnType<typeof createOverviewService>
