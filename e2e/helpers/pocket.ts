import type { BrowserContext, Page, Worker } from '@playwright/test'
import type { TestPushService } from '../../server/test/push-service.ts'
import { expect } from './journey.ts'

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  shown: [title: string, data: unknown][]
}

/** A browser in somebody's pocket: what is pushed to it appears although its tabs are closed. */
export interface Pocket {
  /**
   * Turns pushes on.
   * @param press what their owner presses on this page
   * @returns the key of the server that the browser subscribed to
   */
  turnOn(page: Page, press: () => Promise<void>): Promise<string>
  /** Waits for the push with this title, hands it to the service worker, and returns what a tap on it opens. */
  hears(title: RegExp): Promise<string>
}

/**
 * Gives a browser a push service on this machine, instead of the one of its maker on the internet. Call it before the
 * first page is open.
 */
export async function pocketOf(
  context: BrowserContext,
  service: TestPushService,
  name: string,
): Promise<Pocket> {
  const subscription = service.subscription(name)
  // A browser without a window refuses notifications, whatever is granted.
  await context.addInitScript((answer) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.subscribe = async () => ({ toJSON: () => answer }) as unknown as PushSubscription
  }, subscription)
  let worker: Worker | undefined
  return {
    async turnOn(page, press) {
      const answer = page.waitForResponse('**/push/subscriptions')
      await press()
      const { data } = (await (await answer).json()) as { data: { publicKey: string } }
      worker = context.serviceWorkers().at(0)
      await worker?.evaluate(() => {
        const scope = globalThis as unknown as WorkerScope
        scope.shown = []
        scope.registration.showNotification = async (title, options) =>
          void scope.shown.push([title, options?.data])
      })
      return data.publicKey
    },
    async hears(title) {
      const find = () =>
        service.pushes.find(({ browser, payload }) => browser === name && title.test(payload.title))
      await expect.poll(find, `${name} hears ${String(title)}`).toBeDefined()
      const payload = find()?.payload
      await deliver(context, JSON.stringify(payload))
      const shown = () => worker?.evaluate(() => (globalThis as unknown as WorkerScope).shown.at(-1))
      await expect.poll(shown).toEqual([payload?.title, { url: payload?.url }])
      return payload?.url ?? ''
    },
  }
}

/** Hands a push to the service worker, as the browser does once its push service has brought it and it was decrypted. */
async function deliver(context: BrowserContext, data: string): Promise<void> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const registered = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
      if (found) resolve(found)
    })
  })
  await session.send('ServiceWorker.enable')
  const { registrationId, scopeURL } = await registered
  const { origin } = new URL(scopeURL)
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await page.close()
}
