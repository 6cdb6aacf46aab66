import { expect, test } from 'vitest'
import { refusalOf } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { carriedParcel, carry, move, orderGoods, ownView } from '../../../test/moves.ts'

const app = await startAppForFile()
const ada = await app.customer()
const emeka = await app.rider('Emeka Obi')
const shop = await app.vendor()

test('shops and riders list and search their own orders, without codes', async () => {
  const vendor = await app.vendor()
  const rider = await app.rider()
  const order = await orderGoods(app, ada, vendor)
  await move(vendor, order, 'accepted')
  await carry(rider, ada, order, 'assigned')
  for (const list of [vendor.client.orders.listOfVendor, rider.client.orders.listOfRider]) {
    const { orders, total } = await list({ search: 'pounded YAM', filter: 'running' })
    expect([total, orders.map(({ _id }) => _id)]).toEqual([1, [order._id]])
    expect(JSON.stringify(orders)).not.toMatch(/code|token/i)
    expect((await list({ filter: 'completed' })).total).toBe(0)
  }
  expect(await refusalOf(ada.client.orders.listOfVendor({}))).toMatchObject({ code: 'FORBIDDEN' })
  expect(await refusalOf(vendor.client.orders.listOfRider({}))).toMatchObject({ code: 'FORBIDDEN' })
  const { data } = await rider.client.orders.read({ id: order._id })
  expect(JSON.stringify(data)).not.toMatch(/code"|token/i)
})

// promise (rider): `/rider/done`: jobs that are over
test('a rider finds every job that is over, and none that runs', async () => {
  const rider = await app.rider()
  const delivered = await carriedParcel(rider, ada, 'delivered')
  const returned = await carriedParcel(rider, ada, 'arrived_at_dropoff')
  await move(rider, returned, 'delivery_failed', { reason: 'nobody at home' })
  await move(await app.admin(), returned, 'returning', { reason: 'as agreed' })
  const { returnCode } = await ownView(ada, returned)
  await move(rider, returned, 'returned', { code: returnCode })
  const cancelled = await carriedParcel(rider, ada, 'assigned')
  await move(ada, cancelled, 'cancelled')
  await carriedParcel(rider, ada, 'picked_up')
  const { orders, total } = await rider.client.orders.listOfRider({ filter: 'ended' })
  expect(orders.map(({ _id }) => _id)).toEqual([cancelled._id, returned._id, delivered._id])
  expect(total).toBe(3)
})

// promise (rider): `/rider/done`: jobs that are over
test('a delivered order says when it was delivered', async () => {
  const rider = await app.rider()
  const done = await carriedParcel(rider, ada, 'delivered')
  const under = await carriedParcel(rider, ada, 'picked_up')
  const { data } = await rider.client.orders.read({ id: done._id })
  const at = data.events.find(({ to }) => to === 'delivered')?.at
  expect(at).toBeDefined()
  expect(data.deliveredAt).toBe(at)
  const { orders } = await rider.client.orders.listOfRider({})
  expect(orders.map(({ _id, deliveredAt }) => [_id, deliveredAt])).toEqual([
    [under._id, undefined],
    [done._id, at],
  ])
})

test('customers cut their list down and search in shop and goods', async () => {
  const ngozi = await app.customer()
  const running = await orderGoods(app, ngozi, shop)
  const done = await carriedParcel(emeka, ngozi, 'delivered')
  const gone = await sendParcel(ngozi)
  await move(ngozi, gone, 'cancelled')
  const listed = async (query: Parameters<typeof ngozi.client.orders.listOwn>[0]) =>
    (await ngozi.client.orders.listOwn(query)).orders.map(({ _id }) => _id)
  expect(await listed({ filter: 'running' })).toEqual([running._id])
  expect(await listed({ filter: 'completed' })).toEqual([done._id])
  expect(await listed({ filter: 'cancelled' })).toEqual([gone._id])
  expect(await listed({ search: shop.user.name.toUpperCase() })).toEqual([running._id])
  expect(await listed({ search: 'ofe owerri' })).toEqual([running._id])
  expect(await listed({ search: 'ofe owerri', filter: 'cancelled' })).toEqual([])
})
