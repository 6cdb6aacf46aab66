import { expect, test } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { PASSWORD, refusalOf, type Person } from '../../../test/app.ts'
import { checkOut, quoteCart } from '../../../test/checkouts.ts'
import { parcel, quoteFor, sendParcel } from '../../../test/deliveries.ts'
import { move } from '../../../test/moves.ts'
import { addPasskey, createDevice } from '../../../test/passkeys.ts'
import { cartOf, sell } from '../../../test/shops.ts'

const app = await startAppForFile()
const admin = await app.admin()

const REASON = 'Cash of two days is missing.'
const suspend = ({ user }: Person) => admin.client.suspensions.suspend({ id: user._id, reason: REASON })
const lift = ({ user }: Person) => admin.client.suspensions.lift({ id: user._id })
const logIn = ({ user }: Person) => app.client().accounts.login({ email: user.email, password: PASSWORD })

// promise (everyone): Whoever is suspended is logged out, told why, and keeps everything
test('a suspended person is logged out, and told why at the login', async () => {
  const [ada, device] = [await app.customer(), createDevice()]
  await addPasskey(ada, device)
  await suspend(ada)
  expect((await refusalOf(ada.client.sessions.list())).status).toBe(401)
  const said = { status: 403, code: 'ACCOUNT_SUSPENDED', data: { notice: `“${REASON}” support@localhost` } }
  expect(await refusalOf(logIn(ada))).toMatchObject(said)
  const { options } = await app.client().passkeys.challenge()
  expect(await refusalOf(app.client().passkeys.login(device.sign(options)))).toMatchObject(said)
  const wrong = app.client().accounts.login({ email: ada.user.email, password: 'not the right one' })
  expect((await refusalOf(wrong)).code, 'who does not know the password').toBe('INVALID_CREDENTIALS')
  const { text } = await app.mailTo(ada.user.email, ({ subject }) => subject.includes('suspended'))
  expect(text).toContain(REASON)

  const { users } = await admin.client.customers.list({ search: ada.user.email })
  expect(users).toMatchObject([{ isSuspended: true }])
  expect((await admin.client.suspensions.read({ id: ada.user._id })).suspension).toMatchObject({
    reason: REASON,
    by: 'Administrator',
  })
  await lift(ada)
  expect((await logIn(ada)).user._id).toBe(ada.user._id)
  expect((await admin.client.suspensions.read({ id: ada.user._id })).suspension).toBeNull()
  expect(
    (await admin.client.customers.list({ search: ada.user.email })).users[0]?.isSuspended,
  ).toBeUndefined()
})

// promise (staff): Riders and shops who are suspended get no orders
test('a suspended rider goes off duty, and gets no job', async () => {
  const rider = await app.rider()
  await rider.client.offers.setStatus({ online: true })
  await suspend(rider)
  const { riders } = await admin.client.riders.list({ search: rider.user.email })
  expect(riders).toMatchObject([{ isSuspended: true, work: { isOnDuty: false } }])
  const order = await sendParcel(await app.customer())
  const assign = () => move(admin, order, 'assigned', { riderId: rider.user._id, reason: 'He asked for it.' })
  expect(await refusalOf(assign())).toMatchObject({
    data: { fields: { riderId: expect.stringContaining('suspended') } },
  })
  await lift(rider)
  expect((await assign()).status).toBe('assigned')
})

// promise (staff): No order is placed on the telephone for a suspended customer
test('no order is placed for a suspended customer on the telephone', async () => {
  const ada = await app.customer()
  const { _id: quoteId, total: fee } = await quoteFor(admin)
  const body = { ...parcel, quoteId, fee, customer: { _id: ada.user._id } }
  const place = () => admin.client.staffOrders.placeDelivery({ headers: {}, body })
  await suspend(ada)
  expect((await refusalOf(place())).code).toBe('ACCOUNT_SUSPENDED')
  await lift(ada)
  expect((await place()).data.status).toBe('created')
})

// promise (staff): Riders and shops who are suspended get no orders
test('a suspended shop takes no orders until it is lifted', async () => {
  const [ada, shop] = [await app.customer(), await app.vendor()]
  const cart = cartOf(await sell(shop))
  const { _id: quoteId } = await quoteCart(ada, cart)
  await suspend(shop)
  expect((await refusalOf(quoteCart(ada, cart))).code).toBe('SHOP_CLOSED')
  expect((await refusalOf(checkOut(ada, quoteId))).code, 'quoted before').toBe('SHOP_CLOSED')
  await lift(shop)
  expect(await checkOut(ada, quoteId)).toHaveLength(1)
})

test('nobody suspends themselves, the staff, or without a recent proof', async () => {
  const helper = await app.staff('support')
  const customer = await app.customer()
  expect((await refusalOf(suspend(admin))).code).toBe('OWN_ACCOUNT')
  expect((await refusalOf(suspend(helper))).code).toBe('FORBIDDEN')
  const by = (person: Person) => person.client.suspensions.suspend({ id: customer.user._id, reason: REASON })
  expect((await refusalOf(by(helper))).code).toBe('FORBIDDEN')
  const blank = admin.client.suspensions.suspend({ id: customer.user._id, reason: ' ' })
  expect((await refusalOf(blank)).code).toBe('VALIDATION')
  expect((await refusalOf(lift(customer))).code).toBe('NOT_FOUND')
  await app.sql`update sessions set proved_at = now() - interval '1 hour' where account_id = ${admin.user._id}`
  expect((await refusalOf(by(admin))).code).toBe('REAUTHENTICATE')
})
