import { LATE_CANCELLATIONS, paymentMessages, type LedgerAccount } from '@ozi/contract'
import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { checkoutWords, quoteCart } from '../../../../test/checkouts.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import { carry, move, ownView, redeliveryQuote, transactionOf } from '../../../../test/moves.ts'
import {
  chargeEvent,
  paidParcel,
  payAt,
  sendEvent,
  stateOf,
  unpaidParcel,
} from '../../../../test/online-payments.ts'
import { cartOf, sell } from '../../../../test/shops.ts'
import { listen } from '../../../../test/sockets.ts'

const app = await startAppForFile()
await listen(app)
const ada = await app.customer()
const admin = await app.admin()
const finance = await app.staff('finance')
const emeka = await app.rider()

type Paid = Awaited<ReturnType<typeof paidParcel>>
const read = async ({ reference }: Pick<Paid, 'reference'>) =>
  (await ada.client.onlinePayments.read({ reference })).data
/** Sends what is to be sent, lets the sandbox be done with it, and looks again. */
async function endRefunds(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await app.sql`update refunds set next_try_at = now() where ended_at is null`
    await app.parts.online.runChecks()
    for (const sent of stateOf(app).refunds.values()) sent.createdAt = new Date(Date.now() - 60_000)
  }
}
const refund = (paid: Pick<Paid, 'reference'>, body: { amount?: number; orderId?: string }, key?: string) =>
  finance.client.onlinePayments.refund({
    headers: key === undefined ? {} : { 'idempotency-key': key },
    params: { reference: paid.reference },
    body: { reason: 'The parcel was wet.', ...body },
  })
const atPaystack = ({ reference }: Pick<Paid, 'reference'>) => {
  const sent = [...stateOf(app).refunds.values()].filter(({ charge }) => charge.reference === reference)
  return { times: sent.length, kobo: sent.reduce((sum, { amountKobo }) => sum + amountKobo, 0) }
}
const kobo = (naira: number) => Math.round(naira * 100)

describe('what was paid for an order that nobody delivers', () => {
  // promise (customer): What was paid for an order that is not delivered goes back by itself
  test('goes back once, and wholly, before the rider has set out', async () => {
    const paid = await paidParcel(app, ada)
    await carry(emeka, ada, paid.order, 'assigned')
    expect((await ownView(ada, paid.order)).cancellationFee).toBeUndefined()
    await move(ada, paid.order, 'cancelled')
    expect((await read(paid)).refunds).toMatchObject([
      { amount: paid.order.fee, status: 'asked', cause: 'ended' },
    ])
    expect(await transactionOf(admin, paid.order)).toMatchObject({ status: 'failed' })
    await endRefunds()
    await endRefunds()
    expect((await read(paid)).refunds).toMatchObject([{ status: 'done' }])
    expect(atPaystack(paid)).toEqual({ times: 1, kobo: kobo(paid.order.fee) })
  })

  // promise (customer): What a late cancellation costs is said before
  test('goes back less the fee that was told, once the rider has set out', async () => {
    const paid = await paidParcel(app, ada)
    await carry(emeka, ada, paid.order, 'enroute_to_pickup')
    expect((await ownView(ada, paid.order)).cancellationFee).toBe(500)
    await move(ada, paid.order, 'cancelled')
    const { payments } = await ownView(ada, paid.order)
    expect(payments).toMatchObject([{ kept: 500, refunds: [{ amount: paid.order.fee - 500 }] }])
  })

  test('goes back wholly if the staff cancels it, however late', async () => {
    const paid = await paidParcel(app, ada)
    await carry(emeka, ada, paid.order, 'arrived_at_pickup')
    await move(admin, paid.order, 'cancelled', { reason: 'No fuel.' })
    expect((await read(paid)).refunds).toMatchObject([{ amount: paid.order.fee }])
  })

  test('goes back if it came after the order’s time', async () => {
    const late = await unpaidParcel(ada)
    await app.parts.orders.runClock(new Date(Date.now() + 15 * 60_000))
    expect((await ownView(ada, late.order)).status).toBe('expired')
    await payAt(app, late.url)
    expect((await read(late)).refunds).toMatchObject([{ amount: late.order.fee, cause: 'late' }])
    await endRefunds()
    expect(atPaystack(late)).toEqual({ times: 1, kobo: kobo(late.order.fee) })
  })

  test('goes back once if it was paid twice', async () => {
    const first = await unpaidParcel(ada)
    await payAt(app, first.url, 'fail')
    const { data: again } = await ada.client.onlinePayments.payAgain({ reference: first.reference })
    await payAt(app, again.authorizationUrl ?? '')
    await payAt(app, first.url)
    await read(again)
    const body = chargeEvent({ reference: first.reference, amount: kobo(first.order.fee) })
    await Promise.all(Array.from({ length: 10 }, () => sendEvent(app, body)))
    await endRefunds()
    expect((await read(first)).refunds).toMatchObject([{ cause: 'twice', status: 'done' }])
    expect(atPaystack(first)).toEqual({ times: 1, kobo: kobo(first.order.fee) })
    expect((await read(again)).refunds).toEqual([])
    expect((await ownView(ada, first.order)).status).toBe('created')
  })
})

