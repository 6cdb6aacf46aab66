import type { LngLat, OrderTracking, PositionInput } from '@ozi/contract'
import { expect, test } from 'vitest'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import { carry, move, orderGoods, ownView } from '../../../../test/moves.ts'
import { connect, listen } from '../../../../test/sockets.ts'

const app = await startAppForFile()
const address = await listen(app)
const ada = await app.customer()

const DOUGLAS_ROAD: LngLat = [7.0332, 5.4812]
const here = (coordinates: [number, number] = DOUGLAS_ROAD, accuracy = 12): PositionInput => ({
  coordinates,
  accuracy,
  at: new Date().toISOString(),
})
const send = async (rider: Person, ...locations: PositionInput[]) =>
  (await rider.client.riderTracking.send({ locations })).data

async function sharingRider(): Promise<Person> {
  const rider = await app.rider()
  await rider.client.riderTracking.update({ isGiven: true })
  return rider
}

async function tracked(order: { _id: string }): Promise<OrderTracking> {
  const { trackToken = '' } = await ownView(ada, order)
  return (await app.client().orders.track({ token: trackToken })).data
}

// promise (rider): Positions are kept only during a job and with consent
test('positions are kept only during a job and with consent', async () => {
  const rider = await app.rider()
  const { riderTracking } = rider.client
  expect((await riderTracking.read()).data).toBeNull()
  expect(await send(rider, here(), here())).toEqual({ kept: 0, dropped: { noConsent: 2 } })
  const { data: consent } = await riderTracking.update({ isGiven: true })
  expect((await riderTracking.update({ isGiven: true })).data, 'the first time counts').toEqual(consent)
  expect(await send(rider, here())).toEqual({ kept: 0, dropped: { noJob: 1 } })
  const order = await sendParcel(ada)
  await move(rider, order, 'assigned')
  expect(await send(rider, here())).toEqual({ kept: 1, dropped: {} })
  await riderTracking.update({ isGiven: false })
  expect(await send(rider, here())).toEqual({ kept: 0, dropped: { noConsent: 1 } })
  expect(await app.sql`select from rider_positions where order_id = ${order._id}`).toHaveLength(1)
})

test('what cannot be is dropped and counted, and numbers are required', async () => {
  const rider = await sharingRider()
  await move(rider, await sendParcel(ada), 'assigned')
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  expect(
    await send(rider, here([384_400, 0]), here([5.4812, 7.0332]), { ...here(), at: inAnHour }, here()),
  ).toEqual({ kept: 1, dropped: { outside: 2, future: 1 } })
  for (const coordinates of [['NaN', 5.48], [null, 5.48], [7.03]]) {
    const body = JSON.stringify({ locations: [{ ...here(), coordinates }] })
    const refused = await app.request('POST', '/rider/locations', { token: rider.token, body })
    expect(refused.status).toBe(400)
  }
  const tooMany = Array.from({ length: 101 }, () => here())
  expect(await refusalOf(rider.client.riderTracking.send({ locations: tooMany }))).toMatchObject({
    status: 400,
  })
  expect(app.logText(), 'the log says nowhere where the rider is').not.toContain('5.4812')
})

test('positions that are sent again are kept once', async () => {
  const rider = await sharingRider()
  const order = await sendParcel(ada)
  await move(rider, order, 'assigned')
  const same = here()
  await send(rider, same)
  await send(rider, same)
  expect(await app.sql`select from rider_positions where order_id = ${order._id}`).toHaveLength(1)
})

// promise (everyone): Only those who may see an order see where its rider is
test('those who may see the order see who comes, where and when', async () => {
  const rider = await sharingRider()
  const order = await sendParcel(ada)
  expect((await ownView(ada, order)).riderTracking).toBeUndefined()
  await move(rider, order, 'assigned')
  const [row] = await app.sql`select plate_number from riders where account_id = ${rider.user._id}`
  const vehicle = { type: 'motorcycle', plateNumber: String(row?.['plate_number']) }
  expect((await ownView(ada, order)).riderTracking, 'nobody knows yet when it comes').toEqual({ vehicle })
  const position = here()
  await send(rider, position)
  const seen = { vehicle, position, arrivesAt: expect.stringMatching(/:\d[05]:00\.000Z$/) as string }
  expect((await ownView(ada, order)).riderTracking).toEqual(seen)
  const staff = await app.staff('support')
  expect((await staff.client.staffOrders.read({ id: order._id })).data.riderTracking).toEqual(seen)
  expect((await tracked(order)).riderTracking).toEqual({
    ...seen,
    pickupCoordinates: order.pickupLocation.coordinates,
    dropoffCoordinates: order.dropLocation.coordinates,
  })
  const stranger = await app.customer()
  expect(await refusalOf(stranger.client.orders.read({ id: order._id }))).toMatchObject({ status: 404 })
  await carry(rider, ada, order, 'delivered')
  expect((await ownView(ada, order)).riderTracking, 'the job is over').toBeUndefined()
  expect((await tracked(order)).riderTracking).toBeUndefined()
})

test('the position of a rider who gave the order back is not shown', async () => {
  const [emeka, obi] = [await sharingRider(), await sharingRider()]
  const order = await sendParcel(ada)
  await move(emeka, order, 'assigned')
  await send(emeka, here())
  await move(emeka, order, 'created', { reason: 'puncture' })
  await move(obi, order, 'assigned')
  expect((await ownView(ada, order)).riderTracking).not.toHaveProperty('position')
})

