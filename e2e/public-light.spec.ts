import { expect, test } from './helpers/journey.ts'
import { fare, FIGURE, PAGES, seeFare, SUPPORT, WAYS_IN } from './helpers/site.ts'

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  // promise (everyone): `/about`, `/services`: public pages
  // promise (everyone): Public pages work without any script, and carry none of the framework’s
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

  // promise (everyone): `/fare`: a fare without signing up
  // promise (everyone): Public pages work without any script, and carry none of the framework’s
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
    // Elements in noscript are invisible to role locators.
    await expect(page.locator('noscript a')).toHaveText(SUPPORT)
    await expect(page.locator('noscript a')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled()
  })
})

// promise (everyone): A page that loads has its title and shape, and nothing jumps (CLS < 0.1)
// promise (everyone): Public pages work without any script, and carry none of the framework’s
test('public pages carry one small script, and do not jump', async ({ page }) => {
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

// promise (everyone): `/sitemap.xml`, `/robots.txt`: for search engines
// promise (everyone): Titles, descriptions, Open Graph, sitemap, robots
test('every public page names itself to search engines', async ({ page, request, ozi }) => {
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

// promise (everyone): Titles, descriptions, Open Graph, sitemap, robots
test('the pages on the way in say what they are for', async ({ request }) => {
  const descriptions = new Set<string>()
  for (const path of WAYS_IN) {
    const html = await (await request.get(path)).text()
    descriptions.add(/<meta name="description" content="([^"]{50,})"/.exec(html)?.[1] ?? '')
  }
  expect(descriptions.size).toBe(WAYS_IN.length)
  expect(descriptions).not.toContain('')
})

// promise (everyone): Everything fits 320 px, also with letters twice as large
test('with large letters nothing leaves the narrowest phone sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  for (const path of [...PAGES, ...WAYS_IN, '/?from=Ikenegbu&to=FUTO', '/new-password', '/track/nowhere']) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider, path).toBeLessThanOrEqual(0)
  }
})

test('places asked for are cached by nobody, pages for everybody are', async ({ request }) => {
  const keeping = async (path: string) => (await request.get(path)).headers()['cache-control']
  expect(await keeping('/')).toBe('public, max-age=60')
  expect(await keeping('/about')).toBe('public, max-age=60')
  expect(await keeping('/?from=Ikenegbu&to=FUTO')).toBe('private, no-store')
  expect(await keeping('/fare?from=Ikenegbu&to=FUTO')).toBe('private, no-store')
})
