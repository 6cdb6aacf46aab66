import type { RefundCause } from '@ozi/contract'

/** The texts of an order's payments with Paystack, for the staff. */
export const onlinePaymentTexts = {
  title: (count: number) => (count > 1 ? 'Payments' : 'Payment'),
  sandbox: 'Sandbox: no real money',
  states: { pending: 'Not paid', paid: 'Paid', failed: 'Failed' },
  paidAt: 'Paid',
  kept: 'Kept for the late cancellation',
  left: 'Left of it',
  refunds: 'Paid back',
  causes: {
    ended: 'The order was not delivered.',
    late: 'It was paid too late.',
    twice: 'It was paid twice.',
    staff: '',
  } satisfies Record<RefundCause, string>,
  refundStates: { asked: 'On its way', done: 'Sent back', failed: 'Paystack could not pay it' },
  refund: 'Pay back',
  linkTitle: (amount: string) => `The caller pays ${amount} by a link`,
  linkHint: 'They got it by SMS and, if we know an address, by mail. It needs no account.',
  linkUntil: (time: string) => `The order ends at ${time} if it is not paid.`,
  linkText: (number: string, amount: string, url: string) =>
    `Pay ${amount} for your Ozi order ${number} here, and we begin: ${url}`,
  linkToCash: 'Or the rider takes it in cash.',
  transferDue: 'Paid by transfer: it is handed over only once Paystack has the money.',
  toCash: 'Change to cash',
  toCashAsk: (amount: string) => `Have the rider take ${amount} in cash?`,
  toCashHint: 'It counts as cash in the rider’s hand. A transfer that arrives later goes back by itself.',
  toCashYes: 'Change to cash',
  refundTitle: (number: string) => `Pay back for order ${number}`,
  refundLeft: (left: string) => `${left} of the payment is left.`,
  amount: 'Amount',
  reason: 'Reason',
  reasonHint: 'The customer reads it.',
  reasonMissing: 'Please say why.',
  sending: 'Sending…',
  failed: 'Nothing was paid back.',
  tryAgain: 'Please try again.',
  done: (amount: string) => `${amount} is on its way back to the customer.`,
} as const

/** Cash of an order that came back. */
export const cashBackTexts = {
  title: 'Cash to pay back',
  owed: 'Paid at the pickup, and the order came back',
  record: 'It is paid back',
  ask: (amount: string) => `Were ${amount} paid back?`,
  text: (number: string) => `Of order ${number}, out of the cash at the office.`,
  reason: 'To whom, and how',
  reasonHint: 'For the ledger and the audit log.',
  reasonMissing: 'Please say to whom, and how.',
  saving: 'Recording…',
  failed: 'Nothing was recorded',
  doneTitle: 'Recorded',
  done: (amount: string) => `${amount} of cash went back.`,
} as const
