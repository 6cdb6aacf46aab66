import { ORDER_STAGE_NAMES } from '@ozi/contract'

/** Beside `transactionMessages`. */
export const transactionsTexts = {
  title: 'Order Transactions',
  searchPlaceholder: 'Search by email, description or status...',
  nouns: ['transaction', 'transactions'],
  placeOne: 'Place an order',
  columns: {
    order: 'Order',
    id: 'Transaction ID',
    email: 'Customer Email',
    amount: 'Amount',
    paymentMethod: 'Payment Method',
    status: 'Status',
    description: 'Description',
    createdAt: 'Date and time',
  },
  filters: {
    label: 'Filters',
    stage: 'Stage',
    status: 'Status',
    method: 'Payment Method',
    anyStage: 'Any stage',
    stages: ORDER_STAGE_NAMES,
    anyStatus: 'Any status',
    anyMethod: 'Any method',
    from: 'From',
    to: 'To',
    forget: 'Clear filters',
    backwards: 'The first day is after the last.',
  },
  exporting: {
    button: 'Export CSV',
    preparing: 'Preparing…',
    failed: 'The export could not begin',
  },
} as const
