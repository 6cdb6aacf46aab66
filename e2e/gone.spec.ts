import { expect } from './helpers/journey.ts'
import { test } from './helpers/rides.ts'

const RIDER = 'emeka@demo.ozi.local'

// promise (everyone): A page whose files are gone reloads itself once
test('a page whose files are gone reloads itself once', async ({ pageOf }) => {
  const page = await pageOf(RIDER)
  let loads = 0
  await page.goto('/rider')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  page.on('framenavigated', () => (loads += 1))
  // As during a new build of the server. Nothing but the press asks for these two.
  for (const gone of ['AccountMenuSheet', 'manifest'])
    await page.route(`**/assets/${gone}-*.js`, (route) =>
      loads === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    )
  // Not a pointer's press: its coming near already asks for the menu, and the page could be new before the press.
  await page.getByRole('button', { name: 'Menu' }).dispatchEvent('click')
  await expect.poll(() => loads).toBe(1)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect(loads).toBe(1)
})

// promise (everyone): A page whose files are gone reloads itself once
test('a part that failed offline is waited for, without a reload', async ({ pageOf }) => {
  const page = await pageOf(RIDER)
  await page.goto('/rider')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let loads = 0
  page.on('framenavigated', () => (loads += 1))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.waitForTimeout(1_500)
  await page.unroute('**/assets/*.js')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible({ timeout: 20_000 })
  expect(loads).toBe(0)
})
