import { expect, PASSWORD, passwordOf, test } from './helpers/journey.ts'

test('what the dashboard needs is loaded once somebody begins to log in', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.endsWith('.js'))).toHaveLength(1)
  expect(asked).not.toContain('/dashboard')
  await page.getByLabel('E-mail').pressSequentially('a')
  await expect.poll(() => asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(5)
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('each form says what it needs, and puts nothing into the address', async ({ page }) => {
    for (const path of ['/login', '/register', '/forgot', '/verify', '/new-password?token=none', '/logout']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main noscript p')).toContainText('JavaScript')
      await expect(page.locator('main button[type=submit]')).toBeDisabled()
      await expect(page.locator('main form')).toHaveAttribute('method', 'post')
    }
    await page.goto('/login')
    await page.getByLabel('E-mail').fill('ada@ozi.test')
    await passwordOf(page).fill(PASSWORD)
    await passwordOf(page).press('Enter')
    await expect(page).toHaveURL(/\/login$/)
    await expect(passwordOf(page)).toHaveValue(PASSWORD)
  })
})
