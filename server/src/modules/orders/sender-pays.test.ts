import { describe, expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { cashOf, hold } from '../../../test/cash.ts'
import { quoteFor, sendParcel } from '../../../test/deliveries.ts'
import { carry, move, ownView, redeliveryQuote, transactionOf } from '../../../test/moves.ts'

const LIMIT = 100_000

const app = await startAppForFile({ RIDER_CASH_LIMIT: String(LIMIT) })
const [ada, admin] = await Promise.all([app.customer(), app.admin()])
const fee: number = (await quoteFor(ada)).total

const sentByPayer = (customer = ada) => sendParcel(customer, { payer: 'sender' })
const owedBy = ({ user }: Person) => app.parts.ledger.balance(app.sql, 'customer', user._id)
const refunds = () => app.parts.ledger.balance(app.sql, 'refunds')
const revenue = async () => {
  const { totalRevenue, confirmedRevenue } = await admin.client.overview.statistics()
  return { totalRevenue, confirmedRevenue }
}
const staffView = async ({ _id }: { _id: string }) => (await admin.client.staffOrders.read({ id: _id })).data

// promise (customer): The sender can pay for a parcel in cash at the pickup
test('the rider has the cash of the sender from the pickup on', async () => {
  const rider = await app.rider()
  const order = await sentByPayer()
  expect(order).toMatchObject({ fee, cashAtPickup: fee, cashToCollect: 0 })
  const offered = (await rider.client.offers.list()).offers.find(({ _id }) => _id === order._id)
  expect(offered).toMatchObject({ cash: fee, isPaidAtPickup: true })
  await carry(rider, ada, order, 'arrived_at_pickup')
  expect((await cashOf(admin, rider)).held).toBe(0)
  await carry(rider, ada, order, 'picked_up')
  expect((await cashOf(admin, rider)).held).toBe(fee)
  expect((await transactionOf(admin, order))?.status).toBe('success')
  expect(await owedBy(ada)).toBe(0)
  await carry(rider, ada, order, 'delivered')
  expect([(await cashOf(admin, rider)).held, await owedBy(ada)]).toEqual([fee, 0])
})

test('the cash of a picked up parcel counts once to the limit', async () => {
  const rider = await app.rider()
  await hold(app, rider, LIMIT - 2 * fee)
  await carry(rider, ada, await sentByPayer(), 'picked_up')
  const another = await sendParcel(ada)
  expect((await carry(rider, ada, another, 'assigned')).status).toBe('assigned')
  expect(await refusalOf(carry(rider, ada, await sendParcel(ada), 'assigned'))).toMatchObject({
    code: 'CASH_LIMIT',
  })
})

test('the fee of another try is paid at the door', async () => {
  const rider = await app.rider()
  const order = await sentByPayer()
  await carry(rider, ada, order, 'arrived_at_dropoff')
  await move(admin, order, 'delivery_failed', { reason: 'Nobody there' })
  const { _id: quoteId, total } = await redeliveryQuote(ada, order)
  await move(ada, order, 'enroute_to_dropoff', { quoteId })
  const view = await ownView(ada, order)
  expect(view).toMatchObject({ cashAtPickup: fee, cashToCollect: total, fee: fee + total })
  await carry(rider, ada, order, 'delivered')
  expect((await cashOf(admin, rider)).held).toBe(fee + total)
})

test('only cash has a payer', async () => {
  const refused = await refusalOf(sendParcel(ada, { payer: 'sender', paymentMethod: 'Paystack' }))
  expect(refused).toMatchObject({ code: 'VALIDATION', data: { fields: { payer: expect.any(String) } } })
})

// promise (customer): By its link people see whether something is to be paid at the door
test('the link says what is paid at the door', async () => {
  const tracked = async (order: { _id: string }) => {
    const { trackToken: token = '' } = await ownView(ada, order)
    const { cashAtPickup, cashAtDoor } = (await app.client().orders.track({ token })).data
    return { cashAtPickup, cashAtDoor }
  }
  expect(await tracked(await sendParcel(ada))).toEqual({ cashAtDoor: fee })
  expect(await tracked(await sentByPayer())).toEqual({ cashAtPickup: fee, cashAtDoor: 0 })
})

describe('a parcel that comes back', () => {
  // promise (customer): What was paid at the pickup of a parcel that comes back is owed to its customer
  test('leaves cash that is owed until the office pays it back', async () => {
    const before = await revenue()
    const [rider, bola] = await Promise.all([app.rider(), app.customer()])
    const order = await sentByPayer(bola)
    await carry(rider, bola, order, 'picked_up')
    await move(admin, order, 'returning', { reason: 'Nobody lives there' })
    await move(rider, order, 'returned', { code: (await ownView(bola, order)).returnCode })
    expect((await transactionOf(admin, order))?.status, 'no revenue').toBe('failed')
    expect((await cashOf(admin, rider)).held, 'the rider still has the cash').toBe(fee)
    expect([await owedBy(bola), await refunds()], 'to be paid back').toEqual([0, -fee * 100])
    expect(await revenue(), 'no revenue').toEqual(before)
    expect((await staffView(order)).owedBack).toBe(fee)

    const pay = () => admin.client.staffOrders.payBackCash({ id: order._id, reason: 'Fetched at the office' })
    expect((await pay()).data.owedBack).toBeUndefined()
    await pay()
    expect(await refunds(), 'once').toBe(0)
    expect(await revenue()).toEqual(before)
  })

  test('is paid back by staff who may refund, and only if something is owed', async () => {
    const order = await sentByPayer()
    const body = { id: order._id, reason: 'Asked' }
    const support = await app.staff('support')
    expect(await refusalOf(support.client.staffOrders.payBackCash(body))).toMatchObject({ code: 'FORBIDDEN' })
    expect(await refusalOf(admin.client.staffOrders.payBackCash(body))).toMatchObject({
      code: 'NOTHING_OWED',
    })
  })
})
