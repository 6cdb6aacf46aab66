import { expect, expectAccessible, logIn, makeCustomer, test } from './helpers/journey.ts'

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
  // The map's licences ask for it.
  const { credits } = (await (await page.request.get('/api/v1/places/region')).json()) as {
    credits: string[]
  }
  expect(credits.length).toBeGreaterThan(3)
  for (const credit of credits) {
    await expect(page.getByRole('region', { name: 'Our map' })).toContainText(credit)
  }
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
