import type { Page, Route } from '@playwright/test'
import { expect } from './helpers/journey.ts'
import { choosePlace, MONEY, openCheckout, placeOrder, sayWhere } from './helpers/ordering.ts'
import {
  AHUIKE,
  cartWith,
  changeItem,
  expectAccessibleWhole,
  itemCalled,
  NKECHI,
  openWith,
  ordersOf,
  putOnShelf,
  takeOffShelf,
  test,
} from './helpers/shop.ts'

const ORDERS = '**/api/v1/user/orders'

const total = (page: Page) => page.locator('form').getByText(MONEY).last()

/** Intercepts requests to place orders; `answer` decides if they reach the server and what is answered. */
async function whenOrdering(page: Page, answer: (route: Route, nth: number) => Promise<void>): Promise<void> {
  let count = 0
  await page.route(ORDERS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    count += 1
    return answer(route, count)
  })
}

// promise (customer): Delivery: “Order created successfully!”
// promise (customer): `/dashboard/cart/checkout`: the checkout
// promise (customer): A cart from several shops becomes one order for each shop
test('goods of two shops become two orders, and each shop is mailed its own', async ({
  page,
  ozi,
  customer,
}) => {
  const [jollof, box] = [await itemCalled(ozi.url, 'Jollof'), await itemCalled(ozi.url, 'First-aid')]
  await openCheckout(page, customer.id, [
    [jollof, 2],
    [box, 1],
  ])
  // The customer is the receiver unless somebody else is named.
  await expect(page.getByLabel('Receiver name')).toHaveValue('Chidinma Eze')
  await expectAccessibleWhole(page, ['light', 'dark'])
  await sayWhere(page)
  await expect(page.getByText('2 shops: one order and one rider each.')).toBeVisible()
  await expect(page.getByText('Jollof rice and dodo × 2')).toBeVisible()
  await expectAccessibleWhole(page, ['light', 'dark'])
  const shown = await total(page).innerText()
  await placeOrder(page).click()

  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/orders$/)
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('draft:checkout'))).toBeNull()

  const orders = await ordersOf(ozi.url, customer.token)
  expect(orders.map(({ vendor }) => vendor.name).sort()).toEqual(['Ahụike Pharmacy', 'Mama Nkechi Kitchen'])
  const charged = orders.reduce((sum, { fee }) => sum + Math.round(fee * 100), 0) / 100
  expect(charged).toBe(Number(shown.replace(/[₦,]/g, '')))
  for (const { number, vendor } of orders) {
    const shop = vendor.name.startsWith('Mama') ? NKECHI : AHUIKE
    await ozi.mailbox.waitFor(shop, new RegExp(number))
  }
})

