import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { cartWith, openWith, type ShopItem } from './shop.ts'

export const MONEY = /₦\d{1,3}(,\d{3})*\.\d{2}/

/** Types into a place field and chooses the suggestion with this name. */
export async function choosePlace(page: Page, label: string, typed: string, name: RegExp): Promise<void> {
  await page.getByLabel(label).pressSequentially(typed)
  await page.getByRole('option', { name }).first().click()
}

/** Fills in the form of a parcel to be sent, up to its last step. */
export async function fillInDelivery(page: Page): Promise<void> {
  await choosePlace(page, 'Where from?', 'ikeneg', /Ikenegbu Layout/)
  await choosePlace(page, 'Where to?', 'futo', /Federal University of Technology|FUTO/)
  await next(page)
  await page.getByLabel('Pickup address').fill('Opposite the yellow bakery')
  await page.getByLabel('Dropoff address').fill('Beside the SUG bus stop')
  await page.getByLabel('Receiver name').fill('Obinna Ibe')
  await page.getByLabel('Receiver phone').fill('0803 765 4321')
  await next(page)
}

/** Goes on to the next step of a form. */
export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

export const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' })

/** Opens the checkout with a cart in the browser's storage. */
export async function openCheckout(
  page: Page,
  accountId: string,
  lines: readonly (readonly [ShopItem, number])[],
): Promise<void> {
  await openWith(page, '/dashboard/cart', { cart: cartWith(accountId, lines) })
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
}

/** Chooses the dropoff in the checkout and waits for the quote. */
export async function sayWhere(page: Page): Promise<void> {
  await choosePlace(page, 'Where to?', 'futo', /Federal University of Technology|FUTO/)
  await page.getByLabel('Dropoff address').fill('Beside the SUG bus stop')
  await expect(page.getByText('Delivery fee').first()).toBeVisible()
}
