import { HAND_OVER_TRIES, OrderDetail } from '@ozi/contract'
import { v4 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import { carriedParcel, carry, move, outcomes, ownView, transactionOf } from '../../../../test/moves.ts'

const app = await startAppForFile()
const ada = await app.customer()
const admin = await app.admin()
const emeka = await app.rider('Emeka Obi')
const shop = await app.vendor()

const reason = 'asked by phone'

test('a rider takes a parcel, proves both hand-overs and is paid', async () => {
  const order = await sendParcel(ada)
  const taken = await carry(emeka, ada, order, 'delivered')
  expect(taken.status).toBe('delivered')
  expect(
    Object.keys(taken).filter((key) => /code|token/i.test(key)),
    'a rider sees no code',
  ).toEqual([])
  const seen = await ownView(ada, order)
  expect(OrderDetail.strict().parse(seen)).toEqual(seen)
  expect(seen.rider).toEqual({
    _id: emeka.user._id,
    name: 'Emeka Obi',
    mobileNumber: emeka.user.mobileNumber,
  })
  expect(seen.events.map(({ to, by }) => [to, by])).toEqual([
    ['created', 'customer'],
    ['assigned', 'rider'],
    ['enroute_to_pickup', 'rider'],
    ['arrived_at_pickup', 'rider'],
    ['picked_up', 'rider'],
    ['enroute_to_dropoff', 'rider'],
    ['arrived_at_dropoff', 'rider'],
    ['delivered', 'rider'],
  ])
  expect(await transactionOf(admin, order)).toMatchObject({ status: 'success' })
})

test('the customer’s number is for the rider while there is a parcel', async () => {
  const order = await sendParcel(ada)
  const { _id, name, mobileNumber, email } = ada.user
  const taken = await carry(emeka, ada, order, 'enroute_to_pickup')
  expect(taken.customer).toEqual({ _id, name, mobileNumber })
  expect((await ownView(admin, order)).customer).toEqual({ _id, name, mobileNumber, email })
  expect((await ownView(ada, order)).customer).toBeUndefined()
  const delivered = await carry(emeka, ada, order, 'delivered')
  expect(delivered.customer).toBeUndefined()
})

test('cash handed over is confirmed revenue, and a cancelled order’s is not', async () => {
  const statistics = () => admin.client.overview.statistics()
  const before = await statistics()
  const order = await carriedParcel(emeka, ada, 'delivered')
  const delivered = await statistics()
  expect(delivered.confirmedRevenue - before.confirmedRevenue).toBeCloseTo(order.fee)
  const other = await sendParcel(ada)
  const pending = await statistics()
  expect(pending.totalRevenue - delivered.totalRevenue).toBeCloseTo(other.fee)
  await move(ada, other, 'cancelled')
  expect(await statistics()).toMatchObject({
    totalRevenue: delivered.totalRevenue,
    confirmedRevenue: delivered.confirmedRevenue,
  })
  expect(await transactionOf(admin, other)).toMatchObject({ status: 'failed' })
})

test('who has nothing to do with an order does not learn of it', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  const others = [await app.customer(), await app.rider(), shop]
  for (const person of others) {
    const asked = person.client.orders.move({ id: order._id, to: 'cancelled' })
    expect(await refusalOf(asked)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await refusalOf(person.client.orders.read({ id: order._id }))).toMatchObject({ code: 'NOT_FOUND' })
  }
  const never = { id: '0197a3c0-0000-7000-8000-000000000000', to: 'cancelled' as const }
  expect(await refusalOf(ada.client.orders.move(never))).toMatchObject({ code: 'NOT_FOUND' })
})

test('the same move again by whoever made it is answered and does nothing', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  const events = (await ownView(ada, order)).events.length
  expect((await move(emeka, order, 'assigned')).status).toBe('assigned')
  expect((await ownView(ada, order)).events).toHaveLength(events)
  const byAnother = admin.client.orders.move({
    id: order._id,
    to: 'assigned',
    reason,
    riderId: emeka.user._id,
  })
  expect(await refusalOf(byAnother)).toMatchObject({
    code: 'VALIDATION',
    data: { fields: { riderId: expect.any(String) } },
  })
})

// promise (rider): A step that is sent twice is made once, also after others
test('a move with a client id is made once, whatever came after it', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  const giveBack = { id: order._id, to: 'created' as const, clientId: newId() }
  expect((await emeka.client.orders.move(giveBack)).data.status).toBe('created')
  await move(admin, order, 'assigned', { reason, riderId: emeka.user._id })
  expect((await emeka.client.orders.move(giveBack)).data.status, 'and is not given back again').toBe(
    'assigned',
  )
  const setOut = { id: order._id, to: 'enroute_to_pickup' as const, clientId: newId() }
  const statuses = await Promise.all(Array.from({ length: 3 }, () => emeka.client.orders.move(setOut)))
  expect(statuses.map(({ data }) => data.status)).toEqual(Array(3).fill('enroute_to_pickup'))
  const { events } = await ownView(ada, order)
  expect(events.filter(({ to }) => to === 'enroute_to_pickup')).toHaveLength(1)
  const another = emeka.client.orders.move({ ...setOut, to: 'arrived_at_pickup' })
  expect(await refusalOf(another)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
})

test('a wrong code that is sent twice counts once', async () => {
  const order = await carriedParcel(emeka, ada, 'arrived_at_pickup')
  const { pickupCode = '', dropoffCode: wrong } = await ownView(ada, order)
  const asked = { id: order._id, to: 'picked_up' as const, code: wrong, clientId: newId() }
  for (let tries = 0; tries < HAND_OVER_TRIES.max + 1; tries += 1) {
    expect(await refusalOf(emeka.client.orders.move(asked))).toMatchObject({ code: 'MOVE_CODE_WRONG' })
  }
  const right = { ...asked, code: pickupCode, clientId: newId() }
  expect((await emeka.client.orders.move(right)).data.status).toBe('picked_up')
})

