import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { logInByApi } from './helpers/errands.ts'
import { callApi, expect, expectAccessible, logIn, PASSWORD, test } from './helpers/journey.ts'
import { askForEmail, newAddress, ok, openProfile, save } from './helpers/profile.ts'
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
test('a name, an address and a picture that were not saved are the old ones everywhere', async ({
  page,
  context,
  ozi,
}) => {
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
test('an e-mail address whose code or whose taking back was refused still waits for its code', async ({
  page,
  ozi,
}) => {
  const person = await openProfile(page, ozi)
  const fresh = newAddress()
  await askForEmail(page, fresh)
  const waiting = page.getByRole('heading', { name: 'Confirm your new e-mail' })
  const code = await ozi.mailbox.code(fresh)

  const entering = await holdBack(page, 'POST', '**/api/v1/auth/user/otp')
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await entering.asked
  await expect(waiting).toBeVisible()
  await entering.refuse()
  await expect(page.getByText('An error occurred while verifying OTP.')).toBeVisible()
  await expect(page.getByLabel('Code')).toHaveValue(code)
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  await expectAccessible(page)

  const takingBack = await holdBack(page, 'DELETE', '**/api/v1/user/profile/*/pending-email')
  await page.getByRole('button', { name: 'Keep the old e-mail' }).click()
  await takingBack.asked
  await expect(waiting).toBeVisible()
  await takingBack.refuse()
  await expect(page.getByText('We could not undo the change.')).toBeVisible()
  await expect(page.getByText('Your e-mail stays as it was.')).toHaveCount(0)
  await expect(waiting).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('Your e-mail has been changed')).toBeVisible()
})

// promise (customer): Screens show a change only after the server has confirmed it
test('a password that was not changed leaves one signed in, and the old one is right', async ({
  page,
  ozi,
}) => {
  const person = await openProfile(page, ozi)
  await page.goto('/dashboard/change-password')
  const fresh = 'rain over Nekede at noon'
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill(fresh)
  await page.getByLabel('Confirm password').fill(fresh)
  const change = await holdBack(page, 'POST', '**/api/v1/user/password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await change.asked
  await expect(page).toHaveURL(/\/dashboard\/change-password$/)
  await change.refuse()
  await expect(
    page.getByRole('alert').filter({ hasText: 'We could not change your password.' }),
  ).toBeFocused()
  await expectAccessible(page)
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(fresh)
  const { status } = await callApi(ozi.url, '/auth/user/verify-token', {
    token: await logInByApi(ozi.url, person.email),
  })
  expect(status).toBe(200)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Chidinma')
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

// promise (customer): Screens show a change only after the server has confirmed it
withRides(
  'logging out ends the session here even where the server does not answer',
  async ({ pageOf, ozi }) => {
    const { email } = await someCustomer(ozi, [])
    const page = await pageOf(email)
    await page.route('**/api/v1/auth/user/logout', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await logIn(page, email)
    await expect(page).toHaveURL(/\/dashboard$/)
  },
)
