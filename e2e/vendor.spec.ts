import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { logInByApi } from './helpers/errands.ts'
import { expect, expectAccessible } from './helpers/journey.ts'
import { isTooWide, moveByApi, orderTwo, readOrder, someCustomer, test } from './helpers/rides.ts'
import { expectAccessibleWhole, itemCalled, NKECHI, putOnShelf, takeOffShelf } from './helpers/shop.ts'

const FOOD = 'Abacha of the vendor’s journey'

const card = (page: Page, number: string) => page.getByRole('article', { name: number })

// promise (shop): `/vendor`: orders of the shop
// promise (shop): `/vendor/orders/:orderId`: one order
test('a shop accepts an order, prepares it, and says its code', async ({ pageOf, ozi }) => {
  const page = await pageOf(NKECHI)
  await expect(page).toHaveURL(/\/vendor$/)
  const customer = await someCustomer(ozi, [])
  const { _id: itemId } = await putOnShelf(ozi.url, 'Ukwa of the vendor’s journey')
  const made = await orderTwo(ozi.url, customer.token, itemId)

  // Without a reload.
  await expect(card(page, made.number)).toBeVisible()
  await expect(card(page, made.number).getByText('New: please answer')).toBeVisible()
  expect(await isTooWide(page)).toBe(false)
  await expectAccessibleWhole(page)
  await card(page, made.number).getByRole('button', { name: 'Accept' }).click()
  await card(page, made.number).getByRole('button', { name: 'Start preparing' }).click()
  await card(page, made.number).getByRole('button', { name: 'It is ready' }).click()
  await expect(card(page, made.number).getByText('Ready for the rider')).toBeVisible()

  await moveByApi(ozi.url, made._id, ['assigned', 'enroute_to_pickup', 'arrived_at_pickup'])
  await card(page, made.number).getByRole('link', { name: made.number }).click()
  const shop = await logInByApi(ozi.url, NKECHI, 'ozi-demo-only')
  const { pickupCode } = (await readOrder(ozi.url, shop, made._id)) as unknown as { pickupCode: string }
  await expect(page.getByRole('heading', { name: 'Pickup code' })).toBeVisible()
  await expect(page.getByText(pickupCode, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The rider' })).toBeVisible()
  await expectAccessible(page)
})

// promise (shop): `/vendor`: orders of the shop
test('a shop refuses with a reason that the customer is told', async ({ pageOf, ozi }) => {
  const customer = await someCustomer(ozi, [])
  const { _id: itemId } = await putOnShelf(ozi.url, 'Ukwa of the vendor’s journey')
  const made = await orderTwo(ozi.url, customer.token, itemId)
  const page = await pageOf(NKECHI)
  await card(page, made.number).getByRole('button', { name: 'Refuse' }).click()
  const dialog = page.getByRole('dialog', { name: `Refuse order ${made.number}?` })
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(dialog.getByText('Please say why.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Why').fill('The pot is empty')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(dialog).toBeHidden()

  const hers = await pageOf(customer.email)
  await hers.goto(`/dashboard/orders/${made._id}`)
  await expect(hers.getByText('The pot is empty')).toBeVisible()
  await page.getByRole('link', { name: 'Not delivered' }).click()
  await expect(card(page, made.number)).toBeVisible()
})

// promise (shop): `/vendor`: orders of the shop
test('a late answer to a shop does not bring back an earlier state', async ({ pageOf, ozi }) => {
  const customer = await someCustomer(ozi, [])
  const item = await putOnShelf(ozi.url, 'Ukwa that was late')
  const made = await orderTwo(ozi.url, customer.token, item._id)
  const page = await pageOf(NKECHI)
  const own = card(page, made.number)
  await expect(own).toBeVisible()
  // The server makes the move at once; its answer is delayed as long as the journey wants.
  let answer: () => void = () => undefined
  const late = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/moves', async (route) => {
    const response = await route.fetch()
    await late
    await route.fulfill({ response })
  })
  await own.getByRole('button', { name: 'Accept' }).click()
  await expect(own.getByText('Accepted'), 'by its news').toBeVisible()
  await moveByApi(ozi.url, made._id, ['cancelled'])
  await expect(own.getByText('Cancelled')).toBeVisible()
  const read = page.waitForResponse((response) => response.url().endsWith(`/orders/${made._id}`))
  answer()
  await read
  await expect(own.getByText('Cancelled')).toBeVisible()
  await expect(own.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await takeOffShelf(ozi.url, item._id)
})

test('a shop that refuses a cancelled order is told', async ({ pageOf, ozi }) => {
  const customer = await someCustomer(ozi, [])
  const item = await putOnShelf(ozi.url, 'Ukwa that was lost')
  const page = await pageOf(NKECHI)
  const lost = await orderTwo(ozi.url, customer.token, item._id)
  await page.route('**/moves', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await card(page, lost.number).getByRole('button', { name: 'Accept' }).click()
  await expect(card(page, lost.number).getByRole('button', { name: 'Start preparing' })).toBeVisible()
  await expect(card(page, lost.number).getByRole('alert')).toHaveCount(0)
  // The shop heard of it before the answer was cut off.
  await page.unrouteAll({ behavior: 'wait' })

  const made = await orderTwo(ozi.url, customer.token, item._id)
  await page.goto(`/vendor/orders/${made._id}`)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.getByRole('dialog').getByLabel('Why').fill('The pot is empty')
  await moveByApi(ozi.url, made._id, ['cancelled'])
  const told = page.getByRole('alertdialog', { name: 'This order has moved on' })
  await expect(told).toBeVisible()
  await expectAccessible(page)
  await told.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Cancelled').first()).toBeVisible()
  await moveByApi(ozi.url, lost._id, ['cancelled'])
  await takeOffShelf(ozi.url, item._id)
})

// promise (shop): `/vendor/items`: items
test('an item is added, changed, turned off for today and removed', async ({ pageOf, ozi }) => {
  const page = await pageOf(NKECHI)
  await page.getByRole('link', { name: 'Items' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New item' }).click()
  const dialog = page.getByRole('dialog', { name: 'New item' })
  await dialog.getByRole('button', { name: 'Add item' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(dialog.getByRole('link', { name: 'Please enter a name for the item.' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill(FOOD)
  await dialog.getByLabel('Price').fill('₦1,850.50')
  await dialog.getByRole('button', { name: 'Add item' }).click()
  const row = page.getByRole('article', { name: FOOD })
  await expect(row.getByText('₦1,850.50')).toBeVisible()

  await row.getByRole('button', { name: `Change ${FOOD}` }).click()
  const change = page.getByRole('dialog', { name: FOOD })
  await change.getByLabel('Price').fill('2000')
  await change.getByRole('button', { name: 'Save changes' }).click()
  await expect(row.getByText('₦2,000')).toBeVisible()

  await row.getByRole('switch', { name: 'Available today' }).uncheck()
  await expect.poll(async () => (await itemCalled(ozi.url, FOOD)).isAvailable).toBe(false)

  await row.getByRole('button', { name: `Remove ${FOOD}` }).click()
  const question = page.getByRole('alertdialog', { name: `Remove ${FOOD}?` })
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
})

// promise (shop): `/vendor/items`: items
test('an item’s picture is taken from a photo, and removed again', async ({ pageOf, ozi }) => {
  const item = await putOnShelf(ozi.url, 'Oha soup of the picture')
  const page = await pageOf(NKECHI)
  await page.goto('/vendor/items')
  const row = page.getByRole('article', { name: item.name })
  const change = async (deed: (dialog: Locator) => Promise<void>) => {
    await row.getByRole('button', { name: `Change ${item.name}` }).click()
    const dialog = page.getByRole('dialog', { name: item.name })
    await deed(dialog)
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog).toBeHidden()
  }
  const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a4b00' } })
  const buffer = await photo.jpeg().toBuffer()
  await change(async (dialog) => {
    const file = dialog.locator('input[type=file]')
    await file.setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') })
    await expect(
      dialog.getByText('We cannot open this file as a picture. Please choose another one.').first(),
    ).toBeVisible()
    await file.setInputFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer })
    await expect(dialog.locator('img')).toBeVisible()
    await expectAccessible(page)
  })
  await expect(row.locator('img')).toHaveJSProperty('complete', true)
  expect((await itemCalled(ozi.url, item.name)).image).toMatch(/^\/uploads\//)
  await change((dialog) => dialog.getByRole('button', { name: 'Remove', exact: true }).click())
  await expect(row.locator('img')).toHaveCount(0)
  await takeOffShelf(ozi.url, item._id)
})

test('a switch stays where it was turned while the server is slow', async ({ pageOf, ozi }) => {
  const item = await putOnShelf(ozi.url, 'Abacha of the vendor’s journey', 700)
  const page = await pageOf(NKECHI)
  await page.goto('/vendor/items')
  const turn = page.getByRole('article', { name: item.name }).getByRole('switch', { name: 'Available today' })
  await page.route('**/api/v1/vendor/items/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await turn.evaluate((input: HTMLInputElement) => {
    const shown: boolean[] = []
    Object.assign(window, { shown })
    const look = () => {
      if (shown.at(-1) !== input.checked) shown.push(input.checked)
      requestAnimationFrame(look)
    }
    look()
  })
  await turn.uncheck()
  await expect.poll(async () => (await itemCalled(ozi.url, item.name)).isAvailable).toBe(false)
  await expect(turn).not.toBeChecked()
  // Switched on and off again before the first answer.
  await turn.check()
  await turn.uncheck()
  await page.waitForTimeout(2_500)
  expect((await itemCalled(ozi.url, item.name)).isAvailable).toBe(false)
  expect(await page.evaluate(() => (window as unknown as { shown: boolean[] }).shown)).toEqual([
    true,
    false,
    true,
    false,
  ])
  await takeOffShelf(ozi.url, item._id)
})

test('while the server is away an item keeps what was typed', async ({ pageOf, ozi }) => {
  const item = await putOnShelf(ozi.url, 'Okpa of the vendor’s journey', 500)
  const page = await pageOf(NKECHI)
  await page.goto('/vendor/items')
  const row = page.getByRole('article', { name: item.name })
  await page.route('**/api/v1/vendor/items**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
  )
  await row.getByRole('switch', { name: 'Available today' }).click()
  await expect(row.getByRole('alert')).toContainText('We could not change this.')
  await expect(row.getByRole('switch', { name: 'Available today' })).toBeChecked()

  await row.getByRole('button', { name: `Change ${item.name}` }).click()
  const dialog = page.getByRole('dialog', { name: item.name })
  await dialog.getByLabel('Description').fill('With palm oil')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText('The item could not be saved')).toBeVisible()
  await expect(dialog.getByLabel('Description')).toHaveValue('With palm oil')
  await page.unroute('**/api/v1/vendor/items**')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(row.getByText('With palm oil')).toBeVisible()
  await takeOffShelf(ozi.url, item._id)
})

test('a shop’s pages are for shops', async ({ pageOf, ozi }) => {
  const customer = await someCustomer(ozi, [])
  const page = await pageOf(customer.email)
  await page.goto('/vendor/items')
  await expect(page.getByRole('heading', { name: 'Shops only' })).toBeVisible()
  await expectAccessible(page)
})
