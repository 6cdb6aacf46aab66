import { describe, expect, it } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { PASSWORD, refusalOf } from '../../../test/app.ts'
import { registerRider, type RiderForm } from '../../../test/registrations.ts'

const app = await startAppForFile()
const admin = await app.admin()

const register = (change: Partial<RiderForm> = {}) => registerRider(admin, change)

describe('a list of people', () => {
  it('has the newest first, page after page, each once', async () => {
    const made: string[] = []
    for (let i = 0; i < 3; i += 1) made.unshift((await register({ lastName: 'Pageturner' }))._id)
    const first = await admin.client.riders.list({ limit: 2, search: 'pageturner' })
    expect(first).toMatchObject({ total: 3, nextCursor: expect.any(String) })
    const cursor = first.nextCursor ?? undefined
    const second = await admin.client.riders.list({ limit: 2, search: 'pageturner', cursor })
    expect(second).toMatchObject({ total: 3, nextCursor: null })
    expect([...first.riders, ...second.riders].map(({ _id }) => _id)).toEqual(made)
  })

  it('is searched by a part of the name in any case, and by e-mail and phone', async () => {
    const ada = await app.customer({
      firstName: 'Adaugo',
      lastName: 'Nwanyanwu',
      email: 'findable@ozi.test',
      mobileNumber: '08037776655',
    })
    for (const search of [
      'WANYA',
      'adaugo nwa',
      'findable@',
      '08037776655',
      '0803 777 6655',
      '+234 803 777 6655',
      '777 6655',
      '%',
    ]) {
      const { users } = await admin.client.customers.list({ search })
      const isFound = users.some(({ _id }) => _id === ada.user._id)
      expect(isFound, search).toBe(search !== '%')
    }
    expect((await admin.client.customers.list({ search: 'nobody is called that' })).users).toEqual([])
  })

  it('holds each person in the one list of their role, and the staff in none', async () => {
    const { user: customer } = await app.customer()
    const rider = await register()
    const { user: vendor } = await app.vendor()
    const { users, total } = await admin.client.customers.list({ limit: 200 })
    const { riders } = await admin.client.riders.list({ limit: 200 })
    const { vendors } = await admin.client.vendors.list({ limit: 200 })
    const ids = [users, riders, vendors].map((rows) => rows.map(({ _id }) => _id))
    for (const [list, _id] of [customer._id, rider._id, vendor._id].entries()) {
      expect(ids.map((rows) => rows.includes(_id))).toEqual([0, 1, 2].map((other) => other === list))
    }
    expect(ids.flat()).not.toContain(admin.user._id)
    expect(users.find(({ _id }) => _id === customer._id)).toMatchObject({ role: 'user', isOTPVerified: true })
    expect(total).toBe((await admin.client.overview.statistics()).totalUsers)
  })
})

describe('a record that two are changing', () => {
  it('is saved by the first, and the second is shown what there is now', async () => {
    const rider = await register()
    const { _id: id, version } = rider
    const first = await admin.client.riders.update({ id, version, name: 'Emeka First' })
    expect(first.rider.version).toBeGreaterThan(version)
    const second = await refusalOf(admin.client.riders.update({ id, version, name: 'Emeka Second' }))
    expect(second).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE', data: { current: first.rider } })
    const over = await admin.client.riders.update({ id, version: first.rider.version, name: 'Emeka Second' })
    expect(over.rider.name).toBe('Emeka Second')
  })

  it('has another version after a change by its holder, else the same', async () => {
    const ada = await app.customer()
    const find = async () => {
      const { users } = await admin.client.customers.list({ search: ada.user.email })
      return users[0]?.version ?? 0
    }
    const version = await find()
    const { user } = await admin.client.customers.update({ id: ada.user._id, name: ada.user.name })
    expect(user.version).toBe(version)
    // From another browser: a login ends the session that its own browser had.
    await app.client().accounts.login({ email: ada.user.email, password: PASSWORD })
    expect(await find()).toBe(version)
    const { name, email, mobileNumber } = ada.user
    const profile = { id: ada.user._id, name, email, mobileNumber }
    await ada.client.accounts.saveProfile({ ...profile, address: '12 Wetheral Road' })
    const stale = admin.client.customers.update({ id: ada.user._id, version, name: 'Stale' })
    expect(await refusalOf(stale)).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  })

  it('is saved by one of two who save at once', async () => {
    const { _id: id, version } = await register()
    const saves = ['One', 'Two', 'Three'].map((name) => admin.client.riders.update({ id, version, name }))
    const outcomes = await Promise.allSettled(saves)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('without a version is saved over whatever there is', async () => {
    const { _id: id } = await register()
    await admin.client.riders.update({ id, name: 'Emeka First' })
    expect((await admin.client.riders.update({ id, name: 'Emeka Second' })).rider.name).toBe('Emeka Second')
  })
})

it('nobody is changed or deleted through the page of another role', async () => {
  const rider = await register()
  const { customers, vendors } = admin.client
  const { _id: id } = rider
  const calls = [
    customers.update({ id, name: 'X' }),
    vendors.update({ id, name: 'X' }),
    customers.remove({ id }),
    vendors.remove({ id }),
  ]
  const refusals = await Promise.all(calls.map(refusalOf))
  expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill('NOT_FOUND'))
})
