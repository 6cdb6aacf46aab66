import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { orderGoods, ownView, statusesOf } from '../../../test/moves.ts'
import { startPushService, type TestPushService } from '../../../test/push-service.ts'

let app: TestApp
let service: TestPushService
let publicKey = ''
beforeAll(async () => {
  app = await startTestApp({ PUSH_TO_LOOPBACK: 'true', SHOP_ANSWER_MINUTES: '12' })
  service = await startPushService(() => publicKey)
})
afterAll(async () => {
  await app.stop()
  await service.stop()
})

async function subscribe({ client }: Person, browser: string): Promise<void> {
  const { data } = await client.notifications.subscribe({ ...service.subscription(browser), language: 'en' })
  publicKey = data.publicKey
}

/** The titles pushed to a browser, in the order of the alphabet: two at once may overtake each other. */
const titlesTo = (browser: string): string[] =>
  service.pushes.flatMap((push) => (push.browser === browser ? push.payload.title : [])).toSorted()

// promise (shop): A shop is told when ten and five minutes are left, and when it has missed an order
test('a shop that does not answer is told twice, and everybody of the end', async () => {
  const [ada, shop, admin] = [
    await app.customer(),
    await app.vendor({ shopName: 'Mama Uju' }),
    await app.admin(),
  ]
  await subscribe(ada, 'customer')
  await subscribe(shop, 'shop')
  await subscribe(admin, 'office')
  const order = await orderGoods(app, ada, shop)
  const runAfter = (minutes: number) => app.parts.orders.runClock(new Date(Date.now() + minutes * 60_000))
  for (const minutes of [1, 2.5, 3, 7.5, 8]) await runAfter(minutes)
  const reminders = [`10 minutes left, order ${order.number}`, `5 minutes left, order ${order.number}`]
  await vi.waitFor(() => expect(titlesTo('shop')).toEqual(reminders), { timeout: 10_000 })
  expect(await statusesOf(ada, order)).toEqual(['placed', 'placed'])

  for (const minutes of [12.1, 13]) await runAfter(minutes)
  await vi.waitFor(
    () => {
      expect(titlesTo('shop')).toEqual([...reminders, `Order ${order.number} was missed`])
      expect(titlesTo('customer')).toEqual([`The shop could not take it, order ${order.number}`])
      expect(titlesTo('office')).toEqual([
        `Mama Uju did not answer, order ${order.number}`,
        `Mama Uju does not answer, order ${order.number}`,
      ])
    },
    { timeout: 10_000 },
  )
  await app.mailTo(ada.user.email, ({ subject }) => subject.includes(order.number))
  expect((await ownView(ada, order)).events.at(-1)).toMatchObject({ to: 'rejected', by: 'clock' })

  const { days } = await shop.client.orders.salesOfVendor()
  expect(days).toMatchObject([{ missed: 1, refused: 0, orders: 0 }])
  const { orders } = await shop.client.orders.listOfVendor({ filter: 'cancelled' })
  expect(orders).toMatchObject([{ number: order.number, status: 'rejected' }])
})
