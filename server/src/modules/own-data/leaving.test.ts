import { ERASED_NAME, FORMER, ownDataMessages, pseudonymOf } from '@ozi/contract'
import { afterAll, expect, test } from 'vitest'
import { PASSWORD, refusalOf, startTestApp, type Person } from '../../../test/app.ts'
import { hold, remitAll } from '../../../test/cash.ts'
import { beginChat } from '../../../test/chat.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { carry, move } from '../../../test/moves.ts'
import { paidParcel } from '../../../test/online-payments.ts'
import { owe } from '../../../test/payouts.ts'
import { sell } from '../../../test/shops.ts'
import { connect, listen } from '../../../test/sockets.ts'

const app = await startTestApp()
const port = await listen(app)
const admin = await app.admin()
afterAll(() => app.stop())

const leavingOf = async (person: Person) => (await person.client.ownData.readLeaving()).data
/** The mail that says it is done, on one line. */
const deletionMailTo = async ({ user }: Person) => {
  const { text } = await app.mailTo(user.email, ({ subject }) => subject === 'Your Ozi account is deleted')
  return text.replaceAll(/\s+/g, ' ')
}

// promise (everyone): You delete your account yourself, and are mailed that it is done
test('customers delete their account, and nothing of them is left but orders', async () => {
  const email = 'goodbye@ozi.test'
  const ada = await app.customer({ email, firstName: 'Goodbye' })
  const rider = await app.rider()
  const order = await sendParcel(ada)
  await carry(rider, ada, order, 'delivered')
  await remitAll(admin, rider)
  await beginChat(ada, 'A last question')
  const [phone, socket] = [
    await app.client().accounts.login({ email, password: PASSWORD }),
    await connect(port, ada.token),
  ]
  expect(await leavingOf(ada)).toEqual({
    runningOrders: [],
    cashHeld: 0,
    refunds: 0,
    owedToYou: 0,
    owedByYou: 0,
    isLastAdmin: false,
  })

  await ada.client.ownData.leave({ isSure: true })

  expect(await socket.cut).toBe('io server disconnect')
  for (const { token } of [ada, phone]) {
    const again = app.client({ token }).accounts.verifyToken()
    expect(await refusalOf(again)).toMatchObject({ status: 401 })
  }
  const mail = await deletionMailTo(ada)
  expect(mail).toContain('sign up again')
  expect(mail).not.toMatch(/Goodbye|bank account/)
  const { data } = await admin.client.orders.read({ id: order._id })
  expect(data).toMatchObject({ number: order.number, fee: order.fee, receiverName: ERASED_NAME })
  expect((await admin.client.customers.list({ search: email })).users).toEqual([])
  const [line] = (await admin.client.audit.list({ action: 'user.leave', limit: 1 })).lines
  expect(line?.actor).toEqual({ _id: ada.user._id, name: FORMER.user, role: 'user' })
  // The address that the mail needed is forgotten with it, and may sign up again.
  await expect.poll(() => app.sql`select from deletion_mails where email = ${email}`).toHaveLength(0)
  await app.sql`delete from outbox_mails`
  expect((await app.customer({ email })).user._id).not.toBe(ada.user._id)
})

test('orders under way and money on its way back are waited for', async () => {
  const ada = await app.customer()
  const order = await sendParcel(ada)
  expect(await leavingOf(ada)).toMatchObject({ runningOrders: [order.number], owedByYou: 0 })
  expect(await refusalOf(ada.client.ownData.leave({ isSure: true }))).toMatchObject({
    status: 409,
    code: 'HAS_RUNNING_ORDERS',
    message: ownDataMessages.runningOrders,
    data: { orders: [order.number] },
  })
  await move(ada, order, 'cancelled')
  const paid = await paidParcel(app, ada)
  await move(ada, paid.order, 'cancelled')
  expect(await leavingOf(ada)).toMatchObject({ runningOrders: [], refunds: paid.order.fee })
  expect(await refusalOf(ada.client.ownData.leave({ isSure: true }))).toMatchObject({
    code: 'REFUND_ON_ITS_WAY',
  })
  await app.sql`update refunds set status = 'done', ended_at = now(), next_try_at = null`
  await ada.client.ownData.leave({ isSure: true })
})

// promise (rider): You delete your account yourself once no cash is in your hands
test('a rider hands in cash first; what is owed to them stays in the books', async () => {
  const rider = await app.rider()
  await hold(app, rider, 1500)
  await owe(app, 'rider_earnings', rider, 90_000)
  await owe(app, 'tips', rider, 5_050)
  expect(await leavingOf(rider)).toMatchObject({ cashHeld: 1500, owedToYou: 950.5 })
  expect(await refusalOf(rider.client.ownData.leave({ isSure: true }))).toMatchObject({
    code: 'HOLDS_CASH',
    message: ownDataMessages.holdsCash,
    data: { held: 1500 },
  })
  await remitAll(admin, rider)
  await rider.client.ownData.leave({ isSure: true })
  expect(await deletionMailTo(rider)).toContain('erase that account once nothing is owed to you')
  expect(await app.sql`select from riders where account_id = ${rider.user._id}`).toHaveLength(0)
  expect(await app.parts.ledger.balance(app.sql, 'rider_earnings', rider.user._id)).toBe(-90_000)
})

