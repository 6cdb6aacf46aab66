import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { parcel, quoteFor, sendParcel } from '../../../../test/deliveries.ts'
import { ownView, transactionOf } from '../../../../test/moves.ts'
import { chargeEvent, payAt, sendEvent, unpaidParcel } from '../../../../test/online-payments.ts'
import { listen } from '../../../../test/sockets.ts'

const app = await startAppForFile()
await listen(app)
const ada = await app.customer()
const admin = await app.admin()

const read = async (reference: string, person = ada) =>
  (await person.client.onlinePayments.read({ reference })).data
const unmatchedOf = async (reference: string) => {
  const { payments } = await admin.client.onlinePayments.listUnmatched({ limit: 200 })
  return payments.filter((payment) => payment.reference === reference)
}
/** How an order and its payment stand, without asking Paystack. */
async function standOf({ order, reference }: Awaited<ReturnType<typeof unpaidParcel>>) {
  const { status, events, payments = [] } = await ownView(ada, order)
  const { status: transaction } = (await transactionOf(admin, order)) ?? {}
  const payment = payments.find((each) => each.reference === reference)
  return { status, transaction, payment: payment?.status, steps: events.map(({ to }) => to) }
}
const PAID = {
  status: 'created',
  transaction: 'success',
  payment: 'paid',
  steps: ['awaiting_payment', 'created'],
}
const UNPAID = {
  status: 'awaiting_payment',
  transaction: 'pending',
  payment: 'pending',
  steps: ['awaiting_payment'],
}
const kobo = ({ fee }: { readonly fee: number }) => Math.round(fee * 100)

// promise (customer): An order that is paid with Paystack waits until it is paid
test('an order waits for its payment, and says until when', async () => {
  const { order, reference, url } = await unpaidParcel(ada)
  expect(order).toMatchObject({ status: 'awaiting_payment', paymentMethod: 'Paystack', cashToCollect: 0 })
  expect(reference).toMatch(/^[a-z0-9-]{16,50}$/)
  expect(url).toContain('/sandbox/paystack/pay/')
  const until = new Date(Date.parse(order.createdAt) + 15 * 60_000).toISOString()
  expect(order.deadline).toEqual({ at: until, to: 'expired' })
  expect(await read(reference)).toMatchObject({
    reference,
    status: 'pending',
    isSandbox: true,
    amount: order.fee,
    currency: 'NGN',
    refunds: [],
    orders: [{ _id: order._id, number: order.number, deadline: until }],
  })
})

test('the same order asked for twice has one payment', async () => {
  const { total: fee, _id: quoteId } = await quoteFor(ada)
  const body = { ...parcel, fee, quoteId, paymentMethod: 'Paystack' as const }
  const headers = { 'idempotency-key': 'once-paid' }
  const answers = await Promise.all([1, 2, 3].map(() => ada.client.orders.createDelivery({ headers, body })))
  expect(new Set(answers.map(({ payment }) => JSON.stringify(payment))).size).toBe(1)
  expect(answers[0]?.payment?.authorizationUrl).toBeDefined()
})

