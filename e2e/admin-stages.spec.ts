import type { Page } from '@playwright/test'
import { adminPage, moveOnScreen, sheetOf } from './helpers/admin-orders.ts'
import { expect, oziWith } from './helpers/journey.ts'
import { part } from './helpers/overview.ts'
import { oneParcel } from './helpers/redelivery.ts'
import { moveByApi, test as base } from './helpers/rides.ts'

/** This file has its own Ozi, so that the waiting orders are only its own. */
const test = base.extend({
  ozi: [oziWith({ SEED_DEMO: 'shops', DROPOFF_WAIT_SECONDS: '6' }), { scope: 'worker', timeout: 90_000 }],
})

const rows = (page: Page) => page.locator('tbody [data-row]')
const waits = (page: Page) => page.getByRole('list', { name: 'What waits' })
const toDecide = (page: Page) => waits(page).getByRole('link', { name: 'Needs a decision' })
const stage = (page: Page) => page.getByLabel('Stage')

// promise (staff): Orders are found by the stage they are in
// promise (staff): `/admin` says how much waits for the office, and leads to it
test('a failed delivery is on the overview until it is decided', async ({ browser, ozi }) => {
  test.slow()
  const page = await adminPage(browser, ozi.url)
  await page.goto('/admin')
  await expect(part(page, 'Recent Orders').getByRole('row').nth(1)).toBeVisible()
  await expect(toDecide(page)).toHaveText('0Needs a decision')

  const first = await oneParcel(ozi)
  await expect(toDecide(page)).toHaveText('1Needs a decision')
  await toDecide(page).click()
  await expect(page).toHaveURL(/\/admin\/dispatch\?group=decision$/)
  await expect(rows(page)).toHaveCount(1)
  await page.goto('/admin/orders?stage=delivery_failed')
  await expect(stage(page)).toHaveValue('delivery_failed')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(first.customer.email)

  const second = await oneParcel(ozi)
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('2 transactions')).toBeVisible()

  await rows(page).filter({ hasText: first.customer.email }).click()
  const sheet = sheetOf(page, first.order.number)
  await moveOnScreen(page, sheet, 'Bring it back', 'Nobody wants it.')
  await expect(sheet.getByText('Nobody wants it.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(second.customer.email)
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible()

  await stage(page).selectOption('Looking for a rider')
  await expect(rows(page).filter({ hasText: second.customer.email }), 'another stage').toHaveCount(0)
  await expect(page).toHaveURL(/stage=waiting_for_rider/)
  await page.reload()
  await expect(stage(page).locator('option:checked')).toHaveText('Looking for a rider')
  await stage(page).selectOption('delivery_failed')
  await expect(rows(page)).toHaveCount(1)

  // Decisions of colleagues count, too.
  await moveByApi(ozi.url, second.order._id, ['enroute_to_dropoff'])
  await expect(page.getByText('No transactions match your search.')).toBeVisible()
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(part(page, 'Recent Orders')).toBeVisible()
  await expect(toDecide(page)).toHaveText('0Needs a decision')
  await moveByApi(ozi.url, second.order._id, ['arrived_at_dropoff', 'delivered'])
  await moveByApi(ozi.url, first.order._id, ['returned'])
  await page.context().close()
})
