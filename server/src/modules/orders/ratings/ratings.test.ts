import { DAY_MS, RATING, type RatingsInput } from '@ozi/contract'
import { expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { remitAll } from '../../../../test/cash.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import { carriedParcel, carry, move, orderGoods, ownView } from '../../../../test/moves.ts'
import { openSubjects } from './ratings.ts'

const app = await startAppForFile()
const admin = await app.admin()
const ada = await app.customer()
const rider = await app.rider()
const shop = await app.vendor()

type Ratings = Omit<RatingsInput, 'id'>
const rate = async (person: Person, id: string, given: Ratings) =>
  (await person.client.ratings.rate({ id, ...given })).data
const good = { stars: 5, reasons: ['on_time' as const], comment: '' }

async function deliveredGoods(): Promise<string> {
  const order = await orderGoods(app, ada, shop)
  for (const to of ['accepted', 'preparing', 'ready_for_pickup'] as const) await move(shop, order, to)
  await carry(rider, ada, order, 'delivered', shop)
  return order._id
}
const deliveredParcel = async (by = rider) => (await carriedParcel(by, ada, 'delivered'))._id
const staffSees = async (person: Person) => admin.client.ratings.ofPerson({ id: person.user._id })

// promise (customer): Rider and shop of a delivered order are rated, with reasons
test('rider and shop are rated, and the staff sees by whom and why', async () => {
  const id = await deliveredGoods()
  expect((await ownView(ada, { _id: id })).ratings).toEqual({ open: ['rider', 'shop'] })
  const given = { stars: 2, reasons: ['late' as const, 'rude' as const], comment: 'Two hours.' }
  const own = await rate(ada, id, {
    rider: given,
    shop: { stars: 4, reasons: ['well_packed'], comment: '' },
  })
  expect(own).toMatchObject({ open: ['rider', 'shop'], rider: given, shop: { stars: 4 } })
  expect((await ownView(ada, { _id: id })).ratings).toEqual(own)

  const { totals, latest } = await staffSees(rider)
  expect(totals).toEqual({ average: 2, count: 1 })
  expect(latest).toMatchObject([{ subject: 'rider', ...given, order: { _id: id } }])
  const { data: staffs } = await admin.client.staffOrders.read({ id })
  expect(staffs.ratingsGiven).toMatchObject([
    { subject: 'rider', stars: 2 },
    { subject: 'shop', stars: 4 },
  ])
  const { ratings: low } = await admin.client.ratings.listLow()
  expect(low).toMatchObject([{ stars: 2, person: { _id: rider.user._id }, order: { _id: id } }])
  // Who was rated is not told which order it was.
  expect((await ownView(rider, { _id: id })).ratings).toBeUndefined()
  expect((await ownView(shop, { _id: id })).ratings).toBeUndefined()
})

// promise (customer): A rating can be changed for some days, and counts once
test('a changed rating counts once', async () => {
  const other = await app.rider('Obi Eze')
  const id = await deliveredParcel(other)
  await rate(ada, id, { rider: { stars: 1, reasons: ['damaged'], comment: '' } })
  await rate(ada, id, { rider: good })
  expect((await staffSees(other)).totals).toEqual({ average: 5, count: 1 })
})

const now = new Date()
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
const openOf = (deliveredDays: number, givenDays?: number) =>
  openSubjects(
    { riderId: 'rider', vendorId: null, deliveredAt: daysAgo(deliveredDays) },
    givenDays === undefined ? [] : [{ subject: 'rider', createdAt: daysAgo(givenDays) }],
    now,
  )

test('an order is rated for 30 days, and each rating changed for 7', () => {
  expect(openOf(RATING.givenDays - 0.01)).toEqual(['rider'])
  expect(openOf(RATING.givenDays)).toEqual([])
  expect(openOf(RATING.givenDays + 6, RATING.changedDays - 0.01)).toEqual(['rider'])
  expect(openOf(RATING.changedDays, RATING.changedDays)).toEqual([])
})

test('a rating too old to be changed stays as it is', async () => {
  const id = await deliveredParcel()
  await rate(ada, id, { rider: good })
  await app.sql`update ratings set created_at = ${daysAgo(RATING.changedDays)} where order_id = ${id}`
  const change = rate(ada, id, { rider: { ...good, stars: 4 } })
  expect(await refusalOf(change)).toMatchObject({ code: 'RATING_CLOSED' })
  expect((await ownView(ada, { _id: id })).ratings).toMatchObject({ open: [], rider: { stars: 5 } })
})

test('nothing is rated before the delivery, nor a shop that a parcel lacks', async () => {
  const { _id: id } = await sendParcel(ada)
  expect(await refusalOf(rate(ada, id, { rider: good }))).toMatchObject({ code: 'RATING_CLOSED' })
  expect((await ownView(ada, { _id: id })).ratings).toBeUndefined()
  const delivered = await deliveredParcel()
  const both = { rider: good, shop: { stars: 5, reasons: [], comment: '' } }
  expect(await refusalOf(rate(ada, delivered, both))).toMatchObject({ code: 'RATING_CLOSED' })
  // Both or neither.
  expect((await ownView(ada, { _id: delivered })).ratings).toEqual({ open: ['rider'] })
})

test("another customer's order is not found, nor by its rider", async () => {
  const id = await deliveredParcel()
  for (const person of [await app.customer(), rider, admin]) {
    expect(await refusalOf(rate(person, id, { rider: good }))).toMatchObject({ code: 'NOT_FOUND' })
  }
})

test.each([
  [{}, 'rider'],
  [{ rider: { ...good, stars: 0 } }, 'rider.stars'],
  [{ rider: { ...good, stars: 4.5 } }, 'rider.stars'],
  [{ rider: { ...good, stars: 2 } }, 'rider.reasons'],
  [{ shop: { ...good } }, 'shop.reasons'],
])('bad input names its field: %#', async (given: Ratings, field) => {
  const refusal = await refusalOf(rate(ada, await deliveredParcel(), given))
  expect(refusal).toMatchObject({ status: 400, code: 'VALIDATION' })
  expect(refusal.data).toHaveProperty(['fields', field])
})

// promise (rider): The own average is shown once it does not tell who gave which stars
test('a rider sees the own average from five ratings on', async () => {
  const other = await app.rider('Chima Obi')
  const own = () => other.client.ratings.own()
  expect(await own()).toEqual({ count: 0, average: null })
  for (const stars of [5, 5, 4, 4]) {
    await rate(ada, await deliveredParcel(other), { rider: { stars, reasons: [], comment: '' } })
  }
  expect(await own()).toEqual({ count: 4, average: null })
  await rate(ada, await deliveredParcel(other), { rider: { stars: 4, reasons: [], comment: '' } })
  expect(await own()).toEqual({ count: 5, average: 4.4 })
})

test('of a deleted customer or rider the stars stay, without the words', async () => {
  const leaving = await app.customer()
  const other = await app.rider('Ike Ude')
  const written = (stars: number) => ({ stars, reasons: [], comment: 'Words of mine' })
  const theirs = (await carriedParcel(rider, leaving, 'delivered'))._id
  await rate(leaving, theirs, { rider: written(5) })
  const mine = await deliveredParcel(other)
  await rate(ada, mine, { rider: written(3) })
  await remitAll(admin, other)
  await admin.client.customers.remove({ id: leaving.user._id })
  await admin.client.riders.remove({ id: other.user._id })
  const rows = await app.sql<{ stars: number; comment: string }[]>`
    select stars, comment from ratings where order_id in ${app.sql([theirs, mine])} order by stars`
  expect([...rows]).toEqual([
    { stars: 3, comment: '' },
    { stars: 5, comment: '' },
  ])
})
