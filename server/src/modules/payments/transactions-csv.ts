import { localTime, ORDER_STAGE_NAMES, type OrderKind } from '@ozi/contract'
import { csvOf, type Columns, type CsvFile } from '../../platform/csv/csv-of.ts'
import type { TransactionExport } from './transactions.store.ts'

const KINDS = { send: 'Send', receive: 'Receive', shop: 'Shop' } as const satisfies Record<OrderKind, string>

const chargeOf = ({ isRedelivery, isToRightPlace }: TransactionExport['order']): string => {
  if (isToRightPlace) return 'Right place'
  return isRedelivery ? 'Redelivery' : 'Order'
}

const COLUMNS: Columns<TransactionExport> = [
  ['Transaction ID', ({ _id }) => _id],
  ['Order ID', ({ orderId }) => orderId],
  ['Customer Email', ({ email }) => email],
  // A plain number, so that spreadsheets can add it up.
  ['Amount (NGN)', ({ amount }) => amount],
  ['Payment Method', ({ paymentMethod }) => paymentMethod],
  ['Status', ({ status }) => status],
  ['Description', ({ description }) => description],
  ['Date and time (Lagos)', ({ createdAt }) => localTime(createdAt)],
  ['Order Number', ({ order }) => order.number],
  ['Charge', ({ order }) => chargeOf(order)],
  ['Kind', ({ order }) => KINDS[order.kind]],
  ['Where the order is', ({ order }) => ORDER_STAGE_NAMES[order.stage]],
  ['Customer', ({ order }) => order.customerName],
  ['Receiver', ({ order }) => order.receiverName],
  ['Rider', ({ order }) => order.riderName],
  ['Shop', ({ order }) => order.vendorName],
  ['Delivered at (Lagos)', ({ order }) => order.deliveredAt && localTime(order.deliveredAt)],
]

export const transactionsCsv = (transactions: AsyncIterable<TransactionExport>): CsvFile =>
  csvOf(COLUMNS, transactions)
