import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  fillInRegistration,
  logIn,
  makeCustomer,
  PASSWORD,
  someone,
  test,
} from './support/journey.ts'
import { removeDataDir, startOzi, type RunningOzi } from './support/ozi.ts'

const SUPPORT = 'support@localhost'
const RECEIVED = 'We have received your message, you will hear from us soon'
const PAGES = ['/', '/about', '/services', '/contact', '/no/such/page']
const WAYS_IN = ['/login', '/register', '/forgot', '/new-password?token=none', '/logout', '/verify']

const from = (page: Page) => page.getByRole('combobox', { name: 'Where from?' })
const to = (page: Page) => page.getByRole('combobox', { name: 'Where to?' })
/** With Enter, as the keyboard of a phone has it: suggestions that stand open would cover the button. */
const seeFare = (page: Page) => page.getByLabel('Where to?').press('Enter')
const fare = (page: Page) => page.getByRole('region', { name: /The fare/ })
const FIGURE = /₦[\d,]+\.\d\d/

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page reads, and leads to every other', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('© 2024')).toBeVisible()
      await expect(page.getByText('Mon-Fri 8am-5pm').first()).toBeVisible()
      await expect(page.getByText('Sat-Sun 12pm-5pm').first()).toBeVisible()
      await page.getByLabel('Menu', { exact: true }).first().click()
      const menu = page.getByRole('navigation', { name: 'Menu' })
      const names = await menu.getByRole('link').allTextContents()
      expect(names.slice(0, 4)).toEqual(['Home', 'About us', 'Contact us', 'Services'])
      await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
    }
  })

  test('the fare is on the next page', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Where from?').fill('Ikenegbu')
    await page.getByLabel('Where to?').fill('FUTO')
    await seeFare(page)
    await expect(fare(page)).toContainText(FIGURE)
    await expect(fare(page)).toContainText('Delivery fee')
    await expect(page.getByLabel('Where from?')).toHaveValue('Ikenegbu')
    await page.getByLabel('Where to?').fill('xyzzy plugh')
    await seeFare(page)
    await expect(page.getByText('We do not know this place yet.')).toBeVisible()
    await expect(page.getByLabel('Where to?')).toHaveAttribute('aria-invalid', 'true')
  })

  test('the contact page says where to write instead', async ({ page }) => {
    await page.goto('/contact')
    // What stands in noscript is no element to a role's locator.
    await expect(page.locator('noscript a')).toHaveText(SUPPORT)
    await expect(page.locator('noscript a')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled()
  })
})

test('the four figures, the parts of the home page and the way to install it are there', async ({ page }) => {
  await page.goto('/')
  for (const figure of ['400+shipments delivered', '30%time saved', '99%order accuracy', '20%cost savings']) {
    await expect(page.getByRole('listitem').filter({ hasText: figure })).toBeVisible()
  }
  for (const name of ['Anything delivered', 'Top cities', 'Put Ozi on your phone']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  // An area leads back to the question, with itself in it.
  await page.getByRole('link', { name: 'Works Layout', exact: true }).click()
  await expect(to(page)).toHaveValue('Works Layout')
})

test('Ada sees the fare by keyboard alone, registers, and finds both places in the form', async ({
  page,
  ozi,
}) => {
  const ada = someone('Ada')
  await page.goto('/')
  await from(page).focus()
  await page.keyboard.type('ikenegbu lay')
  await expect(page.getByRole('option').first()).toContainText('Ikenegbu Layout')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(from(page)).toHaveValue('Ikenegbu Layout')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(to(page)).toBeFocused()
  await page.keyboard.type('obinze')
  await expect(page.getByRole('option').first()).toContainText('Obinze')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const chosen = await page.locator('[role=option][aria-selected=true] > span').first().textContent()
  await page.keyboard.press('Enter')
  // Both ends are chosen: the fare comes by itself.
  await expect(fare(page)).toContainText(FIGURE)
  await expect(fare(page)).toContainText(`From Ikenegbu Layout to ${chosen}`)
  await expectAccessible(page)

  // Coming back shows the same.
  await page.reload()
  await expect(fare(page)).toContainText(`From Ikenegbu Layout to ${chosen}`)

  await fare(page).getByRole('link', { name: 'Send a package' }).press('Enter')
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/register\?next=/)
  await fillInRegistration(page, ada)
  await page.getByLabel('Code').pressSequentially(await ozi.mailbox.code(ada.email))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/dashboard\/send/)
  await expect(from(page)).toHaveValue('Ikenegbu Layout')
  await expect(to(page)).toHaveValue(chosen ?? '')
})