// promise (customer): A cart from several shops is one payment
test('a cart is one payment, and what a shop refuses of it goes back', async () => {
  const [mama, chike] = [await app.vendor(), await app.vendor()]
  const quote = await quoteCart(ada, cartOf(await sell(mama), await sell(chike)))
  const body = { ...checkoutWords, quoteId: quote._id, paymentMethod: 'Paystack' as const }
  const { data: orders, payment } = await ada.client.orders.checkout({ headers: {}, body })
  const ofMama = () => mama.client.orders.listOfVendor({})
  expect((await ofMama()).orders).toEqual([])
  await payAt(app, payment?.authorizationUrl ?? '')
  const paid = await read({ reference: payment?.reference ?? '' })
  expect(paid.orders.map(({ status }) => status)).toEqual(['placed', 'placed'])
  expect(paid.amount).toBeCloseTo(orders.reduce((sum, { fee }) => sum + fee, 0))
  const [order] = (await ofMama()).orders
  if (!order) throw new Error('the shop has no order')
  expect((await mama.client.orders.read({ id: order._id })).data.payments).toBeUndefined()
  await move(mama, order, 'rejected', { reason: 'No rice.' })
  expect((await read(paid)).refunds).toMatchObject([{ orderId: order._id, amount: order.fee }])
  await app.mailTo(ada.user.email, ({ text }) => text.includes('What you paid goes back to you'))
})

// promise (rider): Of an order that is paid, only a redelivery's fee is taken in cash
test('a paid order brings its rider the fee of a redelivery alone', async () => {
  const paid = await paidParcel(app, ada)
  await carry(emeka, ada, paid.order, 'arrived_at_dropoff')
  await move(emeka, paid.order, 'delivery_failed', { reason: 'Nobody at home.' })
  const { _id: quoteId, total } = await redeliveryQuote(ada, paid.order)
  await move(ada, paid.order, 'enroute_to_dropoff', { quoteId })
  expect(await ownView(emeka, paid.order)).toMatchObject({
    fee: paid.order.fee + total,
    cashToCollect: total,
  })
  const before = (await emeka.client.cash.ofRider({})).cash.held
  await carry(emeka, ada, paid.order, 'delivered')
  expect((await emeka.client.cash.ofRider({})).cash.held - before).toBe(total)
})

// promise (rider): Whoever cancels at the pickup again and again pays first
test('who cancels at the pickup again and again pays the next order first', async () => {
  const dan = await app.customer()
  for (let time = 0; time < LATE_CANCELLATIONS.max; time += 1) {
    const order = await sendParcel(dan)
    await carry(emeka, dan, order, 'arrived_at_pickup')
    await move(dan, order, 'cancelled')
  }
  // The form offers nothing else, so that they read it before they order.
  expect((await dan.client.onlinePayments.options()).data.methods).toEqual(['Paystack'])
  expect((await app.client().onlinePayments.options()).data.methods).toContain('Cash')
  const fields = { paymentMethod: paymentMessages.payFirst }
  expect((await refusalOf(sendParcel(dan))).data).toEqual({ fields })
  // Nor does cash take the place of what is to be paid first.
  const { reference } = await unpaidParcel(dan)
  expect((await refusalOf(dan.client.onlinePayments.payInCash({ reference }))).data).toEqual({ fields })
  await app.sql`
    update orders set payment_method = 'Online'
    where customer_id = ${dan.user._id} and status = 'cancelled'`
  await sendParcel(dan)
})

// promise (staff): Staff see at the customer and at their orders how often they cancelled at the pickup
test('staff see how often a customer cancelled at the pickup', async () => {
  const eve = await app.customer()
  const seen = async (order: { readonly _id: string }) => [
    (await admin.client.staffOrders.read({ id: order._id })).data.lateCancellations,
    (await admin.client.orders.listAll({ customerId: eve.user._id })).lateCancellations,
  ]
  for (let count = 0; count < LATE_CANCELLATIONS.max; count += 1) {
    const order = await sendParcel(eve)
    const expected = count === 0 ? undefined : { count, paysFirst: false }
    expect(await seen(order)).toEqual([expected, expected])
    await carry(emeka, eve, order, 'arrived_at_pickup')
    await move(eve, order, 'cancelled')
  }
  const { order } = await unpaidParcel(eve)
  const last = { count: LATE_CANCELLATIONS.max, paysFirst: true }
  expect(await seen(order)).toEqual([last, last])
  // It is for the staff alone.
  expect(await ownView(eve, order)).not.toHaveProperty('lateCancellations')
})

