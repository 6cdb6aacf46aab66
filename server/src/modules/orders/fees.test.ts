import type { Quote } from '@ozi/contract'
import { expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { egbu, letExpire, parcel, quoteFor, setTariff } from '../../../test/deliveries.ts'

let ada: Person
const app = await startAppForFile()

/** Each test has a new customer, so that no other test's quotes count. */
async function begin() {
  await setTariff(app.sql, {})
  ada = await app.customer()
  return quoteFor(ada)
}

const surge = { surgeActive: true, surgeMultiplier: 2.5 }

function order(claim: { fee: number; quoteId?: string }, person = ada) {
  return person.client.orders.createDelivery({ headers: {}, body: { ...parcel, ...claim } })
}

test.each([
  ['nothing', 0],
  ['less than nothing', -500],
  ['one naira', 1],
  ['a fraction of a kobo', 0.001],
  ['far too much', 1e15],
])('a fee of %s is answered with the fee in force and its quote', async (_what, fee) => {
  const shown = await begin()
  const refused = await refusalOf(order({ fee, quoteId: shown._id }))
  expect(refused).toMatchObject({ status: 409, code: 'FEE_CHANGED', data: { fee: shown.total } })
  const offered = refused.data['quote'] as Quote
  expect(offered).toMatchObject({ total: shown.total, lines: shown.lines, distanceKm: shown.distanceKm })
  const { data } = await order({ fee: offered.total, quoteId: offered._id })
  expect(data.fee).toBe(shown.total)
})

test('an invented fee without any quote is answered with a quote made for it', async () => {
  await begin()
  const other = await app.customer()
  const refused = await refusalOf(order({ fee: 1 }, other))
  expect(refused.code).toBe('FEE_CHANGED')
  const offered = refused.data['quote'] as Quote
  expect(refused.data['fee']).toBe(offered.total)
  expect((await order({ fee: offered.total, quoteId: offered._id }, other)).data.fee).toBe(offered.total)
})

test('a refusal leaves no order, no transaction and no used quote', async () => {
  const shown = await begin()
  const count = async () => {
    const [row] = await app.sql`
      select (select count(*) from orders) as orders, (select count(*) from transactions) as transactions,
        (select count(*) from order_events) as events`
    return row
  }
  const before = await count()
  await refusalOf(order({ fee: 1, quoteId: shown._id }))
  expect(await count()).toEqual(before)
  expect((await order({ fee: shown.total, quoteId: shown._id })).data.fee).toBe(shown.total)
})

test('a quote that was shown holds although surge was switched on since', async () => {
  const shown = await begin()
  await setTariff(app.sql, surge)
  const { data } = await order({ fee: shown.total, quoteId: shown._id })
  expect(data).toMatchObject({ fee: shown.total, lines: shown.lines })
})

test('a quote that was shown holds without its id as well', async () => {
  const shown = await begin()
  await setTariff(app.sql, surge)
  expect((await order({ fee: shown.total })).data.lines).toEqual(shown.lines)
  const again = await refusalOf(order({ fee: shown.total }))
  expect(again, 'but once only').toMatchObject({ code: 'FEE_CHANGED', data: { fee: shown.total + 300 } })
})

test('of several valid quotes without an id, the one that was shown counts', async () => {
  const calm = await begin()
  await setTariff(app.sql, surge)
  const dear = await quoteFor(ada)
  expect(dear.total).toBe(calm.total + 300)
  expect((await order({ fee: calm.total })).data.fee).toBe(calm.total)
  expect((await order({ fee: dear.total })).data.fee).toBe(dear.total)
})

test('an expired quote is refused with the new fee after surge was turned on', async () => {
  const shown = await begin()
  await letExpire(app.sql, shown._id)
  await setTariff(app.sql, surge)
  const refused = await refusalOf(order({ fee: shown.total, quoteId: shown._id }))
  expect(refused).toMatchObject({ status: 409, code: 'FEE_CHANGED', data: { fee: shown.total + 300 } })
  expect((refused.data['quote'] as Quote).lines.at(-1)?.label).toContain('surge × 2.5')
})

test('an expired quote is accepted while the fare is still the same', async () => {
  const shown = await begin()
  await letExpire(app.sql, shown._id)
  expect((await order({ fee: shown.total, quoteId: shown._id })).data.fee).toBe(shown.total)
  expect(await refusalOf(order({ fee: shown.total, quoteId: shown._id }))).toMatchObject({
    code: 'QUOTE_USED',
  })
})

test('an expired quote without its id counts as none', async () => {
  const shown = await begin()
  await letExpire(app.sql, shown._id)
  await setTariff(app.sql, surge)
  expect(await refusalOf(order({ fee: shown.total }))).toMatchObject({ code: 'FEE_CHANGED' })
  expect((await order({ fee: shown.total + 300 })).data.fee).toBe(shown.total + 300)
})

test('a quote is used once', async () => {
  const shown = await begin()
  await order({ fee: shown.total, quoteId: shown._id })
  expect(await refusalOf(order({ fee: shown.total, quoteId: shown._id }))).toMatchObject({
    status: 409,
    code: 'QUOTE_USED',
  })
})

test('of two parallel orders by one quote, one is made', async () => {
  const shown = await begin()
  const claim = { fee: shown.total, quoteId: shown._id }
  const outcomes = await Promise.all(
    [order(claim), order(claim)].map((made) =>
      made.then(
        () => 'made',
        () => refusalOf(made),
      ),
    ),
  )
  expect(outcomes).toContainEqual('made')
  expect(outcomes).toContainEqual(expect.objectContaining({ status: 409, code: 'QUOTE_USED' }))
})

test('another customer’s quote is not found, as one that never was', async () => {
  const shown = await begin()
  const claim = { fee: shown.total, quoteId: shown._id }
  const thief = await app.customer()
  expect(await refusalOf(order(claim, thief))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  await order(claim)
  expect(await refusalOf(order(claim, thief))).toMatchObject({ status: 404 })
  const never = { ...claim, quoteId: '0197a3c0-0000-7000-8000-000000000000' }
  expect(await refusalOf(order(never))).toMatchObject({ status: 404 })
})

test('a quote for other places is refused, and can still be used for its own', async () => {
  const shown = await begin()
  const elsewhere = { ...parcel, dropLocation: egbu, fee: shown.total, quoteId: shown._id }
  const refused = refusalOf(ada.client.orders.createDelivery({ headers: {}, body: elsewhere }))
  expect(await refused).toMatchObject({ status: 409, code: 'QUOTE_MISMATCH' })
  await order({ fee: shown.total, quoteId: shown._id })
})

test('a quote made without a session belongs to its first orderer', async () => {
  await begin()
  const shown = await quoteFor({ client: app.client() })
  await setTariff(app.sql, surge)
  const claim = { fee: shown.total, quoteId: shown._id }
  expect((await order(claim)).data.fee).toBe(shown.total)
  expect(await refusalOf(order(claim, await app.customer()))).toMatchObject({ status: 404 })
})
