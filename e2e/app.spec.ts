import { rm } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { logInByApi, orderByApi, someErrand } from './helpers/errands.ts'
import {
  callApi,
  expect,
  expectAccessible,
  logIn,
  logOut,
  makeCustomer,
  type NewCustomer,
  test,
} from './helpers/journey.ts'
import { removeDataDir, type RunningOzi, startOzi } from './helpers/ozi.ts'
import { Mailbox } from './helpers/mailbox.ts'
import { startPrepared } from './helpers/prepared-data.ts'
import { makeNextRelease, NEXT_WORDS } from './helpers/release.ts'
import { keptText, untilKept } from './helpers/worker.ts'

test.use({ serviceWorkers: 'allow' })

type Ozi = RunningOzi & { readonly mailbox: Mailbox }

interface Seen {
  readonly person: NewCustomer
  readonly order: { readonly _id: string; readonly number: string; readonly pickupCode: string }
}

/** A customer who has opened their pages, their orders and one order while online. */
async function someoneWhoLooked(page: Page, ozi: Ozi): Promise<Seen> {
  const person = await makeCustomer(ozi)
  const token = await logInByApi(ozi.url, person.email)
  await orderByApi(ozi.url, token, await someErrand(ozi.url), 'a parcel of books')
  const { body } = await callApi<{ orders: { _id: string }[] }>(ozi.url, '/user/orders', { token })
  const { body: one } = await callApi<{ data: Seen['order'] }>(ozi.url, `/orders/${body.orders[0]?._id}`, {
    token,
  })
  const order = one.data
  await logIn(page, person.email)
  await expect(page.getByText(order.number).first()).toBeVisible()
  await untilKept(page)
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByText(order.pickupCode).first()).toBeVisible()
  await expect.poll(() => keptText(page)).toContain(order.pickupCode)
  return { person, order }
}

/** When the newest stored answer was fetched. */
async function newestKept(page: Page): Promise<number> {
  const { answers } = JSON.parse(await keptText(page)) as { answers: { at: number }[] }
  return Math.max(...answers.map(({ at }) => at))
}

/** What the service worker stores. */
const workersStore = (page: Page) =>
  page.evaluate(async () => {
    const found = { paths: [] as string[], text: '' }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        found.paths.push(new URL(request.url).pathname)
        found.text += await (await cache.match(request))?.text()
      }
    }
    return found
  })

// promise (everyone): Offline is said, nothing is lost, and the address holds filters and page
// promise (customer): It opens offline to the last seen orders, and forgets them at logout
test('without a network the app opens to the last seen orders', async ({ page, context, ozi }) => {
  const { person, order } = await someoneWhoLooked(page, ozi)
  const { paths, text } = await workersStore(page)
  expect(paths.filter((path) => path.startsWith('/api'))).toEqual([])
  // A server that starts or stops answers badly, and has perhaps no files of this release any more.
  expect(paths.filter((path) => path.includes('CheckFailed'))).toHaveLength(1)
  for (const secret of [person.email, order.number, order._id]) expect(text).not.toContain(secret)
  await page.close()
  await context.setOffline(true)

  const phone = await context.newPage()
  await phone.goto('/dashboard')
  await expect(phone.getByText(order.number).first()).toBeVisible()
  await expect(phone.getByText(/You are offline. This is from/)).toBeVisible()

  await phone.goto('/dashboard/orders')
  await expect(phone.getByText(order.number).first()).toBeVisible()

  await phone.goto(`/dashboard/orders/${order._id}`)
  await expect(phone.getByText(order.pickupCode).first()).toBeVisible()
  await expect(phone.getByText(/You are offline. This is from/)).toBeVisible()
  await expect(phone.getByText('We could not fetch this order.'), 'it is said once').toHaveCount(0)

  await phone.goto('/about')
  await expect(phone.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('link', { name: 'Your last orders' }).evaluate((link: HTMLElement) => {
    link.click()
    // The network is back just then: the page does not take the press back.
    window.dispatchEvent(new Event('online'))
  })
  await expect(phone.getByText(order.number).first()).toBeVisible()

  const seenAt = await newestKept(phone)
  await context.setOffline(false)
  await expect.poll(() => newestKept(phone)).toBeGreaterThan(seenAt)
  await expect(phone.getByText(/You are offline/)).toBeHidden()

  // A network that hangs is as good as none.
  await context.route('**/api/v1/**', () => undefined)
  await phone.goto('/dashboard/orders')
  await expect(phone.getByText(order.number).first()).toBeVisible()
  const token = await phone.evaluate(() => localStorage.getItem('token'))
  expect(token).not.toBeNull()

  // The log-out is made up for: the first request with a network ends the session.
  await context.unroute('**/api/v1/**')
  await context.setOffline(true)
  await logOut(phone)
  await expect(phone.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(phone.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  const { status } = await callApi(ozi.url, '/auth/user/verify-token', { token: token ?? '' })
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect([status, cookies]).toEqual([401, ['ozi_device']])
})

// promise (customer): It opens offline to the last seen orders, and forgets them at logout
test('a session that ends takes the kept orders along', async ({ page, context, ozi }) => {
  const { person, order } = await someoneWhoLooked(page, ozi)
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  const expectForgotten = async () => {
    await expect.poll(kept).not.toContain('kept-answers')
    expect(await kept()).not.toContain(order.number)
  }
  const other = await context.newPage()
  await other.goto('/dashboard/orders')
  await expect(other.getByText(order.number).first()).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  await expectForgotten()

  // The session may also end elsewhere, while none of our pages is open.
  await other.close()
  await logIn(page, person.email)
  await expect(page.getByText(order.number).first()).toBeVisible()
  await expect.poll(kept).toContain(order.number)
  await page.goto('/favicon.svg')
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await callApi(ozi.url, '/auth/user/logout', { body: {}, token: token ?? '' })
  await page.goto('/dashboard/orders')
  await expect(page).toHaveURL(/\/login/)
  await expectForgotten()
})

// promise (customer): It opens offline to the last seen orders, and forgets them at logout
test('whoever signs in next at this phone finds nothing of the one before', async ({
  page,
  context,
  ozi,
}) => {
  const { order } = await someoneWhoLooked(page, ozi)
  const next = await makeCustomer(ozi)
  const { body } = await callApi<{ token: string; user: unknown }>(ozi.url, '/auth/user/login', {
    body: { email: next.email, password: 'a quiet evening in Owerri' },
  })
  // As if the session had changed while none of our pages was open.
  await page.goto('/favicon.svg')
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('user', JSON.stringify({ isLoggedIn: true, data: user }))
  }, body)
  await context.setOffline(true)
  await page.goto('/dashboard/orders')
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await expect(page.getByText(order.number)).toHaveCount(0)
  expect(await keptText(page)).not.toContain(order.number)
})

// promise (everyone): Ozi can be installed
test('it can be installed', async ({ page, ozi }) => {
  await logIn(page, (await makeCustomer(ozi)).email)
  await untilKept(page)
  const devTools = await page.context().newCDPSession(page)
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  // Tests run in private windows, which cannot install.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { data, errors } = await devTools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}') as {
    start_url: string
    shortcuts: { url: string }[]
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  for (const path of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url), '/icon-192.png']) {
    expect((await page.request.get(path)).status(), path).toBe(200)
  }
  expect(manifest.icons.some(({ sizes }) => sizes === '192x192')).toBe(true)
  expect(manifest.icons.some(({ sizes, purpose }) => sizes === '512x512' && purpose === 'maskable')).toBe(
    true,
  )
})

