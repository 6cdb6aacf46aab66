import { z } from 'zod'
import { User } from './accounts.ts'
import { call } from './call.ts'
import { Naira } from './primitives.ts'

// Limits
export const RECENT_USERS = 10

// Shapes
export const Statistics = z.object({
  totalUsers: z.int().meta({ description: 'customers' }),
  totalVendors: z.int(),
  totalRiders: z.int(),
  totalRevenue: Naira.meta({ description: 'transactions that are success or pending' }),
  confirmedRevenue: Naira.meta({ description: 'transactions that are success' }),
})
export type Statistics = z.infer<typeof Statistics>

// Calls
export const overview = {
  statistics: call
    .meta({ access: 'seeOverview' })
    .route({ method: 'GET', path: '/user/statistics', tags: ['overview'] })
    .output(Statistics),
  recentUsers: call
    .meta({ access: 'seeOverview' })
    .route({ method: 'GET', path: '/user/recent', tags: ['overview'] })
    .output(z.object({ lastTenRegisteredUsers: z.array(User).max(RECENT_USERS) })),
}
