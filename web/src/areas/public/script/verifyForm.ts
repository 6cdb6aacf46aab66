import { accountMessages, CODE, type SessionUser, VerificationCode } from '@ozi/contract'
import { forgetCodeSent } from '~/account/codeClock'
import { post } from '~/api/post'
import type { CallRefusal } from '~/api/refusal'
import { rule } from '~/form/rule'
import { endSession } from '~/session/endSession'
import { tellNextPage } from '~/session/nextPage'
import { loginPath, onwardPath } from '~/session/paths'
import { readSession, updateSession } from '~/session/session'
import { fetchAheadOf } from './fetchAhead'
import { isBusy, setBusy } from './form/busy'
import { enhanceForm, type SubmitResult } from './form/enhanceForm'
import { errorsOf } from './form/errorsOf'
import { asTheSessionIs, headedFor } from './wayIn'
import { say } from './say'
import { enhanceCodeField } from './codeField'
import { enhanceResend } from './resend'

/** For signed-in users whose address is not verified; all others are navigated on. */
export function enhanceVerifyForm(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[name=code]')
  const news = form.querySelector<HTMLElement>('[role=status]')
  if (!field || !news) return
  asTheSessionIs(leadOrShow)
  if (readSession().data?.isOTPVerified !== false) return

  const { clear } = enhanceCodeField(field)
  enhanceForm<'code'>(form, {
    fields: ['code'],
    check: ({ code }) => errorsOf({ code: rule(VerificationCode)(code) }),
    send: async ({ code }) => {
      const sent = await verify(code)
      if (sent === 'leaving') news.textContent = say(accountMessages.codeRight)
      return sent
    },
  })
  // The last digit sends it, typed, pasted or filled in from the mail.
  field.addEventListener('input', () => {
    if (field.value.length === CODE.length) form.requestSubmit()
  })
  enhanceResend(form, news, () => {
    // A new code invalidates the old one.
    clear()
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  })
  enhanceLeaving()
  fetchAheadOf(form, headedFor() ?? '/dashboard')
  field.focus({ preventScroll: true })
}

const emailNow = () => readSession().data?.email ?? ''

function leadOrShow(): void {
  const { data } = readSession()
  if (!data) return window.location.replace(loginPath(headedFor() ?? '/dashboard'))
  if (data.isOTPVerified) return window.location.replace(onwardPath(data, headedFor()))
  const place = document.querySelector('[data-email]')
  if (place) place.textContent = data.email
}

/** On success the session changes, and the page navigates. */
async function verify(enteredOtp: string): Promise<SubmitResult<'code'>> {
  const sent = await post<{ user: SessionUser }>('/auth/user/otp', { enteredOtp, email: emailNow() })
  if ('refusal' in sent) return { fields: { code: wordsFor(sent.refusal) } }
  tellNextPage({ text: say(accountMessages.codeRight) })
  forgetCodeSent()
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
    // The page notices that the session ended and navigates to the login page.
    void endSession(() => post('/auth/user/logout', {}))
  })
}
