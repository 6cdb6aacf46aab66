import {
  accountMessages,
  FirstName,
  Gender,
  LastName,
  type SessionUser,
  type SignupInput,
} from '@ozi/contract'
import type { z } from 'zod'
import { accountRules, checkConfirmation } from '~/account/accountRules'
import { noteCodeSent } from '~/account/codeClock'
import { post } from '~/api/post'
import type { CallRefusal } from '~/api/refusal'
import { rule } from '~/form/rule'
import { formTexts as texts } from '~/languages/en/public/form'
import { setFlash } from '~/session/flash'
import { e164Phone } from '~/ui/field/phoneNumber'
import { withNext } from '../shared/withNext'
import { enhancePasswords, enhancePhones } from './form/enhanceControls'
import { enhanceScreens } from './form/enhanceScreens'
import { enhanceForm, type SubmitResult, type FormValues } from './form/enhanceForm'
import { say } from './say'
import { signIn } from './signIn'
import { headedFor, leadOnWhoIsSignedIn } from './wayIn'

/** The text fields, without the role. */
const FIELDS = [
  'firstName',
  'lastName',
  'mobileNumber',
  'email',
  'password',
  'confirmPassword',
  'gender',
] as const satisfies readonly (keyof z.input<typeof SignupInput>)[]
type Field = (typeof FIELDS)[number]

export function enhanceRegisterForm(form: HTMLFormElement): void {
  leadOnWhoIsSignedIn()
  enhancePasswords(form)
  enhancePhones(form)
  enhanceScreens(form)
  enhanceForm<Field>(form, { fields: FIELDS, check, send: registration() })
}

const check = (typed: FormValues<Field>) => ({
  firstName: rule(FirstName)(typed.firstName),
  lastName: rule(LastName)(typed.lastName),
  mobileNumber: accountRules.mobileNumber(typed.mobileNumber),
  email: accountRules.email(typed.email),
  password: accountRules.newPassword(typed.password),
  confirmPassword: checkConfirmation(typed.confirmPassword, typed.password),
  gender: rule(Gender)(typed.gender),
})

/** Creates an account and signs in with the same credentials; the page then navigates to the code. */
function registration(): (typed: FormValues<Field>) => Promise<SubmitResult<Field>> {
  /** The address of a sign-up whose answer was lost: the account may exist. */
  let unanswered: string | null = null

  return async (typed) => {
    const { email, password } = typed
    const body = { ...typed, mobileNumber: e164Phone(typed.mobileNumber), role: 'user' }
    const made = await post<{ user: SessionUser }>('/auth/user/signup', body, 201)
    if ('refusal' in made) {
      const { refusal } = made
      const mayBeOurs = refusal.code === 'ACCOUNT_EXISTS' && unanswered === email
      if (refusal.code === 'NETWORK' || refusal.status >= 500) unanswered = email
      if (mayBeOurs && !(await signIn({ email, password }))) return 'leaving'
      return { refusal: refusalToShow(refusal) }
    }
    noteCodeSent(made.answer.user.email)
    if (await signIn({ email, password })) {
      setFlash({ title: say(texts.accountReady), text: say(texts.pleaseLogIn) })
      window.location.replace(withNext('/login', headedFor()))
    }
    return 'leaving'
  }
}

/**
 * SPEC's messages for a refused sign-up, each at its field; the server's message if it says what to change.
 */
function refusalToShow(refusal: CallRefusal): CallRefusal {
  if (refusal.status === 401) return { ...refusal, fields: { email: accountMessages.alreadyExists } }
  if (refusal.status === 403 && refusal.code !== 'FOREIGN_ORIGIN') {
    return { ...refusal, fields: { confirmPassword: accountMessages.passwordMismatch } }
  }
  return refusal
}
