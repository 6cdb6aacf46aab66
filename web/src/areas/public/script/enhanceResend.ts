import { accountRules } from '~/account/accountRules'
import { noteCodeSent, resendWaitSeconds } from '~/account/codeClock'
import { post } from '~/api/post'
import { formTexts as texts } from '~/languages/en/public/form'
import { controlOf, markField } from './form/markField'
import { isBusy, setBusy } from './form/setBusy'
import { say, sayWith } from './say'

const LOOK_EVERY_MS = 500

/**
 * Requests a new code, at most once a minute. The wait is computed from the clock, so it is right after a
 * phone's sleep.
 * @param news the element for the result
 * @param emailNow whose code it is: the user's address, or what was typed
 */
export function enhanceResend(
  form: HTMLFormElement,
  news: HTMLElement,
  emailNow: () => string,
  onSent: () => void,
): void {
  const button = form.querySelector<HTMLButtonElement>('button[data-resend]')
  const words = button?.querySelector('[data-words]')
  if (!button || !words) return

  function look(): void {
    if (!button || !words) return
    const seconds = resendWaitSeconds(emailNow())
    button.disabled = seconds > 0
    const now = seconds > 0 ? sayWith(texts.resendIn, String(seconds)) : say(texts.resend)
    if (words.textContent !== now) words.textContent = now
  }

  button.addEventListener('click', () => {
    if (!isBusy(button)) void ask(button)
  })

  async function ask(pressed: HTMLButtonElement): Promise<void> {
    news.textContent = ''
    const email = emailNow()
    const mistake = accountRules.email(email)
    if (mistake !== true) {
      markField(form, 'email', mistake)
      controlOf(form, 'email')?.focus()
      return
    }
    setBusy(pressed, true)
    const sent = await post<{ message: string }>('/auth/user/otp/resend', { email })
    setBusy(pressed, false)
    const isSent = 'answer' in sent
    // A code sent less than a minute ago starts the wait, too.
    if (isSent || sent.refusal.code === 'RESEND_TOO_SOON') noteCodeSent(email)
    look()
    news.textContent = say(isSent ? sent.answer.message : sent.refusal.message)
    if (isSent) onSent()
  }

  look()
  setInterval(look, LOOK_EVERY_MS)
}
