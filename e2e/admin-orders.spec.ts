import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { adminPage, sheetOf } from './helpers/admin-orders.ts'
import { expect } from './helpers/journey.ts'
import { markedAs, marksOf, UNMARKED } from './helpers/people.ts'
import { moveByApi, orderAll, someCustomer, test } from './helpers/rides.ts'

const SEARCH = 'Search by email, description or status...'
const rows = (page: Page) => page.locator('tbody [data-row]')

// promise (staff): `/admin/orders`: orders and transactions
test('the list is filtered, also after a reload, and exported as shown', async ({ browser, ozi }) => {
  const ngozi = await someCustomer(ozi, ['a book', 'a lamp'])
  const [book] = ngozi.orders
  await moveByApi(ozi.url, book?._id ?? '', ['cancelled'])
  const page = await adminPage(browser, ozi.url)
  await page.goto(`/admin/orders?search=${ngozi.email}`)
  await expect(rows(page)).toHaveCount(2)
  await page.getByLabel('Status', { exact: true }).selectOption('failed')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('FAILED')
  await expect(page).toHaveURL(/status=failed/)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel('Payment Method').selectOption('Paystack')
  await expect(page.getByText('No transactions match your search.')).toBeVisible()
  await page.getByLabel('Payment Method').selectOption('')
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/^ozi-transactions-[\d-]+\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n')
  expect(lines, 'exactly what is shown').toHaveLength(2)
  expect(lines[1]).toContain(ngozi.email)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.context().close()
})

// promise (staff): A new order is marked in its row until the page is left
test('a new order is on top without a reload, and marked', async ({ browser, ozi }) => {
  const ngozi = await someCustomer(ozi, ['a bag'])
  const page = await adminPage(browser, ozi.url)
  await page.goto(`/admin/orders?search=${ngozi.email}`)
  await expect(rows(page)).toHaveCount(1)
  await orderAll(ozi.url, ngozi.token, ['a second bag'])
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('2 transactions')).toBeVisible()
  expect(await marksOf(rows(page))).toEqual([markedAs('New'), UNMARKED])
  await moveByApi(ozi.url, ngozi.orders[0]?._id ?? '', ['cancelled'])
  await expect(rows(page).nth(1)).toContainText('FAILED')
  await expect(rows(page).nth(0)).toContainText('PENDING')
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  expect(await marksOf(rows(page)), 'what was there when one came is not new').toEqual([UNMARKED, UNMARKED])
  await page.context().close()
})

test('by keyboard: to the search, the rows, an order, and back to its row', async ({ browser, ozi }) => {
  const ngozi = await someCustomer(ozi, ['a cup', 'a plate', 'a spoon'])
  const page = await adminPage(browser, ozi.url)
  await page.goto('/admin/orders')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(ngozi.email)
  await expect(rows(page)).toHaveCount(3)
  await page.getByPlaceholder(SEARCH).blur()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('k')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sheetOf(page, ngozi.orders[1]?.number ?? '')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${ngozi.orders[1]?._id ?? ''}\\?search=`))
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/admin\/orders\?search=/)
  await expect(rows(page).nth(1)).toBeFocused()
  await page.context().close()
})
