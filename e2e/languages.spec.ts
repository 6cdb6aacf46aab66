import type { Page } from '@playwright/test'
import { expect } from './helpers/journey.ts'
import { test } from './helpers/shop.ts'

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

// promise (everyone): Visitors, customers, riders and shops read Ozi in English, Igbo or Pidgin
test('only a chosen language is loaded; it is kept and followed in all tabs', async ({
  page,
  context,
  customer: _signedIn,
}) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  // The word for a cart.
  const scriptsWith = async (word: string) =>
    (await Promise.all(scripts)).filter((script) => script.includes(word))
  await page.goto('/dashboard')
  await expect(bar(page)).toContainText('Orders')
  await page.waitForLoadState('networkidle')
  expect(await scriptsWith('Nkata')).toEqual([])
  expect(await languageOf(page)).toBe('en-NG')
  const other = await context.newPage()
  await other.goto('/dashboard/orders')
  await expect(other.getByRole('heading', { name: 'Orders' })).toBeVisible()

  await choose(page, 'Menu', 'Igbo')
  expect(await scriptsWith('Nkata')).not.toEqual([])
  expect(await scriptsWith('Wetin')).toEqual([])
  expect(await languageOf(page)).toBe('ig')
  await expect(bar(page)).toContainText('Ọda')
  await expect(other.getByRole('heading', { name: 'Ọda' })).toBeVisible()
  await page.reload()
  await expect(bar(page)).toContainText('Nkata')

  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Naanị ndị na-elekọta Ozi' })).toBeVisible()

  // The same choice holds for public pages, and one made there for all others.
  await page.goto('/login?next=/dashboard/orders')
  await expect(page.getByRole('heading', { name: 'Ọda' })).toBeVisible()
  await page.goto('/help')
  expect(await languageOf(page)).toBe('ig')
  await page.getByRole('banner').getByText('Igbo', { exact: true }).first().click()
  await page.getByRole('link', { name: 'Naijá (Pidgin)' }).first().click()
  await expect.poll(() => languageOf(page)).toBe('pcm')
  await page.goto('/offline')
  await expect(page.getByRole('heading', { name: 'You no get network' })).toBeVisible()
  await page.goto('/dashboard')
  await expect.poll(() => languageOf(page)).toBe('pcm')
})
