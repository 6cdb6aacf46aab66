import { readUnsent, watchUnsent } from './unsent'

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Has the browser ask before the page is left, as long as something waits that would go with it.
 * @returns asks no more
 */
export function askToStay(accountId: string): () => void {
  function look(): void {
    // Listened to only then: a page that always does is not kept for the way back.
    if (readUnsent(accountId).some(({ isLasting }) => !isLasting))
      window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  }
  const stopWatching = watchUnsent(look)
  look()
  return () => {
    stopWatching()
    window.removeEventListener('beforeunload', ask)
  }
}
