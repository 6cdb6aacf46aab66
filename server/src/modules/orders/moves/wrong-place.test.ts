import { placeMessages, type AddressSuggestion, type Order } from '@ozi/contract'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { egbu, futo, ikenegbu, quoteFor, sendParcel, setTariff } from '../../../../test/deliveries.ts'
import { carry, move, outcomes, ownView } from '../../../../test/moves.ts'
import { transactionsOf } from '../../../../test/redeliveries.ts'
import { connect, listen } from '../../../../test/sockets.ts'

const app = await startAppForFile({ DROPOFF_WAIT_SECONDS: '600' })
const ada = await app.customer()
const admin = await app.admin()
const emeka = await app.rider('Emeka Obi')

/** At the door of a place near its pickup, under words that no map knows. */
let order: Order
const near = { ...ikenegbu, placeName: 'The lodge', coordinates: [7.0405, 5.4942] as [number, number] }
beforeEach(async () => {
  order = await sendParcel(ada, { dropLocation: near })
  await carry(emeka, ada, order, 'arrived_at_dropoff')
})

const reason = 'This is not the place.'
const sayWrong = (person = emeka) =>
  person.client.orders.move({ id: order._id, to: 'delivery_failed', isPlaceWrong: true, reason })
const quoteTo = async (dropoff: AddressSuggestion, person = ada) =>
  (await person.client.orders.quoteRedelivery({ id: order._id, dropoff })).data
const goTo = (quoteId: string, receiverAddress = 'Hostel C', person = ada) =>
  person.client.orders.move({
    id: order._id,
    to: 'enroute_to_dropoff',
    quoteId,
    receiverAddress,
    reason: 'Sorry!',
  })

// promise (rider): A rider at a wrong place says so without waiting, and goes on to the right one for its fare
test('a wrong place costs what the right one had cost, and is delivered', async () => {
  expect((await sayWrong()).data).toMatchObject({ status: 'delivery_failed', isPlaceWrong: true })
  const honest = await quoteFor(ada, { dropLocation: futo })
  const quote = await quoteTo(futo)
  expect(quote.total).toBeCloseTo(honest.total - order.fee, 2)
  expect(quote.distanceKm).toBe(honest.distanceKm)
  const { data: moved } = await goTo(quote._id)
  expect(moved).toMatchObject({
    status: 'enroute_to_dropoff',
    fee: honest.total,
    distanceKm: honest.distanceKm,
    dropLocation: futo,
    receiverAddress: 'Hostel C',
  })
  expect(moved).not.toHaveProperty('isPlaceWrong')
  expect(moved.events.at(-1)?.reason).toBe(`The right place: ${futo.placeName}. Sorry!`)
  const held = async () => (await emeka.client.cash.ofRider({})).cash.held
  const before = await held()
  await move(emeka, order, 'arrived_at_dropoff')
  await move(emeka, order, 'delivered', { code: (await ownView(ada, order)).dropoffCode })
  expect((await held()) - before).toBeCloseTo(honest.total, 2)
  const { entries } = await emeka.client.cash.ofRider({})
  expect(entries[0]?.order).toMatchObject({ isRedelivery: true, isToRightPlace: true })
  expect(await transactionsOf(admin, order)).toMatchObject([
    { amount: order.fee, status: 'success' },
    { amount: quote.total, status: 'success', description: expect.stringMatching(/^Right place: /) },
  ])
})

test('everybody who sees the order hears at once that its place is wrong', async () => {
  const address = await listen(app)
  const listeners = await Promise.all([ada, admin].map(({ token }) => connect(address, token)))
  await sayWrong()
  for (const { hears, close } of listeners) {
    expect(await hears(order, 'delivery_failed')).toMatchObject({ isPlaceWrong: true })
    close()
  }
})

test('only its rider and the staff say so, once, and at the door', async () => {
  const stranger = await app.rider('Uche Ani')
  expect(await refusalOf(sayWrong(stranger))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await refusalOf(sayWrong(ada))).toMatchObject({ code: 'ILLEGAL_MOVE' })
  const early = { id: order._id, to: 'delivery_failed' as const, reason }
  expect(await refusalOf(emeka.client.orders.move(early))).toMatchObject({ code: 'WAIT_LONGER' })
  await sayWrong(admin)
  expect(await refusalOf(sayWrong())).toMatchObject({ code: 'ILLEGAL_MOVE' })
  const delivered = { id: order._id, to: 'delivered' as const, code: '1234' }
  expect(await refusalOf(emeka.client.orders.move(delivered))).toMatchObject({ code: 'ILLEGAL_MOVE' })
  const elsewhere = { id: order._id, to: 'returning' as const, reason, isPlaceWrong: true }
  expect(await refusalOf(admin.client.orders.move(elsewhere))).toMatchObject({ code: 'VALIDATION' })
})

