import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, test } from './helpers/journey.ts'
import { ok, openProfile, save } from './helpers/profile.ts'
import { readOrder, someCustomer, test as withRides } from './helpers/rides.ts'

/**
 * Nothing a customer changes is shown as changed before the server has confirmed it; refusals are reported.
 */

interface Refusing {
  /** Resolves once the change was requested; it is not answered yet. */
  readonly asked: Promise<unknown>
  /** Answers it with a server error, and lets later requests through. */
  readonly refuse: () => Promise<void>
}

/** Holds the next change back before it reaches the server. */
async function holdBack(page: Page, method: string, call: string): Promise<Refusing> {
  const asked = Promise.withResolvers<undefined>()
  const refused = Promise.withResolvers<undefined>()
  const answered = Promise.withResolvers<undefined>()
  await page.route(call, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    asked.resolve(undefined)
    await refused.promise
    await route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Something went wrong' } })
    answered.resolve(undefined)
  })
  return {
    asked: asked.promise,
    refuse: async () => {
      refused.resolve(undefined)
      await answered.promise
      await page.unroute(call)
    },
  }
}

/** The signed-in user's name elsewhere in the app. */
const nameInSession = (page: Page) =>
  page.evaluate(() => {
    const { data } = JSON.parse(localStorage.getItem('user') ?? '{}') as { data?: { name: string } }
    return data?.name
  })

// promise (customer): Screens show a change only after the server has confirmed it
test('what of a profile was not saved is the old everywhere', async ({ page, context, ozi }) => {
  await openProfile(page, ozi)
  await save(page)
  await ok(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Chidinma')

  await page.getByLabel('Name', { exact: true }).fill('Patience Ibe')
  await page.getByLabel('Address').fill('7 Douglas Road')
  const picture = sharp({ create: { width: 600, height: 600, channels: 3, background: '#dd1111' } })
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'red.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() },
  })
  await page.getByRole('button', { name: 'Use picture' }).click()
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  const change = await holdBack(page, 'PUT', '**/api/v1/user/profile/*')
  await save(page)
  await change.asked
  await expect(page.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true')
  expect(await nameInSession(page)).toBe('Chidinma Eze')
  await change.refuse()
  await expect(page.getByRole('alert').filter({ hasText: 'An error occurred' })).toBeFocused()
  await expectAccessible(page)
  // The new values are only in the form.
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Patience Ibe')
  expect(await nameInSession(page)).toBe('Chidinma Eze')
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Chidinma')
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Chidinma Eze')
  await expect(page.getByLabel('Address')).toHaveValue('12 Wetheral Road')
  await expect(page.getByRole('button', { name: 'Choose picture' })).toBeVisible()
})

// promise (customer): Screens show a change only after the server has confirmed it
withRides('an order that was not cancelled goes on wherever it is shown', async ({ pageOf, ozi }) => {
  const { email, token, orders } = await someCustomer(ozi)
  const [order] = orders
  const id = order?._id ?? ''
  const page = await pageOf(email)
  await page.goto(`/dashboard/orders/${id}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('alertdialog')
  const change = await holdBack(page, 'POST', '**/moves')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await change.asked
  await expect(page.getByRole('list', { name: 'Progress' })).not.toContainText('Cancelled')
  await change.refuse()
  await expect(dialog.getByRole('alert')).toContainText('The order was not cancelled.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order?.number ?? '')
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  for (const path of ['/dashboard', '/dashboard/orders?filter=running', `/dashboard/delivery?order=${id}`]) {
    await page.goto(path)
    await expect(
      page
        .getByRole('main')
        .getByText(order?.number ?? '')
        .first(),
      path,
    ).toBeVisible()
    await expect(page.getByRole('main').getByText('Looking for a rider').first(), path).toBeVisible()
  }
  expect((await readOrder(ozi.url, token, id)).status).toBe('created')
})
