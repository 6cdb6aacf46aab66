import type { Page } from '@playwright/test'
import { expect } from './helpers/journey.ts'
import { cartWith, itemCalled, openWith, test } from './helpers/shop.ts'

const card = (page: Page, name: string) => page.getByRole('article', { name })
const inCart = (page: Page) => page.getByRole('region', { name: 'Your order' })
const keptCart = (page: Page) => page.evaluate(() => localStorage.getItem('cart'))

// promise (customer): Cart: “Your cart is empty”, with “Continue Shopping”
// promise (everyone): A destructive dialog names its thing, and the focus returns
// promise (customer): `/dashboard/cart`: the cart
test('a cart is changed, survives a reload, and is emptied', async ({ page, ozi, customer }) => {
  const jollof = await itemCalled(ozi.url, 'Jollof')
  const suya = await itemCalled(ozi.url, 'suya')
  await openWith(page, '/dashboard/cart', {
    cart: cartWith(customer.id, [
      [jollof, 1],
      [suya, 2],
    ]),
  })
  await expect(page.getByRole('region', { name: 'Mama Nkechi Kitchen' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Suya by the Square' })).toBeVisible()
  await expect(inCart(page)).toContainText('₦7,500.00')

  await expect(page.getByRole('button', { name: 'One less: Jollof rice and dodo' })).toBeDisabled()
  await page.getByRole('button', { name: 'One more: Jollof rice and dodo' }).click()
  await expect(inCart(page)).toContainText('4 items')
  await page.reload()
  await expect(inCart(page)).toContainText('₦10,000.00')

  await card(page, 'Beef suya').getByRole('button', { name: 'Remove Item' }).click()
  await expect(card(page, 'Beef suya')).toHaveCount(0)
  await expect(card(page, 'Jollof').getByRole('button', { name: 'Remove Item' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(inCart(page)).toContainText('4 items')

  await page.getByRole('button', { name: 'Empty cart' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(inCart(page)).toContainText('4 items')
  await page.getByRole('button', { name: 'Empty cart' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty cart' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  expect(await keptCart(page)).toBeNull()
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

// promise (customer): The cart survives a reload, is the same in two tabs, and belongs to one account
test('two tabs have one cart', async ({ page, context, ozi, customer }) => {
  const jollof = await itemCalled(ozi.url, 'Jollof')
  await openWith(page, '/dashboard/cart', { cart: cartWith(customer.id, [[jollof, 1]]) })
  await expect(inCart(page)).toContainText('1 item')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await card(other, 'Beef suya').getByRole('button', { name: 'Add to cart' }).click()
  await expect(inCart(page)).toContainText('2 items')
  await page.getByRole('button', { name: 'One more: Jollof rice and dodo' }).click()
  await expect(card(other, 'Jollof rice and dodo')).toContainText('2 in your cart')
  await other.goto('/dashboard/cart')
  await other.getByRole('button', { name: 'Empty cart' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Empty cart' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})
