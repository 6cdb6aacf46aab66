import type { Page } from '@playwright/test'
import { expect } from './helpers/journey.ts'
import { fillIn } from './helpers/people.ts'
import { test } from './helpers/rides.ts'
import { asAdmin } from './helpers/staff.ts'

/** Wide enough for the sidebar. */
const DESK = { width: 1280, height: 900 }

/**
 * Back, once the page has nothing left to do. The router learns two renders after a form has appeared that it
 * may not be left; a person is slower than that, a journey is not.
 */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let times = 0; times < 2; times++)
      await new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
  })
  await page.goBack()
}

const question = (page: Page) => page.getByRole('alertdialog')

// promise (everyone): A half-filled form asks before it throws away what was typed
test('the way back over a rider half registered asks first', async ({ page, ozi }) => {
  await page.setViewportSize(DESK)
  await asAdmin(page, ozi.url)
  await page.goto('/admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Riders', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Riders')

  const dialog = page.getByRole('dialog')
  const open = () => page.getByRole('button', { name: 'Register Rider' }).click()
  const isKept = () => expect(dialog.getByLabel('First name')).toHaveValue('Ikenna')
  await open()
  await expect(dialog).toBeVisible()
  await goBack(page)
  await expect(dialog, 'where nothing was begun nothing is asked').toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/riders$/)

  await open()
  await fillIn(page, { 'First name': 'Ikenna' })
  await goBack(page)
  await expect(question(page).getByRole('button', { name: 'Keep typing' })).toBeFocused()
  await question(page).getByRole('button', { name: 'Keep typing' }).click()
  await isKept()
  await goBack(page)
  await expect(question(page)).toBeVisible()
  await goBack(page)
  await expect(question(page), 'the way back leads out of the question, too').toHaveCount(0)
  await isKept()

  await goBack(page)
  await question(page).getByRole('button', { name: 'Throw away' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/riders$/)
  await goBack(page)
  await expect(page).toHaveURL(/\/admin$/)
})

// promise (everyone): A half-filled form asks before it throws away what was typed
test('an order begun for a caller is left only on purpose', async ({ page, ozi }) => {
  await page.setViewportSize(DESK)
  await asAdmin(page, ozi.url)
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: 'Place an order' }).click()
  await expect(page).toHaveURL(/\/admin\/orders\/new$/)
  await goBack(page)
  await expect(page, 'nothing was begun').toHaveURL(/\/admin\/orders$/)
  await page.getByRole('link', { name: 'Place an order' }).click()
  const landmark = page.getByLabel('Pickup address')
  await landmark.fill('Opposite the bakery')
  for (const leave of [
    () => goBack(page),
    () => page.getByRole('link', { name: 'All orders' }).click(),
    () => page.getByRole('navigation').getByRole('link', { name: 'Fare Management' }).click(),
  ]) {
    await leave()
    await expect(question(page).getByRole('button', { name: 'Keep typing' })).toBeFocused()
    await question(page).getByRole('button', { name: 'Keep typing' }).click()
    await expect(page).toHaveURL(/\/admin\/orders\/new$/)
    await expect(landmark).toHaveValue('Opposite the bakery')
  }
  await goBack(page)
  await question(page).getByRole('button', { name: 'Throw away' }).click()
  await expect(page).toHaveURL(/\/admin\/orders$/)
})