test.describe('a new release', () => {
  test.setTimeout(150_000)

  // promise (everyone): No stale code after a release
  test('is there after a reload, and an open page goes on', async ({ browser }) => {
    const mailbox = new Mailbox()
    await mailbox.open()
    const first = await startPrepared({ SMTP_URL: mailbox.url })
    const port = new URL(first.url).port
    const root = await makeNextRelease()
    const context = await browser.newContext({ baseURL: first.url, serviceWorkers: 'allow' })
    const page = await context.newPage()
    const { order } = await someoneWhoLooked(page, { ...first, mailbox })
    await page.goto('/dashboard')
    const open = await context.newPage()
    await open.goto('/dashboard')
    await expect(open.getByText(order.number).first()).toBeVisible()
    const broken: string[] = []
    for (const each of [page, open]) {
      each.on('pageerror', (error) => broken.push(error.message))
      each.on(
        'response',
        (answer) => answer.url().includes('/assets/') && answer.status() >= 400 && broken.push(answer.url()),
      )
    }

    const tellNothing = async (route: Route) => {
      const answer = await route.fetch().catch(() => null)
      if (answer === null) return route.abort()
      const { 'x-ozi-release': _release, ...headers } = answer.headers()
      await route.fulfill({ response: answer, headers })
    }
    await open.route('**/api/v1/**', tellNothing)
    await first.stop()
    const second = await startOzi({ SMTP_URL: mailbox.url, PORT: port }, first.dataDir, root)
    const isNew = (of: Page) => of.getByRole('navigation', { name: NEXT_WORDS }).first()

    // This page is not told yet: it has everything it needs from its own release.
    await open.getByRole('link', { name: 'Send', exact: true }).click()
    await expect(open.getByRole('heading', { name: 'Send a package' })).toBeVisible()
    await expect(isNew(open)).toBeHidden()

    await page.reload()
    await expect(isNew(page)).toBeVisible()
    await untilReleases(page, 2)

    // Now it has been told: it stays as it is, and the next link loads the new release.
    await expect(open.getByRole('heading', { name: 'Send a package' })).toBeVisible()
    await open.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(open).toHaveURL(/\/dashboard\/orders$/)
    await expect(isNew(open)).toBeVisible()
    await expect(open.getByText(order.number).first()).toBeVisible()

    expect(broken).toEqual([])

    await context.setOffline(true)
    await page.goto('/dashboard/orders')
    await expect(page.getByText(order.number).first()).toBeVisible()
    await expect(isNew(page)).toBeVisible()

    await context.close()
    await second.stop()
    await mailbox.close()
    await removeDataDir(first.dataDir)
    await rm(root, { recursive: true, force: true })
  })
})

const releasesOf = (page: Page) => page.evaluate(() => caches.keys())

/** Waits until the newest release is active and this many are cached. */
async function untilReleases(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await releasesOf(page)).length).toBe(count)
  const isSettled = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration()
      return found?.active?.state === 'activated' && !found.installing && !found.waiting
    })
  await expect.poll(isSettled).toBe(true)
}
