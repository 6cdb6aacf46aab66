import { ORDER_STAGE_NAMES } from '@ozi/contract'

/** The page's own texts; the contract's are in `transactionMessages`. */
export const transactionsTexts = {
  title: 'Order Transactions',
  searchLabel: 'Search transactions',
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
    stage: 'Where the order is',
    status: 'Status',
    method: 'Payment Method',
    anyStage: 'Wherever the order is',
    stages: ORDER_STAGE_NAMES,
    anyStatus: 'Any status',
    anyMethod: 'Any method',
    from: 'From',
    to: 'To',
    forget: 'Clear filters',
    backwards: 'The first day is after the last one, so nothing can match.',
  },
  exporting: {
    button: 'Export CSV',
    preparing: 'Preparing…',
    failed: 'The export could not begin',
  },
} as const