// promise (everyone): All works by keyboard, and the focus is always visible
test('goods of one shop lead to their order, bought by keyboard alone', async ({ page, ozi, customer }) => {
  await openCheckout(page, customer.id, [[await itemCalled(ozi.url, 'suya'), 1]])
  const to = page.getByLabel('Where to?')
  await to.focus()
  await page.keyboard.type('opp assumpta')
  await expect(page.getByRole('option', { name: /Assumpta/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(to).toHaveValue(/Assumpta/)
  await expect(page.getByText('Delivery fee')).toBeVisible()
  await page.getByLabel('Dropoff address').focus()
  await page.keyboard.type('Cathedral gate')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/orders\/[0-9a-f-]{36}$/)
  // Back does not lead to an empty checkout.
  await page.keyboard.press('Enter')
  await page.goBack()
  await expect(page).not.toHaveURL(/checkout/)
})

test('what is missing is said, and what was typed outlives a reload', async ({ page, ozi, customer }) => {
  await openCheckout(page, customer.id, [[await itemCalled(ozi.url, 'suya'), 1]])
  await page.getByLabel('Receiver name').fill('')
  await page.getByLabel('Receiver phone').fill('12')
  await placeOrder(page).click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  await expect(page.getByText('Please choose a place from the list.').first()).toBeVisible()
  await expectAccessibleWhole(page, ['light', 'dark'])
  await page.getByLabel('Receiver name').fill('Obinna Ibe')
  await page.getByLabel('Dropoff address').fill('Yellow gate')
  await page.reload()
  await expect(page.getByLabel('Receiver name')).toHaveValue('Obinna Ibe')
  await expect(page.getByLabel('Dropoff address')).toHaveValue('Yellow gate')
  expect(await ordersOf(ozi.url, customer.token)).toHaveLength(0)
})

// promise (customer): Double tap, lost answer and reload are one order
test('a double tap, a lost answer and a reload are one set of orders', async ({ page, ozi, customer }) => {
  const [jollof, suya] = [await itemCalled(ozi.url, 'Jollof'), await itemCalled(ozi.url, 'suya')]
  await openCheckout(page, customer.id, [
    [jollof, 1],
    [suya, 1],
  ])
  await sayWhere(page)
  let posts = 0
  await whenOrdering(page, async (route, nth) => {
    posts = nth
    if (nth > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await placeOrder(page).dblclick()
  await expect(page.getByText('Failed to create order. Please try again.')).toBeVisible()
  await expectAccessibleWhole(page)
  expect(posts).toBe(1)
  await page.reload()
  await placeOrder(page).click()
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  expect(posts).toBe(2)
  expect(await ordersOf(ozi.url, customer.token)).toHaveLength(2)
})

// promise (customer): Delivery: “Failed to create order. Please try again.”
test('a server that is down loses nothing: a retry orders', async ({ page, ozi, customer }) => {
  await openCheckout(page, customer.id, [[await itemCalled(ozi.url, 'suya'), 3]])
  await sayWhere(page)
  await whenOrdering(page, (route, nth) =>
    nth === 1
      ? route.fulfill({ status: 503, json: { message: 'Ozi is out of reach.', code: 'UNAVAILABLE' } })
      : route.continue(),
  )
  await placeOrder(page).click()
  await expect(page.getByText('Failed to create order. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Dropoff address')).toHaveValue('Beside the SUG bus stop')
  await placeOrder(page).click()
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  const orders = await ordersOf(ozi.url, customer.token)
  expect(orders.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([[3]])
})

// promise (customer): Once Ozi answers again, a missing price comes by itself
test('a missing total comes by itself once Ozi answers again', async ({ page, ozi, customer }) => {
  await openCheckout(page, customer.id, [[await itemCalled(ozi.url, 'suya'), 1]])
  await page.route(/\/(quotes|health)$/, (route) => route.abort())
  await choosePlace(page, 'Where to?', 'futo', /Federal University of Technology|FUTO/)
  await expect(page.getByText('We could not reach Ozi.').first()).toBeVisible()
  await page.unrouteAll()
  await expect(page.getByText('Delivery fee').first()).toBeVisible()
  await expect(page.getByText('We could not reach Ozi.')).toHaveCount(0)
})

// promise (customer): Changed prices and fares are asked about before they are charged
test('prices that changed are asked about before they are charged', async ({ page, ozi, customer }) => {
  const bowl = await putOnShelf(ozi.url, 'Ugba bowl', 3000)
  await openCheckout(page, customer.id, [[bowl, 2]])
  await sayWhere(page)
  await changeItem(ozi.url, bowl, { price: 3500 })
  await placeOrder(page).click()
  const question = page.getByRole('alertdialog', { name: 'Some prices have changed' })
  await expect(question).toContainText('Ugba bowl')
  await expect(question).toContainText('₦3,000.00')
  await expect(question).toContainText('₦3,500.00')
  await expectAccessibleWhole(page, ['light', 'dark'])
  await question.getByRole('button', { name: 'Not now' }).click()
  expect(await ordersOf(ozi.url, customer.token)).toHaveLength(0)
  await expect(page.getByText('₦7,000.00')).toBeVisible()

  await changeItem(ozi.url, bowl, { price: 3600 })
  await placeOrder(page).click()
  await question.getByRole('button', { name: 'Order at the new prices' }).click()
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  const [made] = await ordersOf(ozi.url, customer.token)
  expect(made?.items[0]?.price).toBe(3600)
  await takeOffShelf(ozi.url, bowl._id)
})

// promise (customer): Changed prices and fares are asked about before they are charged
test('an item gone at the last moment is named and left out', async ({ page, ozi, customer }) => {
  const bowl = await putOnShelf(ozi.url, 'Okazi bowl', 3000)
  await openCheckout(page, customer.id, [
    [bowl, 1],
    [await itemCalled(ozi.url, 'suya'), 1],
  ])
  await sayWhere(page)
  await changeItem(ozi.url, bowl, { isAvailable: false })
  await placeOrder(page).click()
  await expect(page.getByText('Failed to create order. Please try again.')).toBeVisible()
  const left = page.getByText('Not in this order, because it is not available right now:').locator('..')
  await expect(left).toContainText('Okazi bowl')
  await expectAccessibleWhole(page, ['light', 'dark'])
  await page.getByRole('button', { name: 'Remove from cart' }).click()
  await expect(left).toHaveCount(0)
  await expect(page.getByText('Okazi bowl')).toHaveCount(0)
  await expect(page.getByText('Delivery fee')).toBeVisible()
  await placeOrder(page).click()
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  const orders = await ordersOf(ozi.url, customer.token)
  expect(orders.map(({ vendor }) => vendor.name)).toEqual(['Suya by the Square'])
  await takeOffShelf(ozi.url, bowl._id)
})

// promise (everyone): A cart, an attempt and an address edited by hand do no harm
test('an attempt written into storage by hand is no attempt', async ({ page, ozi, customer }) => {
  const suya = await itemCalled(ozi.url, 'suya')
  await openWith(page, '/dashboard/cart/checkout', {
    cart: cartWith(customer.id, [[suya, 1]]),
    'draft:checkout': {
      accountId: customer.id,
      draft: {
        values: { dropoff: { placeName: '<b>x</b>', coordinates: 7 }, receiverName: ['a'], phone: null },
        attempt: { key: 'k', order: { cart: 3 }, quote: { total: 'free', shops: [{}] } },
      },
    },
  })
  await expect(page.getByLabel('Receiver name')).toHaveValue('Chidinma Eze')
  await sayWhere(page)
  await placeOrder(page).click()
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
})

test('checkout of an empty cart leads back to the shops', async ({ page, customer: _signedIn }) => {
  await page.goto('/dashboard/cart/checkout')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expectAccessibleWhole(page)
  await page.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

// promise (everyone): Everything fits 320 px, also with letters twice as large
test('the total stays on the screen, at 320 px and at 200 % text too', async ({ page, ozi, customer }) => {
  await openCheckout(page, customer.id, [[await itemCalled(ozi.url, 'suya'), 99]])
  await sayWhere(page)
  for (const [width, size] of [
    [360, '16px'],
    [320, '16px'],
    [360, '32px'],
    [1440, '16px'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
    // At a large font size the form does not fit on the first screen.
    await page.evaluate((top) => window.scrollTo(0, top), size === '32px' ? 700 : 0)
    const where = `${String(width)} px and ${size}`
    await expect(total(page), where).toBeInViewport()
    await expect(placeOrder(page), where).toBeInViewport()
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth)
        .map(({ outerHTML }) => outerHTML.slice(0, 160))
    })
    expect(wider, where).toEqual([])
  }
})
