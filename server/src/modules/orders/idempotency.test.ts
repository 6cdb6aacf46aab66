import { expect, test } from 'vitest'
import { refusalOf } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { parcel, quoteFor, setTariff } from '../../../test/deliveries.ts'

const app = await startAppForFile()
const ada = await app.customer()

type Body = typeof parcel & { fee: number; quoteId?: string }

function post(key: string, body: Body, person = ada) {
  return person.client.orders.createDelivery({ headers: { 'idempotency-key': key }, body })
}

async function orderCount(person = ada): Promise<number> {
  return (await person.client.orders.listOwn({})).total
}

test('fifty parallel posts with one key are one order', async () => {
  const quote = await quoteFor(ada)
  const body = JSON.stringify({ ...parcel, fee: quote.total, quoteId: quote._id })
  const headers = { 'idempotency-key': 'fifty' }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      app.request('POST', '/user/delivery', { body, token: ada.token, headers }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await orderCount()).toBe(1)
})

test('the same key and body later get the same answer word for word', async () => {
  const before = await orderCount()
  const body = { ...parcel, fee: (await quoteFor(ada)).total }
  const first = await post('later', body)
  await setTariff(app.sql, { deliveryFeeKobo: 555_500 })
  const sameBodyInAnotherOrder = Object.fromEntries(Object.entries(body).reverse()) as Body
  expect(await post('later', sameBodyInAnotherOrder)).toEqual(first)
  expect(await orderCount()).toBe(before + 1)
})

test('the same key with another body is refused', async () => {
  const body = { ...parcel, fee: (await quoteFor(ada)).total }
  await post('other body', body)
  const other = { ...body, receiverName: 'Somebody else' }
  expect(await refusalOf(post('other body', other))).toMatchObject({
    status: 422,
    code: 'IDEMPOTENCY_MISMATCH',
  })
})

test('a key belongs to its account: another customer may use the same one', async () => {
  const ngozi = await app.customer()
  const body = { ...parcel, fee: (await quoteFor(ada)).total }
  const first = await post('shared', body)
  const second = await post('shared', { ...body, fee: (await quoteFor(ngozi)).total }, ngozi)
  expect(second.data._id).not.toBe(first.data._id)
  expect(await post('shared', body)).toEqual(first)
  expect(await post('shared', body, ngozi)).toEqual(second)
})

test('a refusal is not kept: the same key may succeed afterwards', async () => {
  const quote = await quoteFor(ada)
  expect(await refusalOf(post('refused', { ...parcel, fee: 1 }))).toMatchObject({ code: 'FEE_CHANGED' })
  const made = await post('refused', { ...parcel, fee: quote.total })
  expect(made.data.fee).toBe(quote.total)
})

test('without a key every post is an order of its own', async () => {
  const before = await orderCount()
  for (let i = 0; i < 2; i += 1) {
    const body = { ...parcel, fee: (await quoteFor(ada)).total }
    await ada.client.orders.createDelivery({ headers: {}, body })
  }
  expect(await orderCount()).toBe(before + 2)
})

test('an empty or endless key is refused', async () => {
  const body = JSON.stringify({ ...parcel, fee: 1 })
  for (const key of ['', 'k'.repeat(201)]) {
    const headers = { 'idempotency-key': key }
    const answer = await app.request('POST', '/user/delivery', { body, token: ada.token, headers })
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 'VALIDATION' }])
  }
})

test('a key whose first request takes too long works once that has ended', async () => {
  const body = { ...parcel, fee: (await quoteFor(ada)).total }
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let isClaimed = () => {}
  const claimed = new Promise<void>((resolve) => (isClaimed = resolve))
  const first = app.sql.begin(async (queries) => {
    await queries`
      insert into idempotency_keys (account_id, key, fingerprint) values (${ada.user._id}, 'slow', '\\x00')`
    isClaimed()
    await held
    throw new Error('the first request failed')
  })
  await claimed
  expect(await refusalOf(post('slow', body))).toMatchObject({ status: 409, code: 'IDEMPOTENCY_IN_FLIGHT' })
  letGo()
  await expect(first).rejects.toThrow('the first request failed')
  expect((await post('slow', body)).data.fee).toBe(body.fee)
})

// The claim itself waits here: a key refers to its account.
test('a first key that waits for a locked table is told to try again later', async () => {
  const body = JSON.stringify({ ...parcel, fee: (await quoteFor(ada)).total })
  const headers = { 'idempotency-key': 'first' }
  const order = () => app.request('POST', '/user/delivery', { body, token: ada.token, headers })
  const locked = await app.sql.begin(async (queries) => {
    await queries`lock table accounts in exclusive mode`
    return order()
  })
  expect(locked.json()).toMatchObject({ code: 'UNAVAILABLE' })
  expect([locked.status, Number(locked.headers.get('retry-after'))]).toEqual([503, expect.any(Number)])
  expect((await order()).status).toBe(201)
})

test('a key is forgotten after a day, and old ones are deleted', async () => {
  const body = { ...parcel, fee: (await quoteFor(ada)).total }
  const first = await post('day', body)
  await post('old', { ...parcel, fee: (await quoteFor(ada)).total })
  await app.sql`update idempotency_keys set created_at = created_at - interval '25 hours' where key in ('day', 'old')`
  const second = await post('day', { ...body, fee: (await quoteFor(ada)).total })
  expect(second.data._id).not.toBe(first.data._id)
  await app.parts.cleanup.run()
  expect(await app.sql`select 1 from idempotency_keys where key = 'old'`).toHaveLength(0)
})
