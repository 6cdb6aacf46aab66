/** Registers the service worker, or finds it: it answers without a network, and shows pushes. @throws the browser's error */
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
