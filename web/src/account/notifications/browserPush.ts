import { client } from '~/api'
import { forget, readStored, store } from '~/browser/browserStorage'
import { registerServiceWorker } from '~/browser/serviceWorker'
import { readChoice } from '~/language'

/**
 * This browser's ability to show pushes.
 * - `unsupported`: none, or not on this page
 * - `install`: an iPhone pushes only to pages that were added to its home screen
 * - `blocked`: its owner has said no, and only they can change that, in the browser's settings
 * - `possible`: it can be asked, or has been allowed
 */
type PushAbility = 'unsupported' | 'install' | 'blocked' | 'possible'

/** Kept while pushes are on in this browser, so that they come back after a login. */
const WANTED_KEY = 'pushes'

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator)) return 'unsupported'
  if (!('PushManager' in window) || !('Notification' in window)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported'
  }
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

/** Whether pushes were on here, and the browser still allows them. */
export const arePushesWanted = (): boolean =>
  pushAbility() === 'possible' && Notification.permission === 'granted' && readStored(WANTED_KEY) !== null

/** The browser was asked, and its owner said no. */
export class PushRefused extends Error {
  override name = 'PushRefused'
}

/**
 * Asks the browser if need be, and sends this account's notifications to it. Call it from a press: browsers ask for nothing else.
 * @param publicKey of the deployment
 * @throws PushRefused; the browser's error; the refusal of the call
 */
export async function turnPushesOn(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused()
  // Pages of shops and staff have none: they need a network anyway.
  await registerServiceWorker()
  const subscription = await subscribe(await navigator.serviceWorker.ready, publicKey)
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  const { data } = await client.notifications.subscribe({
    endpoint,
    keys: { p256dh, auth },
    language: readChoice(),
  })
  store(WANTED_KEY, 'on')
  return data
}

export async function turnPushesOff() {
  const { data } = await client.notifications.unsubscribe()
  forget(WANTED_KEY)
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  return data
}

async function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string) {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    // The browser holds a subscription with the key of another deployment at this address.
    const known = await pushManager.getSubscription()
    if (!known) throw error
    await known.unsubscribe()
    return pushManager.subscribe(options)
  }
}
