import { expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import { carriedParcel, move, orderGoods } from '../../../../test/moves.ts'

const app = await startAppForFile()
const admin = await app.admin()
const ada = await app.customer()
const emeka = await app.rider('Emeka Obi')

const staffView = async (order: { _id: string }) =>
  (await admin.client.staffOrders.read({ id: order._id })).data

test('staff see an order with its people, money and steps', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  await move(admin, order, 'cancelled', { reason: 'The customer called.' })
  const seen = await staffView(order)
  expect(seen).toMatchObject({
    number: order.number,
    status: 'cancelled',
    customer: { _id: ada.user._id, name: 'Ada Okafor', email: ada.user.email },
    rider: { name: 'Emeka Obi', mobileNumber: emeka.user.mobileNumber },
    transactions: [{ orderId: order._id, status: 'failed', amount: order.fee }],
  })
  expect(seen.customer.mobileNumber).toMatch(/^\+234803/)
  expect(seen.events.map(({ to, by, who }) => [to, by, who?.name])).toEqual([
    ['created', 'customer', 'Ada Okafor'],
    ['assigned', 'rider', 'Emeka Obi'],
    ['cancelled', 'admin', admin.user.name],
  ])
  expect(seen.events.at(-1)?.reason).toBe('The customer called.')
})

test('a step that gives an order to a rider names the rider', async () => {
  const ngozi = await app.rider('Ngozi Eke')
  const order = await sendParcel(ada)
  const assign = (rider: Person) =>
    move(admin, order, 'assigned', { riderId: rider.user._id, reason: 'Closest to the shop.' })
  await assign(emeka)
  await assign(ngozi)
  const { events } = await staffView(order)
  expect(events.map(({ to, who, assigned }) => [to, who?.name, assigned?.name])).toEqual([
    ['created', 'Ada Okafor', undefined],
    ['assigned', admin.user.name, 'Emeka Obi'],
    ['assigned', admin.user.name, 'Ngozi Eke'],
  ])
  const carried = await carriedParcel(emeka, ada, 'assigned')
  expect((await staffView(carried)).events.at(-1)?.assigned?.name).toBe('Emeka Obi')
  await expect(app.sql`update order_events set assigned_rider_id = null`).rejects.toThrow('append-only')
})

test('staff see no hand-over code and no link of the customer', async () => {
  for (const order of [await sendParcel(ada), await orderGoods(app, ada, await app.vendor())]) {
    const text = JSON.stringify(await staffView(order))
    const [codes] = await app.sql<Record<string, string>[]>`
      select pickup_code, dropoff_code, return_code from orders where _id = ${order._id}`
    for (const code of Object.values(codes ?? {})) expect(text).not.toContain(`"${code}"`)
    expect(text).not.toMatch(/Code"|trackToken/)
  }
})

test('what is no order is not found, and only the staff looks', async () => {
  const nobodys = '00000000-0000-4000-8000-000000000000'
  expect(await refusalOf(staffView({ _id: nobodys }))).toMatchObject({ code: 'NOT_FOUND' })
  const order = await sendParcel(ada)
  for (const person of [ada, emeka]) {
    const asked = person.client.staffOrders.read({ id: order._id })
    expect(await refusalOf(asked)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await refusalOf(person.client.staffOrders.runningJobs())).toMatchObject({ code: 'FORBIDDEN' })
  }
})

test('the jobs a rider has now are counted, those that ended are not', async () => {
  const uche = await app.rider('Uche Ibe')
  const jobs = async () => {
    const { riders } = await admin.client.staffOrders.runningJobs()
    return riders.find(({ _id }) => _id === uche.user._id)?.running ?? 0
  }
  expect(await jobs()).toBe(0)
  const first = await carriedParcel(uche, ada, 'assigned')
  await carriedParcel(uche, ada, 'enroute_to_dropoff')
  await carriedParcel(uche, ada, 'delivered')
  expect(await jobs()).toBe(2)
  await move(admin, first, 'cancelled', { reason: 'A test' })
  expect(await jobs()).toBe(1)
})

test('staff list the orders of one customer, shop or rider', async () => {
  const bola = await app.customer()
  const ngozi = await app.rider('Ngozi Eke')
  const shop = await app.vendor()
  const parcel = await carriedParcel(ngozi, bola, 'assigned')
  const goods = await orderGoods(app, bola, shop)
  const numbers = async (query: { customerId?: string; vendorId?: string; riderId?: string }) =>
    (await admin.client.orders.listAll(query)).orders.map(({ number }) => number)
  expect(await numbers({ customerId: bola.user._id })).toEqual([goods.number, parcel.number])
  expect(await numbers({ riderId: ngozi.user._id })).toEqual([parcel.number])
  expect(await numbers({ vendorId: goods.vendor?._id ?? '' })).toEqual([goods.number])
  const both = admin.client.orders.listAll({ customerId: bola.user._id, riderId: ngozi.user._id })
  expect(await refusalOf(both)).toMatchObject({ code: 'VALIDATION' })
})

test('the audit log names the new and the earlier rider of an order', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  const uche = await app.rider('Uche Ibe')
  const given = { to: 'assigned', riderId: uche.user._id, reason: 'Emeka has a flat tyre.' } as const
  await admin.client.orders.move({ id: order._id, ...given })
  const { lines } = await admin.client.audit.list({ action: 'order.move', search: order.number })
  expect(lines[0]).toMatchObject({
    before: { rider: { _id: emeka.user._id, name: 'Emeka Obi' } },
    after: { rider: { _id: uche.user._id, name: 'Uche Ibe' } },
  })
})
