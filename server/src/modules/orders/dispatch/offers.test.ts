import { Offer } from '@ozi/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { refusalOf, startTestApp, type Person } from '../../../../test/app.ts'
import { futo, sendParcel } from '../../../../test/deliveries.ts'
import { move, orderGoods, outcomes } from '../../../../test/moves.ts'
import { connect, listen } from '../../../../test/sockets.ts'

const app = await startAppForFile()
const address = await listen(app)
const ada = await app.customer()
const admin = await app.admin()
const emeka = await app.rider('Emeka Obi')
const uche = await app.rider('Uche Ani')

const offered = async (rider: Person) => (await rider.client.offers.list()).offers
const numbers = async (rider: Person) => (await offered(rider)).map(({ number }) => number)

describe('what waits for a rider', () => {
  test('is offered with its way and money, without names, numbers and doors', async () => {
    const order = await sendParcel(ada)
    const offer = (await offered(emeka)).find(({ _id }) => _id === order._id)
    expect(Offer.strict().parse(offer)).toMatchObject({
      number: order.number,
      pickup: order.pickupLocation.placeName,
      dropoff: order.dropLocation.placeName,
      cash: order.fee,
      distanceKm: order.distanceKm,
    })
    const words = JSON.stringify(offer)
    for (const secret of [order.receiverName, order.phone, order.receiverAddress, order.pickupAddress]) {
      expect(words).not.toContain(secret)
    }
  })

  // promise (rider): Where the customer's words are no name on the map, the map's name stands beside them
  test('has the map’s name of a place that the customer calls otherwise', async () => {
    const dropLocation = { ...futo, placeName: 'The lodge with the red roof' }
    const order = await sendParcel(ada, { dropLocation })
    const offer = (await offered(emeka)).find(({ _id }) => _id === order._id)
    expect(offer).toMatchObject({
      dropoff: 'The lodge with the red roof',
      dropoffMapName: expect.stringContaining('Federal University'),
    })
    expect(offer).not.toHaveProperty('pickupMapName')
    const { data } = await admin.client.staffOrders.read({ id: order._id })
    expect(data.dropLocation.mapName).toBe(offer?.dropoffMapName)
    expect(data.transactions[0]?.description).toContain(`[map: ${offer?.dropoffMapName ?? ''}]`)
  })

  // promise (rider): A rider is not offered a parcel that is too big for their vehicle
  test('is for suitable vehicles alone, unless staff gives it to a rider', async () => {
    const usual = await sendParcel(ada)
    expect(usual.parcelSize).toBe('small')
    const order = await sendParcel(ada, { parcelSize: 'large' })
    const { _id: orderId } = order
    expect(await numbers(emeka)).not.toContain(order.number)
    expect(await refusalOf(emeka.client.offers.accept({ orderId }))).toMatchObject({
      code: 'VEHICLE_UNSUITABLE',
    })
    await app.sql`update riders set vehicle_type = 'sedan' where account_id = ${uche.user._id}`
    expect((await offered(uche)).find(({ _id }) => _id === orderId)?.parcelSize).toBe('large')
    await app.sql`update riders set vehicle_type = 'motorcycle' where account_id = ${uche.user._id}`
    const { riders } = await admin.client.dispatch.candidates({ orderId })
    expect(riders.find(({ _id }) => _id === emeka.user._id)?.hindrances).toContain('vehicle')
    onTestFinished(async () => void (await app.sql`delete from rider_duty`))
    await emeka.client.offers.setStatus({ online: true })
    const offering = admin.client.dispatch.offer({ orderId, riderIds: [emeka.user._id] })
    expect(await refusalOf(offering)).toMatchObject({
      data: { fields: { 'riderIds.0': expect.stringContaining('too big') } },
    })
    const toEmeka = { riderId: emeka.user._id, reason: 'He has a trailer today.' }
    expect((await move(admin, order, 'assigned', toEmeka)).rider?.name).toBe('Emeka Obi')
    for (const each of [usual, order]) await move(admin, each, 'cancelled', { reason: 'Test' })
  })

  test('is listed by how long it waits, and until somebody takes it', async () => {
    const [first, second] = [await sendParcel(ada), await sendParcel(ada)]
    const waiting = await numbers(emeka)
    expect(waiting.indexOf(first.number)).toBeLessThan(waiting.indexOf(second.number))
    const { data } = await emeka.client.offers.accept({ orderId: first._id })
    expect(data).toMatchObject({ status: 'assigned', rider: { name: 'Emeka Obi' } })
    expect(await numbers(uche)).not.toContain(first.number)
    expect(await numbers(uche)).toContain(second.number)
  })

  test('is a shop’s order only once the shop has accepted it', async () => {
    const shop = await app.vendor()
    const order = await orderGoods(app, ada, shop)
    expect(await numbers(emeka)).not.toContain(order.number)
    await move(shop, order, 'accepted')
    const offer = (await offered(emeka)).find(({ _id }) => _id === order._id)
    expect(offer).toMatchObject({ kind: 'shop', shopStatus: 'accepted', vendorName: shop.user.name })
  })
})

