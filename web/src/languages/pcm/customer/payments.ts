import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/payments'

export default {
  paymentsTexts: {
    title: 'Payments',
    lead: 'Wetin you pay with Paystack, and wetin go back. Wetin you pay with cash dey for the order.',
    states: { paid: 'You don pay', pending: 'You never pay', failed: 'E no work' },
    tip: (number) => `Tip for order ${number}`,
    orders: (numbers) => `Order ${numbers}`,
    refunds: { asked: 'dey go back', done: 'don go back', failed: 'no fit go back' },
    none: 'You never pay with Paystack.',
    failed: 'We no fit bring your payments.',
    failedNext: 'We no fit bring more payments.',
    earlier: 'Wetin dey below na wetin we show you before.',
  },
} satisfies Translation<typeof english>
