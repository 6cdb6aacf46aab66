import { readFile } from 'node:fs/promises'
import type { Page, WebSocketRoute } from '@playwright/test'
import { adminPage, moveOnScreen, sheetOf } from './helpers/admin-orders.ts'
import { expect, expectAccessible, expectAccessibleInBoth, oziWith } from './helpers/journey.ts'
import { part } from './helpers/overview.ts'
import { oneParcel } from './helpers/redelivery.ts'
import { isTooWide, moveByApi, someCustomer, test as base } from './helpers/rides.ts'

/** This file has its own Ozi, so that the waiting orders are only its own. */
const test = base.extend({
  ozi: [oziWith({ SEED_DEMO: 'true', DROPOFF_WAIT_SECONDS: '6' }), { scope: 'worker', timeout: 90_000 }],
})

const rows = (page: Page) => page.locator('tbody [data-row]')
const waits = (page: Page) => page.getByRole('list', { name: 'What waits for the office' })
const failed = (page: Page) => waits(page).getByRole('link', { name: /deliver(y|ies) failed/ })
const stage = (page: Page) => page.getByLabel('Where the order is')

// promise (staff): `/admin` says how many orders wait for the staff, and leads to them
test('a failed delivery is on the overview until it is decided', async ({ browser, ozi }) => {
  test.slow()
  const page = await adminPage(browser, ozi.url)
  await page.goto('/admin')
  await expect(part(page, 'Recent Orders').getByRole('row').nth(1)).toBeVisible()
  await expect(failed(page)).toHaveCount(0)

  const first = await oneParcel(ozi)
  await expect(failed(page)).toHaveText('1 delivery failed and waits for a decision')
  await expectAccessibleInBoth(page)
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await isTooWide(page)).toBe(false)
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await failed(page).click()
  await expect(page).toHaveURL(/\/admin\/orders\?stage=delivery_failed$/)
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

  // Decisions of colleagues count, too.
  await moveByApi(ozi.url, second.order._id, ['enroute_to_dropoff'])
  await expect(page.getByText('No transactions match your search.')).toBeVisible()
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(part(page, 'Recent Orders')).toBeVisible()
  await expect(failed(page)).toHaveCount(0)
  await moveByApi(ozi.url, second.order._id, ['arrived_at_dropoff', 'delivered'])
  await moveByApi(ozi.url, first.order._id, ['returned'])
  await page.context().close()
})

/** The page's socket connection, which is cut and restored while other requests are answered. */
async function connectionOf(page: Page) {
  let isAway = false
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    if (isAway) return socket.close()
    sockets.push(socket)
    socket.connectToServer()
  })
  await page.route(/socket\.io.*polling/, (route) => (isAway ? route.abort() : route.continue()))
  return {
    away: async () => {
      isAway = true
      for (const socket of sockets) await socket.close()
    },
    back: () => (isAway = false),
  }
}

// promise (staff): `/admin` says how many orders wait for the staff, and leads to them
test('orders that left a stage while offline leave the list', async ({ browser, ozi }) => {
  const ngozi = await someCustomer(ozi, ['a mat', 'a stool'])
  const [mat, stool] = ngozi.orders
  await moveByApi(ozi.url, mat?._id ?? '', ['cancelled'])
  const page = await adminPage(browser, ozi.url)
  const connection = await connectionOf(page)
  await page.goto(`/admin/orders?search=${ngozi.email}&stage=waiting_for_rider`)
  await expect(rows(page)).toHaveCount(1)
  await connection.away()
  await moveByApi(ozi.url, stool?._id ?? '', ['cancelled'])
  await expect(rows(page)).toHaveCount(1)
  connection.back()
  await expect(page.getByText('No transactions match your search.')).toBeVisible({ timeout: 30_000 })
  await page.context().close()
})

// promise (staff): Orders are found by the stage they are in
test('stages work together with filters, the address and the export', async ({ browser, ozi }) => {
  const ngozi = await someCustomer(ozi, ['a cup', 'a plate', 'a spoon'])
  const [cup, plate, spoon] = ngozi.orders
  await moveByApi(ozi.url, cup?._id ?? '', ['cancelled'])
  await moveByApi(ozi.url, plate?._id ?? '', ['assigned'])
  const page = await adminPage(browser, ozi.url)
  await page.goto(`/admin/orders?search=${ngozi.email}&stage=anywhere`)
  await expect(rows(page), 'what is no stage cuts nothing off').toHaveCount(3)
  for (const [name, order] of [
    ['Stopped before pickup', cup],
    ['With a rider', plate],
    ['Waiting for a rider', spoon],
  ] as const) {
    await stage(page).selectOption(name)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(order?.number ?? 'no order')
  }
  await page.reload()
  await expect(stage(page).locator('option:checked')).toHaveText('Waiting for a rider')
  await expect(rows(page)).toContainText(spoon?.number ?? 'no order')

  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const lines = (await readFile(await (await begun).path(), 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(spoon?._id ?? 'no order')

  await page.getByLabel('Status', { exact: true }).selectOption('failed')
  await expect(page.getByText('No transactions match your search.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveCount(3)
  await expect(page).not.toHaveURL(/stage=/)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isTooWide(page)).toBe(false)
  await expectAccessibleInBoth(page)
  await moveByApi(ozi.url, plate?._id ?? '', ['cancelled'])
  await moveByApi(ozi.url, spoon?._id ?? '', ['cancelled'])
  await page.context().close()
})
