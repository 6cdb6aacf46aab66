import { accountMessages, PASSWORD } from '@ozi/contract'
import { e164Phone } from '~/ui/phone'

/** What is wrong with a field as typed; true when nothing is. A field nobody touched has no value. */
type Rule = (typed: string | null | undefined) => true | string

const isBlank = (typed: string | null | undefined) => (typed ?? '').trim() === ''

const required =
  (message: string): Rule =>
  (typed) =>
    !isBlank(typed) || message

/**
 * The checks of the account forms, in the server's words. The contract's schemas decide at the server and
 * stay out of the browser, where their library is 33 KB of script on a newcomer's first page; so these
 * catch what people mistype, refuse nothing the server takes, and leave the rest to its answer.
 */
export const accountRules = {
  firstName: required('Please enter your first name.'),
  lastName: required('Please enter your last name.'),
  email: (typed) => {
    if (isBlank(typed)) return 'Please enter your e-mail address.'
    return /^\S+@\S+\.\S+$/.test((typed ?? '').trim()) || 'This is not an e-mail address.'
  },
  mobileNumber: (typed) => {
    if (isBlank(typed)) return 'Please enter a phone number.'
    return /^\+234[789]\d{9}$/.test(e164Phone(typed ?? '')) || 'This is not a Nigerian mobile number.'
  },
  gender: required('Please choose one.'),
  newPassword: (typed) => {
    const { length } = typed ?? ''
    if (length === 0) return 'Please choose a password.'
    if (length < PASSWORD.min) return accountMessages.passwordShort
    return length <= PASSWORD.max || accountMessages.passwordLong
  },
} as const satisfies Record<string, Rule>

/** The second typing of a password, held against the first. */
export function checkConfirmation(typed: string | undefined, password: string | undefined): true | string {
  if (!typed) return 'Please enter the password again.'
  return typed === password || accountMessages.passwordMismatch
}
