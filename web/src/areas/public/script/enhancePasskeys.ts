import { post } from '~/api/post'
import type { SessionUser } from '@ozi/contract'
import { canUsePasskeys, signWithPasskey } from '~/browser/passkeys'
import { formTexts } from '~/languages/en/public/form'
import { isBusy, setBusy } from './form/setBusy'
import { reasonOf } from './form/formErrors'
import { startFrom } from './signIn'
import { offerPasskeys } from './passkeyOffer'

/**
 * Shows the button that logs in with a passkey, and offers passkeys at the e-mail field, where the browser can. Whoever
 * cancels is told nothing: they know it.
 * @param tell shows why it did not work
 */
export function enhancePasskeys(form: HTMLFormElement, tell: (reason: string) => void): void {
  const place = form.querySelector<HTMLElement>('[data-passkey]')
  const button = place?.querySelector('button')
  if (!place || !button || !canUsePasskeys()) return
  place.classList.remove('invisible')
  const logIn = async (signal?: AbortSignal) => {
    const reason = await signIn(signal)
    if (reason !== null) tell(reason)
  }
  const stopOffering = offerPasskeys(form, logIn)
  button.addEventListener('click', () => {
    if (isBusy(button)) return
    // A browser asks one question at a time.
    stopOffering()
    setBusy(button, true)
    void logIn().finally(() => setBusy(button, false))
  })
}

/**
 * The page notices the session and navigates.
 * @param fillIn see signWithPasskey; nobody asked for it yet, so nobody is told of a failure before the signature
 * @returns why it did not work; null also for whoever cancelled
 */
async function signIn(fillIn?: AbortSignal): Promise<string | null> {
  const asked = await post<{ options: unknown }>('/auth/user/passkey/challenge', {})
  if ('refusal' in asked) return fillIn ? null : reasonOf(asked.refusal)
  const signed = await signWithPasskey(asked.answer.options, fillIn)
  if (signed === 'cancelled') return null
  if (typeof signed === 'string') return fillIn ? null : formTexts.passkeyFailed
  const sent = await post<{ user: SessionUser; token: string }>('/auth/user/passkey', signed)
  const refusal = 'refusal' in sent ? sent.refusal : startFrom(sent.answer)
  return refusal && reasonOf(refusal)
}
