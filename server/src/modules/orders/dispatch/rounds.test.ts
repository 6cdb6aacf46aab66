import { DispatchRow, Offer, type LngLat } from '@ozi/contract'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { hold } from '../../../../test/cash.ts'
import { egbu, ikenegbu, sendParcel } from '../../../../test/deliveries.ts'
import { endAllDuties, goOnDuty, offerOf, passSeconds, runRounds } from '../../../../test/dispatch.ts'
import { carry, move, orderGoods, outcomes } from '../../../../test/moves.ts'
import { connect, listen } from '../../../../test/sockets.ts'

const LIMIT = 100_000
const app = await startAppForFile({ RIDER_CASH_LIMIT: String(LIMIT), OFFER_ROUNDS: '3:1,6:3' })
const address = await listen(app)
const ada = await app.customer()
const admin = await app.admin()
const near = await app.rider('Near Rider')
const far = await app.rider('Far Rider')
// Neither an order that still waits nor a job that a rider still has changes whom the next test's rounds ask.
afterEach(async () => {
  await endAllDuties(app)
  const running = await app.sql<{ _id: string }[]>`
    select _id from orders where status in ('created', 'assigned')`
  for (const order of running) await move(admin, order, 'cancelled', { reason: 'Test' })
})

/** So many kilometres north of the pickup of a parcel. */
const north = (km: number): LngLat => [ikenegbu.coordinates[0], ikenegbu.coordinates[1] + km / 110.6]

async function twoOnDuty(): Promise<void> {
  await goOnDuty(app, near, north(0.5))
  await goOnDuty(app, far, north(2))
}
const accept = (rider: Person, { _id: orderId }: { _id: string }) => rider.client.offers.accept({ orderId })
const decline = (rider: Person, { _id: orderId }: { _id: string }) =>
  rider.client.offers.decline({ orderId, reason: 'too_far' })
const searchOf = async ({ _id: orderId }: { _id: string }) =>
  (await admin.client.dispatch.candidates({ orderId })).search

