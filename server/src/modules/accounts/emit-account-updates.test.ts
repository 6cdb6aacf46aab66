import type { Signup } from '@ozi/contract'
import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Person } from '../../../test/app.ts'
import { connect, listen, quiet } from '../../../test/sockets.ts'

const app = await startTestApp()
const address = await listen(app)
afterAll(() => app.stop())

/** Collects the events of new accounts that a person receives. */
async function listenTo({ token }: Person) {
  const { socket, close } = await connect(address, token)
  const heard: Signup[] = []
  socket.on('account_created', ({ account }) => heard.push(account))
  return { heard, close }
}

test('the staff hears of a new account what the list of signups shows', async () => {
  const staff = [await app.admin(), await app.customer(), await app.customer()]
  for (const [at, role] of (['admin', 'support', 'finance'] as const).entries()) {
    await app.sql`update accounts set role = ${role} where _id = ${staff[at]?.user._id ?? ''}`
  }
  const listeners = await Promise.all(staff.map(listenTo))
  const { user } = await app.newcomer({ firstName: 'Nneka' })
  await quiet()
  const [recent] = (await staff[0]?.client.overview.recentUsers())?.lastTenRegisteredUsers ?? []
  for (const { heard, close } of listeners) {
    expect(heard).toEqual([
      { _id: user._id, name: 'Nneka Okafor', role: 'user', createdAt: recent?.createdAt },
    ])
    close()
  }
})

test('nobody else is', async () => {
  const others = [await app.customer(), await app.rider(), await app.vendor()]
  const listeners = await Promise.all(others.map(listenTo))
  await app.newcomer()
  await quiet()
  for (const { heard, close } of listeners) {
    expect(heard).toEqual([])
    close()
  }
})

test('a sign-up that is refused is no news', async () => {
  const admin = await app.admin()
  const { heard, close } = await listenTo(admin)
  const ada = await app.newcomer()
  await app.newcomer({ email: ada.user.email }).catch(() => undefined)
  await quiet()
  expect(heard.map(({ _id }) => _id)).toEqual([ada.user._id])
  close()
})
