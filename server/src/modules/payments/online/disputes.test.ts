import { NOTIFICATION_CLOCK, type LedgerAccount } from '@ozi/contract'
import { expect, test, vi } from 'vitest'
import { refusalOf, startTestApp } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { carry, move, ownView } from '../../../../test/moves.ts'
import {
  chargeEvent,
  disputeEvent,
  paidParcel,
  sendEvent,
  unpaidParcel,
} from '../../../../test/online-payments.ts'
import { listen } from '../../../../test/sockets.ts'
import { signEvent } from '../providers/paystack/signature.ts'

const app = await startAppForFile()
await listen(app)
const [ada, admin, finance, emeka] = await Promise.all([
  app.customer(),
  app.admin(),
  app.staff('finance'),
  app.rider(),
])

let disputes = 350_000
async function disputed(paid?: Awaited<ReturnType<typeof paidParcel>>) {
  const { order, reference } = paid ?? (await paidParcel(app, ada))
  const dispute = { reference, amount: Math.round(order.fee * 100), id: (disputes += 1) }
  expect(await sendEvent(app, disputeEvent('create', dispute))).toBe(200)
  return { order, reference, dispute, fee: order.fee }
}
const unmatchedOf = async (reference: string) => {
  const { payments } = await finance.client.onlinePayments.listUnmatched({ limit: 200 })
  return payments.filter((payment) => payment.reference === reference)
}
const close = async (reference: string, end?: 'kept' | 'lost') => {
  const [unmatched] = await unmatchedOf(reference)
  const note = 'Answered in the dashboard.'
  return finance.client.onlinePayments.closeUnmatched({ id: unmatched?._id ?? '', note, ...(end && { end }) })
}
const resolve = (dispute: Parameters<typeof disputeEvent>[1], resolution: string) =>
  sendEvent(app, disputeEvent('resolve', { ...dispute, resolution }))
const balance = (account: LedgerAccount, owner?: string) => app.parts.ledger.balance(app.sql, account, owner)
const refundsOf = async (reference: string) =>
  (await ada.client.onlinePayments.read({ reference })).data.refunds

// promise (staff): A payment that is disputed is set aside at once, and stops what nobody has fetched
test('a dispute is set aside once, and its order waits on hold', async () => {
  const { order, reference, dispute, fee } = await disputed()
  for (const what of ['create', 'remind'] as const)
    expect(await sendEvent(app, disputeEvent(what, dispute))).toBe(200)
  expect(await unmatchedOf(reference)).toMatchObject([{ cause: 'dispute', amount: fee, expected: fee }])
  expect((await ownView(ada, order)).isOnHold).toBe(true)
  expect(await refusalOf(move(emeka, order, 'assigned'))).toMatchObject({ code: 'ORDER_ON_HOLD' })
  const { rows } = await admin.client.dispatch.board({ orders: [order._id] })
  expect(rows).toMatchObject([{ group: 'decision' }])
  expect(rows[0]).not.toHaveProperty('deadline')
  await app.parts.orders.runClock(new Date(Date.now() + 24 * 3_600_000))
  expect((await ownView(ada, order)).status).toBe('created')
  await vi.waitFor(
    async () =>
      expect(
        await app.sql`select from notification_deliveries where kind = 'staff_payment_disputed'`,
      ).not.toHaveLength(0),
    { timeout: 10_000 },
  )
})

test('nothing is paid back of a payment as long as it is disputed', async () => {
  const { order, reference } = await disputed()
  const refund = finance.client.onlinePayments.refund({
    headers: {},
    params: { reference },
    body: { reason: 'They asked.' },
  })
  expect(await refusalOf(refund)).toMatchObject({ status: 409, code: 'PAYMENT_DISPUTED' })
  await move(ada, order, 'cancelled')
  expect(await refundsOf(reference)).toEqual([])
  expect((await refusalOf(close(reference))).data).toHaveProperty('fields.end')
  const { data } = await close(reference, 'kept')
  expect(data.closed).toMatchObject({ end: 'kept', by: finance.user.name })
  expect(await refundsOf(reference)).toMatchObject([{ amount: order.fee, cause: 'ended' }])
})

