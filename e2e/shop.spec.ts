import type { Page } from '@playwright/test'
import { expect, makeCustomer, logIn, logOut } from './support/journey.ts'
import { expectNothingWider, shiftsOf, watchShifts } from './support/layout.ts'
import {
  card,
  cartWith,
  changeItem,
  expectAccessibleWhole,
  fillShelf,
  itemCalled,
  openWith,
  putOnShelf,
  takeOffShelf,
  test,
} from './support/shop.ts'

const inCart = (page: Page) => page.getByRole('region', { name: 'Your order' })
const keptCart = (page: Page) => page.evaluate(() => localStorage.getItem('cart'))

test('the dashboard greets by name, leads to profile and admin, and shows what the shops sell', async ({
  page,
  customer: _signedIn,
}) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Chidinma Eze$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/dashboard/profile')
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin')
  await expect(page.getByRole('link', { name: /Send a package/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Receive a package/ })).toBeVisible()

  const jollof = card(page, 'Jollof rice and dodo')
  await expect(jollof).toContainText('Mama Nkechi Kitchen')
  await expect(jollof).toContainText('₦2,500.00')
  await expect(jollof).toContainText('35-45 mins')
  await expect(page.getByText('5 items')).toBeVisible()
  await expectAccessibleWhole(page, ['light', 'dark'])
})

