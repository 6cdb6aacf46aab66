import { paymentMessages } from '@ozi/contract'
import { expect, test } from 'vitest'
import { refusalOf, startTestApp, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { checkOut, quoteCart } from '../../../../test/checkouts.ts'
import { carry, move, ownView, transactionOf } from '../../../../test/moves.ts'
import {
  chargeEvent,
  payAt,
  sendEvent,
  transferParcel,
  unpaidParcel,
} from '../../../../test/online-payments.ts'
import { cartOf, sell } from '../../../../test/shops.ts'
import { listen } from '../../../../test/sockets.ts'
import { withoutGuards } from '../../../../test/without-guards.ts'

const app = await startAppForFile({ RIDER_CASH_LIMIT: '50000' })
await listen(app)
const [admin, ada, rider] = await Promise.all([app.admin(), app.customer(), app.rider()])

type Door = Awaited<ReturnType<typeof atDoor>>
/** A rider at the door with a parcel whose transfer is still to come. */
async function atDoor() {
  const parcel = await transferParcel(ada)
  await carry(rider, ada, parcel.order, 'arrived_at_dropoff')
  const { dropoffCode: code = '' } = await ownView(ada, parcel.order)
  return { ...parcel, code, kobo: Math.round(parcel.order.fee * 100) }
}
const handOver = ({ order, code }: Door, said = code) => move(rider, order, 'delivered', { code: said })
const open = async (person: Person, reference: string) =>
  (await person.client.onlinePayments.payAgain({ reference })).data
const check = async (person: Person, reference: string) =>
  (await person.client.onlinePayments.read({ reference })).data
const heldBy = async (person: Person) => (await person.client.cash.ofRider({})).cash.held

// promise (rider): A parcel that is paid by transfer is handed over only once Paystack has the money
test('the code opens nothing before the transfer has arrived', async () => {
  const door = await atDoor()
  const { order, reference } = door
  expect(order).toMatchObject({ status: 'created', paymentMethod: 'Transfer', cashToCollect: 0 })
  const held = await heldBy(rider)
  for (const said of [door.code, '0000'])
    expect(await refusalOf(handOver(door, said))).toMatchObject({ status: 409, code: 'PAYMENT_PENDING' })
  // Nor does a photo, which is not even decoded.
  const photo = 'data:image/jpeg;base64,/9j/'
  expect((await refusalOf(move(rider, order, 'delivered', { photo }))).code).toBe('PAYMENT_PENDING')
  const reason = 'The customer showed a receipt.'
  expect(await refusalOf(move(admin, order, 'delivered', { reason }))).toMatchObject({
    code: 'PAYMENT_PENDING',
  })

  const page = await open(rider, reference)
  expect(page).toMatchObject({ status: 'pending', amount: order.fee })
  expect((await open(ada, reference)).authorizationUrl).toBe(page.authorizationUrl)
  expect((await check(rider, reference)).status).toBe('pending')
  await payAt(app, page.authorizationUrl ?? '')
  expect((await check(rider, reference)).status).toBe('paid')
  expect((await ownView(rider, order)).payments).toMatchObject([{ reference, status: 'paid' }])
  expect(await handOver(door)).toMatchObject({ status: 'delivered' })

  expect(await heldBy(rider)).toBe(held)
  expect(await transactionOf(admin, order)).toMatchObject({ paymentMethod: 'Transfer', status: 'success' })
  const { postings } = await admin.client.ledger.postings({ order: order._id })
  expect(postings.map(({ cause }) => cause)).not.toContain('cash.collected')
  expect((await admin.client.ledger.accounts({ account: 'customer' })).owners).toEqual([])
})

// promise (everyone): Whoever has the link of an order can pay it at the door
test('the receiver pays by the link, and comes back to it', async () => {
  const door = await atDoor()
  const { order, reference, token, kobo } = door
  const { amount, isPaid } = (await ada.client.orders.track({ token })).data.transfer ?? {}
  expect({ amount, isPaid }).toEqual({ amount: order.fee, isPaid: false })
  const { data } = await app.client().orders.payTracked({ token })
  expect(data.reference).toBe(reference)
  expect(await payAt(app, data.authorizationUrl ?? '')).toContain(`/track/${token}?`)
  // One kobo less is no payment.
  await sendEvent(app, chargeEvent({ reference, amount: kobo - 1 }))
  expect(await refusalOf(handOver(door))).toMatchObject({ code: 'PAYMENT_PENDING' })
  for (let time = 0; time < 3; time += 1) await sendEvent(app, chargeEvent({ reference, amount: kobo }))
  expect((await app.client().orders.track({ token })).data.transfer).toMatchObject({ isPaid: true })
  expect(await refusalOf(app.client().orders.payTracked({ token }))).toMatchObject({ code: 'PAYMENT_PAID' })
  expect(await handOver(door)).toMatchObject({ status: 'delivered' })
})

test('a page at the door that is lost becomes one other, for all', async () => {
  const { reference, token } = await atDoor()
  await open(rider, reference)
  await app.sql`
    update payments set authorization_url = null, access_code = null, opening_at = null where reference = ${reference}`
  const asked = [rider, ada, admin].flatMap((person) =>
    Array.from({ length: 3 }, () => open(person, reference)),
  )
  const byLink = Array.from({ length: 3 }, async () => (await app.client().orders.payTracked({ token })).data)
  const references = new Set((await Promise.all([...asked, ...byLink])).map((link) => link.reference))
  expect(references).not.toContain(reference)
  expect(references.size).toBe(1)
})

// promise (rider): Cash may take the place of a transfer at the door, within the limit of the rider’s cash
test('the rider takes cash instead, and what is paid later goes back', async () => {
  const door = await atDoor()
  const { order, reference, kobo } = door
  const held = await heldBy(rider)
  await rider.client.onlinePayments.payInCash({ reference })
  expect(await ownView(rider, order)).toMatchObject({ paymentMethod: 'Cash' })
  expect(await handOver(door)).toMatchObject({ status: 'delivered' })
  expect(await heldBy(rider)).toBe(held + order.fee)
  await sendEvent(app, chargeEvent({ reference, amount: kobo }))
  expect((await ownView(ada, order)).payments).toMatchObject([
    { status: 'paid', refunds: [{ cause: 'late', amount: order.fee }] },
  ])
})

// promise (customer): Whoever has no e-mail address that Paystack takes is told so, and how to pay all the same
test('a payer without an address that Paystack takes is led to cash', async () => {
  const ben = await app.customer()
  const writes = (email: string) => app.sql`update accounts set email = ${email} where _id = ${ben.user._id}`
  const { order, reference } = await transferParcel(ben)
  await carry(rider, ben, order, 'picked_up')
  for (const email of ['', 'ben@nowhere']) {
    await writes(email)
    const refusal = await refusalOf(rider.client.onlinePayments.payAgain({ reference }))
    expect(refusal).toMatchObject({ code: 'PAYMENT_UNAVAILABLE', message: paymentMessages.noEmail })
  }
  await writes('')
  for (const paymentMethod of ['Paystack', 'Transfer'] as const)
    expect((await refusalOf(unpaidParcel(ben, { paymentMethod }))).data).toEqual({
      fields: { paymentMethod: paymentMessages.noEmail },
    })
  await rider.client.onlinePayments.payInCash({ reference })
  expect(await ownView(rider, order)).toMatchObject({ paymentMethod: 'Cash' })
})

test('above the limit of their cash only the office changes to cash', async () => {
  const { order, reference } = await atDoor()
  const change = `update payment_orders set amount_kobo = 5000001 where order_id = '${order._id}'`
  await withoutGuards(app.sql, ['payment_orders'], change)
  for (const person of [rider, ada])
    expect(await refusalOf(person.client.onlinePayments.payInCash({ reference }))).toMatchObject({
      code: 'CASH_LIMIT',
    })
  await admin.client.onlinePayments.payInCash({ reference })
  expect(await ownView(ada, order)).toMatchObject({ paymentMethod: 'Cash' })
  const { lines } = await admin.client.audit.list({ limit: 1 })
  expect(lines).toMatchObject([
    { action: 'payment.cash', before: { paymentMethod: 'Transfer' }, after: { paymentMethod: 'Cash' } },
  ])
  expect((await refusalOf(admin.client.onlinePayments.payInCash({ reference }))).code).toBe('PAYMENT_ENDED')
})

test('what was paid for an order that is cancelled goes back', async () => {
  const { order, reference } = await transferParcel(ada)
  const { authorizationUrl } = await open(ada, reference)
  await payAt(app, authorizationUrl ?? '')
  await check(ada, reference)
  await move(ada, order, 'cancelled', { reason: 'Not any more.' })
  expect((await ownView(ada, order)).payments).toMatchObject([{ refunds: [{ cause: 'ended' }] }])
  expect(await transactionOf(admin, order)).toMatchObject({ status: 'failed' })
  const again = await refusalOf(ada.client.onlinePayments.payAgain({ reference }))
  expect(again).toMatchObject({ code: 'PAYMENT_PAID' })
})

test('a transfer is the business of its customer, rider and the office alone', async () => {
  const { reference } = await atDoor()
  for (const { client } of [await app.customer(), await app.rider()]) {
    const { read, payAgain, payInCash } = client.onlinePayments
    for (const call of [read, payAgain, payInCash])
      expect((await refusalOf(call({ reference }))).status).toBe(404)
  }
})

test('each shop of a cart is paid at its own door', async () => {
  const [one, other] = [await app.vendor(), await app.vendor()]
  const items = [await sell(one), await sell(other)]
  const { _id } = await quoteCart(
    ada,
    items.flatMap((item) => cartOf([item, 1])),
  )
  const orders = await checkOut(ada, _id, { paymentMethod: 'Transfer' })
  const references = await Promise.all(
    orders.map(async (order) => (await ownView(ada, order)).payments?.map(({ amount }) => amount)),
  )
  expect(references).toEqual(orders.map(({ fee }) => [fee]))
  expect(orders.map(({ status }) => status)).toEqual(['placed', 'placed'])
})

test('a deployment without transfers at the door refuses them', async () => {
  const other = await startTestApp({ TRANSFER_AT_DOOR: 'off' })
  const { methods } = (await other.client().onlinePayments.options()).data
  expect(methods).toEqual(['Cash', 'Paystack'])
  const refused = await refusalOf(transferParcel(await other.customer()))
  expect(refused).toMatchObject({ status: 400, code: 'VALIDATION' })
  await other.stop()
})
