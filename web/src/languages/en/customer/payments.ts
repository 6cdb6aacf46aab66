import { english } from '~/language/english'

/** All payments of a customer. */
export const paymentsTexts = english('paymentsTexts', {
  title: 'Payments',
  lead: 'What you paid with Paystack. Cash is on its order.',
  states: { paid: 'Paid', pending: 'Not paid yet', failed: 'Failed' },
  tip: (number: string) => `Tip for order ${number}`,
  orders: (numbers: string) => `Order ${numbers}`,
  refunds: { asked: 'on its way back', done: 'sent back', failed: 'could not be sent back' },
  none: 'You have not paid with Paystack yet.',
  failed: 'We could not fetch your payments.',
  failedNext: 'We could not fetch more payments.',
  earlier: 'What you see below may be out of date.',
})
