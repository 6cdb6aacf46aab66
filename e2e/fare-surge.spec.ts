import type { Page } from '@playwright/test'
import { openConfigured, openSurging, saveSurge, surgeByApi, toggle } from './helpers/fare.ts'
import { expect, expectAccessibleInBoth, oziWith, test as base } from './helpers/journey.ts'
import { asAdmin, expectDialog } from './helpers/staff.ts'

/** This file has its own Ozi, so that nobody else changes its fares. */
const test = base.extend({ ozi: [oziWith(), { scope: 'worker', timeout: 90_000 }] })

test.beforeEach(async ({ page, ozi }) => void (await asAdmin(page, ozi.url)))

const HALF_AN_END = 'Please enter the whole date and time, or clear it.'

/** Calls to this path wait. @returns lets them go on */
async function hold(page: Page, path: RegExp): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(path, async (route) => {
    await isReleased
    await route.continue()
  })
  return () => release()
}

// promise (staff): On a slow network fares are changed one after the other
test('while a surge’s Update waits, the switch says that it waits too', async ({ page, ozi }) => {
  await openSurging(page, ozi.url)
  const release = await hold(page, /update-delivery-fee/)
  const fee = page.getByLabel('Delivery Fee', { exact: true })
  await fee.fill('130')
  await fee.press('Enter')
  await page.getByLabel('Reason').fill('Heavy rain')
  await page.getByLabel('Reason').press('Enter')
  const waiting = 'Saving… You can turn surge off after that.'
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible()
  await toggle(page).press('Space')
  await expect(toggle(page)).toBeChecked()
  await expect(toggle(page)).toHaveAccessibleDescription(waiting)
  await expectAccessibleInBoth(page)
  release()
  const dialog = page.getByRole('alertdialog', { name: 'Success!', exact: true })
  await expect(dialog).toHaveAccessibleDescription('Delivery fee updated successfully.')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expectDialog(page, 'Success!', 'Surge pricing saved.')
  await expect(page.getByText(waiting)).toHaveCount(0)
  await toggle(page).press('Space')
  await expectDialog(page, 'Success!', 'Surge pricing disabled successfully.')
  await expect(toggle(page)).not.toBeChecked()
})

// promise (staff): No slip changes a fare: what is corrected is explained first
test('a half-typed end of a surge is not saved as none', async ({ page, ozi }) => {
  await openConfigured(page, ozi.url)
  await surgeByApi(ozi.url, { surgeEndsAt: '2098-01-01T09:00:00.000Z' })
  await page.reload()
  const end = page.getByLabel('Ends by itself')
  await expect(end).toHaveValue('2098-01-01T10:00')
  await end.focus()
  await page.keyboard.press('Delete')
  await saveSurge(page).click()
  await expect(page.getByText(HALF_AN_END)).toBeVisible()
  await expect(page.getByText(/Ends by itself 1 Jan 2098/)).toBeVisible()
  await end.fill('2098-01-02T10:00')
  await saveSurge(page).click()
  await expectDialog(page, 'Success!', 'Surge pricing saved.')
  await expect(page.getByText(/Ends by itself 2 Jan 2098/)).toBeVisible()
})

// promise (staff): No slip changes a fare: what is corrected is explained first
test('a half-typed end of a surge that had none is told until it is mended', async ({ page, ozi }) => {
  await openSurging(page, ozi.url)
  const end = page.getByLabel('Ends by itself')
  const told = page.getByText(HALF_AN_END)
  const typeHalf = async () => {
    await end.focus()
    await page.keyboard.type('0605')
    await saveSurge(page).click()
    await expect(told).toBeVisible()
    await expect(end).toBeFocused()
  }
  /** The focus is on the first part; Backspace empties one part. */
  const clearHalf = async () => {
    await page.keyboard.press('Backspace')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Backspace')
  }

  await typeHalf()
  await clearHalf()
  await page.getByLabel('Reason').focus()
  await expect(told, 'whoever leaves the mended field is told no more').toHaveCount(0)
  await expect(end).not.toHaveAttribute('aria-invalid', 'true')

  await typeHalf()
  await page.getByLabel('Reason').focus()
  await expect(told, 'still half').toBeVisible()
  await end.focus()
  await clearHalf()
  const release = await hold(page, /update-surge/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'loading...' })).toBeVisible()
  await expect(told, 'nor is whoever saves without leaving it').toHaveCount(0)
  release()
  await expectDialog(page, 'Success!', 'Surge multiplier updated successfully.')
  await expect(page.getByText('Stays on until somebody turns it off.')).toBeVisible()
})
