import { startPushService } from '../server/test/push-service.ts'
import { logInByApi } from './helpers/errands.ts'
import { callApi, expect, makeCustomer, oziWith, PASSWORD, test as base } from './helpers/journey.ts'
import { pocketOf } from './helpers/pocket.ts'
import { signIn } from './helpers/signed-in.ts'

const test = base.extend({
  ozi: [oziWith({ PUSH_TO_LOOPBACK: 'true' }), { scope: 'worker', timeout: 90_000 }],
})
test.use({ serviceWorkers: 'allow' })

// promise (customer): A push appears although no page of Ozi is open
test('a push from the server appears although no page is open', async ({ page, context, ozi }) => {
  let publicKey = ''
  const service = await startPushService(() => publicKey)
  const { email } = await makeCustomer(ozi)
  const phone = await pocketOf(context, service, 'phone')
  const { token } = await signIn(page, ozi.url, { email, password: PASSWORD })
  await page.goto('/dashboard/profile')
  publicKey = await phone.turnOn(page, () =>
    page.getByRole('switch', { name: 'Pushes on this device' }).click(),
  )
  await page.close()

  const conversation = await callApi<{ data: { _id: string } }>(ozi.url, '/user/conversations', {
    ...{ token, body: { initialMessage: 'Where is my parcel?' } },
  })
  const admin = await logInByApi(ozi.url, 'admin@ozi.test', 'a long walk to Douglas Road')
  await callApi(ozi.url, `/conversations/${conversation.body.data._id}/messages`, {
    ...{ token: admin, body: { content: 'On its way.', clientId: crypto.randomUUID() } },
  })
  expect(await phone.hears(/^Ozi answered you$/)).toBe(`/dashboard?support=${conversation.body.data._id}`)
  await service.stop()
})