// promise (customer): `/dashboard/payments`: all that a customer paid or tried to pay, with what went back
test('a customer’s payments are listed, newest first, page by page', async () => {
  const cy = await app.customer()
  const paid = await paidParcel(app, cy)
  await move(cy, paid.order, 'cancelled')
  const failed = await unpaidParcel(cy)
  await payAt(app, failed.url, 'fail')
  await cy.client.onlinePayments.read({ reference: failed.reference })
  const pending = await unpaidParcel(cy)
  const list = (cursor?: string) =>
    cy.client.onlinePayments.listOwn({ limit: 2, ...(cursor !== undefined && { cursor }) })
  const first = await list()
  expect(first).toMatchObject({
    total: 3,
    payments: [
      { reference: pending.reference, status: 'pending', orders: [{ number: pending.order.number }] },
      { reference: failed.reference, status: 'failed' },
    ],
  })
  const { payments } = await list(first.nextCursor ?? '')
  expect(payments).toMatchObject([
    { reference: paid.reference, status: 'paid', refunds: [{ amount: paid.order.fee, status: 'asked' }] },
  ])
  expect((await (await app.customer()).client.onlinePayments.listOwn({})).total).toBe(0)
})

describe('a refund by the staff', () => {
  // promise (staff): Finance pays back a part or all of a payment, never more than is left
  test('is a part, then the rest, and no more', async () => {
    const paid = await paidParcel(app, ada)
    await refund(paid, { amount: 200.5 }, 'part')
    await refund(paid, { amount: 200.5 }, 'part')
    const { data } = await refund(paid, {})
    expect(data.refunds.map(({ amount }) => amount)).toEqual([200.5, paid.order.fee - 200.5])
    expect(await refusalOf(refund(paid, { amount: 0.01 }))).toMatchObject({
      code: 'VALIDATION',
      data: { left: 0 },
    })
    await endRefunds()
    expect(atPaystack(paid)).toEqual({ times: 2, kobo: kobo(paid.order.fee) })
  })

  test.each([0, -5, 0.001, 1e12])('of %d naira is refused', async (amount) => {
    const paid = await paidParcel(app, ada)
    expect(await refusalOf(refund(paid, { amount }))).toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  test('of a payment that nobody made, or of a refund, is refused', async () => {
    const unpaid = await unpaidParcel(ada)
    expect(await refusalOf(refund(unpaid, {}))).toMatchObject({ status: 409, code: 'PAYMENT_UNPAID' })
    const paid = await paidParcel(app, ada)
    const { data } = await refund(paid, {})
    const reference = data.refunds[0]?._id ?? ''
    expect(await refusalOf(refund({ reference }, {}))).toMatchObject({ status: 404 })
  })

  test('that two people make at once pays back no more than was paid', async () => {
    const paid = await paidParcel(app, ada)
    const amount = paid.order.fee - 1
    const answers = await Promise.allSettled([refund(paid, { amount }), refund(paid, { amount })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

// promise (operator): Paystack's account in the ledger is what it took less what it sent back
test('the ledger has what Paystack took, what went back, and why', async () => {
  const balance = (account: LedgerAccount, owner?: string) =>
    app.parts.ledger.balance(app.sql, account, owner)
  const bola = await app.customer()
  const [compensation, kept] = [await balance('compensation'), await balance('revenue_cancellation')]
  const delivered = await paidParcel(app, bola)
  await refund(delivered, { amount: 100 })
  await carry(emeka, bola, delivered.order, 'delivered')
  await refund(delivered, { amount: 50 })
  const late = await paidParcel(app, bola)
  await carry(emeka, bola, late.order, 'enroute_to_pickup')
  await move(bola, late.order, 'cancelled')
  await endRefunds()
  expect((await balance('compensation')) - compensation).toBe(15_000)
  expect((await balance('revenue_cancellation')) - kept).toBe(-50_000)
  // A customer who has paid and got back what is theirs owes nothing.
  expect(await balance('customer', bola.user._id)).toBe(0)
  const [sums] = await app.sql<{ taken: number; back: number }[]>`
    select (select sum(amount_kobo) from payments where status = 'paid')::bigint as taken,
      (select sum(amount_kobo) from refunds where status = 'done')::bigint as back`
  const ofPaystack = (await balance('provider')) + (await balance('provider_fees'))
  expect(ofPaystack).toBe((sums?.taken ?? 0) - (sums?.back ?? 0))
  expect(await balance('refunds')).toBe(0)
})
