import type { RefundCause } from '@ozi/contract'

/** The texts of an order's payments with Paystack, for the staff. */
export const onlinePaymentTexts = {
  title: (count: number) => (count > 1 ? 'Payments' : 'Payment'),
  sandbox: 'Sandbox: no real money',
  states: { pending: 'Not paid', paid: 'Paid', failed: 'Failed' },
  paidAt: 'Paid',
  kept: 'Late cancellation fee',
  left: 'Left',
  refunds: 'Paid back',
  causes: {
    ended: 'Not delivered',
    late: 'Paid too late',
    twice: 'Paid twice',
    staff: '',
  } satisfies Record<RefundCause, string>,
  refundStates: { asked: 'On its way', done: 'Sent back', failed: 'Failed' },
  refund: 'Pay back',
  linkTitle: (amount: string) => `Payment link: ${amount}`,
  linkHint: 'Sent by SMS and mail.',
  linkUntil: (time: string) => `Unpaid, it ends at ${time}.`,
  linkText: (number: string, amount: string, url: string) =>
    `Pay ${amount} for your Ozi order ${number} here, and we begin: ${url}`,
  linkToCash: 'Or cash to the rider',
  transferDue: 'Handed over once the transfer arrives.',
  toCash: 'Change to cash',
  toCashAsk: (amount: string) => `Take ${amount} in cash?`,
  toCashHint: 'A late transfer goes back by itself.',
  toCashYes: 'Change to cash',
  refundTitle: (number: string) => `Pay back for order ${number}`,
  refundLeft: (left: string) => `${left} left`,
  amount: 'Amount',
  reason: 'Reason',
  reasonHint: 'The customer reads it.',
  reasonMissing: 'Please say why.',
  sending: 'Sending…',
  failed: 'Nothing was paid back.',
  tryAgain: 'Please try again.',
  done: (amount: string) => `${amount} on its way back`,
} as const

/** Cash of an order that came back. */
export const cashBackTexts = {
  title: 'Cash to pay back',
  owed: 'Paid at the pickup',
  record: 'Record as paid back',
  ask: (amount: string) => `${amount} paid back?`,
  text: (number: string) => `Order ${number}, office cash`,
  reason: 'To whom and how',
  reasonHint: 'For the ledger.',
  reasonMissing: 'Please say to whom and how.',
  saving: 'Recording…',
  failed: 'Nothing was recorded',
  doneTitle: 'Recorded',
  done: (amount: string) => `${amount} cash paid back`,
} as const
