import { accountMessages, contract, REFUSALS } from '@ozi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  answered,
  button,
  describes,
  dialog,
  EMAIL,
  field,
  fill,
  fillInRegistration,
  FORMS,
  PASSWORD,
  says,
  startUnverified,
  summary,
} from './fixtures/ways-in'
import { answer, change, held, refused } from './helpers/answers'
import { offer } from './helpers/browser'
import { beginPublic, endPublic, openPublic } from './helpers/open-public'

beforeEach(beginPublic)
afterEach(endPublic)

const { accounts } = contract

test('a form that is on its way says so, and is sent once', async () => {
  await openPublic({ ...FORMS.login, answers: [held(accounts.login)] })
  await fill({ 'E-mail': EMAIL, Password: PASSWORD })
  await button('Log in').click()
  await expect.element(button('Logging in…')).toHaveAttribute('aria-busy', 'true')
  await field('Password').click()
  await userEvent.keyboard('{Enter}')
  let sent = 0
  change({
    call: accounts.login,
    respond: () => {
      sent += 1
      return Response.json({ code: 'INTERNAL', message: 'x' }, { status: 500 })
    },
  })
  await expect.element(dialog()).toBeVisible()
  expect(sent).toBe(1)
})

test('an empty login names both fields, and leads to the first', async () => {
  await openPublic(FORMS.login)
  await button('Log in').click()
  await expect.element(summary()).toHaveFocus()
  await expect
    .element(field('E-mail'))
    .toHaveAccessibleDescription(describes('Please enter your e-mail address.'))
  await expect
    .element(field('Password'))
    .toHaveAccessibleDescription(describes('Please enter your password.'))
  await says(summary(), 'Please enter your e-mail address. and 1 more')
  await summary().getByRole('link', { name: 'Please enter your e-mail address.' }).click()
  await expect.element(field('E-mail')).toHaveFocus()
  await userEvent.keyboard('a')
  await expect.element(field('E-mail')).not.toHaveAttribute('aria-invalid')
})

// promise (everyone): Login, 400 or 401: “Invalid Credentials”, titled “Oops”
test('wrong credentials are “Oops”, and what waits says why', async () => {
  await openPublic({ ...FORMS.login, answers: [refused(accounts.login, 'INVALID_CREDENTIALS')] })
  await fill({ 'E-mail': EMAIL, Password: PASSWORD })
  await button('Log in').click()
  await says(dialog(), accountMessages.invalidCredentialsTitle)
  await says(dialog(), accountMessages.invalidCredentials)
  await dialog().getByRole('button', { name: 'OK' }).click()

  change(refused(accounts.login))
  await button('Log in').click()
  await says(dialog(), accountMessages.somethingWrong)
  await says(dialog(), REFUSALS.RATE_LIMITED.message)
})

test('a passkey that fails is told, one that is cancelled is not', async () => {
  vi.spyOn(PublicKeyCredential, 'parseRequestOptionsFromJSON').mockReturnValue({} as never)
  const sign = vi.spyOn(navigator.credentials, 'get')
  sign.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await openPublic({ ...FORMS.login, answers: [answer(contract.passkeys.challenge, { options: {} })] })
  const use = button('Use a passkey')
  await use.click()
  await expect.poll(() => sign.mock.settledResults.length).toBe(1)
  await expect.element(use).not.toHaveAttribute('aria-busy')
  expect(dialog().elements(), 'who cancelled knows it').toEqual([])

  sign.mockRejectedValueOnce(new DOMException('', 'SecurityError'))
  await use.click()
  await says(dialog(), 'Your passkey did not work.')
})

