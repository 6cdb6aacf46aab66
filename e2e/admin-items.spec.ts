import type { Page } from '@playwright/test'
import { dropFile } from './helpers/files.ts'
import { expect } from './helpers/journey.ts'
import { test } from './helpers/rides.ts'
import { AHUIKE, itemCalled, putOnShelf, takeOffShelf } from './helpers/shop.ts'
import { asAdmin } from './helpers/staff.ts'

// On a phone, a row unfolds to show its buttons.
test.use({ viewport: { width: 1280, height: 900 } })

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function openItems(page: Page, url: string): Promise<void> {
  await asAdmin(page, url)
  await page.goto('/admin/items')
  await expect(page.getByRole('heading', { name: 'Items', exact: true })).toBeVisible()
}

// promise (staff): `/admin/items`: items
test('staff find an item, change it, turn it off and remove it', async ({ page, ozi }) => {
  const item = await putOnShelf(ozi.url, 'Nkwobi of the staff', 1500)
  await openItems(page, ozi.url)
  await page.getByLabel('Search items').fill(item.name)
  await expect(page).toHaveURL(/search=/)
  await expect(row(page, item.name)).toContainText('₦1,500')

  await page.getByRole('button', { name: `Change ${item.name}` }).click()
  const dialog = page.getByRole('dialog', { name: item.name })
  await dialog.getByLabel('Price').fill('1800')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(row(page, item.name)).toContainText('₦1,800')

  await row(page, item.name).getByRole('switch').uncheck()
  await expect.poll(async () => (await itemCalled(ozi.url, item.name)).isAvailable).toBe(false)

  await page.getByRole('button', { name: `Remove ${item.name}` }).click()
  const question = page.getByRole('alertdialog', { name: `Remove ${item.name}?` })
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(row(page, item.name)).toHaveCount(0)
  await expect(page.getByText('No items match your search.')).toBeVisible()
})

// promise (staff): `/admin/items`: items
test('an item and a dropped file go to the chosen shop', async ({ page, ozi }) => {
  await openItems(page, ozi.url)
  await page.getByRole('button', { name: 'New item' }).click()
  const shop = page.getByRole('dialog', { name: 'Which shop sells it?' })
  await shop.getByLabel('Shop').fill('Pharmacy')
  await page.getByRole('option', { name: /Pharmacy/ }).click()
  await shop.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'New item' })
  await dialog.getByLabel('Name').fill('Thermometer of the staff')
  await dialog.getByLabel('Price').fill('4200')
  await dialog.getByRole('button', { name: 'Add item' }).click()
  await expect(row(page, 'Thermometer of the staff')).toContainText('Pharmacy')
  const { vendor, _id } = await itemCalled(ozi.url, 'Thermometer of the staff')

  await page.goto(`/admin/items?shop=${vendor._id}&kind=health&availability=available`)
  await expect(page.getByRole('combobox', { name: 'Shop' })).toHaveValue(vendor.name)
  await page.getByRole('button', { name: 'Import items' }).click()
  const importer = page.getByRole('dialog', { name: 'Import items' })
  await expect(importer.getByText(`Of ${vendor.name}`)).toBeVisible()
  await dropFile(importer, 'more.csv', 'Name,Price\nThermometer of the staff,4500\n')
  await importer.getByRole('button', { name: 'Import 1 item' }).click()
  await expect(importer).toBeHidden()
  await expect(row(page, 'Thermometer of the staff')).toContainText('₦4,500')
  await takeOffShelf(ozi.url, _id, AHUIKE)
})
