import { expect, expectAccessible, logIn, makeCustomer, test } from './helpers/journey.ts'
import { removeDataDir, startOzi, type RunningOzi } from './helpers/ozi.ts'
import { to } from './helpers/site.ts'

// promise (everyone): `/`: the home page
test('the figures, the parts of the home page and the install button', async ({ page }) => {
  await page.goto('/')
  for (const figure of ['400+shipments delivered', '30%time saved', '99%order accuracy', '20%cost savings']) {
    await expect(page.getByRole('listitem').filter({ hasText: figure })).toBeVisible()
  }
  for (const name of ['Anything delivered', 'Top cities', 'Put Ozi on your phone']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  // An area links back to the fare question, with itself filled in.
  await page.getByRole('link', { name: 'Works Layout', exact: true }).click()
  await expect(to(page)).toHaveValue('Works Layout')
})

// promise (customer): `/logout`: the way out of an account
// promise (everyone): Header and footer, signed out and signed in
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

// promise (everyone): Header and footer, signed out and signed in
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

// promise (everyone): Ozi can be installed
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

test('a path that leads nowhere says so, and leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  // promise (everyone): Header and footer, signed out and signed in
  test('the header names four pages, marks the open one, and offers Login', async ({ page }) => {
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

test.describe('with shops', () => {
  let demo: RunningOzi
  test.beforeAll(async () => {
    demo = await startOzi({ SEED_DEMO: 'true' })
  })
  test.afterAll(async () => {
    await demo.stop()
    await removeDataDir(demo.dataDir)
  })

  // promise (everyone): `/`: the home page
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

    // For a signed-in user the link goes there directly.
    await page.goto(demo.url)
    await stores.getByRole('link', { name: 'Suya by the Square' }).click()
    await expect(page).toHaveURL(/\/dashboard\?vendor=/)
    await expect(page.getByText('Suya by the Square').first()).toBeVisible()
  })

  // promise (everyone): Our own pictures are sized, of a modern format, and lazy
  test('pictures of stores are sized, modern, and lazy', async ({ page }) => {
    await page.goto(demo.url)
    const pictures = await page.getByRole('region', { name: 'Top stores' }).locator('img').all()
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) {
      await expect(picture).toHaveAttribute('loading', 'lazy')
      await expect(picture).toHaveAttribute('width', /^\d+$/)
      await expect(picture).toHaveAttribute('height', /^\d+$/)
      const source = new URL((await picture.getAttribute('src')) ?? '', demo.url)
      const answer = await page.request.get(source.href)
      expect(answer.headers()['content-type']).toMatch(/^image\/(svg\+xml|webp|avif)/)
    }
  })
})
