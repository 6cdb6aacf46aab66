import { accountMessages, loginFields } from '@ozi/contract'
import type { CallRefusal } from '~/api/refusal'
import { rule } from '~/form/rule'
import { takeFlash } from '~/session/flash'
import { fetchAheadOf } from './fetchAhead'
import { enhancePasswords } from './form/enhanceControls'
import { enhanceForm, type FormPlan } from './form/enhanceForm'
import { reasonOf } from './form/formErrors'
import { enhancePasskeys } from './enhancePasskeys'
import { showNotice } from './noticeDialog'
import { say } from './say'
import { signIn } from './signIn'
import { headedFor, leadOnWhoIsSignedIn } from './wayIn'

export function enhanceLoginForm(form: HTMLFormElement): void {
  leadOnWhoIsSignedIn()
  enhancePasswords(form)
  enhanceForm(form, planOf(form))
  enhancePasskeys(form, tellOfPasskey)
  enhanceDemoLogins(form)
  fetchAheadOf(form, headedFor() ?? '/dashboard')
  const flash = takeFlash()
  if (flash?.title !== undefined) showNotice('success', flash.title, flash.text)
  else if (flash) tellAbove(form, flash.text)
}

/** Says above the form why the login is asked for. */
function tellAbove(form: HTMLFormElement, text: string): void {
  const place = form.querySelector<HTMLElement>('[data-flash]')
  if (!place) return
  place.hidden = false
  place.textContent = say(text)
}

const planOf = (form: HTMLFormElement): FormPlan<'email' | 'password' | 'totp'> => ({
  fields: ['email', 'password', 'totp'],
  check: ({ email, password }) => ({
    email: rule(loginFields.email)(email),
    password: rule(loginFields.password)(password),
    totp: true,
  }),
  async send({ email, password, totp }) {
    const refusal = await signIn({ email: email.trim(), password, ...(totp.trim() === '' ? {} : { totp }) })
    if (!refusal) return 'leaving'
    if (refusal.code === 'TOTP_REQUIRED' || refusal.code === 'TOTP_WRONG') {
      askForCode(form)
      return refusal.code === 'TOTP_WRONG' ? { fields: { totp: refusal.message } } : 'done'
    }
    tellRefusal(refusal)
    return 'done'
  },
})

/**
 * Only a right password reveals whether the account has a second step; its input then appears and takes the
 * focus.
 */
function askForCode(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-second-step]')
  if (!place) return
  place.hidden = false
  const input = place.querySelector('input')
  input?.focus()
  input?.select()
}

/** The buttons of a demo fill in one of its accounts and log in. */
function enhanceDemoLogins(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-demo-email]')) {
    const { demoEmail = '', demoPassword = '' } = button.dataset
    button.disabled = false
    button.addEventListener('click', () => {
      const fill = (name: string, value: string) => {
        const input = form.querySelector<HTMLInputElement>(`[name=${name}]`)
        if (input) input.value = value
      }
      fill('email', demoEmail)
      fill('password', demoPassword)
      form.requestSubmit()
    })
  }
}

const tellOfPasskey = (reason: string) => showNotice('error', accountMessages.somethingWrong, reason)

/** Shows a refusal in a dialog. */
function tellRefusal(refusal: CallRefusal): void {
  if (refusal.status === 400 || refusal.status === 401) {
    showNotice('error', accountMessages.invalidCredentialsTitle, accountMessages.invalidCredentials)
  } else showNotice('error', accountMessages.somethingWrong, reasonOf(refusal))
}
