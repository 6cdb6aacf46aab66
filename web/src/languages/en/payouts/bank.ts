import { english } from '~/language/english'

/** The account that a rider or a shop is paid to. */
export const bankTexts = english('bankTexts', {
  title: 'Bank account',
  lead: 'The office pays what Ozi owes you to this account.',
  now: (bank: string, lastFour: string, holder: string) => `${bank}, …${lastFour}, ${holder}`,
  ofBank: (name: string) => `Your bank says: ${name}.`,
  otherName: (name: string) =>
    `Your bank says this account is that of ${name}. If that is not you, enter your own account.`,
  unchecked: 'Your bank could not be asked whose account this is. Save it again later, and we ask again.',
  since: 'So since',
  held: 'It was just changed. To keep your money safe, we pay here once our office has confirmed it, at the latest after',
  sandbox: 'Sandbox: no real money',
  first: 'Enter your account',
  another: 'Another account',
  bank: 'Bank',
  chooseBank: 'Choose your bank',
  number: 'Account number',
  numberHint: '10 digits. We keep it encrypted and show the last four.',
  holder: 'Name of the account',
  holderHint: 'As the bank has it.',
  save: 'Save account',
  saving: 'Saving…',
  saved: 'Saved',
  savedHint: (lastFour: string) => `You are paid to the account that ends with ${lastFour}.`,
  failed: 'This did not work',
})
