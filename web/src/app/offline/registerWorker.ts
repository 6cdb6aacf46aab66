/**
 * Asks the browser to keep the customer's pages for times without a network. After the page has come: what is on
 * the screen goes first. Not in development, where files change under one's hands.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    // Without it everything works but for the times without a network.
    void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