describe('Paystack’s event', () => {
  // promise (customer): A payment counts once, however often Paystack says it
  test('counts once, sent a hundred times and twenty at once', async () => {
    const unpaid = await unpaidParcel(ada)
    await payAt(app, unpaid.url)
    const body = chargeEvent({ reference: unpaid.reference, amount: kobo(unpaid.order) })
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => sendEvent(app, body)))
      expect(new Set(answers)).toEqual(new Set([200]))
    }
    expect(await standOf(unpaid)).toEqual(PAID)
    // A payment that is counted a second time would go back.
    expect((await ownView(ada, unpaid.order)).payments).toMatchObject([{ refunds: [] }])
  })

  test('counts before Paystack has answered us with its page', async () => {
    const unpaid = await unpaidParcel(ada)
    const { reference } = unpaid
    await app.sql`
      update payments set authorization_url = null, access_code = null where reference = ${reference}`
    expect(await sendEvent(app, chargeEvent({ reference, amount: kobo(unpaid.order) }))).toBe(200)
    expect(await standOf(unpaid)).toEqual(PAID)
    const again = await refusalOf(ada.client.onlinePayments.payAgain({ reference }))
    expect(again).toMatchObject({ status: 409, code: 'PAYMENT_PAID' })
  })

  test('of a refund comes first: what was paid is found out', async () => {
    const unpaid = await unpaidParcel(ada)
    const { reference } = unpaid
    await payAt(app, unpaid.url)
    const data = { status: 'processed', transaction_reference: reference, amount: '100', currency: 'NGN' }
    expect(await sendEvent(app, JSON.stringify({ event: 'refund.processed', data }))).toBe(200)
    expect(await standOf(unpaid)).toEqual(PAID)
    expect(await unmatchedOf(reference)).toMatchObject([{ cause: 'refund', amount: 1 }])
    await sendEvent(app, chargeEvent({ reference, amount: kobo(unpaid.order) }))
    expect(await standOf(unpaid)).toEqual(PAID)
  })

  test('of a payment that we never began is set aside', async () => {
    const reference = 'of-another-account-1'
    expect(await sendEvent(app, chargeEvent({ reference, amount: 5_000 }))).toBe(200)
    const [unmatched] = await unmatchedOf(reference)
    expect(unmatched).toMatchObject({ cause: 'unknown', amount: 50, expected: null })
    const waiting = async () => (await admin.client.overview.waiting()).data.payments
    const before = await waiting()
    expect(before).toBeGreaterThan(0)
    await admin.client.onlinePayments.closeUnmatched({ id: unmatched?._id ?? '', note: 'Seen' })
    expect(await waiting(), 'closed, it waits no more').toBe(before - 1)
  })

  test.each([
    ['as long as an event may be', randomBytes(100_000).toString('hex')],
    ['with a NUL', 'of-another-account\0'],
  ])('with a reference %s is answered, and leaves nothing', async (_, reference) => {
    const before = (await admin.client.onlinePayments.listUnmatched({})).total
    const refund = { status: 'processed', transaction_reference: reference, amount: 100, currency: 'NGN' }
    for (const body of [
      chargeEvent({ reference, amount: 5_000 }),
      chargeEvent({ reference: 'of-another-account-2', amount: 5_000, currency: reference }),
      JSON.stringify({ event: 'refund.processed', data: refund }),
      JSON.stringify({ event: 'transfer.success', data: { reference } }),
    ])
      expect(await sendEvent(app, body)).toBe(200)
    expect((await admin.client.onlinePayments.listUnmatched({})).total).toBe(before)
  })

  // promise (everyone): Nobody but Paystack can say that an order is paid
  test('without Paystack’s signature is refused and leaves nothing', async () => {
    const unpaid = await unpaidParcel(ada)
    const body = chargeEvent({ reference: unpaid.reference, amount: kobo(unpaid.order) })
    for (const signature of ['', 'f'.repeat(128), 'short']) {
      expect(await sendEvent(app, body, signature)).toBe(401)
    }
    expect(await standOf(unpaid)).toEqual(UNPAID)
    expect(await unmatchedOf(unpaid.reference)).toEqual([])
  })
})

describe('a payment that was not made', () => {
  // promise (customer): A payment that failed can be tried again, or the order paid in cash
  test('is tried again, and the first page pays nothing twice', async () => {
    const unpaid = await unpaidParcel(ada)
    await payAt(app, unpaid.url, 'fail')
    expect((await read(unpaid.reference)).status).toBe('failed')
    const asked = Array.from({ length: 12 }, () =>
      ada.client.onlinePayments.payAgain({ reference: unpaid.reference }),
    )
    const [again, same, ...others] = await Promise.all(asked)
    expect(again?.data.reference).not.toBe(unpaid.reference)
    const references = [same, ...others].map((answer) => answer?.data.reference)
    expect(new Set(references), 'twelve at once make one payment').toEqual(new Set([again?.data.reference]))
    expect(again?.data.authorizationUrl).toBeDefined()
    await payAt(app, again?.data.authorizationUrl ?? '')
    await read(again?.data.reference ?? '')
    expect((await ownView(ada, unpaid.order)).status).toBe('created')
    expect(same?.data.orders).toEqual(again?.data.orders)
  })

  test('becomes cash, and the rider takes the whole fee', async () => {
    const { order, reference } = await unpaidParcel(ada)
    await ada.client.onlinePayments.payInCash({ reference })
    const view = await ownView(ada, order)
    expect(view).toMatchObject({ status: 'created', paymentMethod: 'Cash' })
    expect(view.cashToCollect).toBeUndefined()
    expect(await transactionOf(admin, order)).toMatchObject({ paymentMethod: 'Cash', status: 'pending' })
  })

  test('is another’s business: not found', async () => {
    const { reference } = await unpaidParcel(ada)
    const { onlinePayments } = (await app.customer()).client
    for (const call of [onlinePayments.read, onlinePayments.payAgain, onlinePayments.payInCash]) {
      expect((await refusalOf(call({ reference }))).status).toBe(404)
    }
  })
})

test('what an order costs is not asked for without an order that waits', async () => {
  const cash = await sendParcel(ada)
  expect((await ownView(ada, cash)).payments).toBeUndefined()
  const { reference, order } = await unpaidParcel(ada)
  await ada.client.orders.move({ id: order._id, to: 'cancelled' })
  const refused = await refusalOf(ada.client.onlinePayments.payAgain({ reference }))
  expect(refused).toMatchObject({ status: 409, code: 'PAYMENT_ENDED' })
})
