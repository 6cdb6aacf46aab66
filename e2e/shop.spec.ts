import type { Page } from '@playwright/test'
import { expect, makeCustomer, PASSWORD, tryToLogIn } from './helpers/journey.ts'
import { card, ordersOf, test } from './helpers/shop.ts'

// promise (customer): `/dashboard`: greeting and items on sale
// promise (everyone): Offline is said, nothing is lost, and the address holds filters and page
// promise (customer): Items are found by words, category and shop, in the address
// promise (everyone): “None yet” differs from “no match”, and clearing the search works
test('the dashboard greets by name, and its search is in the address', async ({
  page,
  customer: _signedIn,
}) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Chidinma$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/dashboard/profile')
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin')
  await expect(page.getByRole('link', { name: /Send a package/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Receive a package/ })).toBeVisible()

  const jollof = card(page, 'Jollof rice and dodo')
  await expect(jollof).toContainText('Mama Nkechi Kitchen')
  await expect(jollof).toContainText('₦2,500.00')
  await expect(jollof).toContainText('35-45 mins')
  await expect(page.getByText('5 items')).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Search the shops' })
  await search.pressSequentially('jollof')
  await expect(page).toHaveURL(/\?search=jollof$/)
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await page.reload()
  await expect(search).toHaveValue('jollof')

  await search.fill('a thing nobody sells')
  await expect(page.getByText('No items match your search.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).last().click()
  await expect(page.getByText('5 items')).toBeVisible()

  await page.getByRole('link', { name: 'Health' }).click()
  await expect(page).toHaveURL(/\?category=health$/)
  await expect(card(page, 'First-aid box')).toBeVisible()
  await expect(card(page, 'Beef suya')).toHaveCount(0)
  // Typing added no history entry, choosing the category did.
  await page.goBack()
  await expect(page.getByText('5 items')).toBeVisible()

  await card(page, 'Beef suya').getByRole('link').click()
  await page.getByRole('link', { name: /^Everything from/ }).click()
  await expect(page).toHaveURL(/\?vendor=/)
  const chip = page.getByRole('link', { name: /^Only .*: show all shops$/ })
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await chip.click()
  await expect(page.getByText('5 items')).toBeVisible()
})

// promise (customer): Add to cart: “Item Added to cart”
// promise (customer): An item’s details have an address, and say if it is sold out or gone
// promise (everyone): All works by keyboard, and the focus is always visible
test('an item is found, put into the cart and ordered by keyboard alone', async ({
  page,
  ozi,
  customer: { token },
}) => {
  await page.goto('/dashboard')
  await expect(card(page, 'Beef suya')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search the shops' })).toBeFocused()
  await page.keyboard.type('suya')
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  const name = card(page, 'Beef suya').getByRole('link')
  await tabTo(page, name)
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Beef suya' })
  await expect(details).toBeVisible()
  await expect(page).toHaveURL(/[?&]item=/)
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  await expect(name).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'One more: Beef suya' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Add to cart' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Item Added to cart')).toBeVisible()
  await expect(card(page, 'Beef suya')).toContainText('2 in your cart')

  await page.getByRole('button', { name: 'Go to cart' }).first().press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/cart$/)
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('2 items')
  await page.getByRole('link', { name: 'Checkout' }).press('Enter')
  const to = page.getByLabel('Where to?')
  await to.focus()
  await page.keyboard.type('opp assumpta')
  await expect(page.getByRole('option', { name: /Assumpta/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(to).toHaveValue(/Assumpta/)
  await expect(page.getByText('Delivery fee')).toBeVisible()
  await tabTo(page, page.getByLabel('Dropoff address'))
  await page.keyboard.type('Cathedral gate')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Order created successfully!').first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/orders\/[0-9a-f-]{36}$/)
  const [made] = await ordersOf(ozi.url, token)
  expect(made?.items.map(({ quantity }) => quantity)).toEqual([2])
  // Back does not lead to an empty checkout.
  await page.keyboard.press('Enter')
  await page.goBack()
  await expect(page).not.toHaveURL(/checkout/)
})

async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

// promise (everyone): `/`: the home page
// promise (everyone): `/stores`, `/stores/:id`: the shops, without signing in
// promise (everyone): Our own pictures are sized, of a modern format, and lazy
// promise (everyone): A cart before signing in is there after signing in, and goes on to the checkout
test('a visitor fills a cart at a top store, signs in and checks out', async ({ page, ozi }) => {
  const { email } = await makeCustomer(ozi)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  const stores = page.getByRole('region', { name: 'Top stores' })
  const picture = stores.locator('img').first()
  await expect(picture).toHaveAttribute('loading', 'lazy')
  await expect(picture).toHaveAttribute('width', /^\d+$/)
  await expect(picture).toHaveAttribute('height', /^\d+$/)
  const answer = await page.request.get((await picture.getAttribute('src')) ?? '')
  expect(answer.headers()['content-type']).toMatch(/^image\/(svg\+xml|webp|avif)/)

  await stores.getByRole('link', { name: 'Mama Nkechi Kitchen' }).click()
  await expect(page).toHaveURL(/\/stores\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Mama Nkechi Kitchen' })).toBeVisible()
  await expect(page.getByText('Suya by the Square')).toHaveCount(0)
  const add = (name: string) => card(page, name).getByRole('button', { name: 'Add to cart' }).click()
  await add('Jollof rice and dodo')
  await add('Ofe Owerri and fufu')
  await expect(page.getByText('Cart · 2 items')).toBeVisible()

  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/register\?next=/)
  await expect(page.getByText('Your cart is kept')).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByText('Your cart is kept')).toBeVisible()
  await tryToLogIn(page, email, PASSWORD)
  await expect(page).toHaveURL(/\/dashboard\/cart\/checkout$/)
  for (const name of ['Jollof rice and dodo', 'Ofe Owerri and fufu']) {
    await expect(page.getByText(`${name} × 1`)).toBeVisible()
  }
})