describe('a rider', () => {
  test('takes a few jobs and no more, also in parallel; staff may add others', async () => {
    const small = await startTestApp({ RIDER_JOBS_MAX: '3' })
    onTestFinished(() => small.stop())
    const [ada, admin] = [await small.customer(), await small.admin()]
    const eager = await small.rider('Eager Rider')
    const orders = await Promise.all(Array.from({ length: 5 }, () => sendParcel(ada)))
    const taken = await outcomes(orders.map(({ _id }) => eager.client.offers.accept({ orderId: _id })))
    expect(taken.toSorted()).toEqual([
      ...Array<string>(2).fill('TOO_MANY_JOBS'),
      ...Array<string>(3).fill('done'),
    ])
    const left = orders[taken.indexOf('TOO_MANY_JOBS')]
    const given = await move(admin, left ?? { _id: '' }, 'assigned', {
      riderId: eager.user._id,
      reason: 'On the way',
    })
    expect(given.rider?.name).toBe('Eager Rider')
  })

  test('who gave a job back learns nothing more of people and doors', async () => {
    const order = await sendParcel(ada)
    const rider = await app.rider()
    await move(rider, order, 'assigned')
    for (const _again of [1, 2]) {
      const seen = await move(rider, order, 'created', { reason: 'Puncture' })
      expect(seen).toMatchObject({ status: 'created', receiverName: '', phone: '', receiverAddress: '' })
      const words = JSON.stringify(seen)
      for (const secret of [order.receiverName, order.phone, order.pickupAddress, ada.user.mobileNumber]) {
        expect(words).not.toContain(secret)
      }
    }
  })
})

describe('a rider who is also a customer', () => {
  test('is neither offered nor given their own order', async () => {
    const order = await sendParcel(emeka)
    expect(await numbers(emeka)).not.toContain(order.number)
    expect(await numbers(uche)).toContain(order.number)
    const refusal = await refusalOf(emeka.client.offers.accept({ orderId: order._id }))
    expect(refusal).toMatchObject({ code: 'ILLEGAL_MOVE', data: { allowed: ['cancelled'] } })
    const assigning = move(admin, order, 'assigned', { riderId: emeka.user._id, reason: 'by phone' })
    expect(await refusalOf(assigning)).toMatchObject({ code: 'VALIDATION' })
  })
})

test('riders hear that something waits for them, and what it is they ask for', async () => {
  const { socket, orders, close } = await connect(address, uche.token)
  const news = new Promise<object>((resolve) => socket.once('offers_changed', resolve))
  await sendParcel(ada)
  expect(await news).toEqual({})
  expect(orders).toEqual([])
  close()
})

