import { expect, expectAccessible, oziWith, test as base } from './helpers/journey.ts'
import { metric, order, part } from './helpers/overview.ts'
import { asAdmin } from './helpers/staff.ts'

/** This file has its own Ozi, so that its figures are known. */
const test = base.extend({ ozi: [oziWith(), { scope: 'worker', timeout: 90_000 }] })

test.beforeEach(async ({ page, ozi }) => {
  await asAdmin(page, ozi.url)
  await page.setViewportSize({ width: 1280, height: 800 })
})

// promise (staff): `/admin`: the overview
test('the overview shows people, money, and the latest rows', async ({ page, ozi }) => {
  const { email, errand } = await order(ozi, 'A birthday cake')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Administrative Dashboard', level: 1 })).toBeAttached()
  for (const name of ['Total Users', 'Total Riders', 'Total Vendors', 'Total Revenue']) {
    await expect(metric(page, name)).toBeVisible()
  }
  const revenue = metric(page, 'Total Revenue')
  await expect(revenue).toContainText('Confirmed: ₦0.00')
  await expect(revenue).toContainText(`₦${errand.fee.toLocaleString('en-NG', { minimumFractionDigits: 2 })}`)

  const orders = part(page, 'Recent Orders')
  await expect(orders.getByRole('columnheader')).toHaveText(['Description', 'Date', 'Status'])
  await expect(orders.getByRole('row').filter({ hasText: 'A birthday cake' })).toContainText(
    'Looking for a rider',
  )
  const transactions = part(page, 'Transactions')
  await expect(transactions.getByRole('columnheader')).toHaveText(['Email', 'Amount', 'Status', 'Method'])
  const row = transactions.getByRole('row').nth(1)
  await expect(row).toContainText(email.split('@')[0] ?? '')
  await expect(row).not.toContainText('@')
  await expect(row).toContainText('Cash')
  await expect(row).toContainText(/pending/i)
  const signups = part(page, 'Recent Signups')
  await expect(signups.getByRole('columnheader')).toHaveText(['Name', 'Role', 'Date Joined', 'Details'])
  await expect(signups.getByRole('row').nth(1)).toContainText('Nneka Eze')
  await expect(signups.getByRole('link', { name: 'More about Nneka Eze' }).first()).toHaveAttribute(
    'href',
    '/admin/users',
  )
  const chart = part(page, 'User Distribution Chart')
  await expect(chart.getByRole('listitem')).toHaveText([/Users\d+100.0 %/, /Vendors00.0 %/, /Riders00.0 %/])

  await page.getByRole('link', { name: 'Today' }).click()
  await expect(page).toHaveURL(/period=today/)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'true')
  const plot = page.getByRole('figure', { name: 'Orders' })
  await plot.getByText('As a table').click()
  await expect(plot.getByRole('row')).toHaveCount(25)
  await expect(plot.getByRole('cell', { name: /[1-9]/ }), 'that of the current hour').not.toHaveCount(0)
  await expectAccessible(page)

  // Both tables link to the order.
  for (const link of [
    orders.getByRole('link', { name: 'A birthday cake' }),
    transactions.getByRole('link', { name: email.split('@')[0] ?? '' }).first(),
  ]) {
    await link.click()
    await expect(page.getByRole('dialog').getByText('What happens next')).toBeVisible()
    await page.goBack()
  }
})

// promise (staff): A new order is marked in its row until the page is left
// promise (staff): `/admin`: the overview
test('a new order and a new signup appear without a reload', async ({ page, ozi }) => {
  await page.goto('/admin')
  await expect(part(page, 'Recent Signups')).toBeVisible()
  const before = Number(await metric(page, 'Total Users').locator('p').first().innerText())
  await page.waitForTimeout(1_500)
  const { email } = await order(ozi, 'A parcel just now')
  await expect(part(page, 'Recent Orders').getByRole('rowheader').first()).toHaveText('A parcel just now New')
  await expect(part(page, 'Transactions').getByRole('rowheader').first()).toHaveText(
    `${email.split('@')[0] ?? ''} New`,
  )
  await expect(metric(page, 'Total Users')).toContainText(String(before + 1))
  await expect(part(page, 'Recent Signups').getByRole('rowheader').first()).toHaveText('Nneka Eze New')
})
