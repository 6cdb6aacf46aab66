import type { AsideCause } from '@ozi/contract'

export const asideTexts = {
  title: 'Payments set aside',
  lead: 'What Paystack told us and fits no payment. Nothing of it counts as paid until somebody has looked.',
  nouns: ['payment', 'payments'],
  none: 'Nothing was set aside.',
  columns: { what: 'What', amount: 'Amount', reference: 'Reference', at: 'Told', state: 'Looked at' },
  causes: {
    unknown: 'Paid, but for no payment of ours',
    amount: 'Paid, but not the whole amount',
    currency: 'Paid, but not in naira',
    refund: 'Paid back at Paystack, not here',
  } satisfies Record<AsideCause, string>,
  expected: (amount: string) => `of ${amount}`,
  close: 'Close',
  closeOne: (reference: string) => `Close ${reference}`,
  closed: (by: string) => `Closed by ${by}`,
  closeTitle: 'Close this payment?',
  closeHint: 'Say what was found and done, for example that the money was sent back in Paystack’s dashboard.',
  note: 'What was done',
  noteMissing: 'Please say what was done.',
  keep: 'Not now',
  failed: 'It was not closed.',
} as const
