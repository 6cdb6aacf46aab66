import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './helpers/journey.ts'
import { isTooWide, test } from './helpers/rides.ts'
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
  await expectAccessible(page)
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
  expect(await isTooWide(page)).toBe(false)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import 3 items' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 items added, 1 changed, 1 line left out')).toBeVisible()
  await expect(page.getByRole('article', { name: 'New of the file' })).toContainText('₦1,250.50')
  expect((await itemCalled(ozi.url, 'Ofada of the file')).price).toBe(2300)
  await takeOffShelf(ozi.url, known._id)
})

test('a file that cannot be read says why, and the next one is tried', async ({ pageOf }) => {
  const page = await pageOf(NKECHI)
  await openImporter(page)
  const alert = importer(page).getByRole('alert')
  for (const [file, words] of [
    ['PK\u0003\u0004\u0000\u0000', 'This is not a CSV file.'],
    [Buffer.from([0x4e, 0x61, 0xe9, 0x2c]), 'Please save it as “CSV UTF-8” and choose it again.'],
    ['x'.repeat(1024 * 1024 + 1), 'This file is larger than 1 MB.'],
    ['', 'This file is empty.'],
    ['Name,Colour\nSuya,red', 'Missing: “Price”. Unknown: “Colour”.'],
  ] as const) {
    await choose(page, typeof file === 'string' ? file : Buffer.from(file))
    await expect(alert).toContainText(words)
  }
  await expectAccessible(page)
  await choose(page, 'Name,Price\nSuya,free\n')
  await expect(importer(page).getByText('items.csv: 1 line with a mistake')).toBeVisible()
  await expect(alert).toBeHidden()
  await expect(importer(page).getByRole('button', { name: /Import/ })).toHaveCount(0)
})

test('a change since the preview is shown again', async ({ pageOf, ozi }) => {
  const page = await pageOf(NKECHI)
  await openImporter(page)
  await choose(page, 'Name,Price\nMeanwhile of the file,900\n')
  const bringIn = importer(page).getByRole('button', { name: 'Import 1 item' })
  const item = await putOnShelf(ozi.url, 'Meanwhile of the file', 700)
  await bringIn.click()
  await expect(importer(page).getByRole('alert')).toContainText(
    'Something changed since you chose the file, so nothing was saved.',
  )
  await expect(importer(page).getByText('items.csv: 1 changed')).toBeVisible()

  await page.route('**/items/import', (route) => route.fulfill({ status: 500, json: {} }))
  await bringIn.click()
  await expect(importer(page).getByRole('alert')).toBeVisible()
  await page.unroute('**/items/import')
  await bringIn.click()
  await expect(importer(page)).toBeHidden()
  expect((await itemCalled(ozi.url, item.name)).price).toBe(900)
  await takeOffShelf(ozi.url, item._id)
})
