import { callApi, expect, expectAccessible, logIn, makeCustomer, PASSWORD, test } from './helpers/journey.ts'
import { askForEmail, newAddress, openProfile, save } from './helpers/profile.ts'

test.describe('another e-mail address', () => {
  test('keeps the old one until the code is entered', async ({ page, ozi }) => {
    const person = await openProfile(page, ozi)
    const fresh = newAddress()
    await page.getByLabel('E-mail').fill(fresh)
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await expect(dialog.getByLabel('Current password')).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('Please enter your current password.')).toBeVisible()
    await dialog.getByLabel('Current password').fill('not my password')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('That is not your current password.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('E-mail')).toHaveValue(fresh)
    await askForEmail(page, fresh)
    await expectAccessible(page)

    await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
    await ozi.mailbox.waitFor(person.email, /asked to change the e-mail address of your Ozi account/)
    const code = await ozi.mailbox.code(fresh)
    await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled()
    await page.getByLabel('Code').fill('123')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Code must be 6 digits')).toBeVisible()
    await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('That code is not right.')).toBeVisible()
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('Your e-mail has been changed')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Confirm your new e-mail' })).toBeHidden()
    await expect(page.getByLabel('E-mail')).toHaveValue(fresh)
    await expect(page.getByLabel('Address')).toHaveValue('12 Wetheral Road')
    await ozi.mailbox.waitFor(person.email, /now has another e-mail address/)
    await page.goto('/dashboard/orders')
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  })

  test('that was mistyped is corrected, and the right one confirmed', async ({ page, ozi }) => {
    await openProfile(page, ozi)
    const right = newAddress()
    await askForEmail(page, `x${right}`)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Chidinma')
    await page.goto('/dashboard/profile')
    await expect(page.getByText(`We sent six digits to x${right}.`)).toBeVisible()
    await askForEmail(page, right)
    await expect(page.getByText(`We sent six digits to ${right}.`)).toBeVisible()
    await page.getByLabel('Code').fill(await ozi.mailbox.code(right))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByLabel('E-mail')).toHaveValue(right)
  })

  test('is taken back, and the code is of no use any more', async ({ page, ozi }) => {
    const person = await openProfile(page, ozi)
    const fresh = newAddress()
    await askForEmail(page, fresh)
    await ozi.mailbox.code(fresh)
    await page.getByRole('button', { name: 'Keep the old e-mail' }).click()
    await expect(page.getByText('Your e-mail stays as it was.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Confirm your new e-mail' })).toBeHidden()
    await page.reload()
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
    await expect(page.getByRole('heading', { name: 'Confirm your new e-mail' })).toBeHidden()
  })

  test('that is somebody else’s is refused beside its field', async ({ page, ozi }) => {
    const other = await makeCustomer(ozi)
    await openProfile(page, ozi)
    await page.getByLabel('E-mail').fill(other.email)
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('This account already exists').first()).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue(other.email)
  })
})

test.describe('the password', () => {
  // promise (everyone): A forgotten password: the same answer for a known and an unknown address
  // promise (everyone): A failure stays in the dialog; a success leaves by itself
  test('is reset from the profile by a mailed link, and what happened is said', async ({
    page,
    context,
    ozi,
  }) => {
    const person = await openProfile(page, ozi)
    await page.getByRole('button', { name: 'Reset it by e-mail' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(person.email)
    await expectAccessible(page)
    await context.route('**/api/v1/user/reset-password', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Send link' }).click()
    await expect(dialog.getByRole('alert')).toContainText('We could not send the link.')
    await context.unroute('**/api/v1/user/reset-password')
    await dialog.getByRole('button', { name: 'Send link' }).click()
    await expect(dialog).toContainText('a link to set a new password is on its way')
    await expectAccessible(page)
    await ozi.mailbox.waitFor(person.email, /\/new-password\?token=[\w-]+/)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('button', { name: 'Reset it by e-mail' })).toBeFocused()
  })

  // promise (customer): A server that stops in the middle of a change loses nothing
  test('stays typed when the server is away, and a retry changes it', async ({ page, context, ozi }) => {
    await openProfile(page, ozi)
    await page.goto('/dashboard/change-password')
    const fresh = 'three goats on Wetheral Road'
    const typed = { 'Current password': PASSWORD, 'New password': fresh, 'Confirm password': fresh }
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text)
    await context.route('**/api/v1/user/password', (route) => route.abort())
    const change = page.getByRole('button', { name: 'Change password' })
    await change.click()
    await expect(page.getByRole('alert')).toContainText('We could not reach Ozi.')
    for (const [label, text] of Object.entries(typed)) {
      await expect(page.getByLabel(label)).toHaveValue(text)
    }
    await context.unroute('**/api/v1/user/password')
    await change.click()
    await expect(page).toHaveURL(/\/login/)
  })

  // promise (customer): `/dashboard/change-password`: a new password by the present one
  test('is changed by the present one, which signs out every browser', async ({ page, ozi }) => {
    const person = await openProfile(page, ozi)
    const { body } = await callApi<{ token: string }>(ozi.url, '/auth/user/login', {
      body: { email: person.email, password: PASSWORD },
    })
    await page.getByRole('link', { name: 'Change password' }).click()
    await expect(page).toHaveURL(/\/dashboard\/change-password$/)
    const [current, fresh, again] = [
      page.getByLabel('Current password'),
      page.getByLabel('New password', { exact: true }),
      page.getByLabel('Confirm password'),
    ]
    const submit = page.getByRole('button', { name: 'Change password' })
    await expectAccessible(page)
    await submit.click()
    await expect(page.getByText('Please enter your current password.').first()).toBeVisible()
    await expectAccessible(page)

    const password = 'rain over Nekede at noon'
    await current.fill('not the one')
    await fresh.fill(password)
    await again.fill('rain over Nekede')
    await submit.click()
    await expect(page.getByText('Passwords do not match').first()).toBeVisible()
    await again.fill(password)
    await submit.click()
    await expect(page.getByText('That is not your current password.').first()).toBeVisible()
    await expect(fresh).toHaveValue(password)
    await current.fill(PASSWORD)
    await submit.click()
    await expect(page).toHaveURL(/\/login$/)
    const notice = page.getByRole('alertdialog')
    await expect(notice).toContainText('Your password has been changed. Please log in with the new one.')
    await notice.getByRole('button', { name: 'OK' }).click()
    const elsewhere = await callApi(ozi.url, '/auth/user/verify-token', { token: body.token })
    expect(elsewhere.status).toBe(401)
    await logIn(page, person.email, password)
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})
