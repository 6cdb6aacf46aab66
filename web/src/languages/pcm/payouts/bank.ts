import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/payouts/bank'

export default {
  bankTexts: {
    title: 'Bank account',
    lead: 'Office dey pay wetin Ozi owe you enter this account.',
    now: (bank, lastFour, holder) => `${bank}, …${lastFour}, ${holder}`,
    ofBank: (name) => `Your bank talk say: ${name}.`,
    otherName: (name) =>
      `Your bank talk say this account na for ${name}. If that one no be you, enter your own account.`,
    unchecked: 'We no fit ask your bank who get this account. Save am again later, we go ask again.',
    since: 'E dey like this since',
    held: 'E just change. To keep your money safe, we go pay here once our office don confirm am, or latest after',
    sandbox: 'Test: no be real money',
    first: 'Enter your account',
    another: 'Another account',
    bank: 'Bank',
    chooseBank: 'Choose your bank',
    number: 'Account number',
    numberHint: '10 digits. We dey lock am, and show only the last four.',
    holder: 'Name for the account',
    holderHint: 'As bank write am.',
    save: 'Save account',
    saving: 'E dey save…',
    saved: 'E don save',
    savedHint: (lastFour) => `Dem go pay you for the account wey end with ${lastFour}.`,
    failed: 'This one no work',
  },
} satisfies Translation<typeof english>
