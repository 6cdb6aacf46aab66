import { ADDRESS_BOOK, TEXT_LIMIT, type AddressBookEntryInput } from '@ozi/contract'
import { afterAll, expect, test } from 'vitest'
import { refusalOf, startTestApp, type Person } from '../../../test/app.ts'
import { egbu, futo, ikenegbu, sendParcel } from '../../../test/deliveries.ts'
import { outcomes } from '../../../test/moves.ts'

const app = await startTestApp()
const admin = await app.admin()
afterAll(() => app.stop())

const mama: AddressBookEntryInput = {
  name: 'Mama Ngozi',
  label: 'Home',
  phone: '0803 123 4567',
  place: egbu,
  address: 'Green gate by the well',
}
const save = async (person: Person, change: Partial<AddressBookEntryInput> = {}) =>
  (await person.client.addressBook.create({ ...mama, ...change })).data
const list = async (person: Person) => (await person.client.addressBook.list()).contacts

// promise (customer): `/dashboard/saved`: people and places saved, renamed and deleted
test('what is saved is listed by name, changed and deleted', async () => {
  const ada = await app.customer()
  const saved = await save(ada)
  expect(saved).toEqual({ ...mama, _id: saved._id, phone: '+2348031234567' })
  const office = await save(ada, { name: 'an office', label: '', phone: '', place: futo, address: '' })
  expect(await list(ada)).toEqual([office, saved])
  const renamed = { ...mama, name: 'Aunty Ngozi', phone: '' }
  const { data } = await ada.client.addressBook.update({ id: saved._id, ...renamed })
  expect(data).toEqual({ ...saved, name: 'Aunty Ngozi', phone: '' })
  await ada.client.addressBook.remove({ id: office._id })
  expect(await list(ada)).toEqual([data])
})

test('what is saved already, word for word, is not saved twice', async () => {
  const ada = await app.customer()
  const first = await save(ada)
  expect(await save(ada, { phone: '+234 803 123 4567' })).toEqual(first)
  expect(await save(ada, { label: '' })).toEqual(first)
  expect(await save(ada, { address: 'Red gate' })).not.toEqual(first)
  expect(await list(ada)).toHaveLength(2)
})

// promise (customer): Nobody but its owner sees, changes or deletes a saved person or place
test("another's saved people are neither seen, changed nor deleted", async () => {
  const [ada, other] = [await app.customer(), await app.customer()]
  const { _id: id } = await save(ada)
  expect(await list(other)).toEqual([])
  for (const person of [other, admin]) {
    const calls = [
      person.client.addressBook.update({ id, ...mama, name: 'Taken' }),
      person.client.addressBook.remove({ id }),
    ]
    expect(await outcomes(calls)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  }
  expect(await list(ada)).toMatchObject([{ _id: id, name: mama.name }])
})

test('at the limit no more is saved, by several at a time either', async () => {
  const ada = await app.customer()
  await app.sql`
    insert into contacts (_id, account_id, name, label, phone, place, address)
    select gen_random_uuid(), ${ada.user._id}, 'Person ' || n, '', '', ${JSON.stringify(egbu)}::text::jsonb, ''
    from generate_series(1, ${ADDRESS_BOOK.max - 1}::int) as n`
  const tries = ['One', 'Two', 'Three'].map((name) => ada.client.addressBook.create({ ...mama, name }))
  expect((await outcomes(tries)).toSorted()).toEqual(['TOO_MANY_CONTACTS', 'TOO_MANY_CONTACTS', 'done'])
  const one = (await list(ada)).find(({ label }) => label === mama.label)
  expect(await save(ada, { name: one?.name ?? '' })).toEqual(one)
})

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(TEXT_LIMIT.name + 1) }, 'name'],
  [{ label: 'x'.repeat(31) }, 'label'],
  [{ phone: '12345' }, 'phone'],
  [{ address: 'x'.repeat(TEXT_LIMIT.line + 1) }, 'address'],
])('bad input names its field: %#', async (change, field) => {
  const ada = await app.customer()
  const refusal = await refusalOf(save(ada, change))
  expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION' })
  expect(refusal.data).toHaveProperty(['fields', field])
  expect(await list(ada)).toEqual([])
})

// promise (customer): Forms offer saved people and places before the places of earlier orders
test('forms are offered saved places first, each point once', async () => {
  const ada = await app.customer()
  await sendParcel(ada, { pickupLocation: ikenegbu, dropLocation: egbu })
  const { _id } = await save(ada)
  const { places } = await ada.client.orders.recentPlaces()
  expect(places.map(({ place, saved }) => [place.placeName, saved?.name])).toEqual([
    [egbu.placeName, mama.name],
    [ikenegbu.placeName, undefined],
  ])
  expect(places[0]).toEqual({
    place: egbu,
    address: mama.address,
    saved: { _id, name: mama.name, label: 'Home', phone: '+2348031234567' },
  })
})

test('nothing of it is left of a deleted customer or colleague', async () => {
  const ada = await app.customer()
  const ifeoma = await app.staff('support')
  await Promise.all([save(ada), save(ifeoma)])
  await admin.client.customers.remove({ id: ada.user._id })
  await admin.client.staff.remove({ id: ifeoma.user._id })
  const ids = [ada.user._id, ifeoma.user._id]
  expect(await app.sql`select 1 from contacts where account_id in ${app.sql(ids)}`).toHaveLength(0)
})
