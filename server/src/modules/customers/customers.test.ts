import { afterAll, describe, expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp } from '../../../test/app.ts'

const app = await startTestApp()
const admin = await app.admin()
afterAll(() => app.stop())

describe('what an administrator saves of a customer', () => {
  it('is there for both', async () => {
    const ada = await app.customer()
    const { user } = await admin.client.customers.update({
      id: ada.user._id,
      name: '  Ada Obi ',
      mobileNumber: '0803 111 2222',
      address: '12 Wetheral Road',
    })
    const now = { name: 'Ada Obi', mobileNumber: '+2348031112222', address: '12 Wetheral Road' }
    expect(user).toMatchObject({ ...now, _id: ada.user._id, email: ada.user.email })
    expect((await ada.client.accounts.verifyToken()).user).toMatchObject(now)
    await app.mailTo(ada.user.email, ({ subject }) => subject.includes('phone number was changed'))
  })

  it('may be empty: phone and address are cleared, name and e-mail are not', async () => {
    const { user: before } = await app.customer()
    const empty = { name: ' ', email: '', mobileNumber: '', address: '' }
    const { user } = await admin.client.customers.update({ id: before._id, ...empty })
    expect(user).toMatchObject({ name: before.name, email: before.email, mobileNumber: '', address: '' })
  })

  it('is refused by its field where it is of no use', async () => {
    const { user } = await app.customer()
    const { email: taken } = (await app.customer()).user
    const bad = { email: 'no address', mobileNumber: '12345', name: 'x'.repeat(200) }
    const refusal = await refusalOf(admin.client.customers.update({ id: user._id, ...bad }))
    expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION' })
    expect(refusal.data['fields']).toMatchObject({
      email: 'This is not an e-mail address.',
      mobileNumber: 'This is not a Nigerian mobile number.',
      name: expect.stringContaining('121'),
    })
    const doubled = await refusalOf(admin.client.customers.update({ id: user._id, email: taken }))
    expect(doubled.data['fields']).toEqual({ email: 'This account already exists' })
    const unknown = await app.request('PUT', `/user/${user._id}`, {
      token: admin.token,
      body: JSON.stringify({ role: 'admin' }),
    })
    expect(unknown.status).toBe(400)
  })

  it('as another e-mail address is in force at once, and told to the old one', async () => {
    const ada = await app.customer({ email: 'before@ozi.test' })
    await admin.client.customers.update({ id: ada.user._id, email: 'After@ozi.test' })
    const { user } = await app.client().accounts.login({ email: 'after@ozi.test', password: PASSWORD })
    expect(user).toMatchObject({ email: 'after@ozi.test', isOTPVerified: true })
    await app.mailTo('before@ozi.test', ({ subject }) => subject.includes('e-mail address was changed'))
  })

  it('is of nobody where there is nobody', async () => {
    const { user } = await app.customer()
    await admin.client.customers.remove({ id: user._id })
    for (const id of [user._id, '01890a5d-ac96-774b-bcce-b302099a8057']) {
      expect(await refusalOf(admin.client.customers.update({ id, name: 'X' }))).toMatchObject({ status: 404 })
      expect(await refusalOf(admin.client.customers.remove({ id }))).toMatchObject({ status: 404 })
    }
  })
})
