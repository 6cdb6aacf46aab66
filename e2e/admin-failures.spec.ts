import { expect, expectAccessible, makeCustomer, test } from './helpers/journey.ts'
import { asAdmin } from './helpers/staff.ts'

const LISTS = [
  ['users', /get\/users\/all/],
  ['vendors', /get\/vendors\/all/],
  ['riders', /get\/riders\/all/],
  ['items', /v1\/admin\/items/],
  ['orders', /get-transactions/],
  ['messages', /v1\/admin\/messages(\?|$)/],
  ['staff', /v1\/admin\/staff/],
  ['audit', /v1\/admin\/audit/],
  ['fare', /v1\/admin\/get-rates/],
] as const

// promise (staff): Every other list, if the failure has no words: “Error loading data: Failed to load data”
test('a list whose failure has no words of its own says Failed to load data', async ({ page, ozi }) => {
  await asAdmin(page, ozi.url)
  for (const [list, call] of LISTS) {
    // A refusal without a message; a server error would be retried first.
    await page.route(call, (route) => route.fulfill({ status: 404, json: {} }))
    await page.goto(`/admin/${list}`)
    await expect(page.getByText('Error loading data: Failed to load data'), list).toBeVisible()
    await page.unroute(call)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Error loading data')).toHaveCount(0)
})

// promise (staff): Every other list, if the failure has no words: “Error loading data: Failed to load data”
test('the orders beside somebody that do not come say so in the same words', async ({ page, ozi }) => {
  await asAdmin(page, ozi.url)
  await page.route(/v1\/admin\/orders\?/, (route) => route.fulfill({ status: 404, json: {} }))
  const { email } = await makeCustomer(ozi)
  await page.goto(`/admin/users?search=${email}`)
  await page.getByRole('table').locator('[data-row]').first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Error loading data: Failed to load data')).toBeVisible()
})

// promise (operator): Every failed call is logged, by its path alone
test('a failed call is logged as a warning, without what was searched', async ({ page, ozi }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await asAdmin(page, ozi.url)
  await page.route(/get-transactions/, (route) =>
    route.fulfill({ status: 403, json: { message: 'Not for your role', code: 'FORBIDDEN' } }),
  )
  await page.goto('/admin/orders?search=ngozi@ozi.test')
  await expect(page.getByText('Error loading data: Not for your role')).toBeVisible()
  expect(warnings).toEqual(['GET /get-transactions failed: 403 FORBIDDEN Not for your role'])
})
