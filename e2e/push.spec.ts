import { startPushService } from '../server/test/push-service.ts'
import { logInByApi } from './helpers/errands.ts'
import { ADMIN, callApi, expect, makeCustomer, oziWith, PASSWORD, test as base } from './helpers/journey.ts'
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
  const conversation = await callApi<{ data: { _id: string } }>(ozi.url, '/user/conversations', {
    token,
    body: { initialMessage: 'Where is my parcel?' },
  })
  const { _id } = conversation.body.data
  const write = (author: string, content: string) =>
    callApi(ozi.url, `/conversations/${_id}/messages`, {
      token: author,
      body: { content, clientId: crypto.randomUUID() },
    })
  const admin = await logInByApi(ozi.url, ADMIN.email, ADMIN.password)
  await write(admin, 'We look.')

  // Customers are asked once they have an answer.
  await page.goto(`/dashboard?support=${_id}`)
  publicKey = await phone.turnOn(page, () => page.getByRole('button', { name: 'Yes, tell me' }).click())
  await page.close()
  await write(token, 'Please do.')
  await write(admin, 'On its way.')
  expect(await phone.hears(/^Ozi answered you$/)).toBe(`/dashboard?support=${_id}`)
  await service.stop()
})
