import { expect, test } from './helpers/journey.ts'
import { expectNoShifts, watchShifts, WIDTHS } from './helpers/shifts.ts'
import { fare, FIGURE, PAGES, PAGES_TO_READ, seeFare, WAYS_IN } from './helpers/site.ts'

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  // promise (everyone): `/about`, `/services`, `/help`, `/terms`, `/privacy`: public pages
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
})

// promise (everyone): Nothing on a public page moves by itself, on a phone, a tablet and a desk (CLS 0)
// promise (everyone): Public pages work without any script, and carry none of the framework’s
test('public pages carry one small script, and nothing moves', async ({ page }) => {
  await watchShifts(page)
  for (const path of [...PAGES, ...WAYS_IN, '/track/nowhere', '/?from=Ikenegbu&to=FUTO']) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await page.mouse.wheel(0, 5000)
      await expectNoShifts(page, `${path} at ${String(width)} px`)
    }
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('src')))
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/(public|form|contact|store)-[\w-]+\.js$/)])
    const files = await page.evaluate(() => {
      // For the next page, once this one is there.
      const ahead = new Set(
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) => link.href),
      )
      return (
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, initiatorType }) => initiatorType !== 'fetch' && !ahead.has(name))
          // Also of what another page has loaded before, which is not transferred again.
          .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }))
      )
    })
    const bytesOf = (kind: RegExp) =>
      files.reduce((sum, { name, bytes }) => sum + (kind.test(name) ? bytes : 0), 0)
    expect(bytesOf(/./)).toBeLessThan(200_000)
    expect(bytesOf(/\.js$/), `script of ${path}`).toBeLessThan(14_000)
    // With its headers what a connection sends before its first acknowledgement (decision 22).
    expect(bytesOf(/\.css$/), `style of ${path}`).toBeLessThan(14_000)
  }
})

// promise (everyone): `/sitemap.xml`, `/robots.txt`: for search engines
// promise (everyone): Titles, descriptions, Open Graph, sitemap, robots
test('every public page names itself to search engines', async ({ request, ozi }) => {
  const heads = new Map<string, string>()
  const headOf = async (path: string) => {
    const [head = ''] = (await (await request.get(path)).text()).split('<body')
    heads.set(/<meta name="description" content="([^"]{50,})"/.exec(head)?.[1] ?? '', path)
    return head
  }
  for (const path of PAGES_TO_READ) {
    const head = await headOf(path)
    const title = /<title>([^<]+)<\/title>/.exec(head)?.[1] ?? 'none'
    expect(head).toContain(`property="og:title" content="${title}"`)
    expect(head).toContain(`property="og:image" content="${ozi.url}/ozi-share.png"`)
    expect(head).toContain(`<link rel="canonical" href="${ozi.url}${path}"`)
  }
  for (const path of WAYS_IN) await headOf(path)
  expect(heads.size, 'each has a description of its own').toBe(PAGES_TO_READ.length + WAYS_IN.length)
  expect(heads.get('')).toBeUndefined()
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

test('places asked for are cached by nobody, pages for everybody are', async ({ request }) => {
  const caching = async (path: string) => (await request.get(path)).headers()['cache-control']
  expect(await caching('/')).toBe('public, max-age=60')
  expect(await caching('/about')).toBe('public, max-age=60')
  expect(await caching('/stores?category=food')).toBe('public, no-cache')
  expect(await caching('/stores?search=malaria')).toBe('private, no-store')
  expect(await caching('/?from=Ikenegbu&to=FUTO')).toBe('private, no-store')
  expect(await caching('/fare?from=Ikenegbu&to=FUTO')).toBe('private, no-store')
})
