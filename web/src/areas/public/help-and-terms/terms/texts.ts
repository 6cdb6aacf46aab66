import { LATE_CANCELLATIONS, QUOTE, TERMS_OF_USE_VERSION } from '@ozi/contract'

/** Both sides' promises. An operator has them read by a lawyer before the first customer (docs/running.md). */
export const termsTexts = {
  pageTitle: 'Terms · Ozi',
  description:
    'What Ozi promises when it carries something for you, what you promise, and what happens if it goes wrong.',
  title: 'Terms',
  lead: 'What we promise each other when Ozi carries something for you.',
  version: TERMS_OF_USE_VERSION,
  parts: [
    {
      id: 'who',
      title: 'Who we are',
      lines: [
        'Ozi takes orders for deliveries, and goods of shops, within its city. A rider who is registered with us carries them. The shop, not Ozi, sells the goods.',
      ],
    },
    {
      id: 'price',
      title: 'Price',
      lines: [
        `You see the price line by line before you order. It stays valid for ${String(QUOTE.lifetimeMinutes)} minutes, and nobody may ask you for more. If a price changed before you order, you are asked again.`,
        'A second try to deliver, or another place, has a price of its own, which you see before you agree.',
      ],
    },
    {
      id: 'you',
      title: 'What you promise',
      lines: [
        'What you send is yours to send, is allowed by law, is packed for the road, and is none of what we do not carry (see Help).',
        'You give a telephone number that is answered, at both ends. You give the code only when you hand over or receive.',
      ],
    },
    {
      id: 'handover',
      title: 'Hand-over',
      lines: [
        'Whoever says the right code at the place is taken for the right person. If nobody there can say it, a photo of the hand-over takes its place. Keep the codes to yourself and to whom you send them.',
        'If nobody is there, the rider waits, then the order waits for your decision. If you do not decide in the time shown, it is brought back.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling and paying back',
      lines: [
        'Until a rider has set out you cancel without a fee. After that the fee that the order shows may be kept. What you paid beyond it goes back the way it came.',
        `Whoever cancels ${String(LATE_CANCELLATIONS.max)} times within ${String(LATE_CANCELLATIONS.days)} days when the rider is on the way pays further orders first.`,
        'An order that a shop rejects, that nobody carries or that ends by its clock costs you nothing.',
      ],
    },
    {
      id: 'wrong',
      title: 'If something goes wrong',
      lines: [
        'Tell us in the order, as soon as you see it. We look at what was recorded, ask the rider and the shop, and answer you in the same conversation.',
        'Your rights as a consumer under the law of Nigeria stay whole; nothing here takes them from you.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      lines: [
        'One person, one account, with a number and an address that are yours. Who uses it against these terms or the law may lose it; running orders are brought to an end first.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      lines: ['Each version has its date. With your account we keep which version you agreed to.'],
    },
  ],
} as const
