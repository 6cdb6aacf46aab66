import type { Page } from '@playwright/test'
import { dropFile } from './helpers/files.ts'
import { ADMIN, expect, expectAccessible, logIn } from './helpers/journey.ts'
import { isTooWide, test } from './helpers/rides.ts'
import { AHUIKE, changeItem, itemCalled, NKECHI, putOnShelf, takeOffShelf } from './helpers/shop.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function openItems(page: Page, query = ''): Promise<void> {
  await logIn(page, ADMIN.email, ADMIN.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(`/admin/items${query}`)
  await expect(page.getByRole('heading', { name: 'Items', exact: true })).toBeVisible()
}

// promise (staff): `/admin/items`: items
test('staff find an item, change it, turn it off and remove it', async ({ page, ozi }) => {
  const item = await putOnShelf(ozi.url, 'Nkwobi of the staff', 1500)
  await openItems(page)
  await page.getByLabel('Search items').fill(item.name)
  await expect(page).toHaveURL(/search=/)
  await expect(row(page, item.name)).toContainText('₦1,500')
  await expectAccessible(page)
  expect(await isTooWide(page)).toBe(false)

  await page.getByRole('button', { name: `Change ${item.name}` }).click()
  const dialog = page.getByRole('dialog', { name: item.name })
  await dialog.getByLabel('Price').fill('1800')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(row(page, item.name)).toContainText('₦1,800')

  await row(page, item.name).getByRole('switch').uncheck()
  await expect.poll(async () => (await itemCalled(ozi.url, item.name)).isAvailable).toBe(false)

  await page.getByRole('button', { name: `Remove ${item.name}` }).click()
  const question = page.getByRole('alertdialog', { name: `Remove ${item.name}?` })
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(row(page, item.name)).toHaveCount(0)
  await expect(page.getByText('No items match your search.')).toBeVisible()
})

// promise (staff): Two change one item: the second is told and loses nothing
test('of two who change an item, the second is told and loses nothing', async ({ page, ozi }) => {
  const item = await putOnShelf(ozi.url, 'Isi ewu of the staff', 3000)
  await openItems(page, '?search=Isi+ewu+of')
  await page.getByRole('button', { name: `Change ${item.name}` }).click()
  const dialog = page.getByRole('dialog', { name: item.name })
  await dialog.getByLabel('Description').fill('With utazi')
  await changeItem(ozi.url, item, { price: 3500 })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText(/Somebody else changed this item while you had it open/)).toContainText(
    /3,000.*3,500/,
  )
  await expect(dialog.getByLabel('Description')).toHaveValue('With utazi')
  await expectAccessible(page)
  await dialog.getByLabel('Price').fill('3500')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  expect(await itemCalled(ozi.url, item.name)).toMatchObject({ price: 3500, description: 'With utazi' })
  await takeOffShelf(ozi.url, item._id)
})

test('an item and a file go to the chosen shop', async ({ page, ozi }) => {
  await openItems(page)
  await page.getByRole('button', { name: 'New item' }).click()
  const shop = page.getByRole('dialog', { name: 'Which shop sells it?' })
  await shop.getByRole('button', { name: 'Continue' }).click()
  await expect(shop.getByText('Please choose a shop.')).toBeVisible()
  await expectAccessible(page)
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
  await expect(page.getByLabel('Shop')).toHaveValue(vendor.name)
  await page.getByRole('button', { name: 'Import items' }).click()
  const importer = page.getByRole('dialog', { name: 'Import items' })
  await expect(importer.getByText(`Of ${vendor.name}`)).toBeVisible()
  await importer.locator('input[type=file]').setInputFiles({
    name: 'more.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Price\nThermometer of the staff,4500\n'),
  })
  await importer.getByRole('button', { name: 'Import 1 item' }).click()
  await expect(importer).toBeHidden()
  await expect(row(page, 'Thermometer of the staff')).toContainText('₦4,500')
  await takeOffShelf(ozi.url, _id, AHUIKE)
})

test('a list that fails offers to try again', async ({ page, pageOf }) => {
  let isBroken = true
  await page.route('**/api/v1/admin/items**', (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await openItems(page)
  await expect(page.getByText(/Error loading data: /)).toBeVisible()
  await expectAccessible(page)
  isBroken = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(/Error loading data/)).toHaveCount(0)

  const shop = await pageOf(NKECHI)
  await shop.goto('/admin/items')
  await expect(shop.getByRole('heading', { name: 'Administrators only' })).toBeVisible()
})

// promise (staff): `/admin/items`: items
test('a switch that the server refuses goes back and says so', async ({ page, ozi }) => {
  const item = await putOnShelf(ozi.url, 'Abacha of the staff', 900)
  await openItems(page, '?search=Abacha+of')
  const fault = { status: 500, json: { message: 'Something went wrong', code: 'INTERNAL' } }
  await page.route(/api\/v1\/admin\/items\//, (route) => route.fulfill(fault))
  const own = row(page, item.name).getByRole('switch')
  await expect(own).toBeChecked()
  await own.click({ force: true })
  await expect(row(page, item.name).getByRole('alert')).toContainText('We could not change this.')
  await expect(own).toBeChecked()
  await expectAccessible(page)
  expect((await itemCalled(ozi.url, item.name)).isAvailable).toBe(true)
  await takeOffShelf(ozi.url, item._id)
})

// promise (staff): `/admin/items`: items
test('a file that is dropped on the import is read as one that is chosen', async ({ page, ozi }) => {
  const { vendor } = await putOnShelf(ozi.url, 'Ube of the staff', 700)
  await openItems(page, `?shop=${vendor._id}`)
  await expect(page.getByRole('combobox', { name: 'Shop' })).toHaveValue(vendor.name)
  await page.getByRole('button', { name: 'Import items' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import items' })
  await expect(dialog).toContainText(vendor.name)
  await dropFile(dialog, 'shelf.csv', 'Name,Price\nDropped by hand,1200\nBad,free\n')
  await expect(dialog).toContainText('shelf.csv: 1 new item, 1 line with a mistake')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import 1 item' }).click()
  await expect(row(page, 'Dropped by hand')).toBeVisible()
})
