import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openOrder } from './helpers/admin-orders.ts'
import { orderByApi, someErrand } from './helpers/errands.ts'
import { callApi, expect } from './helpers/journey.ts'
import { moveByApi, ordersOf, someCustomer, test } from './helpers/rides.ts'
import { asAdmin } from './helpers/staff.ts'

/** Sets `window.hurt` if any page interprets it as markup. */
const hurting = (where: string) => `<img src=x onerror="window.hurt='${where}'"><b>${where}</b>`

/** The text is shown exactly as typed, and none of it became markup. */
async function expectText(page: Page, ...where: readonly string[]): Promise<void> {
  for (const each of where) await expect(page.getByText(hurting(each)).first()).toBeVisible()
  await expectNoMarkup(page)
}

async function expectNoMarkup(page: Page): Promise<void> {
  await expect(page.locator('img[src=x], [onerror]')).toHaveCount(0)
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
}

// promise (everyone): Markup in every field is shown as text
test('markup in an order is text on every page that shows it', async ({ page: staff, pageOf, ozi }) => {
  test.setTimeout(120_000)
  const { email, token } = await someCustomer(ozi, [])
  const placed = await orderByApi(ozi.url, token, await someErrand(ozi.url), randomUUID(), {
    pickupAddress: hurting('pickup'),
    receiverAddress: hurting('dropoff'),
    receiverName: hurting('name'),
    packageDetails: hurting('parcel'),
  })
  expect(placed?.status).toBe(201)
  const [order = { _id: '', number: '' }] = await ordersOf(ozi.url, token)
  const page = await pageOf(email)
  for (const path of ['/dashboard', '/dashboard/orders', `/dashboard/delivery?order=${order._id}`]) {
    await page.goto(path)
    await expect(page.getByText(order.number).first()).toBeVisible()
    await expectNoMarkup(page)
  }
  // Its places and people are suggested for the next order.
  await page.goto('/dashboard/send')
  await page.getByLabel('Where to?').click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoMarkup(page)
  await page.goto(`/dashboard/orders/${order._id}`)
  await page.getByText('Pickup and dropoff').click()
  await expectText(page, 'pickup', 'dropoff', 'name', 'parcel')

  const read = await callApi<{ data: { trackToken: string } }>(ozi.url, `/orders/${order._id}`, { token })
  await page.goto(`/track/${read.body.data.trackToken}`)
  await expect(page.getByText(order.number).first()).toBeVisible()
  await expect(page.getByRole('main').locator('b')).toHaveCount(0)
  await expectNoMarkup(page)

  await moveByApi(ozi.url, order._id, ['assigned', 'enroute_to_pickup'])
  const rider = await pageOf('emeka@demo.ozi.local')
  await rider.goto(`/rider/jobs/${order._id}`)
  await expectText(rider, 'pickup')

  await asAdmin(staff, ozi.url)
  await staff.setViewportSize({ width: 1280, height: 900 })
  await staff.goto(`/admin/orders?search=${encodeURIComponent(email)}`)
  await expect(staff.getByRole('row').filter({ hasText: order.number })).toBeVisible()
  await expectNoMarkup(staff)
  await openOrder(staff, order)
  await expectText(staff, 'pickup', 'dropoff', 'name', 'parcel')
})
