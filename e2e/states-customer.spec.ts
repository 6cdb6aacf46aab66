import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { orderByApi, someErrand } from './helpers/errands.ts'
import { callApi, expect } from './helpers/journey.ts'
import { fillInDelivery, openCheckout, placeOrder, sayWhere } from './helpers/ordering.ts'
import { moveByApi, WAY } from './helpers/rides.ts'
import { card, cartWith, itemCalled, openWith, test } from './helpers/shop.ts'
import { answer, answered, answerTruly, held, judge, refused, stumbled } from './helpers/states.ts'

// High enough that nothing has to be scrolled: axe cannot measure what a bar covers.
test.use({ viewport: { width: 360, height: 2600 } })
test.describe.configure({ timeout: 240_000 })

const dialog = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')

/** Toasts cover what is below them and disappear by themselves. */
const untilNothingIsTold = (page: Page) =>
  expect(page.getByRole('region', { name: /^Messages/ }).getByRole('listitem')).toHaveCount(0)

const ITEMS = '**/api/v1/items?*'

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('what the shops sell is accessible in every state, by day and by night', async ({
  page,
  context,
  ozi,
  customer: _signedIn,
}) => {
  const suya = await itemCalled(ozi.url, 'suya')
  await answer(page, ITEMS, stumbled)
  await page.goto('/dashboard')
  await judge(page, page.getByText('We could not fetch the items.'))
  await answer(page, ITEMS, held)
  await page.reload()
  await judge(page, page.locator('section[aria-busy=true]'))
  await answer(page, ITEMS, answered({ items: [], nextCursor: null, total: 0 }))
  await page.reload()
  await judge(page, page.getByText('No items yet.'))

  await answerTruly(page)
  await page.goto('/dashboard?search=zzqx')
  await judge(page, page.getByText('No items match your search.'))
  await page.goto('/dashboard?search=suya')
  await card(page, 'Beef suya').getByRole('button', { name: 'Add to cart' }).click()
  await judge(page, page.getByText('Item Added to cart'))
  await answer(page, ITEMS, held)
  await page.getByRole('searchbox').fill('jollof')
  // The previous results are still there.
  await judge(page, page.getByText('Looking…'))
  await page.goto(`/dashboard?item=${suya._id}`)
  await judge(page, dialog(page).filter({ hasText: 'Looking…' }))
  await answer(page, ITEMS, refused)
  await page.goto(`/dashboard?item=${suya._id}`)
  await judge(page, dialog(page).getByText('We could not fetch this item.'))
  await answerTruly(page)
  await page.goto(`/dashboard?item=${randomUUID()}`)
  await judge(page, page.getByRole('dialog', { name: 'This item is no longer sold.' }))
  const soldOut = { ...suya, isAvailable: false }
  await answer(page, ITEMS, answered({ items: [soldOut], nextCursor: null, total: 1 }))
  await page.goto('/dashboard')
  await judge(page, card(page, 'Beef suya').getByText('Sold out'))
  await card(page, 'Beef suya').getByRole('link').click()
  await judge(page, dialog(page).getByText('Sold out'))
  await page.keyboard.press('Escape')
  await context.setOffline(true)
  await judge(page, page.getByText(/^You are offline/))
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('the form of an errand is accessible in every state, by day and by night', async ({
  page,
  context,
  customer: _signedIn,
}) => {
  const PLACES = '**/api/v1/places/search?**'
  const from = page.getByLabel('Where from?')
  await page.goto('/dashboard/receive')
  await placeOrder(page).click()
  await judge(page, page.getByText('Please fill in all required fields'))
  await page.goto('/dashboard/send')
  await answer(page, PLACES, held)
  await from.fill('ikeneg')
  await judge(page, page.getByText('Searching…'))
  await answer(page, PLACES, refused)
  await from.fill('ikene')
  await judge(page, page.getByText('We could not look that up.'))
  await answer(page, PLACES, answered({ suggestions: [] }))
  await from.fill('iken')
  await judge(page, page.getByText('We could not find that place.'))
  await answerTruly(page)
  await from.fill('ikenegbu')
  await expect(page.getByRole('option').first()).toBeVisible()
  await from.press('ArrowDown')
  await judge(page, page.getByRole('option', { selected: true }))
  await from.press('Escape')
  await context.clearPermissions()
  await page.getByRole('button', { name: 'Use my location as the dropoff' }).click()
  await judge(page, page.getByText(/Allow location for this site/))
  await from.fill('')

  await answer(page, '**/api/v1/quotes', held)
  await page.goto('/dashboard/send?from=ikenegbu%20layout&to=futo')
  await expect(page.getByText('Working out the fare…')).toBeAttached()
  await judge(page, page.locator('dl[aria-busy=true]'))
  await answer(page, '**/api/v1/quotes', refused)
  await page.reload()
  await judge(page, page.getByText('₦0.00'))

  await answerTruly(page)
  await page.goto('/dashboard/send')
  await from.fill('')
  await page.getByLabel('Where to?').fill('')
  await fillInDelivery(page)
  await expect(page.getByText('Delivery fee')).toBeVisible()
  await answer(page, '**/api/v1/user/delivery', refused)
  await placeOrder(page).click()
  await judge(page, page.getByText('Failed to create order. Please try again.'))
  // A fee other than the one in force, as after a change of fares.
  await answer(page, '**/api/v1/user/delivery', (route) =>
    route.continue({
      postData: JSON.stringify({ ...(route.request().postDataJSON() as object), fee: 1 }),
    }),
  )
  await placeOrder(page).click()
  await judge(page, question(page).getByRole('button', { name: 'Order at the new fare' }))
  await question(page).getByRole('button', { name: 'Not now' }).click()
  await answer(page, '**/api/v1/user/delivery', held)
  await placeOrder(page).click()
  await judge(page, page.locator('form button[aria-busy=true]'))
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('orders and one order are accessible in every state, by day and by night', async ({
  page,
  context,
  ozi,
  customer,
}) => {
  const ORDERS = '**/api/v1/user/orders?*'
  // Deletes stored answers, which would be shown instead.
  await page.addInitScript(() => localStorage.removeItem('kept-answers'))
  await answer(page, ORDERS, stumbled)
  await page.goto('/dashboard/orders')
  await judge(page, page.getByText('We could not fetch your orders.'))
  await answer(page, ORDERS, held)
  await page.reload()
  await judge(page, page.locator('[aria-busy=true]'))
  await answerTruly(page)
  await page.reload()
  await judge(page, page.getByText("You don't have any orders."))
  await page.goto('/dashboard/delivery')
  await judge(page, page.getByText('Nothing is on its way right now.'))
  await orderByApi(ozi.url, customer.token, await someErrand(ozi.url), 'a parcel')
  const { body } = await callApi<{ orders: { _id: string; number: string }[] }>(ozi.url, '/user/orders', {
    token: customer.token,
  })
  const { _id: id = '', number = '' } = body.orders[0] ?? {}
  const ONE = `**/api/v1/orders/${id}`
  await context.route(ONE, stumbled)

  await page.goto('/dashboard/orders?search=zzqx')
  await judge(page, page.getByText('No orders match.'))
  await page.goto('/dashboard/orders?filter=cancelled')
  await judge(page, page.getByText('No order was cancelled.'))
  await page.goto('/dashboard/orders')
  await judge(page, page.getByRole('article').filter({ hasText: number }))
  await answer(page, ORDERS, held)
  await page.getByRole('searchbox').fill('a parcel')
  await judge(page, page.getByText('Looking…'))

  await answerTruly(page)
  await page.goto(`/dashboard/orders/${id}`)
  await judge(page, page.getByText('We could not fetch this order.'))
  await page.goto(`/dashboard/delivery?order=${id}`)
  await judge(page, page.getByText('We could not fetch your delivery.'))
  await answer(page, ONE, held)
  await page.reload()
  await judge(page, page.locator('[aria-busy=true]'))
  await page.goto(`/dashboard/orders/${id}`)
  await judge(page, page.locator('[aria-busy=true]'))
  await context.unroute(ONE)
  await answerTruly(page)
  await page.goto(`/dashboard/orders/${randomUUID()}`)
  await judge(page, page.getByRole('heading', { name: 'We could not find this order' }))

  await moveByApi(ozi.url, id, WAY.slice(0, 3))
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Rider at the pickup' }).first()).toBeVisible()
  await untilNothingIsTold(page)
  await judge(page, page.getByRole('region', { name: 'Rider at the pickup' }))
  await page.goto(`/dashboard/delivery?order=${id}`)
  await expect(page.getByRole('heading', { name: 'Say this code next' }).first()).toBeVisible()
  await untilNothingIsTold(page)
  await judge(page, page.getByRole('heading', { name: 'Say this code next' }))
  await page.goto(`/dashboard/orders/${id}`)
  await expect(page.getByRole('link', { name: /^Call / }).first()).toBeVisible()
  await untilNothingIsTold(page)
  await judge(page, page.getByRole('link', { name: /^Call / }))
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await judge(page, question(page).getByLabel('Why?'))
  await answer(page, `${ONE}/moves`, refused)
  await question(page).getByRole('button', { name: 'Cancel order' }).click()
  await judge(page, question(page).getByRole('alert'))
  await answerTruly(page)
  await moveByApi(ozi.url, id, WAY.slice(3, 4))
  await question(page).getByRole('button', { name: 'Cancel order' }).click()
  await judge(page, page.getByRole('alertdialog', { name: 'It can no longer be cancelled' }))
  await question(page).getByRole('button', { name: 'OK' }).click()
  await moveByApi(ozi.url, id, WAY.slice(4, 6))
  await moveByApi(ozi.url, id, ['delivery_failed'])
  await page.goto(`/dashboard/orders/${id}`)
  await expect(page.getByText('Could not be delivered').first()).toBeVisible()
  await untilNothingIsTold(page)
  await judge(page, page.getByText('Could not be delivered'))
  await context.setOffline(true)
  await judge(page, page.getByText(/^You are offline/))
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('cart and checkout are accessible in every state, by day and by night', async ({
  page,
  context,
  ozi,
  customer,
}) => {
  const [jollof, suya] = [await itemCalled(ozi.url, 'Jollof'), await itemCalled(ozi.url, 'suya')]
  await page.goto('/dashboard/cart/checkout')
  await judge(page, page.getByText('Your cart is empty'))
  await answer(page, ITEMS, refused)
  await openWith(page, '/dashboard/cart', {
    cart: cartWith(customer.id, [
      [jollof, 1],
      [suya, 2],
    ]),
  })
  await judge(page, page.getByText('We could not check prices and stock.'))
  const dearer = { ...jollof, price: jollof.price + 100 }
  await answer(page, ITEMS, answered({ items: [dearer], nextCursor: null, total: 1 }))
  await page.reload()
  await expect(page.getByText('The price has changed since you added it.')).toBeVisible()
  await judge(page, page.getByText('No longer sold, so it is not counted.'))
  await page.getByRole('button', { name: 'Empty cart' }).click()
  await judge(page, question(page).getByRole('button', { name: 'Keep it' }))
  await question(page).getByRole('button', { name: 'Keep it' }).click()
  await answerTruly(page)
  await page.reload()
  await card(page, 'Beef suya').getByRole('button', { name: 'Remove Item' }).click()
  await judge(page, page.getByRole('button', { name: 'Undo' }))

  await openCheckout(page, customer.id, [
    [jollof, 1],
    [suya, 2],
  ])
  await page.getByLabel('Receiver phone').fill('12')
  await placeOrder(page).click()
  await judge(page, page.getByText('Please fill in all required fields'))
  await page.getByLabel('Receiver phone').fill('08037654321')
  await answer(page, '**/api/v1/quotes', held)
  await page.getByLabel('Where to?').fill('futo')
  await page.getByRole('option').first().click()
  await judge(page, page.locator('form [aria-busy=true]'))
  await page.getByLabel('Where to?').fill('')
  await answer(page, '**/api/v1/quotes', refused)
  await page.getByLabel('Where to?').fill('futo')
  await page.getByRole('option').first().click()
  await judge(page, page.getByText('Too many tries.'))
  await answerTruly(page)
  await page.getByLabel('Where to?').fill('')
  await sayWhere(page)
  await answer(page, '**/api/v1/user/orders', refused)
  await placeOrder(page).click()
  await judge(page, page.getByText('Failed to create order. Please try again.'))
  await answerTruly(page)
  await context.setOffline(true)
  await placeOrder(page).click()
  await judge(page, page.getByText(/^You are offline\. Check/))
})
