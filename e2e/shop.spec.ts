import type { Locator, Page } from '@playwright/test'
import { expect } from './helpers/journey.ts'
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

async function expectNothingWider(page: Page, where: string): Promise<void> {
  const wider = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 160))
  })
  expect(wider, where).toEqual([])
}

// promise (customer): `/dashboard`: greeting and items on sale
test('the dashboard greets by name, and shows what the shops sell', async ({ page, customer: _signedIn }) => {
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

// promise (everyone): Offline is said, nothing is lost, and the address holds filters and page
// promise (customer): Items are found by words, category and shop, in the address
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

// promise (customer): Items are found by words, category and shop, in the address
test('an address that means nothing shows everything', async ({ page, customer: _signedIn }) => {
  await page.goto('/dashboard?category=guns&vendor=me&item=%3Cscript%3E')
  await expect(page.getByText('5 items')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

// promise (everyone): “None yet” differs from “no match”, and clearing the search works
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

// promise (customer): Add to cart: “Item Added to cart”
test('the stepper counts into the cart, and details have an address', async ({
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

// promise (customer): An item’s details have an address, and say if it is sold out or gone
test('a link to an item opens it; one that is gone says so', async ({ page, ozi, customer: _signedIn }) => {
  const pie = await putOnShelf(ozi.url, 'Meat pie of the day')
  await page.goto(`/dashboard?item=${pie._id}`)
  await expect(page.getByRole('dialog', { name: 'Meat pie of the day' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/dashboard$/)
  await takeOffShelf(ozi.url, pie._id)
  await page.goto(`/dashboard?item=${pie._id}`)
  await expect(page.getByRole('dialog', { name: 'This item is no longer sold.' })).toBeVisible()
  await expectAccessibleWhole(page)
})

// promise (customer): An item’s details have an address, and say if it is sold out or gone
test('what is sold out is shown as such and cannot be added', async ({ page, ozi, customer: _signedIn }) => {
  const zobo = await putOnShelf(ozi.url, 'Zobo, cold')
  await changeItem(ozi.url, zobo, { isAvailable: false })
  await page.goto('/dashboard?search=zobo')
  await expect(card(page, 'Zobo, cold')).toContainText('Sold out')
  await expect(card(page, 'Zobo, cold').getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await expectAccessibleWhole(page)
  await takeOffShelf(ozi.url, zobo._id)
})

// promise (everyone): A page that loads has its title and shape, and nothing jumps (CLS < 0.1)
test('dashboard and cart fit 320 px and 200 % text', async ({ page, ozi, customer }) => {
  const [jollof, suya] = [await itemCalled(ozi.url, 'Jollof'), await itemCalled(ozi.url, 'suya')]
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) shifts.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
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
        expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(
          0.1,
        )
      }
      await expectNothingWider(page, `${path} at ${String(width)} px and ${size}`)
    }
  }
})

// promise (everyone): All works by keyboard, and the focus is always visible
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

// promise (customer): First script of /dashboard is limited; five hundred items and orders stay fast
test('five hundred items scroll in, and a touch is answered', async ({
  page,
  fullShelf,
  customer: _signedIn,
}) => {
  test.setTimeout(180_000)
  await page.addInitScript(() => {
    const slowest = Object.assign(window, { slowestMs: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0) slowest.slowestMs = Math.max(slowest.slowestMs, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto('/dashboard?category=health')
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
  // Only cards near the screen are rendered; each states its position among all.
  const placeOf = async (card: Locator) => Number(await card.getAttribute('aria-posinset'))
  await cards.first().waitFor()
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await placeOf(cards.last())).toBeGreaterThan(fullShelf)
  }).toPass({ timeout: 120_000, intervals: [100] })
  expect(await cards.count()).toBeLessThan(100)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => placeOf(cards.first())).toBe(1)

  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const first = cards.first()
  await first.scrollIntoViewIfNeeded()
  await first.getByRole('button', { name: /^One more/ }).click()
  await first.getByRole('button', { name: 'Add to cart' }).click()
  await expect(first).toContainText('2 in your cart')
  await page.getByRole('searchbox').pressSequentially('499', { delay: 80 })
  await page.waitForURL(/search=499/)
  // The throttled processor was for clicks and keys, not for the answer.
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  const slowestMs = await page.evaluate(() => (window as unknown as { slowestMs: number }).slowestMs)
  process.stdout.write(
    `500 items, CPU slowed 4 times: the slowest touch or key was answered in ${String(slowestMs)} ms\n`,
  )
})

// promise (customer): An item’s details have an address, and say if it is sold out or gone
test('an item’s picture keeps within its details, whatever the width', async ({
  page,
  ozi,
  customer: _signedIn,
}) => {
  const jollof = await itemCalled(ozi.url, 'Jollof')
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/dashboard?item=${jollof._id}`)
    const details = page.getByRole('dialog', { name: jollof.name })
    const picture = details.locator('img').first()
    await expect(picture).toBeVisible()
    const [inner, outer] = [await picture.boundingBox(), await details.boundingBox()]
    if (!inner || !outer) throw new Error('both are on the screen')
    expect(inner.x + inner.width, `${String(width)} px`).toBeLessThan(outer.x + outer.width)
    // The items are visible below it.
    expect(inner.height, `${String(width)} px`).toBeLessThan(420)
  }
})
