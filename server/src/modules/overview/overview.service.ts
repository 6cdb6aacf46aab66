import { RECENT_USERS, type Statistics, type User } from '@ozi/contract'
import { toNaira } from '../../platform/money.ts'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { PaymentsService } from '../payments/payments.service.ts'

/** The figures an administrator sees first. */
export function createOverviewService({
  accounts,
  payments,
}: {
  accounts: Pick<AccountsService, 'countByRole' | 'recentUsers'>
  payments: PaymentsService
}) {
  return {
    async statistics(): Promise<Statistics> {
      const [people, revenue] = await Promise.all([accounts.countByRole(), payments.revenue()])
      return {
        totalUsers: people.user,
        totalVendors: people.vendor,
        totalRiders: people.rider,
        totalRevenue: toNaira(revenue.totalKobo),
        confirmedRevenue: toNaira(revenue.confirmedKobo),
      }
    },

    recentUsers(): Promise<User[]> {
      return accounts.recentUsers(RECENT_USERS)
    },
  }
}

export type OverviewService = ReturnType<typeof createOverviewService>
