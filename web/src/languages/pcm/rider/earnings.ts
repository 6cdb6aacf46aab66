import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/earnings'

export default {
  riderEarningsTexts: {
    title: 'Wetin you dey earn',
    owed: 'Wetin Ozi dey owe you',
    today: 'Wetin you earn today',
    week: 'Wetin you earn this week',
    toHandIn: 'Cash wey you go give office',
    notSet:
      'Office never set wetin riders go earn. Ask the office; wetin you deliver from that time go count.',
    share: (percent, again) =>
      `You dey earn ${percent} % of the delivery, how far and rush time, and ${again} % of another try.`,
    least: (naira) => `For every job wey you deliver, at least ${naira}.`,
    paidOut: 'Office go pay am enter your bank account. The cash wey dey your hand no dey inside.',
    toBank: 'Your bank account',
    each: 'Every job',
    toEach: 'See every job and payout',
    none: 'You never earn anything',
    noneHint: 'Wetin you earn for one job go show for here when you deliver am.',
    earned: (number) => `Job ${number}`,
    tip: (number) => `Tip for job ${number}`,
    payout: 'Dem don pay you',
    payoutFailed: 'The payout come back',
    other: 'Another thing',
  },
} satisfies Translation<typeof english>