test.describe('by thumb', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('Obi picks two places, sees the fare and logs in to send', async ({ page, ozi }) => {
    const obi = await makeCustomer(ozi, someone('Obi'))
    await page.goto('/')
    await from(page).tap()
    await from(page).pressSequentially('relief')
    const first = page.getByRole('option').first()
    await expect(first).toBeVisible()
    const pickup = await first.locator('span').first().textContent()
    await first.tap()
    // As the keyboard's Next key does.
    await to(page).focus()
    await to(page).pressSequentially('nekede')
    await page.getByRole('option').first().tap()
    await expect(fare(page)).toContainText(FIGURE)
    await expect(fare(page).getByRole('link', { name: 'Send a package' })).toBeInViewport()
    await fare(page).getByRole('link', { name: 'Send a package' }).tap()
    await page.getByLabel('E-mail').fill(obi.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).tap()
    await expect(page).toHaveURL(/\/dashboard\/send\?from=/)
    await expect(from(page)).toHaveValue(pickup ?? '')
  })
})

test('places that have no fare say why, beside the field they are about', async ({ page }) => {
  await page.goto('/')
  await from(page).fill('Ikenegbu')
  await to(page).fill('xyzzy plugh')
  await seeFare(page)
  await expect(page.getByText('We do not know this place yet.')).toBeVisible()
  await expect(to(page)).toBeFocused()
  await expect(to(page)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await to(page).fill('Ikenegbu')
  await expect(page.getByText('We do not know this place yet.')).toHaveCount(0)
  await seeFare(page)
  await expect(page.getByText('Pickup and dropoff are the same place.')).toBeVisible()
})

test('a fare that does not come keeps the places, and a retry brings it', async ({ page }) => {
  await page.goto('/')
  await from(page).fill('Ikenegbu')
  await to(page).fill('FUTO')
  await page.route('**/fare?**', (route) => route.abort())
  await seeFare(page)
  await expect(page.getByText('We could not work out the fare just now.')).toBeVisible()
  await expect(from(page)).toHaveValue('Ikenegbu')
  await page.unroute('**/fare?**')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(fare(page)).toContainText(FIGURE)
})

test('suggestions that do not come say so, and a place with markup in its name is text', async ({ page }) => {
  await page.goto('/')
  await page.route('**/places/search?**', (route) => route.abort())
  await from(page).fill('Ikenegbu')
  await expect(page.getByText('Places do not load just now.').first()).toBeVisible()
  await page.unroute('**/places/search?**')
  await page.route('**/places/search?**', (route) =>
    route.fulfill({
      json: {
        suggestions: [{ placeName: '<img src=x onerror=alert(1)>', coordinates: [7, 5], street: '<b>' }],
      },
    }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('option')).toContainText('<img src=x onerror=alert(1)>')
  expect(await page.getByRole('option').locator('img, b').count()).toBe(0)
})

test('Ngozi writes to us: her message is kept, confirmed and mailed to support', async ({ page, ozi }) => {
  const before = ozi.mailbox.to(SUPPORT).length
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: SUPPORT }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await summary.getByRole('link', { name: 'Please write your message.' }).click()
  await expect(page.getByLabel('Message')).toBeFocused()
  await page.getByLabel('Your name').fill('Ngozi Ume')
  await page.getByLabel('E-mail').fill('ngozi@ozi.test')
  await page.getByLabel('Message').fill('My soup arrived hot. <b>Thank you!</b>')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').filter({ hasText: RECEIVED })).toBeFocused()
  await expectAccessible(page)
  expect(await ozi.mailbox.waitFor(SUPPORT, /My soup arrived hot\. <b>Thank you!<\/b>/, before)).toBeTruthy()
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByLabel('Your name')).toHaveValue('Ngozi Ume')
})

test('a message that does not go through stays, and a retry sends it', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Ngozi Ume')
  await page.getByLabel('E-mail').fill('ngozi@ozi.test')
  await page.getByLabel('Message').fill('Where is my parcel?')
  await page.route('**/api/v1/contact', (route) => route.abort())
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Your message did not go through. It is still here')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveValue('Where is my parcel?')
  await page.unroute('**/api/v1/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText(RECEIVED)).toBeVisible()
})

test('signed in, the head has Logout and a bar with Cart, Profile and Orders', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi)
  await page.goto('/about')
  await expect(page.getByRole('navigation', { name: 'Your account' })).toHaveCount(0)
  await logIn(page, person.email)
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/about')
  const bar = page.getByRole('navigation', { name: 'Your account' })
  const links = await bar
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(links).toEqual([
    ['Cart', '/dashboard/cart'],
    ['Profile', '/dashboard/profile'],
    ['Orders', '/dashboard/orders'],
  ])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/about')
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('on a phone the menu opens, closes and leads on by keyboard', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  const opener = page.getByLabel('Menu', { exact: true }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Space')
  await menu.getByRole('link', { name: 'Services' }).press('Enter')
  await expect(page).toHaveURL(/\/services$/)
  await expect(page.locator('header a[aria-current=page]').first()).toHaveText('Services')
})

