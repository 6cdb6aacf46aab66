import { accountMessages, CODE, type SessionUser, VerificationCode } from '@ozi/contract'
import { accountRules } from '~/account/accountRules'
import { forgetCodeSent } from '~/account/codeClock'
import { post } from '~/api/post'
import type { CallRefusal } from '~/api/refusal'
import { rule } from '~/form/rule'
import { formTexts } from '~/languages/en/public/form'
import { endSession } from '~/session/endSession'
import { setFlash } from '~/session/flash'
import { loginPath, onwardPath } from '~/session/paths'
import { readSession, updateSession } from '~/session/session'
import { withNext } from '../shared/withNext'
import { fetchAhead } from './fetchAhead'
import { isBusy, setBusy } from './form/setBusy'
import { enhanceForm, type SubmitResult } from './form/enhanceForm'
import { asTheSessionIs, headedFor } from './wayIn'
import { say } from './say'
import { enhanceCodeField } from './codeField'
import { enhanceResend } from './enhanceResend'

/** For users whose address is not verified, and for who has no session; all others are navigated on. */
export function enhanceVerifyForm(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[name=code]')
  const news = form.querySelector<HTMLElement>('[role=status]')
  if (!field || !news) return
  asTheSessionIs(leadOrShow)
  if (readSession().data?.isOTPVerified) return

  const { clear } = enhanceCodeField(field)
  const email = form.querySelector<HTMLInputElement>('input[name=email]')
  const emailNow = () => readSession().data?.email ?? email?.value.trim() ?? ''
  enhanceForm<'email' | 'code'>(form, {
    get fields() {
      return readSession().data ? (['code'] as const) : (['email', 'code'] as const)
    },
    check: ({ code }) => ({ email: accountRules.email(emailNow()), code: rule(VerificationCode)(code) }),
    send: async ({ code }) => {
      const sent = await verify(emailNow(), code)
      if (sent === 'leaving') news.textContent = say(accountMessages.codeRight)
      return sent
    },
  })
  // The last digit sends it, typed, pasted or filled in from the mail.
  field.addEventListener('input', () => {
    if (field.value.length === CODE.length && emailNow() !== '') form.requestSubmit()
  })
  enhanceResend(form, news, emailNow, () => {
    // A new code invalidates the old one.
    clear()
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  })
  enhanceLeaving()
  // While the code is looked for.
  fetchAhead(headedFor() ?? '/dashboard')
  const first = readSession().data ? field : email
  first?.focus({ preventScroll: true })
}

function leadOrShow(): void {
  const { data } = readSession()
  if (data?.isOTPVerified) return window.location.replace(onwardPath(data, headedFor()))
  const place = document.querySelector('[data-email]')
  if (place && data) place.textContent = data.email
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]')) {
    part.hidden = (part.dataset['for'] === 'known') !== (data !== null)
  }
}

/** On success the session changes, and the page navigates; without one, to the login. */
async function verify(email: string, enteredOtp: string): Promise<SubmitResult<'code'>> {
  const sent = await post<{ user: SessionUser }>('/auth/user/otp', { enteredOtp, email })
  if ('refusal' in sent) return { fields: { code: wordsFor(sent.refusal) } }
  forgetCodeSent()
  if (!readSession().data) {
    setFlash({ title: say(accountMessages.codeRight), text: say(formTexts.pleaseLogIn) })
    window.location.replace(withNext('/login', headedFor()))
    return 'leaving'
  }
  setFlash({ text: say(accountMessages.codeRight) })
  updateSession({ ...sent.answer.user, isOTPVerified: true })
  return 'leaving'
}

function wordsFor({ code, message, fields }: CallRefusal): string {
  if (code === 'UNKNOWN' || code === 'INTERNAL') return accountMessages.codeFailed
  return code === 'NETWORK'
    ? `${say(accountMessages.codeFailed)} ${say(message)}`
    : (fields?.['email'] ?? message)
}

/** Lets a user who mistyped the address when signing up leave. */
function enhanceLeaving(): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-leave]')
  button?.addEventListener('click', () => {
    if (isBusy(button)) return
    setBusy(button, true)
    void endSession(() => post('/auth/user/logout', {})).then(() =>
      window.location.replace(loginPath(headedFor() ?? '/dashboard')),
    )
  })
}