test('an order whose place is wrong is quoted with the right one alone', async () => {
  const asked = (dropoff?: AddressSuggestion, person = ada) =>
    refusalOf(person.client.orders.quoteRedelivery({ id: order._id, ...(dropoff ? { dropoff } : {}) }))
  expect(await asked(futo)).toMatchObject({ code: 'ILLEGAL_MOVE' })
  await sayWrong()
  expect(await asked()).toMatchObject({ data: { fields: { dropoff: placeMessages.rightPlaceMissing } } })
  expect(await asked({ ...near, placeName: 'FUTO gate' })).toMatchObject({
    data: { fields: { 'dropoff.placeName': placeMessages.elsewhere } },
  })
  expect(await asked(futo, await app.customer())).toMatchObject({ code: 'NOT_FOUND' })
  const { _id } = await quoteTo(egbu)
  expect(await refusalOf(goTo(_id, 'FUTO, Hostel C'))).toMatchObject({
    data: { fields: { receiverAddress: placeMessages.landmarkElsewhere } },
  })
  expect(await refusalOf(goTo((await quoteFor(ada))._id))).toMatchObject({ code: 'NOT_FOUND' })
  expect((await ownView(ada, order)).dropLocation.placeName).toBe('The lodge')
})

test('a place that is no farther costs nothing more', async () => {
  await sayWrong()
  const { _id, total } = await quoteTo(near)
  expect(total).toBe(0)
  expect((await goTo(_id)).data.fee).toBe(order.fee)
})

test('the order’s own tariff counts, even if another is in force', async () => {
  const honest = await quoteFor(ada, { dropLocation: egbu })
  await sayWrong()
  await setTariff(app.sql, { pricePerKmKobo: 99_999 })
  expect((await quoteTo(egbu)).total).toBeCloseTo(honest.total - order.fee, 2)
})

test('of two places accepted at once, one becomes the order’s', async () => {
  await sayWrong()
  const [first, second] = [await quoteTo(egbu), await quoteTo(futo)]
  expect((await outcomes([goTo(first._id), goTo(second._id)])).sort()).toEqual(['ILLEGAL_MOVE', 'done'])
  const { fee, dropLocation } = await ownView(ada, order)
  const taken = dropLocation.placeName === egbu.placeName ? first : second
  expect(fee).toBeCloseTo(order.fee + taken.total, 2)
})

test('a quote from before another wrong place is made anew', async () => {
  await sayWrong()
  const [first, old] = [await quoteTo(egbu), await quoteTo(futo)]
  await goTo(first._id)
  await move(emeka, order, 'arrived_at_dropoff')
  await sayWrong()
  const refusal = await refusalOf(goTo(old._id))
  expect(refusal).toMatchObject({ code: 'FEE_CHANGED' })
  const { quote } = refusal.data as { quote: { _id: string; total: number } }
  expect(first.total + quote.total).toBeCloseTo(old.total, 2)
  expect((await goTo(quote._id)).data.fee).toBeCloseTo(order.fee + old.total, 2)
})

test('the staff give the right place for the customer, and it is audited', async () => {
  await sayWrong()
  const { _id, total } = await quoteTo(egbu, admin)
  expect((await goTo(_id, '', admin)).data.dropLocation).toEqual(egbu)
  const { lines } = await admin.client.audit.list({ limit: 1 })
  expect(lines[0]).toMatchObject({
    action: 'order.move',
    after: { status: 'enroute_to_dropoff', redeliveryFee: total, dropoff: egbu.placeName },
  })
})

test('nobody pays if it is brought back instead', async () => {
  await sayWrong()
  const moved = await move(admin, order, 'returning', { reason: 'No answer.' })
  expect(moved).not.toHaveProperty('isPlaceWrong')
  await move(emeka, order, 'returned', { code: (await ownView(ada, order)).returnCode ?? '' })
  expect(await transactionsOf(admin, order)).toMatchObject([{ status: 'failed' }])
})