describe('duty', () => {
  // promise (rider): A rider says when they are on duty, and sees when duty ends by itself
  test('begins and ends as the rider says, and says when it ends by itself', async () => {
    const rider = await app.rider()
    const { offers } = rider.client
    expect((await offers.list()).status, 'who never decided').toEqual({ online: false })
    const { data: begun } = await offers.setStatus({ online: true })
    expect(begun).toEqual({ online: true, since: expect.any(String), until: expect.any(String) })
    expect((await offers.list()).status).toEqual(begun)
    const { data: again } = await offers.setStatus({ online: true })
    expect(again.since, 'on duty since the first time').toBe(begun.since)
    await app.sql`update rider_duty set until = now() - interval '1 s' where rider_id = ${rider.user._id}`
    expect((await offers.list()).status).toMatchObject({ online: false })
    const { data: ended } = await offers.setStatus({ online: false })
    expect(ended).toEqual({ online: false, since: expect.any(String) })
    expect((await offers.setStatus({ online: false })).data, 'twice').toEqual(ended)
  })

  // promise (everyone): Whoever a clock concerns is told before it ends something
  test('that soon ends by itself is told once for each end', async () => {
    const rider = await app.rider()
    const endIn = (minutes: number) => app.sql`
      update rider_duty set until = now() + ${`${minutes} minutes`}::interval where rider_id = ${rider.user._id}`
    const told = async () =>
      (
        await app.sql`
          select from notification_deliveries where account_id = ${rider.user._id} and kind = 'duty_ends'`
      ).length
    const run = async () => {
      await app.parts.orders.rounds.run()
      await app.parts.orders.rounds.run()
    }
    await rider.client.offers.setStatus({ online: true })
    await endIn(31)
    await run()
    expect(await told(), 'too early').toBe(0)
    await endIn(29)
    await run()
    await vi.waitFor(async () => expect(await told()).toBe(1), { timeout: 10_000 })
    const { data } = await rider.client.offers.setStatus({ online: true })
    expect(Date.parse(data.until ?? ''), 'stays on duty').toBeGreaterThan(Date.now() + 11 * 3_600_000)
    await endIn(20)
    await run()
    await vi.waitFor(async () => expect(await told()).toBe(2), { timeout: 10_000 })
    await rider.client.offers.setStatus({ online: false })
  })

  test('is told to all pages of the rider', async () => {
    const rider = await app.rider()
    const { isTold, close } = await connect(address, rider.token)
    const { data: status } = await rider.client.offers.setStatus({ online: true })
    expect(await isTold('rider_status')).toEqual({ status })
    close()
    await rider.client.offers.setStatus({ online: false })
  })

  test('that has ended leaves nothing to take on the screen', async () => {
    const order = await sendParcel(ada)
    expect(await numbers(uche)).toContain(order.number)
    await uche.client.offers.setStatus({ online: false })
    expect(await numbers(uche)).toEqual([])
    await app.sql`delete from rider_duty where rider_id = ${uche.user._id}`
  })
})

describe('an order that a rider declines', () => {
  const decline = (rider: Person, { _id: orderId }: { _id: string }) =>
    rider.client.offers.decline({ orderId, reason: 'too_far' })

  test('leaves this rider’s list alone, also when it is declined twice', async () => {
    const order = await sendParcel(ada)
    expect((await decline(emeka, order)).data).toEqual({ orderId: order._id })
    await decline(emeka, order)
    expect(await numbers(emeka)).not.toContain(order.number)
    expect(await numbers(uche)).toContain(order.number)
    expect(await app.sql`select reason from rider_offers where order_id = ${order._id}`).toEqual([
      { reason: 'too_far' },
    ])
  })

  test('must wait for a rider, and be somebody else’s', async () => {
    const order = await sendParcel(ada)
    await move(emeka, order, 'assigned')
    for (const rider of [emeka, uche]) {
      expect(await refusalOf(decline(rider, order))).toMatchObject({ code: 'OFFER_GONE' })
    }
    expect(await refusalOf(decline(emeka, await sendParcel(emeka)))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refusalOf(decline(emeka, { _id: crypto.randomUUID() }))).toMatchObject({ code: 'NOT_FOUND' })
  })
})
