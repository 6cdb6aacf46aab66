import { expect, test } from 'vitest'
import { PASSWORD, refusalOf, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { letExpire, parcel, quoteFor, setTariff } from '../../../../test/deliveries.ts'

const app = await startAppForFile()
const admin = await app.admin()

type Body = Parameters<Person['client']['staffOrders']['placeDelivery']>[0]['body']
type Caller = Body['customer']

async function bodyFor(customer: Caller, person = admin): Promise<Body> {
  const { _id: quoteId, total: fee } = await quoteFor(person)
  return { ...parcel, quoteId, fee, customer }
}
const place = async (body: Body, key?: string, person = admin) => {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  return (await person.client.staffOrders.placeDelivery({ headers, body })).data
}
const newCaller = (email?: string) => ({
  name: 'Ngozi Caller',
  mobileNumber: '0806 111 2233',
  ...(email === undefined ? {} : { email }),
})

test('an order placed for a customer is theirs, and says who placed it', async () => {
  const ada = await app.customer()
  const order = await place(await bodyFor({ _id: ada.user._id }))
  const { data: own } = await ada.client.orders.read({ id: order._id })
  expect(own).toMatchObject({ number: order.number, pickupCode: expect.any(String) })
  expect(own.events).toMatchObject([{ to: 'created', by: 'admin', reason: expect.any(String) }])
  const { data: seen } = await admin.client.staffOrders.read({ id: order._id })
  expect(seen.customer._id).toBe(ada.user._id)
  expect(seen.events[0]?.who?._id).toBe(admin.user._id)
  expect(seen.transactions).toMatchObject([{ email: ada.user.email, status: 'pending' }])
  const mail = await app.mailTo(ada.user.email, ({ text }) => text.includes(order._id))
  expect(mail.text).toContain('We have your order')
  const { lines } = await admin.client.audit.list({ action: 'order.place' })
  expect(lines).toMatchObject([
    { actor: { _id: admin.user._id }, subject: { _id: order._id, label: `#${order.number}` } },
  ])
})

test('a new caller with an address gets an account and a link', async () => {
  const email = 'ngozi.caller@ozi.test'
  const order = await place(await bodyFor(newCaller(email)))
  const mail = await app.mailTo(email, ({ text }) => text.includes('/new-password?token='))
  await app.mailTo(email, ({ text }) => text.includes(order._id))
  const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
  const signIn = () => app.client().accounts.login({ email, password: PASSWORD })
  expect(await refusalOf(signIn()), 'nobody knows its password').toMatchObject({
    code: 'INVALID_CREDENTIALS',
  })
  await app.client().accounts.newPassword({ token, password: PASSWORD, confirmPassword: PASSWORD })
  const { user } = await signIn()
  expect(user).toMatchObject({ name: 'Ngozi Caller', role: 'user', isOTPVerified: false })
})

test('callers without an address have an account each, and no mail', async () => {
  const first = await place(await bodyFor(newCaller()))
  const second = await place(await bodyFor(newCaller('')))
  const views = await Promise.all(
    [first, second].map(async ({ _id }) => (await admin.client.staffOrders.read({ id: _id })).data),
  )
  expect(views.map(({ customer }) => [customer.email, customer.mobileNumber])).toEqual([
    ['', '+2348061112233'],
    ['', '+2348061112233'],
  ])
  expect(views[0]?.customer._id).not.toBe(views[1]?.customer._id)
  const { transactions } = await admin.client.payments.listTransactions({ search: '08061112233' })
  expect(transactions.map(({ orderId }) => orderId)).toEqual(expect.arrayContaining([first._id, second._id]))
  const unmailed = transactions.filter(({ orderId }) => [first._id, second._id].includes(orderId))
  expect(
    unmailed.map(({ email }) => email),
    'known by the name',
  ).toEqual(['Ngozi Caller', 'Ngozi Caller'])
  expect(await refusalOf(app.client().accounts.login({ email: '', password: PASSWORD }))).toMatchObject({
    status: 400,
  })
  await app.parts.orders.runClock()
  const { mails } = (await app.server.inject('/dev/outbox.json')).json<{ mails: { to: string }[] }>()
  expect(mails.filter(({ to }) => to === '')).toEqual([])
})

test('an address that has an account makes no second one, and no order', async () => {
  const ada = await app.customer()
  const body = await bodyFor(newCaller(ada.user.email))
  expect(await refusalOf(place(body))).toMatchObject({ code: 'ACCOUNT_EXISTS' })
  const { orders } = await ada.client.orders.listOwn({})
  expect(orders).toEqual([])
  // The refusal did not use up the quote, so the same order can be placed for the existing account.
  await place({ ...body, customer: { _id: ada.user._id } })
})

test('the same key is one order and one account, however often it comes', async () => {
  const body = await bodyFor(newCaller('twice@ozi.test'))
  const orders = await Promise.all([1, 2, 3].map(() => place(body, 'one-call')))
  expect(new Set(orders.map(({ _id }) => _id)).size).toBe(1)
  const [row] = await app.sql`select count(*)::int as accounts from accounts where email = 'twice@ozi.test'`
  expect(row?.['accounts']).toBe(1)
})

test('an outdated fee is answered with the new one, and no order is made', async () => {
  const body = await bodyFor(newCaller('dearer@ozi.test'))
  await setTariff(app.sql, { deliveryFeeKobo: 500_000 })
  await letExpire(app.sql, body.quoteId ?? '')
  const refusal = await refusalOf(place(body))
  expect(refusal).toMatchObject({ code: 'FEE_CHANGED', data: { fee: expect.any(Number) } })
  const { fee, quote } = refusal.data as { fee: number; quote: { _id: string } }
  await place({ ...body, fee, quoteId: quote._id })
})

test('only customers are ordered for, and only by whoever may move orders', async () => {
  const ada = await app.customer()
  const emeka = await app.rider()
  const forRider = await bodyFor({ _id: emeka.user._id })
  expect(await refusalOf(place(forRider))).toMatchObject({
    code: 'VALIDATION',
    data: { fields: { customer: expect.any(String) } },
  })
  const byCustomer = await bodyFor({ _id: ada.user._id }, ada)
  expect(await refusalOf(place(byCustomer, undefined, ada))).toMatchObject({ code: 'FORBIDDEN' })
  const unnamed = await bodyFor({ ...newCaller(), name: ' ' })
  expect(await refusalOf(place(unnamed))).toMatchObject({ code: 'VALIDATION' })
})
