import { accountMessages, PASSWORD } from '@ozi/contract'
import { e164Phone } from '~/ui/phone'

/** What is wrong with a field as typed; true when nothing is. A field nobody touched has no value. */
type Rule = (typed: string | null | undefined) => true | string

const isBlank = (typed: string | null | undefined) => (typed ?? '').trim() === ''

const required =
  (message: string): Rule =>
  (typed) =>
    !isBlank(typed) || message

/** What one reads before choosing a password. */
export const passwordHint = `At least ${PASSWORD.min} characters.`

/** What the rules say; another language brings its own. */
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
 * The checks of the account forms, in the server's words. The contract's schemas decide at the server and
 * stay out of the browser, where their library is 33 KB of script on a newcomer's first page; so these
 * catch what people mistype, refuse nothing the server takes, and leave the rest to its answer.
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

/** The second typing of a password, held against the first. */
export function checkConfirmation(
  typed: string | undefined,
  password: string | undefined,
  texts: RuleTexts = ruleTexts,
): true | string {
  if (!typed) return texts.passwordAgain
  return typed === password || texts.passwordMismatch
}
