import type { QueryClient } from '@tanstack/react-query'
import { registerServiceWorker } from '~/browser/serviceWorker'
import { keepAnswers } from './offline/keepAnswers'

// The later work of an open page. The page can be used before, so this is a script of its own.

export { watchRelease } from './release/watchRelease'

/** While pages of a customer or a rider are open: makes that they open without a network. @returns stops storing answers */
export function keepForOffline(queries: QueryClient): () => void {
  registerWorker()
  return keepAnswers(queries)
}

/**
 * Registers the service worker, which caches the pages of customers and riders for use without a network. After the page
 * has loaded, so that it does not compete with the page itself. Not in development, where files change.
 */
function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    // Without it everything works except offline use.
    void registerServiceWorker().catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