test('what a rider owes of one kind takes nothing from what they are owed', async () => {
  const rider = await app.rider()
  await owe(app, 'rider_earnings', rider, -20_000)
  await owe(app, 'tips', rider, 5_050)
  expect(await leavingOf(rider)).toMatchObject({ owedToYou: 50.5 })
  await rider.client.ownData.leave({ isSure: true })
  const [line] = (await admin.client.audit.list({ action: 'rider.leave', limit: 1 })).lines
  expect(line?.after).toEqual({ owed: 50.5 })
})

// promise (shop): You close your shop yourself
test('a shop that leaves sells nothing from then on', async () => {
  const vendor = await app.vendor()
  const item = await sell(vendor)
  await vendor.client.ownData.leave({ isSure: true })
  expect(await deletionMailTo(vendor)).toContain('The name of your shop stays on the orders')
  expect((await app.client().catalogue.listItems({ ids: item._id })).items).toEqual([])
})

test('staff leave after a recent proof, but never the last administrator', async () => {
  expect(await leavingOf(admin)).toMatchObject({ isLastAdmin: true })
  expect(await refusalOf(admin.client.ownData.leave({ isSure: true }))).toMatchObject({ code: 'LAST_ADMIN' })
  const support = await app.staff('support')
  expect(await leavingOf(support)).toMatchObject({ isLastAdmin: false })
  await app.sql`update sessions set proved_at = now() - interval '1 hour' where account_id = ${support.user._id}`
  expect(await refusalOf(support.client.ownData.leave({ isSure: true }))).toMatchObject({
    code: 'REAUTHENTICATE',
  })
  await support.client.sessions.reauthenticate({ password: PASSWORD })
  await support.client.ownData.leave({ isSure: true })
  const members = (await admin.client.staff.list()).staff.map(({ _id }) => _id)
  expect(members).not.toContain(support.user._id)
  expect(await deletionMailTo(support)).toContain('Your name stays in our log of what you did as staff')
})

// promise (everyone): Of staff who leave, only their name is kept, and their own orders end first
test('staff leave nothing of what they ordered themselves', async () => {
  const [support, rider] = [await app.staff('support'), await app.rider()]
  const order = await sendParcel(support)
  await carry(rider, support, order, 'delivered')
  await remitAll(admin, rider)
  const paid = await paidParcel(app, support)
  await move(support, paid.order, 'cancelled')
  expect(await refusalOf(support.client.ownData.leave({ isSure: true }))).toMatchObject({
    code: 'REFUND_ON_ITS_WAY',
  })
  await app.sql`update refunds set status = 'done', ended_at = now(), next_try_at = null`
  const note = 'Her neighbour paid it.'
  const { data: run } = await admin.client.money.reconcile()
  await app.sql`
    insert into reconciliation_differences (
      _id, part, kind, subject, expected_kobo, found_kobo, order_id, first_run, last_run, settled_at, settled_by, note
    ) values (
      gen_random_uuid(), 'provider', 'charge.amount', ${order._id}, 0, 1, ${order._id}, ${run._id}, ${run._id}, now(),
      ${admin.user._id}, ${note}
    )`
  await support.client.ownData.leave({ isSure: true })
  expect(await app.sql`select from reconciliation_differences where note = ${note}`).toHaveLength(0)
  const { data } = await admin.client.orders.read({ id: order._id })
  expect(data).toMatchObject({ number: order.number, receiverName: ERASED_NAME })
  const payers = await app.sql<{ email: string }[]>`
    select email from transactions where order_id in (${order._id}, ${paid.order._id})`
  expect(new Set(payers.map(({ email }) => email))).toEqual(new Set([pseudonymOf('user', support.user._id)]))
})

test('staff whose own order is under way are not removed either', async () => {
  const support = await app.staff('support')
  const order = await sendParcel(support)
  expect(await refusalOf(admin.client.staff.remove({ id: support.user._id }))).toMatchObject({
    status: 409,
    code: 'HAS_RUNNING_ORDERS',
    data: { orders: [order.number] },
  })
  await move(support, order, 'cancelled')
  await admin.client.staff.remove({ id: support.user._id })
  const { data } = await admin.client.orders.read({ id: order._id })
  expect(data.receiverName).toBe(ERASED_NAME)
})
