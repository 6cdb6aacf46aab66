import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/rider/transfer'

export default {
  transferTexts: {
    title: 'Dem dey pay with transfer',
    sandbox: 'Test: no be real money',
    due: 'No give dem before this one talk “Paid”.',
    receipt: 'Picture of receipt no be payment.',
    show: 'Show the code make dem pay',
    showing: 'E dey open…',
    scan: 'Dem go scan am with their phone, and pay.',
    qr: (amount) => `QR code to pay ${amount}`,
    check: 'Check the payment',
    checking: 'We dey ask…',
    notYet: 'E never land. Wait small, check again.',
    paid: 'Paid. You fit give dem.',
    cash: 'Dem wan pay cash',
    cashAsk: (amount) => `Collect ${amount} cash?`,
    cashHint: 'Only if you don count am. E go be cash for your hand.',
    cashYes: 'I dey collect the cash',
    keep: 'Leave am like that',
    failed: 'That one no work.',
    offline: 'You no get network: nobody fit know if dem don pay. Keep the package, or call office.',
  },
} satisfies Translation<typeof english>
