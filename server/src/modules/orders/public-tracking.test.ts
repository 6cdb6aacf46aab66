import { TRACKING, OrderTracking } from '@ozi/contract'
import { expect, test } from 'vitest'
import { refusalOf, startTestApp } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { egbu, futo, ikenegbu, sendParcel } from '../../../test/deliveries.ts'
import { carry, move, orderGoods, ownView } from '../../../test/moves.ts'

const app = await startAppForFile()
const ada = await app.customer()
const emeka = await app.rider('Emeka Obi')
const shop = await app.vendor()

async function follow(order: { _id: string }): Promise<OrderTracking> {
  const { trackToken = '' } = await ownView(ada, order)
  return (await app.client().orders.track({ token: trackToken })).data
}

// promise (everyone): A shared link shows an order without an account and without codes
test('whoever has the link follows an order, and learns nothing more', async () => {
  const order = await sendParcel(ada, { receiverName: 'Chidi Eze' })
  expect(await follow(order)).toEqual({
    number: order.number,
    kind: 'send',
    status: 'created',
    pickup: order.pickupLocation.placeName,
    dropoff: order.dropLocation.placeName,
    receiverFirstName: 'Chidi',
    durationMinutes: order.durationMinutes,
    cashAtDoor: order.fee,
    events: [{ to: 'created', at: order.createdAt }],
  })
  await carry(emeka, ada, order, 'arrived_at_dropoff')
  const onItsWay = await follow(order)
  expect(OrderTracking.strict().parse(onItsWay)).toEqual(onItsWay)
  expect(onItsWay.rider).toEqual({ firstName: 'Emeka', mobileNumber: emeka.user.mobileNumber })
  const { pickupCode, dropoffCode, returnCode } = await ownView(ada, order)
  const text = JSON.stringify({ ...onItsWay, events: [] })
  for (const secret of [
    pickupCode,
    dropoffCode,
    returnCode,
    order.phone,
    'Eze',
    'Obi',
    order.receiverAddress,
  ]) {
    expect(text.replace(emeka.user.mobileNumber, '')).not.toContain(secret)
  }
  await carry(emeka, ada, order, 'delivered')
  expect((await follow(order)).rider, 'nobody calls a rider who is done').toBeUndefined()
})

test("a shop's order names the shop", async () => {
  const order = await orderGoods(app, ada, shop)
  expect(await follow(order)).toMatchObject({
    kind: 'shop',
    vendorName: shop.user.name,
    shopStatus: 'placed',
  })
})

test('a link works for its own order alone, and cannot be guessed from it', async () => {
  const [order, other] = [await sendParcel(ada), await sendParcel(ada)]
  const { trackToken: token = '' } = await ownView(ada, order)
  const { trackToken: foreign = '' } = await ownView(ada, other)
  const last = token.at(-1) === 'A' ? 'Q' : 'A'
  const wrong = [
    ...['x', order._id, order.number, token.toLowerCase(), `${token}A`, token.slice(0, -1)],
    ...[
      token.slice(0, 6) + foreign.slice(6),
      foreign.slice(0, 6) + token.slice(6),
      token.slice(0, -1) + last,
    ],
  ]
  for (const guess of wrong) {
    expect(await refusalOf(app.client().orders.track({ token: guess })), guess).toMatchObject({ status: 404 })
  }
  const rows = await app.sql`select row_to_json(orders)::text as row from orders where _id = ${order._id}`
  expect(rows[0]?.['row'], 'nothing in the database opens it').not.toContain(token.slice(6))
})

// promise (everyone): A shared link ends a day after its order
test.each(['cancelled', 'delivered'] as const)('a link ends a day after the order was %s', async (end) => {
  const order = await sendParcel(ada)
  const { trackToken = '' } = await ownView(ada, order)
  const hoursLater = (hours: number) => new Date(Date.now() + hours * 3600 * 1000)
  const { track } = app.parts.orders
  const longAfter = hoursLater(TRACKING.shownHoursAfterEnd + 1)
  expect((await track(trackToken, longAfter)).status, 'it has not ended').toBe('created')
  await (end === 'cancelled' ? move(ada, order, end) : carry(emeka, ada, order, end))
  expect((await track(trackToken, hoursLater(TRACKING.shownHoursAfterEnd - 1))).status).toBe(end)
  await expect(track(trackToken, longAfter)).rejects.toMatchObject({ code: 'TRACKING_ENDED' })
})

test('links are limited by address', async () => {
  const strict = await startTestApp({ RATE_LIMITS: 'on' })
  try {
    const codes = new Set<string>()
    for (let i = 0; i < 130; i += 1) {
      codes.add((await refusalOf(strict.client().orders.track({ token: 'guess' }))).code)
    }
    expect([...codes]).toEqual(['NOT_FOUND', 'RATE_LIMITED'])
  } finally {
    await strict.stop()
  }
})

test('recent places come once each, with the words written there last', async () => {
  const ngozi = await app.customer()
  const places = async () =>
    (await ngozi.client.orders.recentPlaces()).places.map(({ place, address }) => [place.placeName, address])
  expect(await places()).toEqual([])
  await sendParcel(ngozi, { pickupAddress: 'old words', receiverAddress: 'Hostel C' })
  await sendParcel(ngozi, { pickupAddress: 'Green gate', dropLocation: egbu, receiverAddress: 'By the well' })
  const goods = await orderGoods(app, ngozi, shop)
  expect(await places()).toEqual([
    [ikenegbu.placeName, goods.receiverAddress],
    [egbu.placeName, 'By the well'],
    [futo.placeName, 'Hostel C'],
  ])
  expect(await refusalOf(app.client().orders.recentPlaces())).toMatchObject({ status: 401 })
})