test('what is looked for lives in the address', async ({ page, customer: _signedIn }) => {
  await page.goto('/dashboard')
  const search = page.getByRole('searchbox', { name: 'Search the shops' })
  await search.pressSequentially('jollof')
  await expect(page).toHaveURL(/\?search=jollof$/)
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await page.reload()
  await expect(search).toHaveValue('jollof')

  await search.fill('a thing nobody sells')
  await expect(page.getByText('No items match your search.')).toBeVisible()
  await expectAccessibleWhole(page)
  await page.getByRole('button', { name: 'Clear the search' }).last().click()
  await expect(page.getByText('5 items')).toBeVisible()

  await page.getByRole('link', { name: 'Health' }).click()
  await expect(page).toHaveURL(/\?category=health$/)
  await expect(card(page, 'First-aid box')).toBeVisible()
  await expect(card(page, 'Beef suya')).toHaveCount(0)
  // Typing left no step behind, the kind did.
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

test('an address that means nothing shows everything', async ({ page, customer: _signedIn }) => {
  await page.goto('/dashboard?category=guns&vendor=me&item=%3Cscript%3E')
  await expect(page.getByText('5 items')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('none yet is not no match, and a failure offers to try again', async ({ page, customer: _signedIn }) => {
  let answer: 'fail' | 'none' | 'real' = 'fail'
  await page.route('**/api/v1/items?*', (route) => {
    if (answer === 'fail') return route.abort()
    if (answer === 'real') return route.continue()
    return route.fulfill({ json: { items: [], nextCursor: null, total: 0 } })
  })
  await page.goto('/dashboard')
  await expect(page.getByText('We could not fetch the items.')).toBeVisible()
  await expectAccessibleWhole(page, ['light', 'dark'])
  answer = 'none'
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No items yet.')).toBeVisible()
  await expectAccessibleWhole(page)
  answer = 'real'
  await page.reload()
  await expect(page.getByText('5 items')).toBeVisible()
})

test('the stepper says how many come into the cart, and details open at an address', async ({
  page,
  customer: _signedIn,
}) => {
  await page.goto('/dashboard')
  const jollof = card(page, 'Jollof rice and dodo')
  await jollof.getByRole('button', { name: 'One more: Jollof rice and dodo' }).click()
  await jollof.getByRole('button', { name: 'One more: Jollof rice and dodo' }).click()
  await jollof.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Item Added to cart')).toBeVisible()
  await expect(jollof).toContainText('3 in your cart')
  await expectAccessibleWhole(page)

  const name = jollof.getByRole('link', { name: 'Jollof rice and dodo' })
  await name.click()
  const details = page.getByRole('dialog', { name: 'Jollof rice and dodo' })
  await expect(details).toContainText('₦2,500.00')
  await expect(page).toHaveURL(/\?item=/)
  await expectAccessibleWhole(page, ['light', 'dark'])
  await page.goBack()
  await expect(details).toHaveCount(0)
  await name.click()
  await details.getByRole('button', { name: 'Add to cart' }).click()
  await expect(details).toHaveCount(0)
  await expect(jollof).toContainText('4 in your cart')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.getByRole('button', { name: 'Go to cart' }).first().click()
  await expect(page).toHaveURL(/\/dashboard\/cart$/)
  await expect(inCart(page)).toContainText('4 items')
  await expect(inCart(page)).toContainText('₦10,000.00')
})

test('a link to an item opens it; one that is gone says so', async ({ page, ozi, customer: _signedIn }) => {
  const pie = await putOnShelf(ozi.url, 'Meat pie of the day')
  await page.goto(`/dashboard?item=${pie._id}`)
  await expect(page.getByRole('dialog', { name: 'Meat pie of the day' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/dashboard$/)
  await takeOffShelf(ozi.url, pie._id)
  await page.goto(`/dashboard?item=${pie._id}`)
  await expect(page.getByRole('dialog', { name: 'This item is not sold any more.' })).toBeVisible()
  await expectAccessibleWhole(page)
})

test('what is sold out is shown as such and cannot be added', async ({ page, ozi, customer: _signedIn }) => {
  const zobo = await putOnShelf(ozi.url, 'Zobo, cold')
  await changeItem(ozi.url, zobo, { isAvailable: false })
  await page.goto('/dashboard?search=zobo')
  await expect(card(page, 'Zobo, cold')).toContainText('Sold out')
  await expect(card(page, 'Zobo, cold').getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await expectAccessibleWhole(page)
  await takeOffShelf(ozi.url, zobo._id)
})

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
  // One of what was -5, as many as one may have of what was a billion, at the shops' own prices.
  await expect(inCart(page)).toContainText('101 items')
  await expect(inCart(page)).toContainText('₦252,500.00')
  await expect(page.getByText('<img src=x onerror="window.hurt = 1">')).toBeVisible()
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
  await expectAccessibleWhole(page)
})

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

  await expect(card(page, 'Abacha bowl')).toContainText('Not sold any more. It is not counted.')
  await expect(card(page, 'Nkwobi bowl')).toContainText('Sold out right now. It is not counted.')
  await expect(card(page, 'Isi ewu bowl')).toContainText('₦4,000.00')
  await expect(card(page, 'Isi ewu bowl')).toContainText('₦4,500.00')
  await expect(inCart(page)).toContainText('2 items')
  await expect(inCart(page)).toContainText('₦9,000.00')
  await expectAccessibleWhole(page, ['light', 'dark'])
  // The news of a price outlives a reload.
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
  await expect(page.getByText('This is your cart as this phone keeps it.')).toBeVisible()
  await page.getByRole('button', { name: 'One more: Jollof rice and dodo' }).click()
  await expect(inCart(page)).toContainText('₦7,500.00')
  await expectAccessibleWhole(page, ['light', 'dark'])
  await page.unroute('**/api/v1/items?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('This is your cart as this phone keeps it.')).toHaveCount(0)
})

test('a cart waits for its owner and is nobody else’s', async ({ browser, ozi, baseURL }) => {
  const page = await browser.newPage({ baseURL })
  const [ada, obi] = [await makeCustomer(ozi), await makeCustomer(ozi)]
  await logIn(page, ada.email)
  await card(page, 'Beef suya').getByRole('button', { name: 'Add to cart' }).click()
  await expect(card(page, 'Beef suya')).toContainText('1 in your cart')
  // The message over the menu leaves by itself once nobody points at it.
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

test('dashboard and cart are clean at 320 px and at 200 % text, and nothing jumps', async ({
  page,
  ozi,
  customer,
}) => {
  const [jollof, suya] = [await itemCalled(ozi.url, 'Jollof'), await itemCalled(ozi.url, 'suya')]
  await watchShifts(page)
  await openWith(page, '/dashboard/cart', {
    cart: cartWith(customer.id, [
      [jollof, 1],
      [suya, 99],
    ]),
  })
  for (const path of ['/dashboard', '/dashboard/cart']) {
    for (const [width, size] of [
      [360, '16px'],
      [320, '16px'],
      [360, '32px'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      await expect(card(page, 'Beef suya')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
      if (size === '16px') {
        expect(await shiftsOf(page)).toBeLessThan(0.1)
      }
      await expectNothingWider(page, `${path} at ${String(width)} px and ${size}`)
    }
  }
})

test('the shops are searched and an item is bought by keyboard alone', async ({
  page,
  customer: _signedIn,
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
  await expect(page.getByRole('dialog', { name: 'Beef suya' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'One more: Beef suya' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Add to cart' }))
  await page.keyboard.press('Enter')
  await expect(card(page, 'Beef suya')).toContainText('2 in your cart')
})

async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

test('five hundred items scroll in, and a touch is answered', async ({ page, ozi, customer: _signedIn }) => {
  test.setTimeout(180_000)
  await fillShelf(ozi.url, 500)
  await page.addInitScript(() => {
    const slowest = Object.assign(window, { slowestMs: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0) slowest.slowestMs = Math.max(slowest.slowestMs, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto('/dashboard?category=health')
  const cards = page.getByRole('article')
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await cards.count()).toBeGreaterThan(500)
  }).toPass({ timeout: 120_000, intervals: [100] })

  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const first = cards.first()
  await first.scrollIntoViewIfNeeded()
  await first.getByRole('button', { name: /^One more/ }).click()
  await first.getByRole('button', { name: 'Add to cart' }).click()
  await expect(first).toContainText('2 in your cart')
  await page.getByRole('searchbox').pressSequentially('499', { delay: 80 })
  await page.waitForURL(/search=499/)
  // Touches and keys were what the slowed processor is for; the answer comes when it comes.
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  const slowestMs = await page.evaluate(() => (window as unknown as { slowestMs: number }).slowestMs)
  process.stdout.write(
    `500 items, CPU slowed 4 times: the slowest touch or key was answered in ${String(slowestMs)} ms\n`,
  )
})
