import { english } from '~/language/english'

/** How an order is paid, where it is placed. */
export const payTexts = english('customer.pay', {
  how: 'How do you pay?',
  cash: 'Cash',
  paystack: 'Paystack',
  paystackHint: 'Card, transfer or USSD, now. We begin once it is paid.',
  cancelling: (fee: string) =>
    `Cancelling is free until the rider has set out. After that ${fee} of it is kept, never more than the delivery.`,
  sandbox: 'Sandbox: no real money',
  order: 'Order and pay',
})

/** A payment with Paystack, on its own page and on its order's. */
export const paymentTexts = english('customer.payment', {
  title: 'Payment',
  sandbox: 'Sandbox: no real money',
  asking: 'We are asking Paystack…',
  pendingTitle: 'Not paid yet',
  pending: 'We begin as soon as Paystack tells us that it is paid.',
  until: (time: string) => `Pay by ${time}, or the order ends.`,
  paidTitle: 'Paid',
  paid: 'Thank you. We are on it.',
  failedTitle: 'The payment failed',
  failed: 'No money was taken. Your order still waits: try again, or pay in cash.',
  endedTitle: 'This payment has ended',
  ended: 'Nothing waits for it any more. What you pay now goes back to you.',
  payNow: 'Pay now',
  tryAgain: 'Try again',
  inCash: 'Pay in cash instead',
  isCash: 'You pay in cash, to the rider.',
  notFetched: 'We could not fetch this payment.',
  notFound: 'We could not find this payment',
  notFoundHint: 'It may belong to another account, or the link was cut short.',
  notOpened: 'That did not work.',
  amount: 'Amount',
  reference: 'Reference',
  at: 'Paid at',
  order: (number: string) => `Order ${number}`,
  openOrder: 'Open the order',
  allOrders: 'All orders',
  receipt: 'Receipt',
  print: 'Print or save',
  total: 'Total',
  refunds: 'Paid back',
  kept: 'Kept for the late cancellation',
  refundAsked: 'On its way to you',
  refundDone: 'Sent back to you',
  refundFailed: 'Could not be sent back. We will be in touch.',
  refundNote: 'Your bank shows it within a few days.',
  seeReceipt: 'See the payment',
})
