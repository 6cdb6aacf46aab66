import { BOOKS_KEPT_YEARS } from '@ozi/contract'
import { english } from '~/language/english'

/** All that is kept about somebody. */
export const ownDataTexts = english('ownDataTexts', {
  title: 'My data',
  lead: 'Take a copy of all that Ozi keeps about you, or delete your account.',
  open: 'See what you can do',

  copy: 'A copy of your data',
  copyHint:
    'One ZIP file: your profile, addresses, orders, messages, payments and earnings, and your pictures. Passwords and codes are not in it, and of other people only what you see in Ozi.',
  copyKeep: 'Keep the file to yourself: whoever has it reads your orders and messages.',
  download: 'Download my data',
  preparing: 'Preparing…',
  begun: 'Your download begins.',
  downloadFailed: 'We could not prepare your data.',

  leave: 'Delete my account',
  leaveHint:
    'It happens at once and cannot be undone. You are logged out everywhere, and a mail confirms it.',
  goes: 'What is erased',
  goesAll:
    'Your name, e-mail, telephone number, addresses, pictures, saved people and places, conversations, and what you wrote into orders.',
  goesRider:
    'Your vehicle and NIN, and where you were during jobs. Your bank account, once all that we owe you is paid.',
  goesVendor:
    'Your items, opening hours and address: nobody can order from you. Your bank account, once all that we owe you is paid.',
  stays: 'What stays, and why',
  staysAll: `Your orders with places, prices and steps, and the payments, under a name that is nobody’s: the law of Nigeria asks companies to keep their books for at least ${String(BOOKS_KEPT_YEARS)} years.`,
  staysVendor: 'The name of your shop, on the orders of customers who bought from it.',
  staysStaff: 'Your name beside what you did as staff, because the log of changes is kept whole.',
  checkFailed: 'We could not look whether your account can be deleted.',
  notYet: 'What comes first',
  running: (numbers: string) =>
    `These orders have not ended: ${numbers}. Cancel them, or wait until they have ended.`,
  cash: (amount: string) => `You hold ${amount} that belongs to Ozi. Hand it in at the office first.`,
  refunds: (amount: string) => `${amount} is on its way back to you. Wait until it has arrived.`,
  lastAdmin: 'You are the last administrator. Make somebody else an administrator first.',
  owedToYou: (amount: string) =>
    `We still owe you ${amount}. It stays owed: we pay it to the bank account you entered, and erase that account then. If you entered none, enter it or fetch your money at the office first.`,
  owedByYou: (amount: string) => `You still owe us ${amount}. That stays in our books.`,
  sure: 'Delete your account for good?',
  sureHint: 'Nobody can bring it back, not even our office.',
  keep: 'Keep my account',
  leaveFailed: 'Your account was not deleted.',
  goneTitle: 'Your account is deleted',
  gone: 'Thank you for the errands. You are always welcome back.',
})
