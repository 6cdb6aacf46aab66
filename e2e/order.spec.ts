import type { Page } from '@playwright/test'
import { expect } from './helpers/journey.ts'
import { choosePlace, next } from './helpers/ordering.ts'
import { buyTwoItems, readOrder, someCustomer, test } from './helpers/rides.ts'

const card = (page: Page, number: string) => page.getByRole('listitem').filter({ hasText: number })

// promise (everyone): A destructive dialog names its thing, and the focus returns
// promise (everyone): A failure stays in the dialog; a success leaves by itself
// promise (customer): Screens show a change only after the server has confirmed it
// promise (customer): `/dashboard/orders/:orderId`: one order
test('an order is cancelled after a question that names it', async ({ pageOf, ozi }) => {
  const { email, token, orders } = await someCustomer(ozi)
  const [order] = orders
  const page = await pageOf(email)
  await page.goto(`/dashboard/orders/${order?._id ?? ''}`)
  const open = page.getByRole('button', { name: 'Cancel order' })
  await open.click()
  const dialog = page.getByRole('alertdialog', { name: `Cancel order ${order?.number ?? ''}?` })
  await expect(dialog).toContainText('It costs you nothing.')
  await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()

  await open.click()
  await dialog.getByLabel('Why?').fill('Found <b>another</b> way')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Found <b>another</b> way').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancelled')
  await expect(open).toHaveCount(0)
  expect((await readOrder(ozi.url, token, order?._id ?? '')).status).toBe('cancelled')
  await page.goto('/dashboard/orders')
  await expect(card(page, order?.number ?? '')).toContainText('Cancelled')
})

// promise (customer): `/dashboard/orders/:orderId`: one order
// promise (customer): Order this again
// promise (customer): One tap on a saved person fills in name, phone, place and landmark
test('an order is ordered again with everything filled in', async ({ pageOf, ozi }) => {
  const { email, orders } = await someCustomer(ozi, ['a <i>small</i> book'])
  const page = await pageOf(email)
  await page.goto(`/dashboard/orders/${orders[0]?._id ?? ''}`)
  await page.getByText('Help with this order').click()
  await page.getByRole('button', { name: 'Order this again' }).click()
  await expect(page).toHaveURL(/\/dashboard\/send$/)
  await expect(page.getByLabel('Where from?')).toHaveValue(/Ikenegbu/)
  await expect(page.getByLabel('Where to?')).toHaveValue(/FUTO|Federal University/)
  await next(page)
  await expect(page.getByLabel('Receiver name')).toHaveValue('Obinna')
  await expect(page.getByLabel('Receiver phone')).toHaveValue(/803 123 4567/)
  await page.getByLabel('Save for next time').check()
  await next(page)
  await expect(page.getByRole('button', { name: 'What is in it?' })).toContainText('a <i>small</i> book')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  await expect(page.getByText('Obinna is saved for next time.')).toBeVisible()

  await page.goto('/dashboard/send')
  await page.getByRole('button', { name: 'Obinna', exact: true }).click()
  await expect(page.getByLabel('Where to?')).toHaveValue(/FUTO|Federal University/)
  await choosePlace(page, 'Where from?', 'ikeneg', /Ikenegbu/)
  await next(page)
  await expect(page.getByLabel('Receiver phone')).toHaveValue(/803 123 4567/)
})

// promise (customer): Order this again
test('goods are ordered again at today’s prices, without what is gone', async ({ pageOf, ozi }) => {
  const { email, token } = await someCustomer(ozi, [])
  const { bought, gone } = await buyTwoItems(ozi.url, token)
  const page = await pageOf(email)
  await page.goto('/dashboard/orders')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'What you bought' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The shop' })).toBeVisible()
  await page.getByText('Help with this order').click()
  await page.getByRole('button', { name: 'Order this again' }).click()
  const notice = page.getByRole('alertdialog')
  await expect(notice).toContainText(`No longer sold: ${gone}.`)
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/dashboard\/cart$/)
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toContain(bought)
})
