import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { logInByApi, orderByApi, someErrand } from './helpers/errands.ts'
import {
  acceptSteep,
  card,
  changedBy,
  openConfigured,
  openSurging,
  saveSurge,
  surgeByApi,
  surgeOffByApi,
  toggle,
  updateOf,
} from './helpers/fare.ts'
import { expect, expectAccessible, makeCustomer, oziWith, test as base } from './helpers/journey.ts'
import { asAdmin, changeByApi, expectDialog } from './helpers/staff.ts'

/** This file has its own Ozi, so that nobody else changes its fares. */
const test = base.extend({ ozi: [oziWith(), { scope: 'worker', timeout: 90_000 }] })

test.beforeEach(async ({ page, ozi }) => void (await asAdmin(page, ozi.url)))

const PRICES = [
  ['Price Per Km', 'Price per km updated successfully.'],
  ['Delivery Fee', 'Delivery fee updated successfully.'],
  ['Service Fee', 'Service fee updated successfully.'],
] as const

// This test must be the first, since a configuration cannot be removed; the others create one if needed.
// promise (staff): “Failed to create pricing configuration. Please try again.”, “Pricing configuration created successfully.”
// promise (staff): “Failed to update price per km. Please try again.”, “Price per km updated successfully.”
// promise (staff): “Failed to update delivery fee. Please try again.”, “Delivery fee updated successfully.”
// promise (staff): “Failed to update service fee. Please try again.”, “Service fee updated successfully.”
// promise (staff): `/admin/fare`: prices
test('a configuration is created, and each of its prices is changed', async ({ page }) => {
  await page.goto('/admin/fare')
  await expect(page.getByText('delivery fee of ₦1,000.00, ₦100.00 for each kilometre')).toBeVisible()
  await page.getByLabel('Rounding').selectOption('None')
  await page.getByRole('button', { name: 'Create Pricing Configuration' }).click()
  await acceptSteep(page, '5 km falls from ₦1,500.00 to ₦375.00.')
  await expectDialog(page, 'Success!', 'Pricing configuration created successfully.')
  await expect(card(page, 'Price Per Km')).toContainText('₦50.00')
  await expect(card(page, 'Delivery Fee')).toContainText('₦100.00')
  await expect(card(page, 'Service Fee')).toContainText('₦25.00')

  for (const [name, done] of PRICES) {
    await page.getByLabel(name, { exact: true }).fill('187.5')
    await updateOf(page, name).click()
    if (name === 'Price Per Km') await acceptSteep(page, '15 km rises from ₦875.00 to ₦2,937.50.')
    await expectDialog(page, 'Success!', done)
    await expect(card(page, name)).toContainText('₦187.50')
    await expect(card(page, 'Current Pricing Summary')).toContainText('₦187.50')
    await expect(card(page, 'History').getByRole('row').nth(1)).toContainText('→ ₦187.50')
  }
})

