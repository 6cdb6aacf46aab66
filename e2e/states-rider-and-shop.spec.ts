import type { Route } from '@playwright/test'
import { expect, expectAccessible } from './helpers/journey.ts'
import { clearOffers, moveByApi, orderTwo, someCustomer, test, WAY } from './helpers/rides.ts'
import { NKECHI, putOnShelf, takeOffShelf } from './helpers/shop.ts'
import { byNight, listed, lookAt, press, refused, walkStates } from './helpers/states.ts'

const RIDER = 'emeka@demo.ozi.local'
const OVERTAKEN = {
  status: 409,
  json: { message: 'It has moved on.', code: 'ILLEGAL_MOVE', data: { allowed: [] } },
}

/** The server's answer, but with an hour for the rider to wait. */
const waitsLong = async (route: Route) => {
  const response = await route.fetch()
  const { data } = (await response.json()) as { data: object }
  const waitsUntil = new Date(Date.now() + 3_600_000).toISOString()
  await route.fulfill({ response, json: { data: { ...data, waitsUntil } } })
}

// promise (rider): axe finds nothing on the pages of riders and shops, in any state
test('a rider’s pages are readable by everyone in the dark, whatever becomes of them', async ({
  pageOf,
  ozi,
}) => {
  test.slow()
  const { orders } = await someCustomer(ozi, ['given by night', 'carried by night'])
  const [given, carried] = orders
  if (!given || !carried) throw new Error('there are no orders')
  await moveByApi(ozi.url, given._id, WAY.slice(0, 1))
  await moveByApi(ozi.url, carried._id, WAY.slice(0, 6))
  const page = await pageOf(RIDER)
  await walkStates(page, listed('/rider', /v1\/rider\/orders/, 'orders', 'You have no job right now'))
  await walkStates(page, {
    path: '/rider/offers',
    call: /v1\/rider\/offers/,
    empty: { json: { offers: [] }, says: 'Nothing is waiting' },
  })
  await walkStates(page, listed('/rider/done', /v1\/rider\/orders/, 'orders', 'Nothing done yet'))
  await walkStates(page, { path: `/rider/jobs/${given._id}`, call: /v1\/orders\/[\da-f-]+$/, empty: null })

  await byNight(page)
  await page.route(`**/orders/${carried._id}`, waitsLong)
  await page.goto(`/rider/jobs/${carried._id}`)
  await expect(page.getByText('Wait until')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Could not deliver' })).toBeDisabled()
  await expectAccessible(page)
  await page.unroute(`**/orders/${carried._id}`)
  await page.goto(`/rider/jobs/${carried._id}`)
  await lookAt(page, async () => {
    await press(page, 'Enter the dropoff code')
    await page.getByRole('textbox', { name: 'Code' }).fill('1')
    await press(page, 'Handed over')
  })
  await lookAt(page, async () => {
    await press(page, 'Could not deliver')
    await page.getByRole('dialog').getByRole('button', { name: 'Could not deliver' }).click()
  })
  await page.goto(`/rider/jobs/${given._id}`)
  await lookAt(page, () => press(page, 'Give this job back'))
  await page.route('**/moves', (route) => route.fulfill(OVERTAKEN))
  await lookAt(page, () => press(page, 'Start for the pickup'))
  await lookAt(page, () => press(page, 'Menu'))
  await moveByApi(ozi.url, given._id, ['cancelled'])
  await moveByApi(ozi.url, carried._id, ['delivered'])
})

// promise (rider): axe finds nothing on the pages of riders and shops, in any state
test('what a rider wanted and may not take is readable by everyone in the dark', async ({ pageOf, ozi }) => {
  await clearOffers(ozi.url)
  const { orders } = await someCustomer(ozi, ['wanted by night'])
  const [wanted] = orders
  if (!wanted) throw new Error('there is no order')
  const page = await pageOf(RIDER)
  await byNight(page)
  await page.goto('/rider/offers')
  const offer = page.getByRole('article', { name: wanted.number })
  const take = () => offer.getByRole('button', { name: 'Take this job' }).click()
  await page.route('**/accept', (route) => route.fulfill(OVERTAKEN))
  await lookAt(page, take)
  await page.unroute('**/accept')
  await page.route('**/accept', refused)
  await take()
  await expect(offer.getByRole('alert')).toContainText('Too many tries. Please wait.')
  await expectAccessible(page)
  await moveByApi(ozi.url, wanted._id, ['cancelled'])
})

// promise (rider): axe finds nothing on the pages of riders and shops, in any state
test('a shop’s pages are readable by everyone in the dark, whatever becomes of them', async ({
  pageOf,
  ozi,
}) => {
  test.slow()
  const item = await putOnShelf(ozi.url, 'Okazi by night')
  const customer = await someCustomer(ozi, [])
  const made = await orderTwo(ozi.url, customer.token, item._id)
  const page = await pageOf(NKECHI)
  await walkStates(page, listed('/vendor', /v1\/vendor\/orders/, 'orders', 'Nothing to do right now'))
  await walkStates(page, { path: `/vendor/orders/${made._id}`, call: /v1\/orders\/[\da-f-]+$/, empty: null })
  await walkStates(page, listed('/vendor/items', /v1\/vendor\/items/, 'items', 'No items yet.'))

  await byNight(page)
  await page.goto(`/vendor/orders/${made._id}`)
  await expect(page.getByRole('heading', { name: 'What to prepare' })).toBeVisible()
  await expectAccessible(page)
  await lookAt(page, async () => {
    await press(page, 'Refuse')
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click()
  })
  await page.route('**/moves', (route) => route.fulfill(OVERTAKEN))
  await lookAt(page, () => press(page, 'Accept'))

  await page.goto('/vendor/items')
  await lookAt(page, async () => {
    await press(page, 'New item')
    await press(page, 'Add item')
  })
  await lookAt(page, () => press(page, `Change ${item.name}`))
  await lookAt(page, () => press(page, `Remove ${item.name}`))
  await lookAt(page, async () => {
    await press(page, 'Import items')
    const file = {
      name: 'items.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Name,Price\nNew,900\nBad,free\n'),
    }
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText('items.csv: 1 new item')).toBeVisible()
  })
  await page.unroute('**/moves')
  await moveByApi(ozi.url, made._id, ['cancelled'])
  await takeOffShelf(ozi.url, item._id)
})
