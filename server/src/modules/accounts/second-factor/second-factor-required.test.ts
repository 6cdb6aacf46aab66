import { DAY_MS } from '@ozi/contract'
import { afterAll, expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp, type Person } from '../../../../test/app.ts'
import { codeOf } from '../../../../test/second-factors.ts'
import { connect, listen } from '../../../../test/sockets.ts'

const app = await startTestApp({ SECOND_FACTOR: 'required' })
const admin = await app.admin()
afterAll(() => app.stop())

const endGrace = ({ user }: Person) =>
  app.sql`update accounts set second_factor_due_at = now() where _id = ${user._id}`

const dueOf = async ({ client }: Person) => (await client.accounts.verifyToken()).user.secondFactorDue

async function turnOn({ client }: Person) {
  const { secret } = await client.secondFactor.begin({ currentPassword: PASSWORD })
  return { secret, ...(await client.secondFactor.turnOn({ code: codeOf(secret) })) }
}

it('is due a week after the first sign-in of administrators and finance', async () => {
  for (const person of [await app.staff('admin'), await app.staff('finance')]) {
    const due = person.user.secondFactorDue
    const daysLeft = (Date.parse(due?.at ?? '') - Date.now()) / DAY_MS
    expect(daysLeft).toBeGreaterThan(6.9)
    expect(daysLeft).toBeLessThanOrEqual(7)
    expect(due?.isOverdue).toBe(false)
    const again = await app.client().accounts.login({ email: person.user.email, password: PASSWORD })
    expect(again.user.secondFactorDue, 'a second sign-in gives no more days').toEqual(due)
    expect(await dueOf(person)).toEqual(due)
  }
  for (const person of [await app.staff('support'), await app.rider(), await app.customer()]) {
    expect(await dueOf(person)).toBeNull()
  }
})

// promise (staff): Administrators and finance need two-step login in production, after seven days
it('once overdue, nothing works but turning it on and logging out', async () => {
  const person = await app.staff('finance')
  await endGrace(person)
  expect(await dueOf(person)).toMatchObject({ isOverdue: true })
  expect(await refusalOf(person.client.cash.list({}))).toMatchObject({
    status: 403,
    code: 'SECOND_FACTOR_REQUIRED',
    message: 'Please turn two-step login on first. Your role needs it.',
  })
  const address = await listen(app)
  await expect(connect(address, person.token)).rejects.toThrow()
  await turnOn(person)
  expect(await dueOf(person)).toBeNull()
  expect(await person.client.cash.list({})).toMatchObject({ riders: [] })
  const { socket, close } = await connect(address, person.token)
  expect(socket.connected).toBe(true)
  close()
  await app.request('POST', '/auth/user/logout', { token: person.token })
  expect(await refusalOf(person.client.accounts.verifyToken())).toMatchObject({ status: 401 })
})

it('cannot be turned off where it is required', async () => {
  const person = await app.staff('admin')
  const { recoveryCodes } = await turnOn(person)
  const [code = ''] = recoveryCodes
  expect(await person.client.secondFactor.read()).toMatchObject({ isOn: true, isRequired: true })
  const turnOff = person.client.secondFactor.turnOff({ currentPassword: PASSWORD, code })
  expect(await refusalOf(turnOff)).toMatchObject({ status: 403, code: 'SECOND_FACTOR_REQUIRED' })
  expect(await person.client.secondFactor.read()).toMatchObject({ isOn: true })
})

it('is due again at once if a colleague reset it after the grace', async () => {
  const person = await app.staff('finance')
  await turnOn(person)
  await endGrace(person)
  await admin.client.secondFactor.resetOf({ id: person.user._id, reason: 'Lost the phone.' })
  const { user } = await app.client().accounts.login({ email: person.user.email, password: PASSWORD })
  expect(user.secondFactorDue).toMatchObject({ isOverdue: true })
})

it('begins with the role that needs it, and ends with it', async () => {
  const person = await app.staff('support')
  const move = (role: 'admin' | 'finance' | 'support') =>
    admin.client.staff.changeRole({ id: person.user._id, role })
  await move('finance')
  expect(await dueOf(person)).toMatchObject({ isOverdue: false })
  await endGrace(person)
  await move('admin')
  expect(await dueOf(person), 'between two such roles the date stays').toMatchObject({ isOverdue: true })
  await move('support')
  expect(await dueOf(person)).toBeNull()
})

it('is asked of nobody where it is optional, whatever date was set', async () => {
  const person = await app.staff('admin')
  await endGrace(person)
  const lenient = await startTestApp({ SECOND_FACTOR: 'optional' }, app)
  try {
    const { user, token } = await lenient
      .client()
      .accounts.login({ email: person.user.email, password: PASSWORD })
    expect(user.secondFactorDue).toBeNull()
    const { client } = { client: lenient.client({ token }) }
    expect(await client.staff.list()).toMatchObject({ invitations: [] })
    expect(await client.secondFactor.read()).toMatchObject({ isRequired: false })
  } finally {
    await lenient.stop()
  }
})
