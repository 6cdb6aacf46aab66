import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './helpers/journey.ts'
import { moveByApi, readOrder, someCustomer, test, WAY } from './helpers/rides.ts'
import { untilKept } from './helpers/worker.ts'

test.use({ serviceWorkers: 'allow' })

const RIDER = 'emeka@demo.ozi.local'

interface Seen {
  readonly status: string
  readonly pickupCode: string
  readonly events: readonly { to: string; by: string; photo?: object }[]
}

// promise (rider): The day's jobs open without a network; steps and photos are sent once, in order
// promise (rider): What the office did with a job meanwhile is said with what to do, and no step is lost in silence
test('a rider works an hour without a network, and all arrives once', async ({ pageOf, ozi }) => {
  const customer = await someCustomer(ozi, ['through the tunnel', 'no more wanted'])
  const [order, unwanted] = customer.orders
  if (!order || !unwanted) throw new Error('there is no order')
  const read = async () => (await readOrder(ozi.url, customer.token, order._id)) as unknown as Seen
  const { pickupCode } = await read()
  const jobOn = (on: Page, { number } = order) =>
    on.getByRole('article').filter({ hasText: number }).getByRole('link')
  const page = await pageOf(RIDER)
  await moveByApi(ozi.url, order._id, WAY.slice(0, 3))
  await moveByApi(ozi.url, unwanted._id, ['assigned'])
  await page.goto('/rider')
  await expect(page.getByText(order.number)).toBeVisible()
  await untilKept(page)
  await expect
    .poll(() =>
      page.evaluate(
        (ids) => ids.every((id) => localStorage.getItem('kept-answers')?.includes(`{"id":"${id}"}`)),
        [order._id, unwanted._id],
      ),
    )
    .toBe(true)

  const context = page.context()
  await context.setOffline(true)
  await jobOn(page).click()
  await page.getByRole('button', { name: 'Enter the pickup code' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(pickupCode)
  await expect(page.getByRole('heading', { name: 'Kept on your phone' })).toBeVisible()
  await page.getByRole('button', { name: 'Start for the dropoff' }).click()
  await page.getByRole('button', { name: 'I am at the dropoff' }).click()
  await page.close()

  const phone = await context.newPage()
  await phone.goto('/rider')
  await expect(phone.getByText('Not sent yet')).toBeVisible()
  await jobOn(phone).click()
  await phone.getByRole('button', { name: 'Enter the dropoff code' }).click()
  await phone.getByRole('button', { name: 'They cannot say the code' }).click()
  const drawn = sharp({ create: { width: 300, height: 400, channels: 3, background: '#1d4e89' } })
  const photo = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await drawn.jpeg().toBuffer() }
  await phone.locator('input[type=file]').setInputFiles(photo)
  await phone.getByRole('button', { name: 'Hand over with this photo' }).click()
  await expect(phone.getByText('Steps that wait for the network: 4')).toBeVisible()
  await expect(phone.getByRole('link', { name: /^Call / }).first()).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('Steps that wait for the network: 4')).toBeVisible()

  await context.setOffline(false)
  await expect(phone.getByText('Steps that wait for the network: 4')).toHaveCount(0)
  await expect.poll(async () => (await read()).status).toBe('delivered')
  const { events } = await read()
  expect(events.slice(4).map(({ to, by }) => [to, by])).toEqual([
    ['picked_up', 'rider'],
    ['enroute_to_dropoff', 'rider'],
    ['arrived_at_dropoff', 'rider'],
    ['delivered', 'rider'],
  ])
  expect(events.at(-1)?.photo).toBeDefined()

  await context.setOffline(true)
  await phone.goto('/rider')
  await jobOn(phone, unwanted).click()
  await phone.getByRole('button', { name: 'Start for the pickup' }).click()
  await expect(phone.getByRole('heading', { name: 'Kept on your phone' })).toBeVisible()
  await moveByApi(ozi.url, unwanted._id, ['cancelled'])
  await context.setOffline(false)
  await expect(phone.getByText('The order was cancelled.')).toBeVisible()
  await expect(phone.getByText('These steps were not taken: Rider on the way to pickup.')).toBeVisible()
  await expect(phone.getByText(/call the office now/)).toBeVisible()
  await phone.getByRole('button', { name: 'I understand' }).click()
  await expect(phone.getByText(/^These steps were not taken/)).toHaveCount(0)
})
