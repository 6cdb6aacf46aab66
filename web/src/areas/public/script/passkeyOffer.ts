import { PASSKEYS } from '@ozi/contract'
import { canFillInPasskeys } from '~/browser/passkeys'

/** A challenge is renewed before it ends, so that a page that stays open offers passkeys that work. */
const RENEWED_AFTER_MS = (PASSKEYS.challengeMinutes - 0.5) * 60_000
/** A page that is never at rest offers them, too. */
const AT_REST_WITHIN_MS = 2_000

/**
 * Has the browser offer passkeys among what it fills in at the e-mail field, once the page is at rest. It ends when the
 * form is sent or the page is left, and begins again at the next look at the field.
 * @param logIn waits for a choice until it is aborted
 * @returns ends it, e.g. before another question of the browser
 */
export function offerPasskeys(
  form: HTMLFormElement,
  logIn: (signal: AbortSignal) => Promise<void>,
): () => void {
  let offer: AbortController | null = null

  async function start(): Promise<void> {
    if (offer || !(await canFillInPasskeys())) return
    const mine = new AbortController()
    offer = mine
    const renewal = setTimeout(() => {
      stop()
      if (document.visibilityState === 'visible') void start()
    }, RENEWED_AFTER_MS)
    await logIn(mine.signal)
    clearTimeout(renewal)
    if (offer === mine) offer = null
  }
  function stop(): void {
    offer?.abort()
    offer = null
  }

  form.querySelector('[autocomplete~=webauthn]')?.addEventListener('focus', () => void start())
  form.addEventListener('submit', stop)
  window.addEventListener('pagehide', stop)
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, AT_REST_WITHIN_MS))
  whenIdle(() => void start(), { timeout: AT_REST_WITHIN_MS })
  return stop
}
