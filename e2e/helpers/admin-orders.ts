import type { Browser, Locator, Page } from '@playwright/test'
import { asAdmin } from './staff.ts'

/** A page of an administrator with the width of a desktop screen; the caller closes its context. */
export async function adminPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  })
  const page = await context.newPage()
  await asAdmin(page, url)
  return page
}

/** An order's sheet beside the list. */
export const sheetOf = (page: Page, number: string): Locator =>
  page.getByRole('dialog', { name: `Order ${number}` })

export async function openOrder(page: Page, { _id, number }: { _id: string; number: string }) {
  await page.goto(`/admin/orders/${_id}`)
  const sheet = sheetOf(page, number)
  await sheet.getByRole('heading', { name: 'What happens next' }).waitFor()
  return sheet
}

/** Makes a move by its button, with a reason. */
export async function moveOnScreen(page: Page, sheet: Locator, name: string, reason: string): Promise<void> {
  await sheet.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  await dialog.getByLabel('Why?').fill(reason)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Assigns an order to a rider, found by name. */
export async function assignOnScreen(page: Page, sheet: Locator, rider: string) {
  await sheet.getByRole('button', { name: 'Assign a rider' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assign a rider' })
  await dialog.getByRole('combobox').fill(rider)
  await page.getByRole('option').filter({ hasText: rider }).first().click()
  await dialog.getByRole('button', { name: 'Assign a rider' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