test('who of the staff may see orders and not move them is told so', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  const finance = await app.staff('finance')
  expect((await finance.client.orders.read({ id: order._id })).data.number).toBe(order.number)
  const asked = finance.client.orders.move({ id: order._id, to: 'cancelled', reason: 'They asked for it.' })
  expect(await refusalOf(asked)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  expect((await ownView(ada, order)).status).toBe('assigned')
})

test('an administrator gives an order to another rider until it is picked up', async () => {
  const uche = await app.rider('Uche Ibe')
  for (const until of ['assigned', 'enroute_to_pickup', 'arrived_at_pickup'] as const) {
    const order = await carriedParcel(emeka, ada, until)
    await move(admin, order, 'assigned', { reason, riderId: uche.user._id })
    const seen = await ownView(ada, order)
    expect([seen.status, seen.rider?.name]).toEqual(['assigned', 'Uche Ibe'])
    expect(await refusalOf(emeka.client.orders.read({ id: order._id }))).toMatchObject({ code: 'NOT_FOUND' })
  }
  const carried = await carriedParcel(emeka, ada, 'picked_up')
  const asked = admin.client.orders.move({
    id: carried._id,
    to: 'assigned',
    reason,
    riderId: uche.user._id,
  })
  expect(await refusalOf(asked)).toMatchObject({ code: 'ILLEGAL_MOVE' })
})

test('an administrator says why, chooses a rider, and needs no code', async () => {
  const order = await sendParcel(ada)
  const asked = (extra: object) => admin.client.orders.move({ id: order._id, to: 'assigned', ...extra })
  expect(await refusalOf(asked({ riderId: emeka.user._id }))).toMatchObject({ code: 'REASON_REQUIRED' })
  expect(await refusalOf(asked({ reason }))).toMatchObject({ status: 400, code: 'RIDER_REQUIRED' })
  expect(await refusalOf(asked({ reason, riderId: ada.user._id }))).toMatchObject({
    code: 'VALIDATION',
    data: { fields: { riderId: expect.any(String) } },
  })
  await asked({ reason, riderId: emeka.user._id })
  for (const to of ['enroute_to_pickup', 'arrived_at_pickup', 'picked_up'] as const) {
    await move(admin, order, to, { reason })
  }
  const seen = await ownView(ada, order)
  expect(seen.rider?._id).toBe(emeka.user._id)
  expect(seen.events.at(-1)).toMatchObject({ to: 'picked_up', by: 'admin', reason })
})

test('a rider who gives an order back leaves it without a rider', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  expect((await move(emeka, order, 'created')).status).toBe('created')
  expect((await move(emeka, order, 'created')).status, 'a replay').toBe('created')
  const another = await app.rider()
  const notTheirs = another.client.orders.move({ id: order._id, to: 'created' })
  expect(await refusalOf(notTheirs)).toMatchObject({ code: 'ILLEGAL_MOVE', data: { allowed: ['assigned'] } })
  const seen = await ownView(ada, order)
  expect([seen.status, seen.rider]).toEqual(['created', undefined])
  expect(await refusalOf(emeka.client.orders.read({ id: order._id }))).toMatchObject({ code: 'NOT_FOUND' })
})

test('of two riders who take an order at once, one has it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await sendParcel(ada)
    const riders = [emeka, await app.rider('Uche Ibe')]
    const taken = await outcomes(
      riders.map((rider) => rider.client.orders.move({ id: order._id, to: 'assigned' })),
    )
    expect(taken.sort()).toEqual(['ILLEGAL_MOVE', 'done'])
    const { events } = await ownView(ada, order)
    expect(events.filter(({ to }) => to === 'assigned')).toHaveLength(1)
  }
})

// promise (customer): Moves follow one table; customers may cancel before the pickup
test('a customer cancels while the rider picks up: exactly one succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    // Whoever has cancelled this late before may have to pay first.
    const customer = await app.customer()
    const order = await carriedParcel(emeka, customer, 'arrived_at_pickup')
    const { pickupCode } = await ownView(customer, order)
    const both = await outcomes([
      customer.client.orders.move({ id: order._id, to: 'cancelled' }),
      emeka.client.orders.move({ id: order._id, to: 'picked_up', code: pickupCode }),
    ])
    expect([...both].sort()).toEqual(['ILLEGAL_MOVE', 'done'])
    expect((await ownView(customer, order)).status).toBe(both[0] === 'done' ? 'cancelled' : 'picked_up')
  }
})

test('the same move twenty times at once is one move', async () => {
  const order = await carriedParcel(emeka, ada, 'assigned')
  const all = await outcomes(
    Array.from({ length: 20 }, () => emeka.client.orders.move({ id: order._id, to: 'enroute_to_pickup' })),
  )
  expect(new Set(all)).toEqual(new Set(['done']))
  const { events } = await ownView(ada, order)
  expect(events.filter(({ to }) => to === 'enroute_to_pickup')).toHaveLength(1)
})

test('a parcel handed over twenty times at once is paid for once', async () => {
  const order = await carriedParcel(emeka, ada, 'arrived_at_dropoff')
  const { dropoffCode: code } = await ownView(ada, order)
  const all = await outcomes(
    Array.from({ length: 20 }, () => emeka.client.orders.move({ id: order._id, to: 'delivered', code })),
  )
  expect(new Set(all)).toEqual(new Set(['done']))
  const { events } = await ownView(ada, order)
  expect(events.filter(({ to }) => to === 'delivered')).toHaveLength(1)
  expect(await transactionOf(admin, order)).toMatchObject({ status: 'success', amount: order.fee })
})
