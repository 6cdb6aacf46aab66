import type { APIRequestContext, Page } from '@playwright/test'
import { logInByApi, orderByApi, someErrand } from './helpers/errands.ts'
import { ADMIN, callApi, expect, logIn, makeCustomer, PASSWORD, someone } from './helpers/journey.ts'
import { DEMO_PASSWORD } from './helpers/ozi.ts'
import { moveByApi, someCustomer, test, WAY } from './helpers/rides.ts'
import { expectNoShifts, watchShifts, WIDTHS } from './helpers/shifts.ts'
import { NKECHI } from './helpers/shop.ts'

const RIDER = 'emeka@demo.ozi.local'

const headingIn = (html: string): string =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<!-- -->/g, '') ?? 'none'

/** Until the browser has taken the page over. */
const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((name) => name.startsWith('__reactProps')),
  )

// promise (customer): A first page is in its visitor’s language before any script, and does not change by it
// promise (rider): A first page is in its visitor’s language before any script, and does not change by it
// promise (shop): A first page is in its visitor’s language before any script, and does not change by it
// promise (everyone): Nothing of a page moves while the browser takes it over from the server
test('the browser takes over the server’s page, in each language', async ({ pageOf, ozi }) => {
  const { email, orders } = await someCustomer(ozi)
  const [order] = orders
  if (!order) throw new Error('there is no order')
  await moveByApi(ozi.url, order._id, WAY.slice(0, 3))
  const headings: string[] = []
  for (const who of [email, RIDER, NKECHI]) {
    const page = await pageOf(who)
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    const path = new URL(page.url()).pathname
    await watchShifts(page)
    for (const [language, tag, width] of [
      ['en', 'en-NG', 360],
      ['ig', 'ig', 768],
      ['pcm', 'pcm', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.context().addCookies([{ name: 'ozi_language', value: language, url: ozi.url }])
      const html = await (await page.request.get(path)).text()
      expect(html).toContain(`<html lang="${tag}"`)
      if (who !== NKECHI) expect(html).toContain(`>${order.number}<`)
      await page.goto(path)
      await takenOver(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingIn(html))
      headings.push(headingIn(html))
      await page.waitForLoadState('networkidle')
      await expectNoShifts(page, `${path} at ${String(width)} px`)
    }
    expect(faults, path).toEqual([])
  }
  expect(headings.slice(3)).toEqual(['My jobs', 'Ọrụ m', 'My jobs', 'Orders', 'Ọda', 'Orders'])
})

// promise (staff): Nothing jumps while a page loads (CLS 0), at 360, 768 and 1440 px
test('nothing moves as the browser takes over a page of the staff', async ({ page, ozi }) => {
  // On the map of running orders.
  await someCustomer(ozi)
  await logIn(page, ADMIN.email, ADMIN.password)
  await page.waitForURL(/\/dashboard$/)
  await watchShifts(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    // The first is rendered by the server, the other is not.
    for (const path of ['/admin', '/admin/dispatch']) {
      await page.goto(path)
      await takenOver(page)
      await page.waitForLoadState('networkidle')
      await expectNoShifts(page, `${path} at ${String(width)} px`)
    }
  }
})

// promise (everyone): What others typed cannot become script in a page that the server wrote
test('a name that looks like a script stays a name', async ({ pageOf, ozi }) => {
  const firstName = '</script><script>window.hit=1</script><!--'
  const person = { ...someone(), firstName }
  const { email } = await makeCustomer(ozi, person)
  const token = await logInByApi(ozi.url, email)
  const packageDetails = `</script><script>window.hit=2</script>\u2028<!--<script>`
  await orderByApi(ozi.url, token, await someErrand(ozi.url), crypto.randomUUID(), { packageDetails })
  const page = await pageOf(email)
  const html = await (await page.request.get('/dashboard')).text()
  expect(html).toContain('window.hit=2')
  expect(html).not.toMatch(/<script>window|<!--<|\u2028/)
  await page.goto('/dashboard')
  await takenOver(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('</script><script>window.hit=1')
  expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined()
})

interface Person {
  readonly id: string
  readonly token: string
}

async function read(request: APIRequestContext, path: string, { id, token }: Partial<Person>) {
  const cookies = [token && `ozi_session=${token}`, id && `ozi_account=${id}`].filter(Boolean)
  const answer = await request.get(path, { headers: { cookie: cookies.join('; '), 'if-none-match': '*' } })
  return { answer, html: await answer.text() }
}

// promise (everyone): A first page is kept nowhere, and is shown to its own session alone
test('a first page says nothing to anybody else', async ({ playwright, ozi }) => {
  const logIn = async (email: string, password: string): Promise<Person> => {
    const { body } = await callApi<{ user: { _id: string }; token: string }>(ozi.url, '/auth/user/login', {
      body: { email, password },
    })
    return { id: body.user._id, token: body.token }
  }
  const customer = await logIn((await makeCustomer(ozi, someone('Uzoamaka'))).email, PASSWORD)
  const admin = await logIn(ADMIN.email, ADMIN.password)
  const rider = await logIn(RIDER, DEMO_PASSWORD)
  const request = await playwright.request.newContext({ baseURL: ozi.url })
  for (const [path, person, words] of [
    ['/dashboard', customer, 'Uzoamaka'],
    ['/rider', rider, '>My jobs<'],
    ['/admin', admin, '>Administrative Dashboard<'],
  ] as const) {
    const own = await read(request, path, person)
    expect(own.html).toContain(words)
    expect(own.answer.status()).toBe(200)
    expect(own.answer.headers()).toMatchObject({ 'cache-control': 'private, no-store' })
    expect(own.answer.headers()).not.toHaveProperty('etag')
    for (const other of [{}, { id: person.id }, { token: person.token }, { ...person, id: 'another' }]) {
      const { html } = await read(request, path, other)
      expect(html, JSON.stringify(other)).toContain('One moment')
      expect(html).not.toContain(words)
    }
  }
  // Pages for somebody else’s role tell whoever opens them so.
  expect((await read(request, '/admin', customer)).html).toContain('Administrators only')
  await callApi(ozi.url, '/auth/user/logout', { token: customer.token, body: {} })
  const after = await read(request, '/dashboard', customer)
  expect(after.html).not.toContain('Uzoamaka')
  await request.dispose()
})

// promise (everyone): A button that is pressed before its script is there works once it has come
test('a press before the script is not lost, and counts once', async ({ pageOf }) => {
  const page = await pageOf(RIDER)
  let goOn = () => {}
  const waits = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/assets/entry.client-*', async (route) => {
    await waits
    await route.continue()
  })
  await page.goto('/rider', { waitUntil: 'commit' })
  // Only the browser knows whether it is on.
  const sound = page.getByRole('button', { name: 'Sound on new jobs' })
  await expect(sound).toBeDisabled()
  const duty = page.getByRole('button', { name: /duty/ })
  await duty.click()
  await duty.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  goOn()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(sound).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})