test('customer and shop are told of each move of the rider, others are not', async () => {
  const [rider, shop, other] = [await sharingRider(), await app.vendor(), await app.customer()]
  const order = await orderGoods(app, ada, shop)
  await move(shop, order, 'accepted')
  await move(rider, order, 'assigned')
  const [customer, vendor, stranger] = await Promise.all([
    connect(address, ada.token),
    connect(address, shop.token),
    connect(address, other.token),
  ])
  try {
    const position = here()
    await send(rider, { ...position, at: new Date(Date.parse(position.at) - 1).toISOString() }, position)
    const news = { orderId: order._id, position, arrivesAt: expect.any(String) as string }
    expect(await customer.isTold('rider_moved')).toEqual(news)
    expect(await vendor.isTold('rider_moved')).toEqual(news)
    await rider.client.riderTracking.update({ isGiven: false })
    await customer.isTold('rider_moved', ({ position: shown }) => shown === undefined)
    expect((await ownView(ada, order)).riderTracking).not.toHaveProperty('position')
    expect(customer.told('rider_moved'), 'once for a call').toHaveLength(2)
    expect(stranger.told('rider_moved')).toEqual([])
  } finally {
    for (const { close } of [customer, vendor, stranger]) close()
  }
})

// promise (staff): All running orders and their riders are on one map; riders without consent are not
test('staff who watch see all running orders, and their riders move', async () => {
  const [rider, hidden, staff] = [await sharingRider(), await app.rider(), await app.staff('finance')]
  const [order, secret, waiting] = [await sendParcel(ada), await sendParcel(ada), await sendParcel(ada)]
  await move(rider, order, 'assigned')
  await move(hidden, secret, 'assigned')
  const [watching, idle, customer] = await Promise.all([
    connect(address, staff.token),
    connect(address, staff.token),
    connect(address, ada.token),
  ])
  try {
    expect(await customer.say('watch_riders', { isWatching: true })).toMatchObject({
      error: { code: 'FORBIDDEN' },
    })
    expect(await watching.say('watch_riders', { isWatching: true })).toMatchObject({ ok: true })
    const position = here()
    await send(rider, position)
    expect(await watching.isTold('rider_moved')).toMatchObject({ orderId: order._id, position })
    await customer.isTold('rider_moved')
    expect(idle.told('rider_moved'), 'does not show riders').toEqual([])

    const { orders, hasMore } = await staff.client.staffOrders.listRunning()
    const found = (id: string) => orders.find(({ _id }) => _id === id)
    const { pickupLocation, dropLocation } = order
    expect(found(order._id)).toMatchObject({
      number: order.number,
      kind: 'send',
      status: 'assigned',
      position,
      pickup: { placeName: pickupLocation.placeName, coordinates: pickupLocation.coordinates },
      dropoff: { placeName: dropLocation.placeName, coordinates: dropLocation.coordinates },
      rider: { _id: rider.user._id, name: rider.user.name },
    })
    expect(found(secret._id)).toMatchObject({ rider: { _id: hidden.user._id } })
    expect(found(secret._id)).not.toHaveProperty('position')
    expect(found(waiting._id)).toMatchObject({ status: 'created' })
    expect(found(waiting._id)).not.toHaveProperty('rider')
    expect(hasMore).toBe(false)

    await rider.client.riderTracking.update({ isGiven: false })
    await watching.isTold('rider_moved', ({ position: shown }) => shown === undefined)
    await watching.say('watch_riders', { isWatching: false })
    await rider.client.riderTracking.update({ isGiven: true })
    await carry(rider, ada, order, 'enroute_to_pickup')
    const later = here()
    await send(rider, later)
    await customer.isTold('rider_moved', ({ position: shown }) => shown?.at === later.at)
    expect(watching.told('rider_moved'), 'watches no more').toHaveLength(2)
    await move(ada, waiting, 'cancelled')
    const after = await staff.client.staffOrders.listRunning()
    expect(after.orders.map(({ _id }) => _id)).not.toContain(waiting._id)
  } finally {
    for (const { close } of [watching, idle, customer]) close()
  }
})

// promise (everyone): A rider's own picture shows who comes, also to whoever has the link
test('the picture of a rider is told while the rider has the order', async () => {
  const rider = await app.rider()
  await app.sql`update accounts set profile_image_key = 'ab/face.webp' where _id = ${rider.user._id}`
  const order = await sendParcel(ada)
  await move(rider, order, 'assigned')
  const picture = '/uploads/ab/face.webp'
  expect((await ownView(ada, order)).riderTracking).toMatchObject({ picture })
  expect((await tracked(order)).riderTracking).toMatchObject({ picture })
  await move(ada, order, 'cancelled')
  expect(await tracked(order)).not.toHaveProperty('riderTracking')
})

// promise (everyone): Where a rider was is erased with the rider and with the customer
test('positions are erased with the customer, and with the rider', async () => {
  const [rider, chidi, admin] = [await sharingRider(), await app.customer(), await app.admin()]
  const kept = async () =>
    (await app.sql`select from rider_positions where rider_id = ${rider.user._id}`).length +
    (await app.sql`select from order_positions where rider_id = ${rider.user._id}`).length
  for (const customer of [chidi, ada]) {
    const order = await sendParcel(customer)
    await move(rider, order, 'assigned')
    await send(rider, here())
    await move(customer, order, 'cancelled')
  }
  expect(await kept()).toBe(4)
  await admin.client.customers.remove({ id: chidi.user._id })
  expect(await kept()).toBe(2)
  await admin.client.riders.remove({ id: rider.user._id })
  expect(await kept()).toBe(0)
})
