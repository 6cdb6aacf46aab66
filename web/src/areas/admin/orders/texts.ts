import { formatCount } from '~/ui/format'

/** The contract's words about transactions stand in `transactionMessages`; these are the page's own. */
export const ordersTexts = {
  title: 'Order Transactions',
  searchLabel: 'Search transactions',
  clearSearch: 'Clear search',
  searchPlaceholder: 'Search by email, description or status...',
  loading: 'Loading transactions…',
  earlierRows: 'Below is what was shown before.',
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
    status: 'Status',
    method: 'Payment Method',
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

/** '1 transaction', '10,000+ transactions' */
export function transactionCount(total: number, totalIsMinimum = false): string {
  const noun = total === 1 && !totalIsMinimum ? 'transaction' : 'transactions'
  return `${formatCount(total)}${totalIsMinimum ? '+' : ''} ${noun}`
}
