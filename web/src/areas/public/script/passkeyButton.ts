import type { SessionUser } from '@ozi/contract'
import { post } from '~/api/post'
import type { CallRefusal } from '~/api/refusal'
import { canUsePasskeys, signWithPasskey } from '~/browser/passkeys'
import { startSession } from '~/session/session'
import { isBusy, setBusy } from './form/busy'

/**
 * Shows the button that logs in with a passkey, where the browser can. Whoever cancels is told nothing: they know it.
 * @param tell shows a refusal
 */
export function enhancePasskeyButton(form: HTMLFormElement, tell: (refusal: CallRefusal) => void): void {
  const place = form.querySelector<HTMLElement>('[data-passkey]')
  const button = place?.querySelector('button')
  if (!place || !button || !canUsePasskeys()) return
  place.classList.remove('invisible')
  button.addEventListener('click', () => {
    if (isBusy(button)) return
    setBusy(button, true)
    void signIn()
      .then((refusal) => refusal && tell(refusal))
      .finally(() => setBusy(button, false))
  })
}

/** The page notices the session and navigates. */
async function signIn(): Promise<CallRefusal | null> {
  const asked = await post<{ options: unknown }>('/auth/user/passkey/challenge', {})
  if ('refusal' in asked) return asked.refusal
  const signed = await signWithPasskey(asked.answer.options)
  if (typeof signed === 'string') return null
  const sent = await post<{ user: SessionUser; token: string }>('/auth/user/passkey', signed)
  if ('refusal' in sent) return sent.refusal
  startSession(sent.answer.user, sent.answer.token)
  return null
}