describe('a waiting order', () => {
  // promise (rider): An order is offered to the nearest rider on duty first, with the time left to answer
  test('is offered to the nearest rider on duty alone, with a countdown', async () => {
    await twoOnDuty()
    const { isTold, close } = await connect(address, near.token)
    const order = await sendParcel(ada)
    await runRounds(app)
    const offer = await offerOf(near, order)
    expect(Offer.strict().parse(offer)).toMatchObject({ pickupKm: 0.5, pickupMinutes: expect.any(Number) })
    expect(offer?.secondsLeft).toBeLessThanOrEqual(30)
    expect(await isTold('offer_made', (made) => made.offer._id === order._id)).toMatchObject({
      offer: { number: order.number, until: offer?.until },
    })
    close()
    expect(await offerOf(far, order)).toBeUndefined()
    expect(await refusalOf(accept(far, order))).toMatchObject({ code: 'OFFER_GONE' })
    expect((await accept(near, order)).data).toMatchObject({
      status: 'assigned',
      rider: { name: 'Near Rider' },
    })
    expect((await accept(near, order)).data.status, 'twice').toBe('assigned')
    expect(await refusalOf(accept(far, order))).toMatchObject({ code: 'ILLEGAL_MOVE' })
  })

  // promise (rider): Who does not answer in time has the offer no more, and the next riders are asked
  test('goes on to the next riders when the time is over, then to all', async () => {
    await twoOnDuty()
    const late = await app.rider('Late Rider')
    await goOnDuty(app, late, north(20))
    const order = await sendParcel(ada)
    await runRounds(app)
    await passSeconds(app, order._id, 31)
    await runRounds(app)
    expect((await searchOf(order)).round, 'an answer on its way still counts').toBe(1)
    const { isTold, close } = await connect(address, near.token)
    await passSeconds(app, order._id, 2)
    await runRounds(app)
    expect(await isTold('offer_gone')).toEqual({ orderId: order._id, reason: 'timed_out' })
    close()
    expect(await offerOf(near, order)).toBeUndefined()
    expect((await offerOf(far, order))?.until).toBeDefined()
    expect(await refusalOf(accept(near, order))).toMatchObject({ code: 'OFFER_GONE' })
    await passSeconds(app, order._id, 33)
    await runRounds(app)
    expect(await searchOf(order)).toMatchObject({ isOpen: true, offered: 0 })
    for (const rider of [near, far, late]) expect((await offerOf(rider, order))?.until).toBeUndefined()
    expect((await accept(late, order)).data.rider?.name).toBe('Late Rider')
  })

  // promise (rider): Who could not answer because Ozi was away is asked again
  test('that ended while no round ran is offered to the same rider again', async () => {
    await twoOnDuty()
    const order = await sendParcel(ada)
    await runRounds(app)
    expect((await offerOf(near, order))?.until).toBeDefined()
    await passSeconds(app, order._id, 120)
    await runRounds(app)
    expect((await offerOf(near, order))?.until).toBeDefined()
  })

  // promise (rider): Two orders on one way are offered together, and each is taken by itself
  test('is offered together with another on the same way', async () => {
    const rider = await app.rider('On The Way')
    await goOnDuty(app, rider, north(0.2))
    const orders = [await sendParcel(ada), await sendParcel(ada, { receiverName: 'Her neighbour' })] as const
    // The app's own clock may have offered the first before the second was there: both begin anew, in one commit.
    await app.sql.begin(async (queries) => {
      const ids = orders.map(({ _id }) => _id)
      await queries`
        update order_searches set round = 0, next_round_at = now(), opened_at = null where order_id = any (${ids}::uuid[])`
      await queries`delete from rider_offers where order_id = any (${ids}::uuid[])`
    })
    await runRounds(app)
    const [one, other] = [await offerOf(rider, orders[0]), await offerOf(rider, orders[1])]
    expect(one).toMatchObject({ until: other?.until, together: [other?._id] })
    expect(other).toMatchObject({ together: [one?._id] })
    await decline(rider, orders[1])
    expect((await offerOf(rider, orders[0]))?.together, 'the other is declined').toBeUndefined()
    expect((await accept(rider, orders[0])).data.rider?.name).toBe('On The Way')
  })

  test('that is declined is offered to the next rider at once', async () => {
    await twoOnDuty()
    const order = await sendParcel(ada)
    await runRounds(app)
    await decline(near, order)
    await runRounds(app)
    expect((await offerOf(far, order))?.until).toBeDefined()
    await far.client.offers.setStatus({ online: false })
    await runRounds(app)
    expect(await searchOf(order)).toMatchObject({ isOpen: true })
    expect(await offerOf(near, order), 'declined for good').toBeUndefined()
  })

  test('that comes back is not offered to who gave it back', async () => {
    await twoOnDuty()
    const order = await sendParcel(ada)
    await runRounds(app)
    await accept(near, order)
    await move(near, order, 'created', { reason: 'Puncture' })
    await runRounds(app)
    expect((await offerOf(far, order))?.until).toBeDefined()
    const { riders } = await admin.client.dispatch.candidates({ orderId: order._id })
    expect(riders.find(({ _id }) => _id === near.user._id)?.hindrances).toEqual(['gave_back'])
  })

  test('has one winner of eight riders who reach for it at once', async () => {
    const riders = await Promise.all(Array.from({ length: 8 }, () => app.rider()))
    for (const rider of riders) await goOnDuty(app, rider, north(1))
    const order = await sendParcel(ada)
    await admin.client.dispatch.offer({ orderId: order._id, riderIds: riders.map(({ user }) => user._id) })
    const tries = Array.from({ length: 50 }, (_, at) => riders[at % riders.length] ?? near)
    const found = await outcomes(tries.map((rider) => accept(rider, order)))
    const [won] = await app.sql<{ rider_id: string }[]>`select rider_id from orders where _id = ${order._id}`
    const ofWinner = tries.filter(({ user }) => user._id === won?.rider_id).length
    expect(
      found.filter((each) => each === 'done'),
      'the winner’s own repeats',
    ).toHaveLength(ofWinner)
    expect(
      await app.sql`select from rider_offers where order_id = ${order._id} and answer = 'accepted'`,
    ).toHaveLength(1)
  })

  // promise (rider): Nobody is offered an order beyond the cash limit, or more orders than they may have
  test('is neither offered nor given to a rider beyond the cash limit', async () => {
    // Before the order: the app's own clock may offer it at once.
    await hold(app, near, LIMIT - 1)
    await goOnDuty(app, near, north(0.5))
    const order = await sendParcel(ada)
    await runRounds(app)
    expect((await near.client.offers.list()).cash).toEqual({ held: LIMIT - 1, limit: LIMIT })
    expect(await offerOf(near, order)).toBeUndefined()
    expect(await refusalOf(accept(near, order))).toMatchObject({ code: 'CASH_LIMIT' })
    const offering = admin.client.dispatch.offer({ orderId: order._id, riderIds: [near.user._id] })
    expect(await refusalOf(offering)).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { 'riderIds.0': expect.stringContaining('more cash') } },
    })
    await hold(app, near, 0)
    expect((await accept(near, order)).data.status).toBe('assigned')
  })
})

