import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/tip'

export default {
  tipTexts: {
    title: 'Thank your rider',
    lead: (name) => `All the tip na for ${name === '' ? 'your rider' : name}.`,
    amount: 'How much?',
    other: 'Another amount',
    otherHint: (least, most) => `From ${least} reach ${most}, no kobo.`,
    noAmount: 'Abeg choose how much.',
    pay: (amount) => `Tip ${amount}`,
    payAny: 'Tip',
    opening: 'We dey open Paystack…',
    failed: 'We no fit start your tip. Nobody take your money.',
    given: (amount) => `You tip ${amount}`,
    forOrder: (number) => `Tip for order ${number}`,
    paid: 'Thank you. Everything na for your rider.',
    pending: 'Your tip go count once Paystack tell us say the money enter.',
    givenHint: 'Thank you.',
    notPaid: 'Dem no collect any money.',
  },
} satisfies Translation<typeof english>
