import type { BrowserContext } from '@playwright/test'
import { startPushService } from '../server/test/push-service.ts'
import { logInByApi } from './helpers/errands.ts'
import { callApi, expect, logIn, makeCustomer, oziWith, test as base } from './helpers/journey.ts'
import { untilKept } from './helpers/worker.ts'

const test = base.extend({
  ozi: [oziWith({ PUSH_TO_LOOPBACK: 'true' }), { scope: 'worker', timeout: 90_000 }],
})
test.use({ serviceWorkers: 'allow' })

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  shown: [title: string, data: unknown][]
}

/**
 * Hands a push to the service worker, as the browser does once its push service has brought it and it was decrypted: that
 * service is on the internet.
 */
async function deliver(context: BrowserContext, origin: string, data: string): Promise<void> {
  const session = await context.newCDPSession(await context.newPage())
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

// promise (customer): A push appears although no page of Ozi is open
test('a push from the server appears although no page is open', async ({ page, context, ozi }) => {
  let publicKey = ''
  const service = await startPushService(() => publicKey)
  const { email } = await makeCustomer(ozi)
  await logIn(page, email)
  await untilKept(page)

  const token = await logInByApi(ozi.url, email)
  const { body } = await callApi<{ data: { publicKey: string } }>(ozi.url, '/push/subscriptions', {
    ...{ token, body: { ...service.subscription('phone'), language: 'pcm' } },
  })
  publicKey = body.data.publicKey
  const conversation = await callApi<{ data: { _id: string } }>(ozi.url, '/user/conversations', {
    ...{ token, body: { initialMessage: 'Where is my parcel?' } },
  })
  const admin = await logInByApi(ozi.url, 'admin@ozi.test', 'a long walk to Douglas Road')
  await callApi(ozi.url, `/conversations/${conversation.body.data._id}/messages`, {
    ...{ token: admin, body: { content: 'On its way.', clientId: crypto.randomUUID() } },
  })
  await expect.poll(() => service.pushes.length).toBe(1)

  const { origin } = new URL(page.url())
  const [worker] = context.serviceWorkers()
  // A browser without a window refuses notifications, whatever is granted.
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope
    scope.shown = []
    scope.registration.showNotification = async (title, { data } = {}) => void scope.shown.push([title, data])
  })
  await page.close()
  await deliver(context, origin, JSON.stringify(service.pushes[0]?.payload))
  await expect
    .poll(() => worker?.evaluate(() => (globalThis as unknown as WorkerScope).shown))
    .toEqual([['Ozi don answer you', { url: `/dashboard?support=${conversation.body.data._id}` }]])
  await service.stop()
})
