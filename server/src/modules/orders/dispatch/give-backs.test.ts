import { GIVE_BACKS } from '@ozi/contract'
import { expect, test, vi } from 'vitest'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import { move } from '../../../../test/moves.ts'

const app = await startAppForFile()
const ada = await app.customer()
const admin = await app.admin()

async function giveBack(rider: Person, by = rider) {
  const order = await sendParcel(ada)
  await move(admin, order, 'assigned', { riderId: rider.user._id, reason: 'He is near' })
  await move(by, order, 'created', { reason: 'A flat tyre' })
  return order
}
const dutyOf = async (rider: Person) => (await rider.client.offers.list()).status
const notifications = () => app.sql`select from notification_deliveries where kind = 'staff_gave_back'`

// promise (staff): A rider who gives three jobs back within an hour goes off duty, and the office sees why
test('three jobs given back within an hour end the duty, and staff see why', async () => {
  const rider = await app.rider()
  await rider.client.offers.setStatus({ online: true })
  for (let times = 1; times < GIVE_BACKS.max; times++) await giveBack(rider)
  await giveBack(rider, admin)
  expect(await dutyOf(rider)).toMatchObject({ online: true })
  expect(await notifications()).toHaveLength(0)
  await giveBack(rider)
  expect(await dutyOf(rider)).toMatchObject({ online: false, endedBy: 'gave_back_often' })
  await vi.waitFor(async () => expect(await notifications()).not.toHaveLength(0), { timeout: 10_000 })
  const { riders } = await admin.client.riders.list({ search: rider.user.email })
  expect(riders[0]?.work).toMatchObject({ isOnDuty: false, dutyEndedBy: 'gave_back_often' })
  const waiting = await sendParcel(ada)
  const candidates = (await admin.client.dispatch.candidates({ orderId: waiting._id })).riders
  expect(candidates.find(({ _id }) => _id === rider.user._id)?.hindrances).toContain('gave_back_often')

  await rider.client.offers.setStatus({ online: true })
  expect(await dutyOf(rider)).not.toHaveProperty('endedBy')
})

test('jobs given back more than an hour ago are not counted', async () => {
  const rider = await app.rider()
  for (let times = 1; times < GIVE_BACKS.max; times++) await giveBack(rider)
  await app.sql.begin(async (sql) => {
    await sql`alter table order_events disable trigger order_events_append_only`
    await sql`update order_events set at = at - interval '61 minutes' where actor_id = ${rider.user._id}`
    await sql`alter table order_events enable trigger order_events_append_only`
  })
  await giveBack(rider)
  expect(await dutyOf(rider)).not.toHaveProperty('endedBy')
})

// promise (rider): Off duty, a rider takes no job
test('a rider who went off duty takes no order that they know of', async () => {
  await app.sql`delete from rider_duty`
  const rider = await app.rider()
  const { _id: orderId } = await sendParcel(ada)
  await rider.client.offers.setStatus({ online: false })
  expect(await refusalOf(rider.client.offers.accept({ orderId }))).toMatchObject({ code: 'OFF_DUTY' })
  await app.sql`delete from rider_duty`
  expect((await rider.client.offers.accept({ orderId })).data.status).toBe('assigned')
})
