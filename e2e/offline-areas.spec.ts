import type { Page } from '@playwright/test'
import { expect, test } from './helpers/journey.ts'
import { asAdmin } from './helpers/staff.ts'

/** Waits until there are no requests in flight. */
const settled = (page: Page) => page.waitForLoadState('networkidle')

test.use({ viewport: { width: 1280, height: 900 } })

// promise (staff): Without a network every page of the staff opens
test('without a network a staff page that was never open says so', async ({ page, ozi, context }) => {
  await asAdmin(page, ozi.url)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Recent Orders' })).toBeVisible()
  await settled(page)
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Riders', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/riders$/)
  await expect(page.getByPlaceholder('Search riders...')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('table')).toBeVisible()
  expect(await page.evaluate(() => 'stays' in window), 'and nothing was loaded anew').toBe(true)
})
