/**
 * Registers the service worker, which caches the customer's pages for use without a network. After the page
 * has loaded, so that it does not compete with the page itself. Not in development, where files change.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    // Without it everything works except offline use.
    void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
