import { expect, test } from 'vitest'
import type { Mail, Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import { carriedParcel, carry, move, orderGoods, ownView } from '../../../../test/moves.ts'

const app = await startAppForFile()
const admin = await app.admin()
const emeka = await app.rider('Emeka Obi')
const shop = await app.vendor()

/** Waits for this mail about the order. */
function mailOf(person: Person, order: { number: string }, ending: string): Promise<Mail> {
  return app.mailTo(person.user.email, ({ subject }) => subject === `Order ${order.number}: ${ending}`)
}

async function subjectsAbout(order: { number: string }): Promise<string[]> {
  const rows = await app.sql<{ subject: string }[]>`
    select subject from outbox_mails where subject like ${`Order ${order.number}%`} order by _id`
  return rows.map(({ subject }) => subject.replace(`Order ${order.number}: `, ''))
}

// promise (customer): An e-mail at each step
test('a customer is written to at each step, and never given a code', async () => {
  const ada = await app.customer({ firstName: 'Ada' })
  const order = await sendParcel(ada)
  const made = await mailOf(ada, order, 'Looking for a rider')
  const { trackToken, pickupCode, dropoffCode, returnCode } = await ownView(ada, order)
  for (const part of [
    'Hello Ada,',
    `From: ${order.pickupLocation.placeName}`,
    `To: ${order.dropLocation.placeName}`,
    new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN' }).format(order.fee),
    `/dashboard/orders/${order._id}`,
    `/track/${trackToken}`,
  ]) {
    expect(made.text).toContain(part)
  }
  await carry(emeka, ada, order, 'delivered')
  const done = await mailOf(ada, order, 'Delivered')
  expect(done.text, 'there is nothing to follow').not.toContain('/track/')
  for (const mail of [made, done, await mailOf(ada, order, 'Rider found')]) {
    expect(mail.text.replaceAll(/http\S+/g, '')).not.toMatch(
      new RegExp(`\\b(${pickupCode}|${dropoffCode}|${returnCode})\\b`),
    )
  }
  const arrival = await mailOf(ada, order, 'Rider at the dropoff')
  expect(arrival.text, 'where nobody has to wait').toContain('is waiting for the code.')
  await mailOf(ada, order, 'Picked up')
  await expect
    .poll(async () => (await subjectsAbout(order)).sort())
    .toEqual(
      [
        'Rider found',
        'Delivered',
        'On the way to dropoff',
        'Picked up',
        'Rider at the dropoff',
        'Rider at the pickup',
        'Rider on the way to pickup',
        'Looking for a rider',
      ].sort(),
    )
})

// promise (customer): An e-mail at each step
test('what goes wrong is written of, with its reason', async () => {
  const ada = await app.customer()
  const failed = await carriedParcel(emeka, ada, 'arrived_at_dropoff')
  await move(emeka, failed, 'delivery_failed', { reason: 'The gate was <locked>' })
  expect((await mailOf(ada, failed, 'Could not be delivered')).text).toContain('Why: The gate was <locked>')
  await move(admin, failed, 'returning', { reason: 'as agreed' })
  await mailOf(ada, failed, 'On the way back')
  const { returnCode } = await ownView(ada, failed)
  await move(emeka, failed, 'returned', { code: returnCode })
  await mailOf(ada, failed, 'Returned')
  const gone = await sendParcel(ada)
  await move(ada, gone, 'cancelled')
  await mailOf(ada, gone, 'Cancelled')
})

test("of a shop's order, the shop's answer is written of once", async () => {
  const ada = await app.customer()
  const accepted = await orderGoods(app, ada, shop)
  expect((await mailOf(ada, accepted, 'Waiting for the shop')).text).toContain(shop.user.name)
  await move(shop, accepted, 'accepted')
  const mail = await mailOf(ada, accepted, 'Accepted by the shop')
  expect(mail.text).toContain('2 × Ofe Owerri with pounded yam')
  const refused = await orderGoods(app, ada, shop)
  await move(shop, refused, 'rejected', { reason: 'The stew is finished.' })
  expect((await mailOf(ada, refused, 'The shop could not take it')).text).toContain('The stew is finished.')
  expect(await subjectsAbout(accepted)).toHaveLength(2)
  await move(shop, accepted, 'preparing')
  await mailOf(ada, accepted, 'Being prepared')
  await move(shop, accepted, 'ready_for_pickup')
  await mailOf(ada, accepted, 'Ready for the rider')
  expect(await subjectsAbout(accepted)).toHaveLength(4)
  expect(await subjectsAbout(refused)).toHaveLength(2)
})

test('a job that runs again writes no second mail', async () => {
  const ada = await app.customer()
  const order = await sendParcel(ada)
  await mailOf(ada, order, 'Looking for a rider')
  const rerun = app.sql`
    update pgboss.job set state = 'created', started_on = null, completed_on = null
    where name = 'notification-mail' and data ->> 'orderId' = ${order._id}`
  await expect
    .poll(
      async () =>
        (await app.sql`select from notification_deliveries where order_id = ${order._id} and status = 'sent'`)
          .length,
    )
    .toBe(1)
  await rerun
  const state = async () => {
    const [row] = await app.sql`
      select state from pgboss.job where name = 'notification-mail' and data ->> 'orderId' = ${order._id}`
    return row?.['state'] as string
  }
  await expect.poll(state, { timeout: 30_000 }).toBe('completed')
  expect(await subjectsAbout(order)).toEqual(['Looking for a rider'])
})

test('an order that was refused leaves no mail behind', async () => {
  const ada = await app.customer()
  const before = await app.sql`select from pgboss.job where name = 'notification-mail'`
  const order = await sendParcel(ada)
  await ada.client.orders.move({ id: order._id, to: 'delivered' }).catch(() => {})
  expect(await app.sql`select from pgboss.job where name = 'notification-mail'`).toHaveLength(
    before.length + 1,
  )
})
