import type { Page } from '@playwright/test'
import { logInByApi } from './errands.ts'
import { ADMIN, callApi, expect } from './journey.ts'
import { changeByApi } from './staff.ts'

const FIRST = { pricePerKm: 50, deliveryFee: 100, serviceFee: 25 }

/** The message for the second of two administrators. @param changes what the first one changed */
export const changedBy = (changes: string, more = '') =>
  `Administrator changed ${changes}. Yours is not saved, and still there: check it, then save again.${more}`

export const updateOf = (page: Page, what: string) => page.getByRole('button', { name: `Update ${what}` })
/** Says yes to saving fares that change by much. */
export async function acceptSteep(page: Page, change: string): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Save these fares?' })
  await expect(question).toContainText(change)
  await question.getByRole('button', { name: 'Save' }).click()
}
export const saveSurge = (page: Page) => updateOf(page, 'Surge Multiplier')
export const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
export const toggle = (page: Page) => page.getByRole('switch', { name: 'Enable Surge Pricing' })

/** Creates a configuration if there is none, whichever journey comes first. */
async function configure(url: string): Promise<void> {
  const token = await logInByApi(url, ADMIN.email, ADMIN.password)
  const { body } = await callApi<{ data: object | null }>(url, '/admin/get-rates', { token })
  if (body.data === null) await changeByApi(url, 'POST', '/admin/create-pricing', FIRST)
}

/** Opens the fare page with a configuration of these amounts and without surge. */
export async function openConfigured(page: Page, url: string): Promise<void> {
  await configure(url)
  await changeByApi(url, 'PUT', '/admin/update-surge', { surgeActive: false, surgeMultiplier: 1 })
  await changeByApi(url, 'PUT', '/admin/update-price', { pricePerKm: FIRST.pricePerKm })
  await changeByApi(url, 'PUT', '/admin/update-delivery-fee', { deliveryFee: FIRST.deliveryFee })
  await changeByApi(url, 'PUT', '/admin/update-service-fee', { serviceFee: FIRST.serviceFee })
  await page.goto('/admin/fare')
  await expect(toggle(page)).not.toBeChecked()
}

/** Opens the fare page with a surge of 2, without an end or a reason. */
export async function openSurging(page: Page, url: string): Promise<void> {
  await openConfigured(page, url)
  await surgeByApi(url, {})
  await page.reload()
  await expect(toggle(page)).toBeChecked()
}

export const surgeByApi = (url: string, terms: object) =>
  changeByApi(url, 'PUT', '/admin/update-surge', { surgeActive: true, surgeMultiplier: 2, ...terms })
export const surgeOffByApi = (url: string) =>
  changeByApi(url, 'PUT', '/admin/update-surge', { surgeActive: false, surgeMultiplier: 2 })
