import type { UnsentEntry, UnsentStore } from './unsentStore'

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Makes the browser ask before the page is left while something unsent would be lost with it.
 * @returns stops asking
 */
export function askToStay<Entry extends UnsentEntry>(
  { read, watch }: Pick<UnsentStore<Entry>, 'read' | 'watch'>,
  accountId: string,
): () => void {
  function look(): void {
    // Added only when needed, because a beforeunload listener can keep the page out of the back/forward
    // cache.
    if (read(accountId).some(({ isLasting }) => !isLasting)) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  }
  const stopWatching = watch(look)
  look()
  return () => {
    stopWatching()
    window.removeEventListener('beforeunload', ask)
  }
}
