import { afterAll, describe, expect, it } from 'vitest'
import { PASSWORD, refusalOf, startTestApp } from '../../../test/app.ts'
import { futo, portHarcourt } from '../../../test/deliveries.ts'
import { shopRegistration } from '../../../test/registrations.ts'
import { sell } from '../../../test/shops.ts'

let shops = 2000
const app = await startTestApp()
const admin = await app.admin()
afterAll(() => app.stop())

const form = () => {
  shops += 1
  const { place: _place, ...registration } = shopRegistration(shops)
  return { ...registration, password: PASSWORD, confirmPassword: PASSWORD }
}
const post = async (body: unknown) => {
  const answer = await app.request('POST', '/vendor/create', {
    token: admin.token,
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: answer.json() as { message: string; data?: { fields: object } } }
}
const register = async (change: Record<string, unknown> = {}) =>
  (await admin.client.vendors.register({ ...form(), ...change })).vendor

describe('the form of a new shop', () => {
  it('makes one that signs in at once and stands in the list', async () => {
    const input = { ...form(), shopName: 'Mama Ezinne', place: futo }
    const { status, body } = await post(input)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      vendor: {
        name: 'Mama Ezinne',
        email: input.email,
        isOrderable: true,
        place: futo,
        ownersLastName: 'Eze',
      },
    })
    const { vendors } = await admin.client.vendors.list({ search: 'ezinne' })
    expect(vendors).toEqual([(body as unknown as { vendor: unknown }).vendor])
    await app.client().accounts.login({ email: input.email, password: PASSWORD })
  })

  it('asks for all twelve fields, and for the same password twice', async () => {
    const all = form()
    expect(Object.keys(all)).toHaveLength(12)
    for (const field of Object.keys(all)) {
      const { status, body } = await post({ ...all, [field]: ' '.repeat(field.includes('assword') ? 0 : 2) })
      expect([status, body.message], field).toEqual([400, 'Please fill in all required fields.'])
      expect(Object.keys(body.data?.fields ?? {})).toEqual([field])
    }
    const { status, body } = await post({ ...all, confirmPassword: 'another one' })
    expect([status, body.message]).toEqual([403, 'Password and confirm password do not match.'])
    const { email } = await register()
    expect(await post({ ...all, email })).toMatchObject({
      status: 401,
      body: { message: 'This account already exists' },
    })
    expect((await post({ ...all, place: portHarcourt })).status).toBe(422)
  })

  // promise (staff): A shop whose address names no certain place cannot be ordered from until one is chosen
  it.each([
    'Xqzzvw',
    'Behind the big blue nowhere house zzz',
    'Behind the big church, blue gate',
    'Shop 12, second floor, Emeka Plaza',
    '12 Okigwe Road, green gate',
    'Aba Road, Umuahia',
  ])('leaves a shop at “%s” without a place', async (address) => {
    expect(await register({ address })).toMatchObject({ place: null, isOrderable: false })
  })

  it('takes the place of an address that is certain, and none if told so', async () => {
    expect(await register({ address: 'Relief Market, Owerri' })).toMatchObject({
      place: { placeName: 'Relief Market' },
      isOrderable: true,
    })
    expect(await register({ address: 'Relief Market', place: null })).toMatchObject({ place: null })
  })
})

describe('a shop that is renamed', () => {
  it('has its new name in its account, on its page and at its items', async () => {
    const vendor = await app.vendor({ shopName: 'Before' })
    await sell(vendor)
    const nameEverywhere = async () => {
      const { items } = await app.client().catalogue.listItems({ vendorId: vendor.user._id })
      const { vendors } = await admin.client.vendors.list({ search: vendor.user.email })
      const [kept] = await app.sql`select shop_name from vendors where account_id = ${vendor.user._id}`
      const { user } = await vendor.client.accounts.verifyToken()
      return [items[0]?.vendor.name, vendors[0]?.name, kept?.['shop_name'], user.name]
    }
    await admin.client.vendors.update({ id: vendor.user._id, name: 'After' })
    expect(await nameEverywhere()).toEqual(Array(4).fill('After'))
    const { _id: id, email, mobileNumber } = vendor.user
    await vendor.client.accounts.saveProfile({
      id,
      name: 'Later',
      email,
      mobileNumber,
      address: 'Douglas Road',
    })
    expect(await nameEverywhere()).toEqual(Array(4).fill('Later'))
  })
})

describe('what is saved of a shop', () => {
  it('may be empty: the description is cleared, everything else stays', async () => {
    const before = await register()
    const empty = {
      name: '',
      description: '',
      mobileNumber: '',
      address: '',
      email: '',
      category: '' as const,
    }
    const { vendor } = await admin.client.vendors.update({ id: before._id, ...empty })
    expect(vendor).toEqual({ ...before, description: '', version: vendor.version })
  })

  // promise (staff): A shop whose address changes stays where it is until its place is chosen
  it('stays where it is, whatever its new address, until a place is chosen', async () => {
    const known = await register({ place: futo })
    const save = async (change: object) =>
      (await admin.client.vendors.update({ id: known._id, ...change })).vendor
    expect(await save({ address: 'Relief Market' })).toMatchObject({ place: futo, address: 'Relief Market' })
    expect(await save({ address: 'Xqzzvw' })).toMatchObject({ place: futo })
    const outside = admin.client.vendors.update({ id: known._id, place: portHarcourt })
    expect(await refusalOf(outside)).toMatchObject({ code: 'OUTSIDE_AREA' })
  })

  it('has no place once it is emptied, until its address is certain', async () => {
    const known = await register({ address: 'Relief Market', place: futo })
    const save = async (change: object) =>
      (await admin.client.vendors.update({ id: known._id, ...change })).vendor
    expect(await save({ place: null })).toMatchObject({ place: null, isOrderable: false })
    const vague = 'Relief Market, behind the big church'
    expect(await save({ address: vague })).toMatchObject({ place: null, isOrderable: false })
    expect(await save({ address: 'Relief Market' })).toMatchObject({
      place: { placeName: 'Relief Market' },
      isOrderable: true,
    })
  })

  it('in another category takes its items along', async () => {
    const vendor = await app.vendor()
    await sell(vendor)
    await admin.client.vendors.update({ id: vendor.user._id, category: 'health' })
    const { items } = await app.client().catalogue.listItems({ vendorId: vendor.user._id })
    expect(items[0]?.vendor.category).toBe('health')
  })
})
