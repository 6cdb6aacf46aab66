import type { Page } from '@playwright/test'
import { expect, logIn, makeCustomer, PASSWORD, someone, type NewCustomer } from './journey.ts'

/** A customer with an address, on the profile page. */
export async function openProfile(page: Page, ozi: Parameters<typeof makeCustomer>[0]): Promise<NewCustomer> {
  const person = await makeCustomer(ozi)
  await logIn(page, person.email)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/dashboard/profile')
  await expect(page.getByLabel('Address')).toBeVisible()
  await page.getByLabel('Address').fill('12 Wetheral Road')
  return person
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
export const ok = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
export const newAddress = () => someone('Moved').email

/** Requests another e-mail address, up to the notice that says what to do next. */
export async function askForEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Profile updated')
  await ok(page)
  await expect(page.getByRole('heading', { name: 'Confirm your new e-mail' })).toBeInViewport()
  await expect(page.getByLabel('Code')).toBeFocused()
}
