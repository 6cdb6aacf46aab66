import type { OverviewPeriod, Role, WaitingStage } from '@ozi/contract'

/** The page's own texts; the contract's are in `overviewMessages`. */
export const overviewTexts = {
  title: 'Administrative Dashboard',
  loading: 'Loading the overview…',
  cards: {
    users: 'Total Users',
    riders: 'Total Riders',
    vendors: 'Total Vendors',
    revenue: 'Total Revenue',
  },
  revenueHint: 'Success and pending together.',
  confirmed: (amount: string) => `Confirmed: ${amount}`,

  waits: 'What waits for the office',
  waiting: {
    delivery_failed: (count: string, isOne: boolean) =>
      isOne
        ? '1 delivery failed and waits for a decision'
        : `${count} deliveries failed and wait for a decision`,
    waiting_for_rider: (count: string, isOne: boolean) =>
      isOne ? '1 order waits for a rider' : `${count} orders wait for a rider`,
  } satisfies Record<WaitingStage, (count: string, isOne: boolean) => string>,

  uploadsNearlyFull: (used: string, max: string) =>
    `Pictures take ${used} of ${max} GB. When they take all of it, no new ones are accepted: please give them more room (UPLOADS_MAX_GB).`,
  uploadsFull: (used: string, max: string) =>
    `Pictures take ${used} of ${max} GB. No new ones are accepted: please give them more room (UPLOADS_MAX_GB).`,

  recentOrders: 'Recent Orders',
  orderColumns: { description: 'Description', date: 'Date', status: 'Status' },
  transactions: 'Transactions',
  transactionColumns: { email: 'Email', amount: 'Amount', status: 'Status', method: 'Method' },
  notAvailable: 'N/A',
  signups: 'Recent Signups',
  signupColumns: { name: 'Name', role: 'Role', joined: 'Date Joined', details: 'Details' },
  more: 'More',
  moreAbout: (name: string) => ` about ${name}`,
  roles: {
    user: 'User',
    rider: 'Rider',
    vendor: 'Vendor',
    admin: 'Admin',
    support: 'Support',
    finance: 'Finance',
  } satisfies Record<Role, string>,

  distribution: 'User Distribution Chart',
  nobody: 'Nobody has registered yet.',
  slices: { users: 'Users', vendors: 'Vendors', riders: 'Riders' },

  figures: 'Figures',
  period: 'Period',
  periods: {
    today: 'Today',
    '7d': '7 days',
    '30d': '30 days',
    all: 'All',
  } satisfies Record<OverviewPeriod, string>,
  revenue: 'Revenue',
  revenueConfirmed: 'Confirmed',
  revenuePending: 'Pending',
  orders: 'Orders',
  ordersPlaced: 'Placed',
  delivered: 'Delivered',
  deliveryTime: 'Average delivery time',
  minutes: 'Minutes',
  none: '–',
  nothingYet: 'Nothing in this period yet.',
  asTable: 'Values as a table',
  when: 'When',
} as const
