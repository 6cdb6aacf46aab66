import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, expectAccessible, logIn, logOut, makeCustomer, PASSWORD, test } from './helpers/journey.ts'

const codeOf = (secret: string, stepsFromNow = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsFromNow * 30_000 })

async function openTwoStep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Two-step login' }).click()
  await expect(page.getByRole('heading', { name: 'Two-step login', level: 1 })).toBeVisible()
}

// promise (customer): `/dashboard/two-step`: a login that also asks for a code
test('a customer turns two-step login on, uses it, turns it off', async ({ page, ozi }) => {
  const { email } = await makeCustomer(ozi)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  await openTwoStep(page)
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please enter your current password.')).toBeVisible()
  await page.getByLabel('Current password').fill('not the password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('That is not your current password.')).toBeVisible()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '')
  await expect(page.getByLabel('Code from the app')).toBeFocused()
  await page.getByLabel('Code from the app').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That code is not right. Please enter the newest one.')).toBeVisible()
  // The previous step's code, so that the login can use the current one.
  await page.getByLabel('Code from the app').fill(codeOf(secret, -1))
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog').getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = await codes.first().innerText()
  const question = page.getByRole('alertdialog', { name: 'Have you saved your codes?' })
  /** Chrome lets every second Esc close the dialog whatever the page says; the question comes all the same. */
  const escape = () =>
    expect(async () => {
      await page.keyboard.press('Escape')
      await expect(question).toBeVisible({ timeout: 500 })
    }).toPass()
  await escape()
  await question.getByRole('button', { name: 'Back to the codes' }).click()
  await expect(codes.first(), 'a slip does not lose them').toHaveText(recoveryCode)
  await page.keyboard.press('Escape')
  await escape()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Yes, close' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await expect(page.getByRole('dialog', { name: 'New recovery codes' })).toBeVisible()
  await expect(question, 'it was answered').toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await logIn(page, email)
  const code = page.getByLabel('Code from your authenticator app')
  await expect(code).toBeFocused()
  await code.fill('123456')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('That code is not right. Please enter the newest one.').first()).toBeVisible()
  await code.fill(codeOf(secret))
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await openTwoStep(page)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('Code from the app, or a recovery code').fill(recoveryCode)
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step login is off.')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
})

// promise (everyone): You log in with a passkey of your phone instead of the password
test('a customer makes a passkey, logs in with it, and removes it', async ({ page, context, ozi }) => {
  const { email } = await makeCustomer(ozi)
  await logIn(page, email)
  await expect(page).toHaveURL(/\/dashboard$/)
  // A phone that checks its owner, and keeps the keys itself.
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/dashboard/two-step')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Not used yet')).toBeVisible()

  // Chromium fills the passkey in at once, where a person chooses it below the e-mail field.
  await logOut(page)
  await page.waitForURL(/\/dashboard/)

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  // Before the login page opens: there it would fill the passkey in at once again.
  await page.reload()
  await logOut(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(/\/dashboard/)

  await page.goto('/dashboard/two-step')
  await expect(page.getByText('Last used')).toBeVisible()
  await page.getByRole('button', { name: /^Remove the passkey of/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No passkey yet.')).toBeVisible()
})