// promise (everyone): The browser offers passkeys at the e-mail field of the login
test('passkeys are offered at the e-mail field, until the form is sent', async () => {
  offer({ passkeysInForms: true })
  vi.spyOn(PublicKeyCredential, 'parseRequestOptionsFromJSON').mockReturnValue({} as never)
  const asked: CredentialRequestOptions[] = []
  vi.spyOn(navigator.credentials, 'get').mockImplementation(
    (options = {}) =>
      new Promise((_resolve, reject) => {
        asked.push(options)
        options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
  )
  await openPublic({
    ...FORMS.login,
    answers: [answer(contract.passkeys.challenge, { options: {} }), refused(accounts.login)],
  })
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toMatchObject({ mediation: 'conditional' })
  await field('Password').fill(PASSWORD)
  await button('Log in').click()
  expect(asked[0]?.signal?.aborted).toBe(true)
  await field('E-mail').click()
  await expect.poll(() => asked.length, { message: 'again, for who looks again' }).toBe(2)
  await button('Use a passkey').click()
  await expect.poll(() => asked.length).toBe(3)
  expect([asked[1]?.signal?.aborted, asked[2]?.mediation]).toEqual([true, undefined])
  expect(dialog().elements(), 'nobody is told').toEqual([])
})

// promise (everyone): Signup, 401: “This account already exists”
// promise (everyone): Signup, 403: “Passwords do not match”
test('a refused registration says why beside its field', async () => {
  await openPublic({ ...FORMS.register, answers: [refused(accounts.signup, 'ACCOUNT_EXISTS')] })
  await fillInRegistration({ 'Confirm password': `${PASSWORD}!` })
  await button('Register').click()
  await expect
    .element(field('Confirm password'))
    .toHaveAccessibleDescription(describes(accountMessages.passwordMismatch))

  await field('Confirm password').fill(PASSWORD)
  await button('Register').click()
  await expect.element(field('E-mail')).toHaveAccessibleDescription(/This account already exists/)
  await expect.element(field('First name')).toHaveValue('Ada')
  await expect.element(field('E-mail'), { message: 'its screen is shown' }).toBeVisible()

  const tooCommon = 'This password is too common. Please choose another.'
  change(
    answered(accounts.signup, 400, {
      code: 'VALIDATION',
      message: 'Please check the form.',
      data: { fields: { password: tooCommon } },
    }),
  )
  await button('Next').click()
  await button('Register').click()
  await expect.element(summary().getByRole('link', { name: tooCommon })).toBeVisible()
  await expect.element(field('Password')).toHaveAccessibleDescription(describes(tooCommon))
})

// promise (everyone): Verify: “Code must be 6 digits”
// promise (everyone): Verify: the server’s own words
// promise (everyone): A code is one field: paste, one-time-code, digits, leading zero
test('a code that is short or wrong is told, and stays', async () => {
  startUnverified()
  await openPublic({ ...FORMS.verify, answers: [refused(accounts.enterCode, 'CODE_WRONG')] })
  await expect.element(field('Code')).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(field('Code')).toHaveAttribute('inputmode', 'numeric')
  await field('Code').fill('012')
  await button('Verify').click()
  await expect.element(page.getByText(accountMessages.codeLength)).toBeVisible()
  await field('Code').fill('012 345')
  await expect.element(field('Code')).toHaveValue('012345')
  await button('Verify').click()
  await expect.element(page.getByText(REFUSALS.CODE_WRONG.message)).toBeVisible()
  await expect.element(field('Code')).toHaveValue('012345')
})

test('another code is asked for after the wait, and empties the field', async () => {
  startUnverified()
  const message = 'A new code is on its way.'
  await openPublic({
    ...FORMS.verify,
    answers: [answer(accounts.resendCode, { success: true, message })],
  })
  await field('Code').fill('123')
  await button('Send a new code').click()
  await says(page.getByRole('status').last(), message)
  await expect.element(field('Code')).toHaveValue('')
  await expect.element(field('Code')).toHaveFocus()
  await expect.element(button(/Send a new code in \d+ s/)).toBeDisabled()
})

// promise (everyone): `/verify` without a session asks for e-mail and code
test('without a session the code page asks for the e-mail, too', async () => {
  await openPublic({ ...FORMS.verify, answers: [refused(accounts.enterCode, 'CODE_WRONG')] })
  await expect.element(field('E-mail')).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Log in' }).last()).toHaveAttribute('href', '/login')
  await field('Code').fill('012345')
  await button('Send a new code').click()
  await expect.element(field('E-mail')).toHaveAccessibleDescription('Please enter your e-mail address.')
  let asked: unknown
  change({
    call: accounts.resendCode,
    respond: (request) => {
      void request.json().then((body) => (asked = body))
      return Response.json({ success: true, message: 'A new code is on its way.' })
    },
  })
  await field('E-mail').fill(` ${EMAIL} `)
  await button('Verify').click()
  await expect.element(field('Code')).toHaveAccessibleDescription(describes(REFUSALS.CODE_WRONG.message))
  await button('Send a new code').click()
  await says(page.getByRole('status').last(), 'A new code is on its way.')
  expect(asked).toEqual({ email: EMAIL })
  await expect.element(field('E-mail')).toHaveValue(EMAIL)
})

test('a link that was used says so, and leads to a new one', async () => {
  await openPublic({ ...FORMS.newPassword, answers: [refused(accounts.newPassword, 'LINK_EXPIRED')] })
  await fill({ 'New password': PASSWORD, 'Confirm password': PASSWORD })
  await button('Set password').click()
  await says(page.getByRole('heading', { level: 1 }), 'This link no longer works')
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: 'Ask for a new link' }))
    .toHaveAttribute('href', '/forgot')
})

