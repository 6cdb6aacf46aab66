import {
  RECENT_USERS,
  type Overview,
  type OverviewPeriod,
  type Statistics,
  type UploadsUse,
  type User,
  type OrdersToHandle,
} from '@ozi/contract'
import type { UploadsSize } from '../../platform/storage/uploads-size.ts'
import type { Database } from '../../platform/database/database.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { PaymentsService } from '../payments/payments.service.ts'
import { readFigures, readRevenue } from './overview.store.ts'

/** The figures of the page that administrators see first. */
export function createOverviewService({
  database,
  accounts,
  payments,
  uploads,
}: {
  database: Database
  accounts: Pick<AccountsService, 'countByRole' | 'recentUsers'>
  payments: PaymentsService
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

    /** How many orders need the staff to act. */
    async waiting(): Promise<OrdersToHandle> {
      const [failed, riderless] = await Promise.all([
        payments.countOrdersIn('delivery_failed'),
        payments.countOrdersIn('waiting_for_rider'),
      ])
      return { delivery_failed: failed, waiting_for_rider: riderless }
    },

    uploads: (): UploadsUse => uploads.use(),

    recentUsers(): Promise<User[]> {
      return accounts.recentUsers(RECENT_USERS)
    },
  }
}

export type OverviewService = ReturnType<typeof createOverviewService>