test('the browser’s offer to install becomes a button', async ({ page }) => {
  await page.goto('/')
  const install = page.getByRole('button', { name: 'Install Ozi' })
  await expect(install).toBeHidden()
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.title = 'asked to install'
        return Promise.resolve()
      },
    })
    window.dispatchEvent(offer)
  })
  await install.click()
  await expect(page).toHaveTitle('asked to install')
  await expect(install).toBeHidden()
})

test('public pages carry one small script and none of the framework’s, and do not jump', async ({ page }) => {
  for (const path of [...PAGES, ...WAYS_IN, '/track/nowhere']) {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('src')))
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/public-[\w-]+\.js$/)])
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000)
    await page.mouse.wheel(0, 5000)
    const shifted = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    )
    expect(shifted, path).toBeLessThan(0.1)
  }
})

test('every public page names itself to search engines and to those it is shared with', async ({
  page,
  request,
  ozi,
}) => {
  const titles = new Set<string>()
  for (const path of ['/', '/about', '/services', '/contact']) {
    await page.goto(path)
    titles.add(await page.title())
    const contentOf = (selector: string) => page.locator(selector).getAttribute('content')
    expect((await contentOf('meta[name=description]'))?.length).toBeGreaterThan(50)
    expect(await contentOf('meta[property="og:title"]')).toBe(await page.title())
    expect(await contentOf('meta[property="og:image"]')).toBe(`${ozi.url}/ozi-share.png`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ozi.url}${path}`)
  }
  expect(titles.size).toBe(4)
  expect((await request.get('/ozi-share.png')).headers()['content-type']).toBe('image/png')
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /dashboard')
  expect(robots).toContain(`Sitemap: ${ozi.url}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const [, address = ''] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
    expect((await request.get(address)).status()).toBe(200)
  }
  expect(sitemap).toContain(`<loc>${ozi.url}/contact</loc>`)
})

test('the pages on the way in say what they are for', async ({ request }) => {
  const descriptions = new Set<string>()
  for (const path of WAYS_IN) {
    const html = await (await request.get(path)).text()
    descriptions.add(/<meta name="description" content="([^"]{50,})"/.exec(html)?.[1] ?? '')
  }
  expect(descriptions.size).toBe(WAYS_IN.length)
  expect(descriptions).not.toContain('')
})

test('a path that leads nowhere says so, and leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('with letters twice as large nothing leaves the narrowest phone sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  for (const path of [...PAGES, ...WAYS_IN, '/?from=Ikenegbu&to=FUTO', '/new-password', '/track/nowhere']) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider, path).toBeLessThanOrEqual(0)
  }
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the head names the four pages, marks the one that is open, and offers Login', async ({ page }) => {
    for (const [name, path] of [
      ['Home', '/'],
      ['About us', '/about'],
      ['Contact us', '/contact'],
      ['Services', '/services'],
    ] as const) {
      await page.goto(path)
      const pages = page.getByRole('banner').getByRole('navigation', { name: 'Pages' })
      expect(await pages.getByRole('link').allTextContents()).toEqual([
        'Home',
        'About us',
        'Contact us',
        'Services',
      ])
      await expect(pages.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    }
  })
})

test('which places somebody asks for is kept by nobody; the pages for everybody are', async ({ request }) => {
  const keeping = async (path: string) => (await request.get(path)).headers()['cache-control']
  expect(await keeping('/')).toBe('public, max-age=60')
  expect(await keeping('/about')).toBe('public, max-age=60')
  expect(await keeping('/?from=Ikenegbu&to=FUTO')).toBe('private, no-store')
  expect(await keeping('/fare?from=Ikenegbu&to=FUTO')).toBe('private, no-store')
})

test.describe('with shops', () => {
  let demo: RunningOzi
  test.beforeAll(async () => {
    demo = await startOzi({ SEED_DEMO: 'true' })
  })
  test.afterAll(async () => {
    await demo.stop()
    await removeDataDir(demo.dataDir)
  })

  test('a card of the top stores leads through login to what that shop sells', async ({ page }) => {
    await page.goto(demo.url)
    const stores = page.getByRole('region', { name: 'Top stores' })
    await stores.getByRole('link', { name: 'Mama Nkechi Kitchen' }).click()
    await expect(page).toHaveURL(/\/login\?next=/)
    await page.getByLabel('E-mail').fill('adaeze@demo.ozi.local')
    await page.getByLabel('Password', { exact: true }).fill('ozi-demo-only')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/dashboard\?vendor=[0-9a-f-]{36}$/)
    await expect(page.getByText('Mama Nkechi Kitchen').first()).toBeVisible()
    await expect(page.getByText('Suya by the Square')).toHaveCount(0)

    // Who is signed in goes there at once.
    await page.goto(demo.url)
    await stores.getByRole('link', { name: 'Suya by the Square' }).click()
    await expect(page).toHaveURL(/\/dashboard\?vendor=/)
    await expect(page.getByText('Suya by the Square').first()).toBeVisible()
  })
})
