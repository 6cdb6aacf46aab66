import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/receipt'

export default {
  receiptTexts: {
    open: 'Receipt',
    title: (number) => `Receipt ${number}`,
    pageTitle: 'Receipt',
    print: 'Print am or save am',
    back: 'Go back to the order',
    delivered: 'E don reach',
    from: 'From',
    to: 'To',
    paid: 'How dem pay',
    cash: 'For cash',
    paystack: 'With Paystack',
    transfer: 'With transfer',
    total: 'Total',
    vat: 'VAT wey dey inside',
    notYet: 'Receipt go dey when e don reach.',
    failed: 'We no fit bring this receipt.',
    notFound: 'We no see this order.',
  },
} satisfies Translation<typeof english>
