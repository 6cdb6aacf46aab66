import type { Page } from '@playwright/test'
import { logInByApi, orderByApi, someErrand } from './helpers/errands.ts'
import { callApi, expect, expectAccessibleInBoth, logIn, makeCustomer, test } from './helpers/journey.ts'

const PAGES = [
  '/dashboard',
  '/dashboard/send',
  '/dashboard/receive',
  '/dashboard/orders',
  '/dashboard/cart',
  '/dashboard/profile',
  '/dashboard/change-password',
  '/dashboard/delivery',
]
const IGBO_MARK = 'Ụfọdụ okwu ebe a ka dị na Bekee.'
const PIDGIN_MARK = 'Some words for here still dey for English.'

/** By keyboard only: opens the menu, chooses the language, and closes the menu. */
async function choose(page: Page, menu: string, language: string): Promise<void> {
  const button = page.getByRole('button', { name: menu, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const choice = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${language}`) })
  await expect(choice).toBeVisible()
  for (let stops = 0; stops < 20; stops += 1) {
    if (await choice.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(choice).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(choice).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
}

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang)
const bar = (page: Page) => page.getByRole('navigation').last()

async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, page.url()).toBeLessThanOrEqual(0)
}

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
// promise (everyone): English, Igbo and Pidgin; what is not translated is marked
test('every customer’s page speaks the chosen language', async ({ page, ozi }) => {
  test.setTimeout(180_000)
  const person = await makeCustomer(ozi)
  const token = await logInByApi(ozi.url, person.email)
  await orderByApi(ozi.url, token, await someErrand(ozi.url), 'a parcel')
  const { body } = await callApi<{ orders: { _id: string }[] }>(ozi.url, '/user/orders', { token })
  await logIn(page, person.email)
  await expect(bar(page)).toContainText('Orders')
  expect(await languageOf(page)).toBe('en-NG')
  await page.setViewportSize({ width: 320, height: 740 })

  await choose(page, 'Menu', 'Igbo')
  await expect(bar(page)).toContainText('Ọda')
  expect(await languageOf(page)).toBe('ig')
  for (const path of [...PAGES, `/dashboard/orders/${body.orders[0]?._id}`]) {
    await page.goto(path)
    await expect(bar(page)).toContainText('Ọda')
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(IGBO_MARK)).toBeHidden()
    await expectFits(page)
    // The whole page at once, because axe cannot measure what a bar covers.
    await page.setViewportSize({ width: 320, height: 3200 })
    await expectAccessibleInBoth(page)
    await page.setViewportSize({ width: 320, height: 740 })
  }

  await page.goto(`/dashboard/orders/${body.orders[0]?._id}`)
  await expect(page.getByText('Anyị na-achọ onye ozi').first()).toBeVisible()
  await expect(page.getByText(/^Ogologo ụzọ \d+\.\d\d km$/)).toBeVisible()

  await choose(page, 'Menu', 'Naijá')
  expect(await languageOf(page)).toBe('pcm')
  await expect(page.getByText('We dey find rider').first()).toBeVisible()
  await expect(page.getByText(/^How far \d+\.\d\d km$/)).toBeVisible()
  await page.goto('/dashboard/profile')
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
  await expect(page.getByText(PIDGIN_MARK)).toBeHidden()

  await choose(page, 'Menu', 'English')
  expect(await languageOf(page)).toBe('en-NG')
  await expect(page.getByText(PIDGIN_MARK)).toBeHidden()
  await expect(bar(page)).toContainText('Orders')
})

// promise (everyone): English, Igbo and Pidgin; what is not translated is marked
test('the choice is kept after a reload, and followed in a second tab', async ({ page, context, ozi }) => {
  const person = await makeCustomer(ozi)
  await logIn(page, person.email)
  await expect(page).toHaveURL(/\/dashboard$/)
  const other = await context.newPage()
  await other.goto('/dashboard/orders')
  await expect(other.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await choose(page, 'Menu', 'Igbo')
  await expect(other.getByRole('heading', { name: 'Ọda' })).toBeVisible()
  await page.reload()
  await expect(bar(page)).toContainText('Nkata')
})

test('nobody loads a language they did not choose', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await logIn(page, person.email)
  await expect(bar(page)).toContainText('Orders')
  await page.waitForLoadState('networkidle')
  const isLanguage = (url: string) => /\/assets\/(ig|pcm)-/.test(url)
  expect(loaded.filter(isLanguage)).toEqual([])
  await choose(page, 'Menu', 'Igbo')
  expect(loaded.filter(isLanguage)).toHaveLength(1)

  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Administrators only' })).toBeVisible()
  expect(await languageOf(page)).toBe('en-NG')
  await page.goto('/about')
  expect(await languageOf(page)).toBe('en-NG')
})

// promise (everyone): English, Igbo and Pidgin; what is not translated is marked
test('what the server says in English only is marked too', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi)
  await logIn(page, person.email)
  await choose(page, 'Menu', 'Naijá')
  await page.route('**/api/v1/user/orders*', (route) =>
    route.fulfill({
      status: 409,
      json: { message: 'A sentence nobody has translated.', code: 'UNKNOWN_TO_US' },
    }),
  )
  await page.goto('/dashboard/orders')
  await expect(page.getByText('A sentence nobody has translated.')).toBeVisible()
  await expect(page.getByText(PIDGIN_MARK)).toBeVisible()
})
