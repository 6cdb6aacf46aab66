import { accountMessages, PASSWORD } from '@ozi/contract'

/** Shown before a password is chosen. */
export const passwordHint = `At least ${PASSWORD.min} characters.`

/** The messages of the account forms' rules; other languages have their own. */
export const ruleTexts = {
  emailMissing: 'Please enter your e-mail address.',
  emailWrong: 'This is not an e-mail address.',
  phoneMissing: 'Please enter a phone number.',
  phoneWrong: 'This is not a Nigerian mobile number.',
  passwordMissing: 'Please choose a password.',
  passwordShort: accountMessages.passwordShort,
  passwordLong: accountMessages.passwordLong,
  passwordAgain: 'Please enter the password again.',
  passwordMismatch: accountMessages.passwordMismatch,
} as const
export type RuleTexts = { readonly [K in keyof typeof ruleTexts]: string }
