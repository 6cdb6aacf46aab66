import { expect, test } from 'vitest'
import { startAppForFile } from '../test/start-app-for-file.ts'
import { reconcile } from '../test/reconciliation.ts'
import { listen } from '../test/sockets.ts'
import { DEMO_PASSWORD, findDemoLogins, seedDemo } from './demo.ts'

const app = await startAppForFile()

// promise (everyone): A first start has five sample items in shops that take orders
test('a first start has five items with pictures, which can be ordered', async () => {
  await seedDemo(app.parts, app.sql)
  const { items, total } = await app.client().catalogue.listItems({})
  expect(total).toBe(5)
  expect(items[0]?.name).toBe('Ofe Owerri and fufu')
  for (const item of items) {
    expect(item).toMatchObject({ price: 2500, duration: '35-45 mins', isAvailable: true })
    expect(item.description).not.toBe('')
    expect(item.vendor.isOrderable).toBe(true)
    const picture = await app.server.inject(item.image)
    expect(picture.headers['content-type']).toBe('image/webp')
  }
  expect(new Set(items.map(({ vendor }) => vendor.category))).toEqual(new Set(['food', 'health', 'clothing']))
  expect(new Set(items.map(({ vendor }) => vendor._id)).size).toBeGreaterThanOrEqual(3)
})

test('the people it makes can sign in, and a second start makes none again', async () => {
  const { customerEmail, vendorEmail, riderEmail, password } = await seedDemo(app.parts)
  const roles = await Promise.all(
    [customerEmail, vendorEmail, riderEmail].map(
      async (email) => (await app.client().accounts.login({ email, password })).user.role,
    ),
  )
  expect(roles).toEqual(['user', 'vendor', 'rider'])
  expect((await app.client().catalogue.listItems({})).total).toBe(5)
  const { token } = await app.client().accounts.login({ email: customerEmail, password })
  const { orders } = await app.client({ token }).orders.listOwn({})
  expect(orders.slice(0, 4).map(({ kind }) => kind)).toEqual(['shop', 'send', 'receive', 'send'])
  const { data } = await app.client({ token }).chat.listOwn({})
  expect(data.map(({ lastSequence, unreadCount, order }) => [lastSequence, unreadCount, order?._id])).toEqual(
    [
      [1, 0, undefined],
      [3, 0, orders[0]?._id],
    ],
  )
  const { unread } = await (await app.admin()).client.staffChat.countUnread()
  expect(unread).toBe(2)
})

// promise (everyone): A first start shows a city that lives: orders of the last days, and their money adds up
test('a city of a week adds up, and nothing in it ends by itself', async () => {
  // Paystack's sandbox is asked by its address.
  await listen(app)
  const { client } = await app.admin()
  const { data: figures } = await client.overview.figures({ period: '7d' })
  expect(figures.delivered).toBe(23)
  expect(figures.averageDeliveryMinutes).toBeGreaterThan(30)
  expect(figures.series.filter(({ delivered }) => delivered > 0)).toHaveLength(6)
  const { orders } = await client.orders.listAll({})
  expect(new Set(orders.map(({ status }) => status))).toEqual(
    new Set([
      ...['delivered', 'cancelled', 'returned'],
      ...['enroute_to_pickup', 'enroute_to_dropoff', 'delivery_failed'],
    ]),
  )
  // The clock ends none of them within the evening.
  const deadlines = orders.flatMap(({ deadline }) => (deadline ? [Date.parse(deadline.at)] : []))
  expect(deadlines).not.toEqual([])
  expect(Math.min(...deadlines) - Date.now()).toBeGreaterThan(12 * 60 * 60_000)
  const { riders: holders, totalHeld } = await client.cash.list({})
  expect(totalHeld).toBeGreaterThan(0)
  const joinedAt = new Map(
    (await app.sql<{ _id: string; created_at: Date }[]>`select _id, created_at from accounts`).map((row) => [
      row._id,
      row.created_at.toISOString(),
    ]),
  )
  const isMember = (id: string, at: string) => (joinedAt.get(id) ?? at) < at
  expect(orders.filter(({ rider, createdAt }) => rider && !isMember(rider._id, createdAt))).toEqual([])
  expect(holders.filter(({ _id, since }) => !since || !isMember(_id, since))).toEqual([])

  await reconcile({ client })
  const { data: money } = await client.money.read()
  expect(money.latest).toMatchObject({ status: 'done' })
  expect(money.open).toEqual([])
})

// promise (everyone): The customer of a demo has delivered orders, a chat, and a failed one to decide about
test('the customer one logs in as has had orders, and has one to decide', async () => {
  const people = await seedDemo(app.parts)
  const { token } = await app
    .client()
    .accounts.login({ email: people.customerEmail, password: DEMO_PASSWORD })
  const { orders } = await app.client({ token }).orders.listOwn({})
  const count = (status: string) => orders.filter((order) => order.status === status).length
  expect([count('delivered'), count('delivery_failed')]).toEqual([6, 1])
  const [{ joined } = {}] = await app.sql<{ joined: Date }[]>`
    select created_at as joined from accounts where email = ${people.customerEmail}`
  expect(orders.every(({ createdAt }) => joined && Date.parse(createdAt) > joined.getTime())).toBe(true)
})

test('its shops keep their hours: three close, one never does', async () => {
  const { stores } = await app.client().catalogue.listStores({})
  const weeks = await app.sql<{ week: unknown }[]>`select week from shop_hours`
  expect([stores.length, weeks.filter(({ week }) => week !== null).length]).toEqual([4, 3])
})

test('it offers the logins that still have its password', async () => {
  const people = await seedDemo(app.parts)
  const roles = async () =>
    (await findDemoLogins(app.parts, people, 'nobody@ozi.local')).map(({ role }) => role)
  expect(await roles()).toEqual(['user', 'rider', 'vendor'])
  const { password_hash: other } = (
    await app.sql<{ password_hash: string }[]>`select password_hash from accounts where role = 'admin'`
  )[0] ?? { password_hash: '' }
  await app.sql`update accounts set password_hash = ${other} where email = ${people.riderEmail}`
  expect(await roles()).toEqual(['user', 'vendor'])
})

test('its riders and shops earn by plausible terms, which nobody made', async () => {
  const { data } = await (await app.admin()).client.earnings.readTerms()
  expect(data).toMatchObject({ version: 1, riderPercent: 70, commissionPercent: 10, vatPercent: 0 })
  expect(data?.changedBy).toBeUndefined()
})

test('fares of the city are rounded to 50 naira, and shares to the naira', async () => {
  const { client } = await app.admin()
  const { data } = await client.tariffs.readConfiguration()
  expect(data).toMatchObject({ version: 1, deliveryFee: 1000, pricePerKm: 100, serviceFee: 0, roundUpTo: 50 })
  const { orders } = await client.orders.listAll({ limit: 200 })
  expect(orders.filter(({ fee }) => fee % 50 !== 0)).toEqual([])
  const owed = await app.sql<{ kobo: number }[]>`
    select amount_kobo as kobo from ledger_entries where account in ('rider_earnings', 'shop') and amount_kobo % 100 <> 0`
  expect(owed).toEqual([])
})

test('a database whose customer is older than the shops gets the shops', async () => {
  await app.sql`update items set deleted_at = now()`
  await app.sql`update accounts set email = 'old-' || email where role = 'vendor'`
  await seedDemo(app.parts)
  expect((await app.client().catalogue.listItems({})).total).toBe(5)
})
