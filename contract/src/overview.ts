import { z } from 'zod'
import { User } from './accounts.ts'
import { call } from './call.ts'
import { WAITING_STAGES } from './order-life.ts'
import { Id, Instant, listAnswer, Naira } from './primitives.ts'
import { Role } from './roles.ts'

// Enumerations

/**
 * The periods of the overview's figures: today, the last 7 or 30 days including today, or everything. Days
 * are those of Lagos.
 */
export const OVERVIEW_PERIODS = ['today', '7d', '30d', 'all'] as const
export const OverviewPeriod = z.enum(OVERVIEW_PERIODS)
export type OverviewPeriod = z.infer<typeof OverviewPeriod>
export const OVERVIEW_PERIOD_DEFAULT: OverviewPeriod = '7d'

/** The time that one point of a plot covers. */
export const OverviewStep = z.enum(['hour', 'day', 'month'])
export type OverviewStep = z.infer<typeof OverviewStep>

// Limits
export const RECENT_USERS = 10
/** How many orders and transactions the overview lists. */
export const OVERVIEW_ROWS = 5
/** For everything, the plot shows days as long as there are no more than this, otherwise months. */
export const OVERVIEW_DAYS = { max: 62 } as const

// Messages
export const overviewMessages = {
  loadFailed: 'Error loading data: ',
  loadFailedUnsaid: 'Failed to load data',
  noOrders: 'No recent orders found.',
  noTransactions: 'No transactions found.',
  noUsers: 'No recent users found.',
  orderWithoutDescription: 'Order',
} as const

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

/** What the list of recent signups shows of a new account; also sent as an event. */
export const Signup = z.object({ _id: Id, name: z.string(), role: Role, createdAt: Instant })
export type Signup = z.infer<typeof Signup>

/** How many orders wait for staff, by stage. */
export const Waiting = z.record(
  z.enum(WAITING_STAGES),
  z.object({ total: listAnswer.total, totalIsMinimum: listAnswer.totalIsMinimum }),
)
export type Waiting = z.infer<typeof Waiting>

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
  /** Links to the transactions of these orders. An order with redeliveries has several. */
  waiting: call
    .meta({ access: 'seeTransactions' })
    .route({ method: 'GET', path: '/admin/overview/waiting', tags: ['overview'] })
    .output(z.object({ data: Waiting })),
}
