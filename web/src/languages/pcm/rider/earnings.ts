import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/earnings'

export default {
  riderEarningsTexts: {
    owed: 'Wetin Ozi dey owe you',
    today: 'Today',
    week: 'This week',
    notSet: 'The office never set wetin riders go earn. Jobs go count from that time.',
    share: (percent, again) =>
      `You go earn ${percent} % of delivery, how far and rush time, ${again} % of another try.`,
    least: (naira) => `At least ${naira} for one job.`,
    paidOut: 'E go enter your bank account; cash for your hand no dey inside.',
    toBank: 'Bank account',
    each: 'Each job and payout',
    none: 'You never earn anything',
    earned: (number) => `Job ${number}`,
    tip: (number) => `Tip for job ${number}`,
    payout: 'Dem don pay you',
    payoutFailed: 'The payout come back',
    other: 'Another thing',
  },
} satisfies Translation<typeof english>
