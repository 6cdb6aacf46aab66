import { type Order, OrderDetail, OrderTracking, type WaitRefusalData } from '@ozi/contract'
import { describe, expect, it, test } from 'vitest'
import { refusalOf } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { carriedParcel, move, ownView } from '../../../../test/moves.ts'
import { waitEnd, waitOf } from './dropoff-wait.ts'

const WAIT_SECONDS = 2

const app = await startAppForFile({ DROPOFF_WAIT_SECONDS: String(WAIT_SECONDS) })
const ada = await app.customer()
const admin = await app.admin()
const emeka = await app.rider('Emeka Obi')

const reason = 'nobody at home'
const giveUp = (order: Pick<Order, '_id'>) =>
  emeka.client.orders.move({ id: order._id, to: 'delivery_failed', reason })
const isOver = (until = '') =>
  new Promise((resolve) => setTimeout(resolve, Date.parse(until) - Date.now() + 20))
const follow = async (order: Pick<Order, '_id'>) => {
  const { trackToken = '' } = await ownView(ada, order)
  return (await app.client().orders.track({ token: trackToken })).data
}
/** The end of the wait that began when the order last came to its dropoff. */
async function endOf(order: Pick<Order, '_id'>): Promise<string> {
  const { events } = await ownView(ada, order)
  const arrival = events.findLast(({ to }) => to === 'arrived_at_dropoff')
  return new Date(Date.parse(arrival?.at ?? '') + WAIT_SECONDS * 1000).toISOString()
}
/** An instant as a clock time in Lagos. */
const inLagos = (at: string): string => new Date(Date.parse(at) + 3600_000).toISOString().slice(11, 16)

// promise (rider): A rider waits at the dropoff before giving up; the staff need not
test('a rider gives up after the wait, and not before', async () => {
  const order = await carriedParcel(emeka, ada, 'arrived_at_dropoff')
  const early = await refusalOf(giveUp(order))
  const until = await endOf(order)
  expect(early).toMatchObject({ status: 409, code: 'WAIT_LONGER', data: { until } satisfies WaitRefusalData })
  expect(early.message).toBe(
    `Please wait until ${inLagos(until)} before you give up. If they refuse it, tell the office.`,
  )
  expect((await ownView(ada, order)).status).toBe('arrived_at_dropoff')
  await isOver(until)
  expect((await giveUp(order)).data.status).toBe('delivery_failed')
  expect((await giveUp(order)).data.status, 'a replay').toBe('delivery_failed')
  expect((await ownView(ada, order)).events.filter(({ to }) => to === 'delivery_failed')).toHaveLength(1)
})

// promise (rider): A rider waits at the dropoff before giving up; the staff need not
test('after a second try the wait counts from the second arrival', async () => {
  const order = await carriedParcel(emeka, ada, 'arrived_at_dropoff')
  await isOver(await endOf(order))
  await giveUp(order)
  await move(admin, order, 'enroute_to_dropoff', { reason: 'They are back.' })
  const first = await endOf(order)
  const again = await move(emeka, order, 'arrived_at_dropoff')
  const second = await endOf(order)
  expect(Date.parse(second)).toBeGreaterThan(Date.parse(first))
  expect(again.waitsUntil).toBe(second)
  expect(await refusalOf(giveUp(order))).toMatchObject({ code: 'WAIT_LONGER', data: { until: second } })
})

// promise (rider): A rider waits at the dropoff before giving up; the staff need not
test('the staff says at any time that it could not be delivered', async () => {
  const order = await carriedParcel(emeka, ada, 'arrived_at_dropoff')
  expect(await refusalOf(giveUp(order))).toMatchObject({ code: 'WAIT_LONGER' })
  const moved = await move(admin, order, 'delivery_failed', { reason: 'The receiver refuses it.' })
  expect(moved.status).toBe('delivery_failed')
})

test('the hand-over itself waits for nobody', async () => {
  const order = await carriedParcel(emeka, ada, 'delivered')
  expect((await ownView(ada, order)).status).toBe('delivered')
})

// promise (rider): A rider waits at the dropoff before giving up; the staff need not
test('whoever sees an order at its dropoff sees when the wait ends', async () => {
  const order = await carriedParcel(emeka, ada, 'enroute_to_dropoff')
  const untils = async () => [
    ...(await Promise.all([ada, emeka, admin].map((person) => ownView(person, order)))).map(
      ({ waitsUntil }) => waitsUntil,
    ),
    (await admin.client.staffOrders.read({ id: order._id })).data.waitsUntil,
    (await follow(order)).waitsUntil,
  ]
  expect(new Set(await untils())).toEqual(new Set([undefined]))
  await move(emeka, order, 'arrived_at_dropoff')
  expect(new Set(await untils())).toEqual(new Set([await endOf(order)]))
  const [seen, followed] = [await ownView(ada, order), await follow(order)]
  expect(OrderDetail.strict().parse(seen)).toEqual(seen)
  expect(OrderTracking.strict().parse(followed)).toEqual(followed)
  await move(admin, order, 'delivery_failed', { reason })
  expect(new Set(await untils())).toEqual(new Set([undefined]))
})

// promise (rider): A rider waits at the dropoff before giving up; the staff need not
test('the mail of the arrival says until when the rider waits', async () => {
  const order = await carriedParcel(emeka, ada, 'arrived_at_dropoff')
  const mail = await app.mailTo(
    ada.user.email,
    ({ subject }) => subject === `Order ${order.number}: Rider at the dropoff`,
  )
  expect(mail.text).toContain(
    `Emeka Obi is at the dropoff and is waiting for the code until ${inLagos(await endOf(order))}.`,
  )
})

describe('the end of a wait', () => {
  const arrivedAt = new Date('2026-03-01T13:21:20.500Z')
  const endAfter = (dropoffWaitSeconds: number) => waitEnd(arrivedAt, { dropoffWaitSeconds }).toISOString()

  it('is a full minute, and never too early', () => {
    expect(endAfter(600)).toBe('2026-03-01T13:32:00.000Z')
    expect(waitEnd(new Date('2026-03-01T13:22:00Z'), { dropoffWaitSeconds: 600 }).toISOString()).toBe(
      '2026-03-01T13:32:00.000Z',
    )
  })

  it('is to the second where the whole wait is shorter than a minute', () => {
    expect(endAfter(5)).toBe('2026-03-01T13:21:25.500Z')
  })

  it('is told of no order where nobody has to wait', () => {
    const events = [{ to: 'arrived_at_dropoff' as const, at: arrivedAt.toISOString() }]
    const arrived = { status: 'arrived_at_dropoff' as const, events }
    expect(waitOf(arrived, { dropoffWaitSeconds: 0 })).toEqual({})
    expect(waitOf(arrived, { dropoffWaitSeconds: 600 })).toEqual({ waitsUntil: '2026-03-01T13:32:00.000Z' })
  })
})
