import { expect, test } from 'vitest'
import { refusalOf } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { parcel, quoteFor, sendParcel } from '../../../../test/deliveries.ts'
import { move } from '../../../../test/moves.ts'

const app = await startAppForFile()
const admin = await app.admin()
const ada = await app.customer()

const nobodyNew = { name: 'Ngozi Caller', mobileNumber: '0806 111 2233' }

async function placeForCaller() {
  const { _id: quoteId, total: fee } = await quoteFor(admin)
  const body = { ...parcel, quoteId, fee, customer: nobodyNew }
  return (await admin.client.staffOrders.placeDelivery({ headers: {}, body })).data
}
const lookUp = async ({ _id }: { _id: string }, person = admin) =>
  (await person.client.staffOrders.lookUpCodes({ id: _id })).data

// promise (staff): Staff read a caller the hand-over codes; each look is in the audit log
test('staff read a caller the hand-over codes and the link', async () => {
  const order = await placeForCaller()
  const emeka = await app.rider()
  const { pickupCode, dropoffCode, trackToken } = await lookUp(order, await app.staff('support'))
  expect((await app.client().orders.track({ token: trackToken })).data.number).toBe(order.number)
  await move(emeka, order, 'assigned')
  await move(emeka, order, 'enroute_to_pickup')
  await move(emeka, order, 'arrived_at_pickup')
  await move(emeka, order, 'picked_up', { code: pickupCode })
  await move(emeka, order, 'enroute_to_dropoff')
  await move(emeka, order, 'arrived_at_dropoff')
  expect(await move(emeka, order, 'delivered', { code: dropoffCode })).toMatchObject({ status: 'delivered' })
  expect(await refusalOf(lookUp(order)), 'of no use any more').toMatchObject({ code: 'FORBIDDEN' })
})

// promise (staff): Staff read a caller the hand-over codes; each look is in the audit log
test('each look at the codes is in the audit log, which holds none of them', async () => {
  const order = await placeForCaller()
  const codes = await lookUp(order)
  await lookUp(order)
  const { lines } = await admin.client.audit.list({ action: 'order.codes', search: order.number })
  expect(lines.map(({ actor, subject }) => [actor._id, subject._id])).toEqual([
    [admin.user._id, order._id],
    [admin.user._id, order._id],
  ])
  for (const code of Object.values(codes)) expect(JSON.stringify(lines)).not.toContain(`"${code}"`)
})

// promise (staff): Staff read a caller the hand-over codes; each look is in the audit log
test('the codes of customers who ordered by themselves are refused to staff', async () => {
  const own = await sendParcel(ada)
  expect(await refusalOf(lookUp(own))).toMatchObject({
    code: 'FORBIDDEN',
    message: expect.stringContaining('own account'),
  })
  const order = await placeForCaller()
  for (const person of [ada, await app.rider(), await app.vendor(), await app.staff('finance')]) {
    expect(await refusalOf(lookUp(order, person))).toMatchObject({ code: 'FORBIDDEN' })
  }
  expect(await refusalOf(lookUp({ _id: '00000000-0000-4000-8000-000000000000' }))).toMatchObject({
    code: 'NOT_FOUND',
  })
  const { lines } = await admin.client.audit.list({ action: 'order.codes', search: order.number })
  expect(lines, 'nothing was looked at').toEqual([])
})
