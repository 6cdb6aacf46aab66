import { accountMessages, PASSWORD } from '@ozi/contract'
import { e164Phone } from '~/ui/phone'

/** The error of a value as typed; true if it is valid. An untouched field has no value. */
type Rule = (typed: string | null | undefined) => true | string

const isBlank = (typed: string | null | undefined) => (typed ?? '').trim() === ''

const required =
  (message: string): Rule =>
  (typed) =>
    !isBlank(typed) || message

/** Shown before a password is chosen. */
export const passwordHint = `At least ${PASSWORD.min} characters.`

/** The messages of the rules; other languages have their own. */
export const ruleTexts = {
  firstNameMissing: 'Please enter your first name.',
  lastNameMissing: 'Please enter your last name.',
  emailMissing: 'Please enter your e-mail address.',
  emailWrong: 'This is not an e-mail address.',
  phoneMissing: 'Please enter a phone number.',
  phoneWrong: 'This is not a Nigerian mobile number.',
  genderMissing: 'Please choose a gender.',
  passwordMissing: 'Please choose a password.',
  passwordShort: accountMessages.passwordShort,
  passwordLong: accountMessages.passwordLong,
  passwordAgain: 'Please enter the password again.',
  passwordMismatch: accountMessages.passwordMismatch,
} as const
export type RuleTexts = { readonly [K in keyof typeof ruleTexts]: string }

/**
 * The checks of the account forms, in the server's words. The server validates with the contract's schemas;
 * their library would be 33 KB of script on a newcomer's first page. So these rules catch typing errors,
 * refuse nothing that the server accepts, and leave the rest to the server.
 */
export const rulesIn = (texts: RuleTexts) =>
  ({
    firstName: required(texts.firstNameMissing),
    lastName: required(texts.lastNameMissing),
    email: (typed) => {
      if (isBlank(typed)) return texts.emailMissing
      return /^\S+@\S+\.\S+$/.test((typed ?? '').trim()) || texts.emailWrong
    },
    mobileNumber: (typed) => {
      if (isBlank(typed)) return texts.phoneMissing
      return /^\+234[789]\d{9}$/.test(e164Phone(typed ?? '')) || texts.phoneWrong
    },
    gender: required(texts.genderMissing),
    newPassword: (typed) => {
      const { length } = typed ?? ''
      if (length === 0) return texts.passwordMissing
      if (length < PASSWORD.min) return texts.passwordShort
      return length <= PASSWORD.max || texts.passwordLong
    },
  }) as const satisfies Record<string, Rule>

export const accountRules = rulesIn(ruleTexts)

/** Compares the repeated password with the first. */
export function checkConfirmation(
  typed: string | undefined,
  password: string | undefined,
  texts: RuleTexts = ruleTexts,
): true | string {
  if (!typed) return texts.passwordAgain
  return typed === password || texts.passwordMismatch
}
