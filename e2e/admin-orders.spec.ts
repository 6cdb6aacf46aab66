import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { adminPage, sheetOf } from './helpers/admin-orders.ts'
import { expect, expectAccessible, expectAccessibleInBoth } from './helpers/journey.ts'
import { markedAs, marksOf, UNMARKED } from './helpers/people.ts'
import { isTooWide, moveByApi, orderAll, someCustomer, test } from './helpers/rides.ts'

const SEARCH = 'Search by email, description or status...'
const rows = (page: Page) => page.locator('tbody [data-row]')

// promise (staff): `/admin/orders`: orders and transactions
test('the list is filtered by status, method and days, also after a reload', async ({ browser, ozi }) => {
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
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('No transactions match your search.')).toBeVisible()
  await page.getByLabel('From').fill('2020-01-02')
  await expect(page.getByText(/first day is after the last/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await isTooWide(page)).toBe(false)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.context().close()
})

// promise (staff): `/admin/orders`: orders and transactions
test('on a narrow screen, columns without room are below the name', async ({ browser, ozi }) => {
  const ngozi = await someCustomer(ozi, ['a kettle'])
  const page = await adminPage(browser, ozi.url)
  await page.goto(`/admin/orders?search=${ngozi.email}`)
  await expect(rows(page)).toHaveCount(1)
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['Transaction ID', 'Description']) {
      await expect(rows(page).getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1)
    }
    expect(await isTooWide(page)).toBe(false)
    await expectAccessibleInBoth(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const name of ['Transaction ID', 'Description']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
    await expect(rows(page).getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(0)
  }
  await page.context().close()
})

test('an order is found by its number and by a phone', async ({ browser, ozi }) => {
  const ngozi = await someCustomer(ozi, ['a chair'])
  const page = await adminPage(browser, ozi.url)
  await page.goto('/admin/orders')
  await page.getByPlaceholder(SEARCH).fill((ngozi.orders[0]?.number ?? '').replace('-', ''))
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(ngozi.email)
  await page.getByPlaceholder(SEARCH).fill(ngozi.mobileNumber)
  await expect(rows(page)).toHaveCount(1)
  await page.context().close()
})

// promise (staff): `/admin/orders`: orders and transactions
test('the export is a file of exactly what is shown', async ({ browser, ozi }) => {
  const ngozi = await someCustomer(ozi, ['a mat', 'a pot'])
  const page = await adminPage(browser, ozi.url)
  await page.goto(`/admin/orders?search=${ngozi.email}&status=pending`)
  await expect(rows(page)).toHaveCount(2)
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/^ozi-transactions-[\d-]+\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('Order Number,Charge,Kind,Where the order is,Customer,Receiver,Rider,Shop,')
  for (const line of lines.slice(1)) {
    expect(line).toContain(ngozi.email)
    expect(line).toContain(',Order,Send,Waiting for a rider,Ngozi')
  }
  await expect(page).toHaveURL(/status=pending/)

  await page.route(/export/, (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'We cannot reach Ozi right now.', code: 'UNAVAILABLE' },
    }),
  )
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const told = page.getByRole('alertdialog', { name: 'The export could not begin' })
  await expect(told).toContainText('We cannot reach Ozi right now')
  await expectAccessible(page)
  await told.getByRole('button', { name: 'OK' }).click()
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
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(rows(page).first().getByText('New', { exact: true })).toBeVisible()
    expect(await isTooWide(page)).toBe(false)
    await expectAccessibleInBoth(page)
  }
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

test('of ten thousand rows only those near the screen are drawn', async ({ browser, ozi }) => {
  const page = await adminPage(browser, ozi.url)
  const transactions = Array.from({ length: 10_000 }, (_, i) => ({
    _id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    orderId: `00000000-0000-4000-9000-${String(i).padStart(12, '0')}`,
    email: `customer${String(i)}@ozi.test`,
    amount: 1400 + i,
    paymentMethod: 'Cash',
    status: 'pending',
    description: `Send: Ikenegbu → FUTO (number ${String(i)})`,
    createdAt: '2026-03-02T10:00:00.000Z',
  }))
  await page.route(/get-transactions\?|get-transactions$/, (route) =>
    route.fulfill({ json: { transactions, nextCursor: null, total: 10_000 } }),
  )
  await page.goto('/admin/orders')
  await expect(rows(page).first()).toContainText('customer0@')
  await expect.poll(() => rows(page).count()).toBeLessThan(500)
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
  const heads = () =>
    page
      .locator('thead th')
      .evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().width)))
  const before = await heads()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  const inTheMiddle = () =>
    page.evaluate(() => document.elementFromPoint(700, 500)?.closest('tr')?.textContent ?? '')
  await expect.poll(inTheMiddle).toMatch(/customer[3-6]\d{3}@/)
  expect(await heads(), 'the columns keep their widths').toEqual(before)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByText('customer9999@')).toBeInViewport()
  await page.keyboard.press('j')
  await page.keyboard.press('End')
  await expect(rows(page).last()).toBeFocused()
  await expect(rows(page).last()).toContainText('customer9999@')
  await page.context().close()
})