describe('staff', () => {
  // promise (staff): Of two dispatchers at one order, the second hears what the first did
  test('offer an order to riders they choose, and hear of a colleague', async () => {
    await twoOnDuty()
    const order = await sendParcel(ada)
    await runRounds(app)
    const { version } = await searchOf(order)
    const ask = (rider: Person) =>
      admin.client.dispatch.offer({ orderId: order._id, riderIds: [rider.user._id], version })
    const found = await outcomes([ask(far), ask(far)])
    expect(found.sort()).toEqual(['CHANGED_MEANWHILE', 'done'])
    expect(await refusalOf(ask(near))).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { current: { offered: 1, version: version + 1 } },
    })
    expect((await offerOf(far, order))?.until).toBeDefined()
    expect(await offerOf(near, order), 'withdrawn').toBeUndefined()
    const { data } = await admin.client.dispatch.offer({ orderId: order._id })
    expect(data).toMatchObject({ round: 0, offered: 0, isOpen: false })
    await runRounds(app)
    expect((await offerOf(near, order))?.until, 'the rounds begin again').toBeDefined()
  })

  test('cannot offer what waits for nobody, nor to who cannot have it', async () => {
    await goOnDuty(app, near)
    const own = await sendParcel(near)
    const fields = async (riderIds: string[]) =>
      (await refusalOf(admin.client.dispatch.offer({ orderId: own._id, riderIds }))).data
    expect(await fields([near.user._id, far.user._id])).toEqual({
      fields: {
        'riderIds.0': expect.stringContaining('customer'),
        'riderIds.1': expect.stringContaining('not on duty'),
      },
    })
    await move(admin, own, 'cancelled', { reason: 'Test' })
    const late = admin.client.dispatch.offer({ orderId: own._id })
    expect(await refusalOf(late)).toMatchObject({ code: 'ILLEGAL_MOVE' })
    expect(await refusalOf(searchOf(own))).toMatchObject({ code: 'ILLEGAL_MOVE' })
    const unknown = crypto.randomUUID()
    expect(await refusalOf(searchOf({ _id: unknown }))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refusalOf(admin.client.dispatch.offer({ orderId: unknown }))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  // promise (staff): For an order that waits, staff see who is near, who is free, and why not
  test('see who is near, who is free, and why not', async () => {
    const close = await app.rider('Close Rider')
    await goOnDuty(app, close, north(0.5))
    await goOnDuty(app, far, north(20))
    const order = await sendParcel(ada)
    await runRounds(app)
    await decline(close, order)
    const { riders } = await admin.client.dispatch.candidates({ orderId: order._id })
    const of = (rider: Person) => riders.find(({ _id }) => _id === rider.user._id)
    expect(of(close)).toMatchObject({ isOnline: true, pickupKm: 0.5, jobs: 0, hindrances: ['declined'] })
    expect(of(far)).toMatchObject({ pickupKm: 20.1, hindrances: ['too_far'] })
    await app.sql`update rider_duty set at = now() - interval '50 minutes' where rider_id = ${far.user._id}`
    const later = (await admin.client.dispatch.candidates({ orderId: order._id })).riders
    const old = later.find(({ _id }) => _id === far.user._id)
    expect(old, 'an old place is told with its time').toMatchObject({ pickupKm: 20.1, hindrances: [] })
    expect(Date.now() - Date.parse(old?.positionAt ?? '')).toBeGreaterThan(49 * 60_000)
    const others = riders.filter(({ isOnline }) => !isOnline)
    expect(new Set(others.map(({ hindrances }) => hindrances[0]))).toEqual(new Set(['off_duty']))
    const support = await app.staff('support')
    const seen = await support.client.dispatch.candidates({ orderId: order._id })
    expect(JSON.stringify(seen), 'who sees no cash').not.toContain('held')
  })

  // promise (staff): The board shows running orders by what needs somebody, with the deadline of each clock
  test('see on the board what needs somebody first', async () => {
    const shop = await app.vendor()
    const goods = await orderGoods(app, ada, shop)
    const waiting = await sendParcel(ada, { pickupLocation: egbu })
    const late = await sendParcel(ada)
    await move(admin, late, 'assigned', { riderId: far.user._id, reason: 'Test' })
    await app.sql`update orders set created_at = created_at - interval '2 hours' where _id = ${late._id}`
    await runRounds(app)
    const { rows, counts } = await admin.client.dispatch.board({})
    const of = ({ _id }: { _id: string }) => rows.find((row) => row._id === _id)
    for (const row of rows) DispatchRow.strict().parse(row)
    expect(of(goods)).toMatchObject({
      group: 'shop',
      deadline: { to: 'rejected' },
      vendorName: shop.user.name,
    })
    expect(of(waiting)).toMatchObject({
      group: 'no_rider',
      stage: 'waiting_for_rider',
      pickup: 'Egbu',
      ageMinutes: 0,
      lateMinutes: 0,
      deadline: { to: 'expired' },
      search: { isOpen: true },
    })
    expect(of(late)).toMatchObject({
      group: 'late',
      rider: { name: 'Far Rider' },
      deadline: { to: 'created' },
      pickupAt: ikenegbu.coordinates,
      dueAt: expect.any(String),
    })
    expect(of(goods)?.dueAt, 'nobody can carry it yet').toBeUndefined()
    expect(of(late)?.lateMinutes).toBeGreaterThan(30)
    const groups = [...new Set(rows.map(({ group }) => group))]
    expect(groups).toEqual(
      ['no_rider', 'late', 'shop', 'running', 'done'].filter((each) => groups.includes(each as 'late')),
    )
    expect(counts.no_rider).toBe(rows.filter(({ group }) => group === 'no_rider').length)
    const { data: counted } = await admin.client.overview.waiting()
    expect(counted, 'the overview counts alike').toMatchObject({
      no_rider: counts.no_rider,
      late: counts.late,
      shop: counts.shop,
    })
    const some = await admin.client.dispatch.board({ orders: [goods._id, crypto.randomUUID()] })
    expect(some.rows).toEqual([of(goods)])
  })

  test('hear which rows of the board have changed', async () => {
    await goOnDuty(app, near, north(0.5))
    const { isTold, close } = await connect(address, (await app.staff('support')).token)
    const order = await sendParcel(ada)
    const changed = () => isTold('dispatch_updated', ({ orderIds }) => orderIds.includes(order._id))
    await changed()
    close()
    const { isTold: isToldAgain, close: closeAgain } = await connect(address, admin.token)
    await runRounds(app)
    await decline(near, order)
    await isToldAgain('dispatch_updated', ({ orderIds }) => orderIds.includes(order._id))
    closeAgain()
  })
})

// promise (rider): A rider is told when they hold much cash, and when they may take no more
test('a rider hears once that the cash limit is near, and reached', async () => {
  const rider = await app.rider()
  const told = async () =>
    (
      await app.sql<{ kind: string }[]>`
        select kind from notification_deliveries where account_id = ${rider.user._id} and kind like 'cash%' order by _id`
    ).map(({ kind }) => kind)
  const deliver = async () => {
    const order = await sendParcel(ada)
    await carry(rider, ada, order, 'delivered')
    return order.fee
  }
  await hold(app, rider, 0.8 * LIMIT - 1)
  const fee = await deliver()
  await vi.waitFor(async () => expect(await told()).toEqual(['cash_near']), { timeout: 10_000 })
  await deliver()
  await hold(app, rider, LIMIT - fee)
  await deliver()
  await hold(app, rider, 0.8 * LIMIT - 1)
  await deliver()
  // Notifications are stored as they are sent, several at a time.
  const all = ['cash_limit', 'cash_near', 'cash_near']
  await vi.waitFor(async () => expect((await told()).toSorted()).toEqual(all), { timeout: 10_000 })
})

describe('the position of a rider on duty', () => {
  const here = () => ({ coordinates: north(1), accuracy: 12, at: new Date().toISOString() })
  const send = async (rider: Person) => (await rider.client.riderTracking.send({ locations: [here()] })).data
  const known = async (rider: Person) =>
    (await app.sql`select from rider_duty where rider_id = ${rider.user._id} and at is not null`).length

  // promise (rider): On duty without an order, only the latest position is kept, and only until duty ends
  test('is kept until duty ends or the consent is withdrawn, no trail of it', async () => {
    const rider = await app.rider()
    await rider.client.riderTracking.update({ isGiven: true })
    expect(await send(rider)).toEqual({ kept: 0, dropped: { noJob: 1 } })
    await rider.client.offers.setStatus({ online: true })
    expect(await send(rider)).toEqual({ kept: 1, dropped: {} })
    expect(await known(rider)).toBe(1)
    expect(await app.sql`select from rider_positions where rider_id = ${rider.user._id}`).toHaveLength(0)
    await rider.client.riderTracking.update({ isGiven: false })
    expect(await known(rider)).toBe(0)
    expect(await send(rider)).toEqual({ kept: 0, dropped: { noConsent: 1 } })
    await rider.client.riderTracking.update({ isGiven: true })
    await send(rider)
    await rider.client.offers.setStatus({ online: false })
    expect(await known(rider)).toBe(0)
  })

  test('is known from their job as well', async () => {
    const rider = await app.rider()
    await rider.client.riderTracking.update({ isGiven: true })
    await rider.client.offers.setStatus({ online: true })
    const order = await sendParcel(ada)
    await move(admin, order, 'assigned', { riderId: rider.user._id, reason: 'Test' })
    await send(rider)
    expect(await known(rider)).toBe(1)
  })

  test('is judged by the one before, also when the first job begins', async () => {
    const rider = await app.rider()
    await rider.client.riderTracking.update({ isGiven: true })
    await rider.client.offers.setStatus({ online: true })
    const at = (coordinates: [number, number]) => ({
      coordinates,
      accuracy: 10,
      at: new Date().toISOString(),
    })
    const send = async (coordinates: [number, number]) =>
      (await rider.client.riderTracking.send({ locations: [at(coordinates)] })).data
    expect(await send([7.03, 5.48])).toEqual({ kept: 1, dropped: {} })
    expect(await send([7.12, 5.48]), 'ten kilometres at once').toEqual({ kept: 0, dropped: { tooFast: 1 } })
    const order = await sendParcel(ada)
    await move(admin, order, 'assigned', { riderId: rider.user._id, reason: 'Near' })
    expect(await send([7.12, 5.48])).toEqual({ kept: 0, dropped: { tooFast: 1 } })
    expect(await send([7.0301, 5.48])).toEqual({ kept: 1, dropped: {} })
    await move(admin, order, 'cancelled', { reason: 'Test' })
    await rider.client.offers.setStatus({ online: false })
  })

  test('is forgotten when duty ends by itself', async () => {
    const rider = await app.rider()
    await goOnDuty(app, rider, north(1))
    const { isTold, close } = await connect(address, rider.token)
    await app.sql`update rider_duty set until = now() where rider_id = ${rider.user._id}`
    await app.parts.orders.rounds.run()
    expect(await isTold('rider_status')).toMatchObject({ status: { online: false } })
    close()
    expect(await known(rider)).toBe(0)
  })
})
