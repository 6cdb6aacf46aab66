import { readUnsent, watchUnsent } from './unsent'

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Makes the browser ask before the page is left while an unsent message would be lost with it.
 * @returns stops asking
 */
export function askToStay(accountId: string): () => void {
  function look(): void {
    // Added only when needed, because a beforeunload listener can keep the page out of the back/forward
    // cache.
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
