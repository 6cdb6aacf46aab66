import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/transfer'

export default {
  transferTexts: {
    title: 'Dem dey pay with transfer',
    sandbox: 'Test: no be real money',
    due: 'No give dem before this one talk “Paid”.',
    receipt: 'Picture of receipt or alert for their phone no be payment. Na only this page count.',
    show: 'Show the code make dem pay',
    showing: 'E dey open…',
    scan: 'Dem go scan this one with their phone, pay for there.',
    qr: (amount) => `QR code to pay ${amount}`,
    check: 'Check the payment',
    checking: 'We dey ask…',
    notYet: 'E never land. Wait small, then check again.',
    paid: 'Paid. You fit give dem.',
    cash: 'Dem wan pay cash',
    cashAsk: (amount) => `Collect ${amount} cash?`,
    cashHint: 'Only if dem talk am and you don count am. E go be cash for your hand, for the office.',
    cashYes: 'I dey collect the cash',
    keep: 'Leave am like that',
    failed: 'That one no work.',
    offline:
      'You no get network. Without network nobody fit know if dem don pay: keep the package, or call office.',
  },
} satisfies Translation<typeof english>
