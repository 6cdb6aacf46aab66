import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/payouts/statement'

export default {
  statementTexts: {
    title: 'Account paper',
    of: (name) => `Account paper for ${name}`,
    back: 'Go back',
    from: 'First day',
    to: 'Last day',
    week: 'This week',
    month: 'This month',
    before: 'Wetin dem owe before',
    after: 'Wetin dem owe after',
    what: 'Wetin',
    amount: 'How much',
    owed: 'Wetin dem owe that time',
    none: 'Nothing change for this time',
    order: (number) => `order ${number}`,
    delivered: 'You earn am',
    tip: 'Tip',
    payout: 'Dem don pay',
    payoutFailed: 'Payment come back',
    other: 'Other',
    print: 'Print am or save as PDF',
    file: 'Save as CSV',
    failed: 'This one no work',
  },
} satisfies Translation<typeof english>
