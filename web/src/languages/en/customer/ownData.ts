import { BOOKS_KEPT_YEARS } from '@ozi/contract'
import { english } from '~/language/english'

/** All that is kept about somebody. */
export const ownDataTexts = english('ownDataTexts', {
  title: 'My data',
  lead: 'Copy what Ozi keeps about you, or delete your account.',

  copy: 'A copy of your data',
  copyHint:
    'One ZIP file: profile, addresses, orders, messages, payments, earnings and pictures. No passwords or codes.',
  copyKeep: 'Whoever has the file reads your orders and messages.',
  download: 'Download my data',
  preparing: 'Preparing…',
  begun: 'Your download begins.',
  downloadFailed: 'We could not prepare your data.',

  leave: 'Delete my account',
  leaveHint: 'At once, for good, everywhere. A mail confirms it.',
  goes: 'What is erased',
  goesAll:
    'Your name, contacts, addresses, pictures, saved people and places, conversations, and words on orders.',
  goesRider: 'Your vehicle, NIN and positions; your bank account once we owe you nothing.',
  goesVendor: 'Your items, hours and address; your bank account once we owe you nothing.',
  stays: 'What stays, and why',
  staysAll: `Orders and payments, without your name: Nigerian law asks companies to keep books for at least ${String(BOOKS_KEPT_YEARS)} years.`,
  staysVendor: 'Your shop’s name, on its customers’ orders.',
  staysStaff: 'Your name, in the log of staff changes.',
  checkFailed: 'We could not check whether you can delete it.',
  notYet: 'What comes first',
  running: (numbers: string) => `These orders have not ended: ${numbers}. Cancel them, or wait.`,
  cash: (amount: string) => `You hold ${amount} of Ozi’s. Hand it in first.`,
  refunds: (amount: string) => `${amount} is on its way to you. Wait for it.`,
  lastAdmin: 'You are the last administrator. First make somebody else one.',
  owedToYou: (amount: string) =>
    `We owe you ${amount}. We pay it to your bank account, then erase that. No account yet? Enter one first.`,
  owedByYou: (amount: string) => `You owe us ${amount}. It stays in our books.`,
  sure: 'Delete your account for good?',
  sureHint: 'Nobody can bring it back.',
  keep: 'Keep my account',
  leaveFailed: 'Your account was not deleted.',
  goneTitle: 'Your account is deleted',
  gone: 'Thank you for the errands. Come back any time.',
})
