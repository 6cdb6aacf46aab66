// Enumerations
/** What waits for the office: groups of the board that need somebody, and payments that nobody has looked at. */
export const WAITING = ['decision', 'no_rider', 'late', 'shop', 'payments'] as const

/**
 * The periods of the overview's figures: today, the last 7 or 30 days including today, or everything. Days
 * are those of Lagos.
 */
export const OVERVIEW_PERIODS = ['today', '7d', '30d', 'all'] as const

export const OVERVIEW_PERIOD_DEFAULT = '7d' satisfies (typeof OVERVIEW_PERIODS)[number]

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