// promise (staff): “Failed to update surge pricing. Please try again.”, “Surge pricing enabled successfully.”, “Surge pricing disabled successfully.”
// promise (staff): “Failed to update surge multiplier. Please try again.”, “Surge multiplier updated successfully.”
test('surge is turned on, multiplied, given an end and turned off', async ({ page, ozi }) => {
  await openConfigured(page, ozi.url)
  await toggle(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing enabled successfully.')
  await expect(toggle(page)).toBeChecked()

  const multiplier = page.getByRole('spinbutton', { name: 'Surge Multiplier' })
  await multiplier.fill('2.5')
  await saveSurge(page).click()
  await expectDialog(page, 'Success!', 'Surge multiplier updated successfully.')
  await expect(card(page, 'Service Fee')).toContainText('Surge × 2.5: customers pay ₦62.50 now.')
  await expect(card(page, 'Current Pricing Summary')).toContainText('₦25.00 × 2.5 = ₦62.50')

  await page.getByRole('button', { name: 'In 2 hours' }).click()
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Heavy rain')
  await expect(page.getByText('Not saved yet: end of surge, reason for surge.')).toBeVisible()
  await page.getByRole('link', { name: /to your profile/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Throw away what you typed?' })
  await question.getByRole('button', { name: 'Keep' }).click()
  await saveSurge(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing saved.')
  await expect(page.getByText(/^Ends .*\d.* Reason: Heavy rain/)).toBeVisible()

  await toggle(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing disabled successfully.')
  await expect(multiplier).toHaveCount(0)
  await expect(card(page, 'Current Pricing Summary')).toContainText('Inactive')
})

/** Calls to this path wait. @returns lets them go on */
async function hold(page: Page, path: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<undefined>()
  await page.route(path, async (route) => {
    await released.promise
    await route.continue()
  })
  return () => released.resolve(undefined)
}

// promise (staff): On a slow network fares are changed one after the other
test('while a change of a fare waits, the next ones wait, too', async ({ page, ozi }) => {
  await openSurging(page, ozi.url)
  const release = await hold(page, /update-delivery-fee/)
  const fee = page.getByLabel('Delivery Fee', { exact: true })
  await fee.fill('130')
  await fee.press('Enter')
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Heavy rain')
  await page.getByRole('textbox', { name: /^Reason/ }).press('Enter')
  const waiting = 'Saving… Then you can turn surge off.'
  await toggle(page).press('Space')
  await expect(toggle(page)).toBeChecked()
  await expect(toggle(page)).toHaveAccessibleDescription(waiting)
  release()
  const dialog = page.getByRole('alertdialog', { name: 'Success!', exact: true })
  await expect(dialog).toHaveAccessibleDescription('Delivery fee updated successfully.')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expectDialog(page, 'Success!', 'Surge pricing saved.')
  await expect(page.getByText(waiting)).toHaveCount(0)
})

const OTHERS = 'Somebody else changed the fares'

// promise (staff): Two change the fares: the second is told and loses nothing
test('of two who change a surge, the second is told and loses nothing', async ({ page, ozi }) => {
  await openSurging(page, ozi.url)
  const end = page.getByLabel('Ends by itself')
  await page.getByLabel('Price Per Km', { exact: true }).fill('71')
  await end.fill('2099-05-06T18:30')
  await surgeByApi(ozi.url, { surgeMultiplier: 3, surgeReason: 'A match' })
  await saveSurge(page).click()
  await expectDialog(page, OTHERS, changedBy('surge multiplier to 3.0; reason for surge to A match'))
  await expect(
    page.getByRole('spinbutton', { name: 'Surge Multiplier' }),
    'nothing was typed here',
  ).toHaveValue('3')
  await expect(page.getByRole('textbox', { name: /^Reason/ }), 'nor here').toHaveValue('A match')
  await expect(end).toHaveValue('2099-05-06T18:30')

  await surgeOffByApi(ozi.url)
  await saveSurge(page).click()
  await expectDialog(
    page,
    OTHERS,
    changedBy(
      'surge to off; surge multiplier to 2.0; reason for surge to none',
      ' Your surge is kept until it is on again.',
    ),
  )
  await expect(toggle(page)).not.toBeChecked()
  await toggle(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing enabled successfully.')
  await expect(end).toHaveValue('2099-05-06T18:30')
  await expect(page.getByLabel('Price Per Km', { exact: true })).toHaveValue('71')
  await saveSurge(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing saved.')
  await expect(page.getByText(/^Ends 6 May 2099/)).toBeVisible()
})

// promise (staff): `/admin/fare`: prices
// promise (staff): A tried fare is compared with what was paid and with today’s prices
test('a change is tried on the latest orders, and nothing is saved', async ({ page, ozi }) => {
  const ada = await makeCustomer(ozi)
  const token = await logInByApi(ozi.url, ada.email)
  await openConfigured(page, ozi.url)
  for (let i = 0; i < 2; i += 1) await orderByApi(ozi.url, token, await someErrand(ozi.url), randomUUID())

  // Today a surge doubles the service fee of ₦25, which nobody paid then.
  await changeByApi(ozi.url, 'PUT', '/admin/update-surge', { surgeActive: true, surgeMultiplier: 2 })
  await page.reload()
  await page.getByLabel('Delivery Fee', { exact: true }).fill('150')
  await page.getByRole('button', { name: 'Try it out' }).click()
  const preview = card(page, 'What would this change?')
  const against = preview.locator('section').filter({ hasText: 'Against today' })
  const table = preview.getByRole('table', { name: 'What these orders cost' })
  await expect(table).toBeVisible()
  const sums = await table.getByRole('row').allInnerTexts()
  const totals = sums.slice(1).map((row) => Number(/₦([\d,.]+)/.exec(row)?.[1]?.replaceAll(',', '')))
  const [paid = 0, today = 0, edited = 0] = totals
  expect([today - paid, edited - today].map(Math.round)).toEqual([50, 100])
  await expect(against).toContainText('+₦100.00')
  await expect(against).toContainText('More expensive: 2')
  await expectAccessible(page)
  await page.getByLabel('Price Per Km', { exact: true }).fill('1')
  await expect(preview).toContainText('Something has changed since then.')
  await preview.getByRole('button', { name: 'Try it out' }).click()
  await expect(against).toContainText('Cheaper: 2')
  await expect(card(page, 'Delivery Fee')).toContainText('₦100.00')

  // A colleague's change moves today's prices: the page follows, and says that the outcome is of before.
  await changeByApi(ozi.url, 'PUT', '/admin/update-surge', { surgeActive: true, surgeMultiplier: 3 })
  await preview.getByRole('button', { name: 'Try it out' }).click()
  await expect(preview).toContainText('Something has changed since then.')
  await expect(card(page, 'Service Fee')).toContainText('Surge × 3.0')
})
