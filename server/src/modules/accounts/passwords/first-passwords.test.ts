import { afterAll, expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp } from '../../../../test/app.ts'
import { riderRegistration, shopRegistration } from '../../../../test/registrations.ts'
import { connect, listen } from '../../../../test/sockets.ts'

const app = await startTestApp()
const admin = await app.admin()
afterAll(() => app.stop())

const OWN = 'rain over Nekede at noon'
const password = { password: PASSWORD, confirmPassword: PASSWORD }

async function signIn(email: string, typed = PASSWORD) {
  const { user, token } = await app.client().accounts.login({ email, password: typed })
  return { user, client: app.client({ token }) }
}

// promise (rider): A first password that the office chose is to be replaced by one's own
it('a rider whose password the office typed is asked for their own, once', async () => {
  const { email } = riderRegistration(901)
  await admin.client.riders.register({ ...riderRegistration(901), ...password })
  const first = await signIn(email)
  expect(first.user.mustChoosePassword).toBe(true)
  expect((await first.client.accounts.verifyToken()).user.mustChoosePassword).toBe(true)
  const choose = (newPassword: string) =>
    first.client.accounts.password({
      currentPassword: PASSWORD,
      newPassword,
      confirmPassword: newPassword,
    })
  expect(await refusalOf(choose(PASSWORD))).toMatchObject({
    code: 'VALIDATION',
    data: { fields: { newPassword: 'The office knows this password. Please choose another.' } },
  })
  await choose(OWN)
  expect((await signIn(email, OWN)).user.mustChoosePassword).toBe(false)
})

// promise (rider): With a password that the office knows, nothing works but choosing one's own
it('until then nothing else works, neither calls nor sockets nor pictures', async () => {
  const { email } = shopRegistration(903)
  await admin.client.vendors.register({ ...shopRegistration(903), ...password })
  const { token } = await app.client().accounts.login({ email, password: PASSWORD })
  const client = app.client({ token })
  const calls = [
    ...[
      client.orders.listOfVendor({}),
      client.sessions.list(),
      client.itemImports.previewOwn({ csv: 'name' }),
    ],
  ]
  for (const refusal of await Promise.all(calls.map(refusalOf))) {
    expect(refusal).toMatchObject({ status: 403, code: 'PASSWORD_CHANGE_REQUIRED' })
  }
  const address = await listen(app)
  await expect(connect(address, token)).rejects.toMatchObject({ data: { code: 'PASSWORD_CHANGE_REQUIRED' } })
  const picture = await fetch(`${address}/uploads/aa/${'0'.repeat(30)}.private.webp`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await picture.json()).toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' })
  await client.accounts.verifyToken()
  await client.accounts.password({ currentPassword: PASSWORD, newPassword: OWN, confirmPassword: OWN })
  const own = await signIn(email, OWN)
  await own.client.sessions.list()
})

it('a shop’s mailed link counts, unless it sets the same password', async () => {
  const { email } = shopRegistration(902)
  await admin.client.vendors.register({ ...shopRegistration(902), ...password })
  expect((await signIn(email)).user.mustChoosePassword).toBe(true)
  const { text } = await app.mailTo(email, (mail) => mail.text.includes('token='))
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
  const set = (typed: string) =>
    app.client().accounts.newPassword({ token, password: typed, confirmPassword: typed })
  expect(await refusalOf(set(PASSWORD))).toMatchObject({ code: 'VALIDATION' })
  await set(OWN)
  expect((await signIn(email, OWN)).user.mustChoosePassword).toBe(false)
})

it('whoever chose their own password is not asked', async () => {
  for (const { user } of [await app.customer(), await app.staff('support'), await app.rider()]) {
    expect(user.mustChoosePassword).toBe(false)
  }
})
