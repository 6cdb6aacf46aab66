import { randomUUID } from 'node:crypto'
import { expect, expectAccessibleInBoth, oziWith, test as base } from './helpers/journey.ts'
import { metric, order, part } from './helpers/overview.ts'
import { asAdmin, breakCall } from './helpers/staff.ts'

/** This file has its own Ozi, so that its figures are known; the first journey finds it empty. */
const test = base.extend({ ozi: [oziWith(), { scope: 'worker', timeout: 90_000 }] })

const CALLS = {
  statistics: /user\/statistics/,
  figures: /admin\/overview/,
  orders: /admin\/orders/,
  transactions: /get-transactions/,
  signups: /user\/recent/,
} as const

test.beforeEach(async ({ page, ozi }) => {
  await asAdmin(page, ozi.url)
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('before anybody came every part says so', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByText('No recent orders found.')).toBeVisible()
  await expect(page.getByText('No transactions found.')).toBeVisible()
  await expect(page.getByText('No recent users found.')).toBeVisible()
  await expect(page.getByText('Nobody has registered yet.')).toBeVisible()
  await expect(metric(page, 'Total Users')).toContainText('0')
  await expect(metric(page, 'Total Revenue')).toContainText('₦0.00')
  await expect(page.getByText('Nothing in this period yet.').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'What waits for the office' })).toHaveCount(0)
  await expectAccessibleInBoth(page)
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
  await expect(revenue).toContainText('Success and pending together.')
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
  await expectAccessibleInBoth(page)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('heading', { name: 'Administrative Dashboard', level: 1 })).toBeInViewport()
  await expectAccessibleInBoth(page)

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

test('an order without a description is called Order', async ({ page, ozi }) => {
  const { again, token, errand } = await order(ozi)
  for (let i = 0; i < 5; i += 1) await again(randomUUID())
  await fetch(`${ozi.url}/api/v1/user/delivery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      pickupLocation: errand.pickup,
      dropLocation: errand.dropoff,
      pickupAddress: 'Opposite the bakery',
      receiverAddress: 'Beside the clinic',
      receiverName: 'Obinna',
      phone: '08031234567',
      packageDetails: '',
      fee: errand.fee,
    }),
  })
  await page.goto('/admin')
  const rows = part(page, 'Recent Orders').getByRole('rowheader')
  await expect(rows.first()).toHaveText('Order')
  await expect(rows).toHaveCount(5)
  await expect(part(page, 'Transactions').getByRole('rowheader')).toHaveCount(5)
})

// promise (staff): `/admin`: the overview
test('the period is in the address, and its plots have tables', async ({ page, ozi }) => {
  await order(ozi)
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Today' }).click()
  await expect(page).toHaveURL(/period=today/)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'true')
  for (const name of ['Revenue', 'Orders', 'Average delivery time']) {
    const plot = page.getByRole('figure', { name })
    await plot.getByText('Values as a table').click()
    await expect(plot.getByRole('table')).toBeVisible()
    await expect(plot.getByRole('row')).toHaveCount(25)
  }
  // The cell of the current hour, with its column's label, which phones show.
  const placed = page.getByRole('figure', { name: 'Orders' }).getByRole('cell', { name: /[1-9]/ })
  await expect(placed).not.toHaveCount(0)
  await expectAccessibleInBoth(page)
  for (const [name, points] of [
    ['30 days', 30],
    ['All', 1],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('figure', { name: 'Orders' }).getByRole('row')).toHaveCount(points + 1)
  }
  await page.goBack()
  await expect(page).toHaveURL(/period=30d/)
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

// promise (staff): Overview: “Error loading data: ” and why
test('a failure says why once, and Retry loads all of it', async ({ page }) => {
  let isBroken = true
  for (const path of Object.values(CALLS)) {
    await page.route(path, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      if (!isBroken) return route.continue()
      return route.fulfill({ status: 500, json: { message: 'The database rests', code: 'INTERNAL' } })
    })
  }
  await page.goto('/admin')
  await expect(page.getByText('Loading the overview…')).toBeVisible()
  await expect(page.getByText('Error loading data: The database rests')).toHaveCount(1)
  await expect(page.getByText('Total Users')).toHaveCount(0)
  await expectAccessibleInBoth(page)
  isBroken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(part(page, 'Recent Signups')).toBeVisible()
  await expect(metric(page, 'Total Revenue')).toContainText('₦')
  await expect(page.getByText('Error loading data')).toHaveCount(0)
})

// promise (staff): A failure without words: “Failed to load data”
test('a failure without words says Failed to load data', async ({ page }) => {
  for (const path of Object.values(CALLS)) {
    await page.route(path, (route) => route.fulfill({ status: 500, json: {} }))
  }
  await page.goto('/admin')
  await expect(page.getByText('Error loading data: Failed to load data')).toBeVisible()
})

test('one part that fails leaves the others, and is tried again by itself', async ({ page }) => {
  const mend = await breakCall(page, CALLS.transactions)
  await page.goto('/admin')
  const failed = part(page, 'Transactions')
  await expect(failed).toContainText('Error loading data: Something went wrong')
  await expect(part(page, 'Recent Orders').getByRole('row').nth(1)).toBeVisible()
  await expect(metric(page, 'Total Revenue')).toBeVisible()
  await expectAccessibleInBoth(page)
  await mend()
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(failed.getByRole('row').nth(1)).toBeVisible()
})

// promise (staff): `/admin` says how many orders wait for the staff, and leads to them
test('how many wait is said quietly, and that it is not known, too', async ({ page, ozi }) => {
  await order(ozi)
  const mend = await breakCall(page, /overview\/waiting/)
  await page.goto('/admin')
  await expect(page.getByText('Error loading data: Something went wrong')).toBeVisible()
  await expect(part(page, 'Recent Orders').getByRole('row').nth(1)).toBeVisible()
  await mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  const link = page.getByRole('link', { name: /^\d+ orders? waits? for a rider$/ })
  await expect(link).toHaveAttribute('href', '/admin/orders?stage=waiting_for_rider')
})
