import { callApi, expect, logIn, PASSWORD, test } from './helpers/journey.ts'
import { askForEmail, newAddress, openProfile, save } from './helpers/profile.ts'

test.describe('another e-mail address', () => {
  test('keeps the old one until the code is entered', async ({ page, ozi }) => {
    const person = await openProfile(page, ozi)
    const fresh = newAddress()
    await page.getByLabel('E-mail').fill(fresh)
    await save(page)
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await expect(dialog.getByLabel('Current password')).toBeFocused()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('Please enter your current password.')).toBeVisible()
    await dialog.getByLabel('Current password').fill('not my password')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('That is not your current password.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('E-mail')).toHaveValue(fresh)
    await askForEmail(page, fresh)

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
})

test.describe('the password', () => {
  // promise (customer): `/dashboard/change-password`: a new password by the present one
  test('is changed by the present one, which signs out every browser', async ({ page, ozi }) => {
    const person = await openProfile(page, ozi)
    const { body } = await callApi<{ token: string }>(ozi.url, '/auth/user/login', {
      body: { email: person.email, password: PASSWORD },
    })
    await page.getByRole('link', { name: 'Change password' }).click()
    await page.getByRole('button', { name: 'Throw away' }).click()
    await expect(page).toHaveURL(/\/dashboard\/change-password$/)
    const [current, fresh, again] = [
      page.getByLabel('Current password'),
      page.getByLabel('New password', { exact: true }),
      page.getByLabel('Confirm password'),
    ]
    const submit = page.getByRole('button', { name: 'Change password' })
    await submit.click()
    await expect(page.getByText('Please enter your current password.').first()).toBeVisible()

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
