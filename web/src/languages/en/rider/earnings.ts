import { english } from '~/language/english'

/** A rider's earnings, and the sum owed to them. */
export const riderEarningsTexts = english('riderEarningsTexts', {
  owed: 'Ozi owes you',
  today: 'Today',
  week: 'This week',
  notSet: 'The office has not set yet what riders earn. Jobs count from then on.',
  share: (percent: string, again: string) =>
    `You earn ${percent} % of delivery, distance and surge, ${again} % of a redelivery.`,
  least: (naira: string) => `At least ${naira} a job.`,
  paidOut: 'Paid to your bank account, apart from the cash you hold.',
  toBank: 'Bank account',
  each: 'Each job and payout',
  none: 'Nothing earned yet',
  earned: (number: string) => `Job ${number}`,
  tip: (number: string) => `Tip for job ${number}`,
  payout: 'Paid out',
  payoutFailed: 'Payout came back',
  other: 'Other',
})
