import type { Page } from '@playwright/test'
import { expect, makeCustomer, logIn, logOut } from './helpers/journey.ts'
import {
  cartWith,
  changeItem,
  expectAccessibleWhole,
  itemCalled,
  openWith,
  putOnShelf,
  takeOffShelf,
  test,
} from './helpers/shop.ts'

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
  await expectAccessibleWhole(page, ['light', 'dark'])

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
  await expectAccessibleWhole(page)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(inCart(page)).toContainText('4 items')
  await page.getByRole('button', { name: 'Empty cart' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty cart' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  expect(await keptCart(page)).toBeNull()
  await expectAccessibleWhole(page, ['light', 'dark'])
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

// promise (everyone): A cart, an attempt and an address edited by hand do no harm
test('whatever somebody wrote into the cart’s storage, the page stands', async ({ page, ozi, customer }) => {
  for (const garbage of ['{"items":', '[]', 'null', '{"items":{"a":1}}', '{"items":[1,null,{"id":7}]}']) {
    await openWith(page, '/dashboard/cart', { cart: garbage })
    await expect(page.getByText('Your cart is empty')).toBeVisible()
  }
  const [jollof, suya, wrap] = await Promise.all(
    ['Jollof', 'suya', 'headwrap'].map((name) => itemCalled(ozi.url, name)),
  )
  if (!jollof || !suya || !wrap) throw new Error('the demo shops sell these')
  const cart = cartWith(customer.id, [
    [jollof, -5],
    [suya, 1e9],
    [wrap, 1],
  ])
  const edited = {
    ...cart,
    totalAmount: 1,
    items: [
      ...cart.items.map((item) => ({ ...item, price: 1 })),
      {
        ...cart.items[0],
        id: '0199a3b2-0000-7000-8000-00000000dead',
        item: '<img src=x onerror="window.hurt = 1">',
        image: 'javascript:alert(1)',
      },
    ],
  }
  await openWith(page, '/dashboard/cart', { cart: edited })
  // One instead of -5, the maximum instead of a billion, at the shops' own prices.
  await expect(inCart(page)).toContainText('101 items')
  await expect(inCart(page)).toContainText('₦252,500.00')
  await expect(page.getByText('<img src=x onerror="window.hurt = 1">')).toBeVisible()
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  await expectAccessibleWhole(page)
})

// promise (customer): The cart survives a reload, is the same in two tabs, and belongs to one account
test('what became of an item since is shown: gone, sold out, another price', async ({
  page,
  ozi,
  customer,
}) => {
  const gone = await putOnShelf(ozi.url, 'Abacha bowl')
  const soldOut = await putOnShelf(ozi.url, 'Nkwobi bowl')
  const dearer = await putOnShelf(ozi.url, 'Isi ewu bowl', 4000)
  const cart = cartWith(customer.id, [
    [gone, 1],
    [soldOut, 1],
    [dearer, 2],
  ])
  await takeOffShelf(ozi.url, gone._id)
  await changeItem(ozi.url, soldOut, { isAvailable: false })
  await changeItem(ozi.url, dearer, { price: 4500 })
  await openWith(page, '/dashboard/cart', { cart })

  await expect(card(page, 'Abacha bowl')).toContainText('No longer sold, so it is not counted.')
  await expect(card(page, 'Nkwobi bowl')).toContainText('Sold out right now, so it is not counted.')
  await expect(card(page, 'Isi ewu bowl')).toContainText('₦4,000.00')
  await expect(card(page, 'Isi ewu bowl')).toContainText('₦4,500.00')
  await expect(inCart(page)).toContainText('2 items')
  await expect(inCart(page)).toContainText('₦9,000.00')
  await expectAccessibleWhole(page, ['light', 'dark'])
  // The note about a changed price survives a reload.
  await page.reload()
  await expect(card(page, 'Isi ewu bowl')).toContainText('The price has changed since you added it.')
  await page.getByRole('button', { name: 'Remove all 2' }).click()
  await expect(card(page, 'Abacha bowl')).toHaveCount(0)
  await expect(card(page, 'Nkwobi bowl')).toHaveCount(0)
  await Promise.all([soldOut, dearer].map(({ _id }) => takeOffShelf(ozi.url, _id)))
})

test('without the shops’ answer the cart is shown as it is kept', async ({ page, ozi, customer }) => {
  const jollof = await itemCalled(ozi.url, 'Jollof')
  await page.route('**/api/v1/items?*', (route) => route.abort())
  await openWith(page, '/dashboard/cart', { cart: cartWith(customer.id, [[jollof, 2]]) })
  await expect(inCart(page)).toContainText('₦5,000.00')
  await expect(page.getByText('This is the cart saved on this phone.')).toBeVisible()
  await page.getByRole('button', { name: 'One more: Jollof rice and dodo' }).click()
  await expect(inCart(page)).toContainText('₦7,500.00')
  await expectAccessibleWhole(page, ['light', 'dark'])
  await page.unroute('**/api/v1/items?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('This is the cart saved on this phone.')).toHaveCount(0)
})

// promise (customer): The cart survives a reload, is the same in two tabs, and belongs to one account
test('a cart waits for its owner and is nobody else’s', async ({ browser, ozi, baseURL }) => {
  const page = await browser.newPage({ baseURL })
  const [ada, obi] = [await makeCustomer(ozi), await makeCustomer(ozi)]
  await logIn(page, ada.email)
  await card(page, 'Beef suya').getByRole('button', { name: 'Add to cart' }).click()
  await expect(card(page, 'Beef suya')).toContainText('1 in your cart')
  // The toast over the menu disappears once the pointer leaves it.
  await page.mouse.move(180, 600)
  await expect(page.getByText('Item Added to cart')).toHaveCount(0)
  await logOut(page)
  await logIn(page, ada.email)
  await expect(card(page, 'Beef suya')).toContainText('1 in your cart')
  await logOut(page)
  await logIn(page, obi.email)
  await expect(card(page, 'Beef suya')).toBeVisible()
  await expect(card(page, 'Beef suya')).not.toContainText('in your cart')
  expect(await keptCart(page)).toBeNull()
  await page.close()
})
