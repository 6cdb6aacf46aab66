import type { SessionUser } from '@ozi/contract'
import { post } from '~/api/post'
import { canUsePasskeys, signWithPasskey } from '~/browser/passkeys'
import { scriptTexts } from '~/languages/en/public/script'
import { startSession } from '~/session/session'
import { isBusy, setBusy } from './form/busy'
import { reasonOf } from './form/refused'

/**
 * Shows the button that logs in with a passkey, where the browser can. Whoever cancels is told nothing: they know it.
 * @param tell shows why it did not work
 */
export function enhancePasskeyButton(form: HTMLFormElement, tell: (reason: string) => void): void {
  const place = form.querySelector<HTMLElement>('[data-passkey]')
  const button = place?.querySelector('button')
  if (!place || !button || !canUsePasskeys()) return
  place.classList.remove('invisible')
  button.addEventListener('click', () => {
    if (isBusy(button)) return
    setBusy(button, true)
    void signIn()
      .then((reason) => reason !== null && tell(reason))
      .finally(() => setBusy(button, false))
  })
}

/** The page notices the session and navigates. @returns why it did not work; null also for whoever cancelled */
async function signIn(): Promise<string | null> {
  const asked = await post<{ options: unknown }>('/auth/user/passkey/challenge', {})
  if ('refusal' in asked) return reasonOf(asked.refusal)
  const signed = await signWithPasskey(asked.answer.options)
  if (signed === 'cancelled') return null
  if (typeof signed === 'string') return scriptTexts.passkeyFailed
  const sent = await post<{ user: SessionUser; token: string }>('/auth/user/passkey', signed)
  if ('refusal' in sent) return reasonOf(sent.refusal)
  startSession(sent.answer.user, sent.answer.token)
  return null
}