test('a dispute that Paystack declines lets the order go on', async () => {
  const { order, reference, dispute } = await disputed()
  await resolve(dispute, 'declined')
  expect(await unmatchedOf(reference)).toMatchObject([{ closed: { by: '', end: 'kept' } }])
  expect(await ownView(ada, order)).not.toHaveProperty('isOnHold')
  await carry(emeka, ada, order, 'delivered')
})

test('a search that goes on after a dispute is asked about anew', async () => {
  const paid = await paidParcel(app, ada)
  const ask = () =>
    app.parts.orders.runClock(new Date(Date.now() + NOTIFICATION_CLOCK.noRiderMinutes * 60_000))
  const isAsked = async () => (await ownView(ada, paid.order)).askedAt !== undefined
  await ask()
  expect(await isAsked()).toBe(true)
  const { dispute } = await disputed(paid)
  await resolve(dispute, 'declined')
  expect(await isAsked()).toBe(false)
  await ask()
  expect(await isAsked()).toBe(true)
})

test('a lost dispute of a delivered order is our loss', async () => {
  const paid = await paidParcel(app, ada)
  await carry(emeka, ada, paid.order, 'picked_up')
  const { order, reference, dispute } = await disputed(paid)
  // A rider has it: it goes on.
  expect(await ownView(ada, order)).not.toHaveProperty('isOnHold')
  await carry(emeka, ada, order, 'delivered')
  const before = await balance('disputes')
  await close(reference, 'lost')
  expect((await balance('disputes')) - before).toBe(dispute.amount)
  await resolve(dispute, 'auto-accepted')
  expect((await balance('disputes')) - before).toBe(dispute.amount)
})

test('a dispute that ends before we hear that it began ends once', async () => {
  const { order, reference } = await paidParcel(app, ada)
  const dispute = { reference, amount: Math.round(order.fee * 100), id: (disputes += 1) }
  await resolve(dispute, 'merchant-accepted')
  await sendEvent(app, disputeEvent('create', dispute))
  expect(await unmatchedOf(reference)).toMatchObject([{ closed: { end: 'lost' } }])
})

test('what we paid back ourselves is no dispute', async () => {
  const { order, reference } = await paidParcel(app, ada)
  await move(ada, order, 'cancelled')
  await sendEvent(app, chargeEvent({ reference, amount: Math.round(order.fee * 100), status: 'reversed' }))
  expect(await unmatchedOf(reference)).toEqual([])
})

test('a dispute of a payment that is not ours is set aside, and closed', async () => {
  const reference = 'of-another-account-9'
  await sendEvent(app, disputeEvent('create', { reference, amount: 5_000, id: (disputes += 1) }))
  expect(await unmatchedOf(reference)).toMatchObject([{ cause: 'dispute', amount: 50, expected: null }])
  await close(reference, 'lost')
  expect(await unmatchedOf(reference)).toMatchObject([{ closed: { end: 'lost' } }])
})

// promise (operator): With a live key, a payment by a test card counts nothing
test('a payment with a test card counts nothing where the key is live', async () => {
  const secretKey = 'sk_live_of_nobody_at_all_0123456789'
  const live = await startTestApp({ PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_BASE_URL: 'http://127.0.0.1:9' })
  try {
    const person = await live.customer()
    const { order, reference } = await unpaidParcel(person)
    const body = chargeEvent({ reference, amount: Math.round(order.fee * 100) })
    expect(await sendEvent(live, body, signEvent(body, secretKey))).toBe(200)
    expect((await ownView(person, order)).status).toBe('awaiting_payment')
    const { payments } = await (await live.admin()).client.onlinePayments.listUnmatched({})
    expect(payments).toMatchObject([{ cause: 'test', reference }])
    const real = body.replace('"domain":"test"', '"domain":"live"')
    // Something was set aside, so Paystack is asked; here it does not answer, and will send it again.
    expect(await sendEvent(live, real, signEvent(real, secretKey))).not.toBe(200)
  } finally {
    await live.stop()
  }
})
