import { english } from '~/language/english'

/** A rider's earnings, and the sum owed to them. */
export const riderEarningsTexts = english('riderEarningsTexts', {
  title: 'What you earn',
  owed: 'Ozi owes you',
  today: 'Earned today',
  week: 'Earned this week',
  toHandIn: 'Cash to hand in',
  notSet:
    'The office has not set yet what riders earn. Ask the office; what you deliver from then on counts.',
  share: (percent: string, again: string) =>
    `You earn ${percent} % of the delivery, the distance and the surge, and ${again} % of a redelivery.`,
  least: (naira: string) => `For each delivered job at least ${naira}.`,
  paidOut: 'The office pays it out to your bank account. The cash in your hand is not part of it.',
  toBank: 'Your bank account',
  each: 'Each job',
  toEach: 'See each job and payout',
  none: 'Nothing earned yet',
  noneHint: 'What you earn of a job appears here once it is delivered.',
  earned: (number: string) => `Job ${number}`,
  tip: (number: string) => `Tip for job ${number}`,
  payout: 'Paid out',
  payoutFailed: 'Payout came back',
  other: 'Other',
})
