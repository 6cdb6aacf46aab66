import { expect, expectAccessible, test } from './helpers/journey.ts'
import { part } from './helpers/overview.ts'
import { asAdmin } from './helpers/staff.ts'

// promise (staff): Every page: the greeting, the profile and the menu, also on a phone
test('the menu leads through the pages, also by keyboard on a phone', async ({ page, ozi }) => {
  await asAdmin(page, ozi.url)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin')
  await expect(page.getByText('Hello,')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Administrator, to your profile' })).toHaveAttribute(
    'href',
    '/dashboard/profile',
  )
  const menu = page.getByRole('navigation', { name: 'Administrative Dashboard' })
  await expect(menu.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: 'Fare Management' }).click()
  await expect(menu.getByRole('link', { name: 'Fare Management' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current', 'page')
  await menu.getByRole('link', { name: 'Overview' }).click()

  for (const name of ['Audit', 'Health']) {
    // All are in sight on a laptop, and on a low screen the one that is open.
    await page.setViewportSize({ width: 1440, height: name === 'Audit' ? 900 : 560 })
    const entry = menu.getByRole('link', { name })
    await entry.click()
    await expect(entry).toHaveAttribute('aria-current', 'page')
    await page.reload()
    await expect(entry).toBeInViewport({ ratio: 0.9 })
  }
  await expect(menu.getByRole('link', { name: 'Overview' })).not.toBeInViewport({ ratio: 0.9 })
  await page.goto('/admin')

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(part(page, 'Recent Signups')).toBeVisible()
  const open = page.getByRole('button', { name: 'Open menu' })
  await open.focus()
  await page.keyboard.press('Enter')
  const onPhone = page.getByRole('dialog', { name: 'Administrative Dashboard' })
  await expect(onPhone.getByRole('link', { name: 'Overview' })).toBeVisible()
  await expectAccessible(page)
  for (let i = 0; i < 14; i += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused === document.body || focused?.closest('dialog') !== null
    })
    expect(isInside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(onPhone).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await page.mouse.click(340, 500)
  await expect(onPhone, 'a touch beside it closes it too').toHaveCount(0)
  await open.click()
  await page.getByRole('link', { name: 'Fare Management' }).click()
  await expect(onPhone).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/fare$/)
  await open.click()
  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
