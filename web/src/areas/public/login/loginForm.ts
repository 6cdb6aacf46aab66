import { accountMessages } from '@ozi/contract'
import type { CallRefusal } from '~/api/refusal'
import { takeTold } from '~/session/nextPage'
import { fetchAheadOf } from '../shared/fetchAhead'
import { enhancePasswords } from '../shared/form/controls'
import { enhanceForm, type FormPlan } from '../shared/form/enhanceForm'
import { reasonOf } from '../shared/form/refused'
import { showNotice } from '../shared/noticeDialog'
import { signIn } from '../shared/signIn'
import { headedFor, leadOnWhoIsSignedIn } from '../shared/wayIn'
import { loginFormTexts as texts } from './formTexts'

export function enhanceLoginForm(form: HTMLFormElement): void {
  leadOnWhoIsSignedIn()
  enhancePasswords(form)
  enhanceForm(form, PLAN)
  fetchAheadOf(form, headedFor() ?? '/dashboard')
  const told = takeTold()
  if (told?.title !== undefined) showNotice('success', told.title, told.text)
}

const PLAN: FormPlan<'email' | 'password'> = {
  fields: ['email', 'password'],
  check: ({ email, password }) => ({
    ...(email.trim() === '' ? { email: texts.emailMissing } : {}),
    ...(password === '' ? { password: texts.passwordMissing } : {}),
  }),
  async send({ email, password }) {
    const refusal = await signIn(email.trim(), password)
    if (refusal) {
      tellRefusal(refusal)
      return 'done'
    }
    return 'leaving'
  },
}

/** In a dialog; a refusal that asks for more than the password would get its field here. */
function tellRefusal(refusal: CallRefusal): void {
  if (refusal.status === 400 || refusal.status === 401) {
    showNotice('error', accountMessages.invalidCredentialsTitle, accountMessages.invalidCredentials)
  } else showNotice('error', accountMessages.somethingWrong, reasonOf(refusal))
}