test('another address is asked for with the first one still there', async () => {
  await openPublic({
    ...FORMS.forgot,
    answers: [answer(accounts.password, { success: true, message: 'A link is on its way.' })],
  })
  await field('E-mail').fill(EMAIL)
  await button('Send link').click()
  await expect.element(page.getByText('A link is on its way.')).toHaveFocus()
  await button('Use another address').click()
  await expect.element(field('E-mail')).toHaveFocus()
  await expect.element(field('E-mail')).toHaveValue(EMAIL)
})

// promise (everyone): On phones registering is two short screens; Back loses nothing
test('registering is two screens on phones, and the way back loses nothing', async () => {
  await openPublic(FORMS.register)
  await expect.element(field('First name')).toHaveFocus()
  await button('Next').click()
  await says(summary(), 'Please enter your first name.')
  await says(summary(), 'and 3 more')
  expect(summary().element().textContent, 'what comes later is not asked yet').not.toContain('password')
  await field('First name').fill('Ada')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Last name')).toHaveFocus()
  await fill({ 'Last name': 'Obi', 'Mobile number': '803 123 4567', 'E-mail': EMAIL })
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Password')).toHaveFocus()
  await expect.element(field('First name')).not.toBeVisible()
  await field('Password').fill('three')
  await button('Back').click()
  await expect.element(field('First name')).toBeVisible()
  await expect.element(field('E-mail')).toHaveValue(EMAIL)
  await button('Next').click()
  await expect.element(field('Password')).toHaveValue('three')
  await page.viewport(1024, 800)
  await expect.element(field('First name'), { message: 'a wide screen shows all' }).toBeVisible()
})

test('a password that is shown need not be typed twice', async () => {
  await openPublic(FORMS.newPassword)
  const again = field('Confirm password')
  const password = field('New password')
  await password.fill('three')
  await button('Show password').first().click()
  await expect.element(again).toHaveAttribute('type', 'text')
  await expect.element(again).toHaveValue('three')
  await password.fill('three goats')
  await expect.element(again).toHaveValue('three goats')
  await button('Show password').last().click()
  await password.fill('four goats')
  await expect.element(again, { message: 'nobody sees it' }).toHaveValue('')
})

test('a password can be looked at, and a telephone number is neat', async () => {
  await openPublic(FORMS.newPassword)
  await field('New password').fill('three goats')
  const eye = button('Show password').first()
  await eye.click()
  await expect.element(field('New password')).toHaveAttribute('type', 'text')
  await eye.click()
  await expect.element(field('New password')).toHaveAttribute('type', 'password')

  await openPublic(FORMS.register)
  const phone = field('Mobile number')
  await phone.fill('08031234567')
  await userEvent.tab()
  await expect.element(phone).toHaveValue('803 123 4567')
  await phone.fill('+234 803 765 4321')
  await expect.element(phone).toHaveValue('803 765 4321')
  await expect.element(page.getByText('+234')).toBeVisible()
  await phone.fill('+44 7700 900123')
  await expect.element(page.getByText('+234')).not.toBeVisible()
})
