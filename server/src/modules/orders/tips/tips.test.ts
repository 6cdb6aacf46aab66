import { TIP } from '@ozi/contract'
import { expect, test, vi } from 'vitest'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import { carriedParcel, move, ownView } from '../../../../test/moves.ts'
import { chargeEvent, payAt, sendEvent } from '../../../../test/online-payments.ts'
import { listen } from '../../../../test/sockets.ts'
import { isTipOpen } from './tips.ts'

const app = await startAppForFile()
await listen(app)
const [admin, ada, rider] = await Promise.all([app.admin(), app.customer(), app.rider()])

const delivered = async () => (await carriedParcel(rider, ada, 'delivered'))._id
const give = async (id: string, amount: number, { key, by = ada }: { key?: string; by?: Person } = {}) => {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const { payment } = await by.client.tips.give({ headers, params: { id }, body: { amount } })
  return { reference: payment.reference, url: payment.authorizationUrl ?? '' }
}
const read = async (reference: string) => (await ada.client.onlinePayments.read({ reference })).data
const refused = (...given: Parameters<typeof give>) => refusalOf(give(...given))
const owed = async () => (await rider.client.earnings.ofRider({})).owed

// promise (customer): A rider can be tipped after the delivery, and gets all of it
test('a tip that is paid is the rider’s, and both see it', async () => {
  const id = await delivered()
  expect(await ownView(ada, { _id: id })).toMatchObject({ mayTip: true })
  const before = await owed()
  const { reference, url } = await give(id, 500)
  // Nothing counts before it is paid.
  expect(await owed()).toBe(before)
  expect((await ownView(ada, { _id: id })).tipped).toBeUndefined()
  await payAt(app, url)
  expect(await read(reference)).toMatchObject({
    status: 'paid',
    amount: 500,
    orders: [],
    tip: { orderId: id },
  })

  expect(await owed()).toBe(before + 500)
  const seen = await ownView(ada, { _id: id })
  expect(seen).toMatchObject({ tipped: 500 })
  expect(seen).not.toHaveProperty('mayTip')
  expect(await ownView(rider, { _id: id })).toMatchObject({ tipped: 500 })
  const { entries } = await rider.client.earnings.ofRider({})
  expect(entries).toMatchObject([{ cause: 'tip.paid', amount: 500, order: { _id: id } }])
  expect((await rider.client.orders.workOfRider()).days).toMatchObject([{ tips: 500 }])
  await vi.waitFor(
    async () =>
      expect(
        await app.sql`select from notification_deliveries where order_id = ${id} and kind = 'tip'`,
      ).toHaveLength(1),
    { timeout: 10_000 },
  )
  const { postings } = await admin.client.ledger.postings({ order: id, cause: 'tip.paid' })
  expect(postings.map(({ lines }) => lines.map(({ account, amount }) => [account, amount]))).toEqual([
    [
      ['provider', 492.5],
      ['tips', -500],
      ['provider_fees', 7.5],
    ],
  ])
})

test('a tip counts once, however often Paystack says it', async () => {
  const id = await delivered()
  const before = await owed()
  const { reference, url } = await give(id, 300)
  await payAt(app, url)
  const body = chargeEvent({ reference, amount: 30_000 })
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => sendEvent(app, body))))).toEqual(
    new Set([200]),
  )
  expect(await owed()).toBe(before + 300)
  expect(await refused(id, 300)).toMatchObject({ status: 409, code: 'TIP_GIVEN' })
})

// promise (customer): A tip that failed or was left changes nothing, and can be tried again
test('a tip that failed can be given again, in another amount', async () => {
  const id = await delivered()
  const before = await owed()
  const first = await give(id, 200)
  expect((await give(id, 200)).reference).toBe(first.reference)
  await payAt(app, first.url, 'fail')
  expect((await read(first.reference)).status).toBe('failed')
  expect((await ownView(ada, { _id: id })).mayTip).toBe(true)
  const again = await give(id, 1_000)
  await payAt(app, again.url)
  // Nobody has told us: it is asked for before another one is begun.
  expect(await refused(id, 500)).toMatchObject({ code: 'TIP_GIVEN' })
  expect(await owed()).toBe(before + 1_000)
})

test('a tip asked for twice with one key is one payment', async () => {
  const id = await delivered()
  const links = await Promise.all([1, 2, 3].map(() => give(id, 500, { key: `tip-${id}` })))
  expect(new Set(links.map(({ reference }) => reference)).size).toBe(1)
  expect(await refused(id, 200, { key: `tip-${id}` })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
})

test('a tip whose page is lost becomes one other, however many ask', async () => {
  const id = await delivered()
  const { reference } = await give(id, 500)
  await app.sql`
    update payments set authorization_url = null, access_code = null, opening_at = null where reference = ${reference}`
  const links = await Promise.all(Array.from({ length: 12 }, () => give(id, 500)))
  const references = new Set(links.map((link) => link.reference))
  expect(references).not.toContain(reference)
  expect(references.size).toBe(1)
})

test.each([0, -500, 99, 100.5, TIP.max + 1, 1e15])('a tip of %d naira is refused', async (amount) => {
  expect(await refused(await delivered(), amount)).toMatchObject({ status: 400, code: 'VALIDATION' })
})

test('only the customer of a delivered order tips, for some days', async () => {
  const id = await delivered()
  expect(await refused(id, 500, { by: await app.customer() })).toMatchObject({ code: 'NOT_FOUND' })
  const running = await sendParcel(ada)
  expect(await refused(running._id, 500)).toMatchObject({ code: 'TIP_CLOSED' })
  await move(ada, running, 'cancelled', { reason: 'Not any more.' })
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
  expect(isTipOpen({ deliveredAt: ago(TIP.days - 0.01) }, new Date())).toBe(true)
  expect(isTipOpen({ deliveredAt: ago(TIP.days) }, new Date())).toBe(false)
})

test('a tip is not paid back by the staff', async () => {
  const id = await delivered()
  const { reference, url } = await give(id, 500)
  await payAt(app, url)
  await read(reference)
  const refund = admin.client.onlinePayments.refund({
    headers: {},
    params: { reference },
    body: { reason: 'By mistake.' },
  })
  expect(await refusalOf(refund)).toMatchObject({ code: 'VALIDATION' })
})
