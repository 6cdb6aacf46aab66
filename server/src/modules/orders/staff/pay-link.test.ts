import { expect, test } from 'vitest'
import { refusalOf } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { parcel, quoteFor } from '../../../../test/deliveries.ts'
import { move } from '../../../../test/moves.ts'
import { payAt, unpaidParcel } from '../../../../test/online-payments.ts'
import { listen } from '../../../../test/sockets.ts'

const app = await startAppForFile()
await listen(app)
const admin = await app.admin()

/** An order for a caller, with the link to pay by. */
async function linked(email?: string) {
  const { _id: quoteId, total: fee } = await quoteFor(admin)
  const customer = { name: 'Ngozi Caller', mobileNumber: '0806 111 2233', ...(email && { email }) }
  const body = { ...parcel, quoteId, fee, customer, paymentMethod: 'Paystack' as const }
  const { data: order } = await admin.client.staffOrders.placeDelivery({ headers: {}, body })
  const { trackToken: token = '', payments = [] } = await seen(order._id)
  return { order, token, reference: payments[0]?.reference ?? '' }
}
const seen = async (id: string) => (await admin.client.staffOrders.read({ id })).data
const track = async (token: string) => (await app.client().orders.track({ token })).data

// promise (everyone): An order by telephone can be paid by a link, without an account
test('a caller pays by the link, and the order goes on', async () => {
  const { order, token } = await linked()
  expect(order).toMatchObject({ status: 'awaiting_payment', paymentMethod: 'Paystack' })
  const { transfer, cashAtDoor } = await track(token)
  expect(transfer).toEqual({ amount: order.fee, isPaid: false, isSandbox: true, until: order.deadline?.at })
  expect(cashAtDoor).toBeUndefined()
  const { data } = await app.client().orders.payTracked({ token })
  expect(await payAt(app, data.authorizationUrl ?? '')).toContain(`/track/${token}?`)
  await admin.client.onlinePayments.read({ reference: data.reference })
  expect(await seen(order._id)).toMatchObject({ status: 'created', payments: [{ status: 'paid' }] })
  expect(await seen(order._id)).not.toHaveProperty('trackToken')
  expect(await refusalOf(app.client().orders.payTracked({ token }))).toMatchObject({ code: 'PAYMENT_PAID' })
})

test('the link comes by SMS, and by mail where an address is known', async () => {
  const email = 'pays.by.link@ozi.test'
  const { token } = await linked(email)
  const mail = await app.mailTo(email, ({ text }) => text.includes(`/track/${token}`))
  expect(mail.subject).toContain('Waiting for payment')
  const sms = await app.mailTo('+2348061112233', ({ text }) => text.includes(`/track/${token}`))
  expect(sms.text).toMatch(/^Ozi: pay .* naira for your order/)
})

test('an order that its caller does not pay ends, and its link pays nothing', async () => {
  const { order, token } = await linked()
  await app.parts.orders.runClock(new Date(Date.now() + 16 * 60_000))
  expect((await seen(order._id)).status).toBe('expired')
  expect(await refusalOf(app.client().orders.payTracked({ token }))).toMatchObject({ code: 'PAYMENT_ENDED' })
  expect(await track(token)).not.toHaveProperty('transfer')
})

test('the office may take cash instead, or end the order', async () => {
  const { order, reference } = await linked()
  await admin.client.onlinePayments.payInCash({ reference })
  expect(await seen(order._id)).toMatchObject({ status: 'created', paymentMethod: 'Cash' })
  const other = await linked()
  await move(admin, other.order, 'cancelled', { reason: 'The caller changed their mind.' })
  expect((await seen(other.order._id)).status).toBe('cancelled')
})

test('what a customer orders in their own account is not paid by its link', async () => {
  const ada = await app.customer()
  const { order, reference } = await unpaidParcel(ada)
  const { trackToken: token = '' } = (await ada.client.orders.read({ id: order._id })).data
  expect(await track(token)).not.toHaveProperty('transfer')
  expect(await refusalOf(app.client().orders.payTracked({ token }))).toMatchObject({ code: 'PAYMENT_ENDED' })
  expect(await refusalOf(admin.client.onlinePayments.payInCash({ reference }))).toMatchObject({
    code: 'NOT_FOUND',
  })
})
