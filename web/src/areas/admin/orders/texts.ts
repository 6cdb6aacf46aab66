import type { STAGES } from './filter'

/** The page's own texts; the contract's are in `transactionMessages`. */
export const ordersTexts = {
  title: 'Order Transactions',
  searchLabel: 'Search transactions',
  searchPlaceholder: 'Search by email, description or status...',
  nouns: ['transaction', 'transactions'],
  placeOne: 'Place an order',
  columns: {
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
    stages: {
      waiting_for_shop: 'Waiting for the shop',
      waiting_for_rider: 'Waiting for a rider',
      with_rider: 'With a rider',
      delivery_failed: 'Delivery failed',
      returning: 'On the way back',
      delivered: 'Delivered',
      returned: 'Returned',
      stopped: 'Stopped before pickup',
    } satisfies Record<(typeof STAGES)[number], string>,
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
