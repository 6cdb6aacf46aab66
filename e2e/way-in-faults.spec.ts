import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  fillInRegistration,
  logOut,
  makeCustomer,
  PASSWORD,
  passwordOf,
  register,
  someone,
  test,
  tryToLogIn,
} from './helpers/journey.ts'
import { Mailbox } from './helpers/mailbox.ts'
import { freePort, removeDataDir, startOzi } from './helpers/ozi.ts'

const dialog = (page: Page) => page.getByRole('alertdialog')

// promise (everyone): After ten wrong passwords, the right one waits too
test('after ten wrong passwords the right one has to wait too, and the page says so', async ({ page }) => {
  const mailbox = new Mailbox()
  await mailbox.open()
  const ozi = await startOzi({ SMTP_URL: mailbox.url, RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' })
  try {
    const person = await makeCustomer({ ...ozi, mailbox })
    // Strangers from many addresses, so that none reaches its own limit.
    for (let guess = 1; guess <= 9; guess += 1) {
      const answer = await fetch(`${ozi.url}/api/v1/auth/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${guess}` },
        body: JSON.stringify({ email: person.email, password: `guess ${guess}` }),
      })
      expect(answer.status).toBe(401)
    }
    await page.goto(`${ozi.url}/login`)
    await tryToLogIn(page, person.email, 'the tenth guess')
    await expect(dialog(page)).toContainText('Invalid Credentials')
    await dialog(page).getByRole('button', { name: 'OK' }).click()

    await tryToLogIn(page, person.email, PASSWORD)
    await expect(dialog(page)).toContainText('Something went wrong')
    await expect(dialog(page)).toContainText('Too many tries. Please wait a little and try again.')
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
    await expect(passwordOf(page)).toHaveValue(PASSWORD)
    // Nobody else has to wait.
    const other = await makeCustomer({ ...ozi, mailbox })
    await tryToLogIn(page, other.email, PASSWORD)
    await expect(page).toHaveURL(/\/dashboard$/)
  } finally {
    await ozi.stop()
    await mailbox.close()
    await removeDataDir(ozi.dataDir)
  }
})

// promise (everyone): A form on a way in loses nothing when the server fails
test('a server that stops in the middle of the forms loses nothing that was typed', async ({ page }) => {
  test.setTimeout(180_000)
  const mailbox = new Mailbox()
  await mailbox.open()
  const settings = { SMTP_URL: mailbox.url, PORT: String(await freePort()) }
  let ozi = await startOzi(settings)
  try {
    const person = await makeCustomer({ ...ozi, mailbox })
    await page.goto(`${ozi.url}/login`)
    await ozi.stop()
    await tryToLogIn(page, person.email, PASSWORD)
    await expect(dialog(page)).toContainText('Something went wrong')
    await expect(dialog(page)).toContainText('We could not reach Ozi.')
    await dialog(page).getByRole('button', { name: 'OK' }).click()
    await expect(passwordOf(page)).toHaveValue(PASSWORD)
    ozi = await startOzi(settings, ozi.dataDir)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)

    await logOut(page)
    await expect(page).toHaveURL(/\/login$/)
    const newcomer = someone('Uche')
    await page.goto(`${ozi.url}/register`)
    await ozi.stop()
    await fillInRegistration(page, newcomer)
    await expect(page.getByRole('alert')).toContainText('We could not reach Ozi.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveValue('Uche')
    await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked()
    await expect(passwordOf(page)).toHaveValue(PASSWORD)
    ozi = await startOzi(settings, ozi.dataDir)
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page).toHaveURL(/\/verify$/)
  } finally {
    await ozi.stop()
    await mailbox.close()
    await removeDataDir(ozi.dataDir)
  }
})

// promise (everyone): A form on a way in loses nothing when the server fails
test('a sign-up whose answer was lost goes on to the code, not to an account that exists', async ({
  page,
  context,
}) => {
  const person = someone('Ify')
  await context.route('**/api/v1/auth/user/signup', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await register(page, person)
  await expect(page.getByRole('alert')).toContainText('We could not reach Ozi.')
  await context.unroute('**/api/v1/auth/user/signup')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/verify$/)
  await expect(page.getByText(person.email)).toBeVisible()
})

// promise (everyone): A form on a way in loses nothing when the server fails
test('without a network the form says so, and goes through once it is back', async ({
  page,
  context,
  ozi,
}) => {
  const person = await makeCustomer(ozi)
  await page.goto('/login')
  await context.setOffline(true)
  await tryToLogIn(page, person.email, PASSWORD)
  await expect(dialog(page)).toContainText('You are offline. Check your connection and try again.')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeFocused()
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})
