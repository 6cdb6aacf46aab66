import { z } from 'zod'
import { User } from '../accounts/accounts.ts'
import { call } from '../common/call.ts'
import { DISPATCH_BOARD } from '../dispatch/dispatch.constants.ts'
import { OVERVIEW_PERIOD_DEFAULT, OVERVIEW_PERIODS, RECENT_USERS, WAITING } from './overview.constants.ts'
import { Id, Instant, Naira } from '../common/primitives.ts'
import { Role } from '../accounts/roles.ts'

// Enumerations
export const OverviewPeriod = z.enum(OVERVIEW_PERIODS)
export type OverviewPeriod = z.infer<typeof OverviewPeriod>

/** The time that one point of a plot covers. */
export const OverviewStep = z.enum(['hour', 'day', 'month'])
export type OverviewStep = z.infer<typeof OverviewStep>

// Shapes
export const Statistics = z.object({
  totalUsers: z.int().meta({ description: 'customers' }),
  totalVendors: z.int(),
  totalRiders: z.int(),
  totalRevenue: Naira.meta({ description: 'transactions that are success or pending' }),
  confirmedRevenue: Naira.meta({ description: 'transactions that are success' }),
})
export type Statistics = z.infer<typeof Statistics>

/** Orders and their money count at the time of ordering, deliveries at the time of delivery. */
const figures = {
  revenue: Naira.meta({ description: 'transactions that are success or pending' }),
  confirmedRevenue: Naira.meta({ description: 'transactions that are success' }),
  orders: z.int(),
  delivered: z.int(),
  averageDeliveryMinutes: z
    .number()
    .nullable()
    .meta({ description: 'from the order to its delivery, one decimal; null where nothing was delivered' }),
}

export const OverviewPoint = z.object({ startsAt: Instant, ...figures })
export type OverviewPoint = z.infer<typeof OverviewPoint>

export const Overview = z.object({
  period: OverviewPeriod,
  step: OverviewStep,
  ...figures,
  series: z.array(OverviewPoint).meta({ description: 'without gaps, the earliest first' }),
})
export type Overview = z.infer<typeof Overview>

/** A new account in the list of recent signups; also sent as an event. */
export const Signup = z.object({ _id: Id, name: z.string(), role: Role, createdAt: Instant })
export type Signup = z.infer<typeof Signup>

/** How much waits for the office, of each kind. */
export const Waiting = z.record(z.enum(WAITING), z.int()).meta({
  description: `orders are counted in their groups of the board, which has at most the oldest ${DISPATCH_BOARD.openMax}`,
})
export type Waiting = z.infer<typeof Waiting>

/** How much room the uploaded pictures take. */
export const UploadsUse = z.object({ usedBytes: z.number(), maxBytes: z.number() })
export type UploadsUse = z.infer<typeof UploadsUse>

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
  figures: call
    .meta({ access: 'seeOverview' })
    .route({ method: 'GET', path: '/admin/overview', tags: ['overview'] })
    .input(z.object({ period: OverviewPeriod.default(OVERVIEW_PERIOD_DEFAULT) }))
    .output(z.object({ data: Overview })),
  uploads: call
    .meta({ access: 'seeOverview' })
    .route({ method: 'GET', path: '/admin/overview/uploads', tags: ['overview'] })
    .output(z.object({ data: UploadsUse })),
  waiting: call
    .meta({ access: 'seeTransactions' })
    .route({ method: 'GET', path: '/admin/overview/waiting', tags: ['overview'] })
    .output(z.object({ data: Waiting })),
}
