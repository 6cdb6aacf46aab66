import { randomUUID } from 'node:crypto'
import { logInByApi, orderByApi, someErrand } from './helpers/errands.ts'
import { ADMIN, callApi, expect, expectAccessible, logIn, makeCustomer, test } from './helpers/journey.ts'

test('the administrator sees the transaction of an order, and it counts', async ({ page, ozi }) => {
  const adminToken = await logInByApi(ozi.url, ADMIN.email, ADMIN.password)
  const before = await statistics(ozi.url, adminToken)
  const person = await makeCustomer(ozi)
  const errand = await someErrand(ozi.url)
  await orderByApi(ozi.url, await logInByApi(ozi.url, person.email), errand, randomUUID())

  await logIn(page, ADMIN.email, ADMIN.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('heading', { name: 'Administrative Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Order Transactions' })).toBeVisible()
  await expect(page.getByText('Administrative Dashboard').first()).toBeAttached()
  await page.getByPlaceholder('Search by email, description or status...').fill(person.email)
  await expect(page).toHaveURL(/search=/)
  const row = page.getByRole('row').filter({ hasText: person.email })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(/…\w{8}/)
  await expect(row).toContainText('Cash')
  await expect(row).toContainText('PENDING')
  await expect(row).toContainText(/₦[\d,]+/)
  await expect(row).toContainText('Ikenegbu')
  await expectAccessible(page)

  await page.getByPlaceholder('Search by email, description or status...').fill('no such thing at all')
  await expect(page.getByText('No transactions match your search.')).toBeVisible()
  await expectAccessible(page)

  const after = await statistics(ozi.url, adminToken)
  expect(after.totalUsers).toBe(before.totalUsers + 1)
  expect(Math.round((after.totalRevenue - before.totalRevenue) * 100)).toBe(Math.round(errand.fee * 100))
  expect(after.confirmedRevenue).toBe(before.confirmedRevenue)
})

// promise (staff): Orders: “Error loading data: ” and why
test('a failure to load is told with Retry, and Retry recovers', async ({ page }) => {
  let isBroken = true
  await page.route(/get-transactions/, async (route) => {
    if (!isBroken) return route.continue()
    return route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'INTERNAL' } })
  })
  await logIn(page, ADMIN.email, ADMIN.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/admin/orders')
  await expect(page.getByText('Error loading data: Something went wrong')).toBeVisible()
  await expectAccessible(page)
  isBroken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(/Error loading data/)).toHaveCount(0)
})

test('the sidebar is behind a button on a phone, and the keyboard reaches it', async ({ page }) => {
  await logIn(page, ADMIN.email, ADMIN.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/admin/orders')
  await page.getByRole('button', { name: 'Open menu' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

async function statistics(url: string, token: string) {
  const { body } = await callApi<{ totalUsers: number; totalRevenue: number; confirmedRevenue: number }>(
    url,
    '/user/statistics',
    { token },
  )
  return body
}
