import type { Page } from '@playwright/test'
import { expect } from './helpers/journey.ts'
import { test } from './helpers/rides.ts'
import { itemCalled, NKECHI, putOnShelf, takeOffShelf } from './helpers/shop.ts'

const importer = (page: Page) => page.getByRole('dialog', { name: 'Import items' })

async function choose(page: Page, csv: string | Buffer, name = 'items.csv'): Promise<void> {
  await importer(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })
}

async function openImporter(page: Page): Promise<void> {
  await page.goto('/vendor/items')
  await page.getByRole('button', { name: 'Import items' }).click()
  await expect(importer(page)).toBeVisible()
}

// promise (shop): `/vendor/items`: items
test('a shop imports a file: bad lines are named, good ones stored', async ({ pageOf, ozi }) => {
  const known = await putOnShelf(ozi.url, 'Ofada of the file', 2000)
  const page = await pageOf(NKECHI)
  await openImporter(page)
  const download = page.waitForEvent('download')
  await importer(page).getByRole('link', { name: 'Download a template' }).click()
  expect((await download).suggestedFilename()).toBe('ozi-items.csv')

  await choose(
    page,
    'Name;Price;Available\nNew of the file;1250.50;yes\nOFADA OF THE FILE;2300;\n=1+1;900;no\nBad of the file;free;\n',
  )
  const dialog = importer(page)
  await expect(dialog.getByText('items.csv: 2 new items, 1 changed, 1 line with a mistake')).toBeFocused()
  const bad = dialog.getByRole('table', { name: 'Lines with a mistake' })
  await expect(bad.getByRole('row').filter({ hasText: 'Line 5' })).toContainText(
    'Write the price as 2500 or 2500.50.',
  )
  await expect(dialog.getByRole('table', { name: 'Good lines' })).toContainText('=1+1')
  await dialog.getByRole('button', { name: 'Import 3 items' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 items added, 1 changed, 1 line left out')).toBeVisible()
  await expect(page.getByRole('article', { name: 'New of the file' })).toContainText('₦1,250.50')
  expect((await itemCalled(ozi.url, 'Ofada of the file')).price).toBe(2300)
  await takeOffShelf(ozi.url, known._id)
})
