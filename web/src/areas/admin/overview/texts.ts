import type { OverviewPeriod, Role, Waiting } from '@ozi/contract'

/** The contract has others. */
export const overviewTexts = {
  title: 'Administrative Dashboard',
  loading: 'Loading…',
  cards: {
    users: 'Total Users',
    riders: 'Total Riders',
    vendors: 'Total Vendors',
    revenue: 'Total Revenue',
  },
  confirmed: (amount: string) => `Confirmed: ${amount}`,

  waits: 'What waits',
  waiting: {
    decision: 'Needs a decision',
    no_rider: 'No rider',
    late: 'Late',
    shop: 'Shop waits',
    chats: 'Unread chats',
    payments: 'Payments',
  } satisfies Record<keyof Waiting | 'chats', string>,

  uploadsNearlyFull: (used: string, max: string) =>
    `Pictures take ${used} of ${max} GB. When it is full, no new ones are accepted: raise UPLOADS_MAX_GB.`,
  uploadsFull: (used: string, max: string) =>
    `Pictures take ${used} of ${max} GB. No new ones are accepted: raise UPLOADS_MAX_GB.`,

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
  nobody: 'Nobody yet.',
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
  ofThemDelivered: (count: string) => `${count} delivered`,
  deliveryTime: 'Delivery time',
  minutes: 'Minutes',
  none: '–',
  nothingYet: 'Nothing yet.',
  asTable: 'As a table',
  when: 'When',
} as const
