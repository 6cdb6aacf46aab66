import type { AnyContractProcedure } from '@orpc/contract'
import { accountMessages, contract, REFUSALS } from '@ozi/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { enhanceContactForm } from '~/areas/public/script/contactForm'
import { contactFormTexts } from '~/areas/public/script/contactTexts'
import ContactPage from '~/areas/public/contact/page'
import { enhanceForgotForm } from '~/areas/public/script/forgotForm'
import ForgotPage from '~/areas/public/forgot/page'
import { enhanceLoginForm } from '~/areas/public/script/loginForm'
import LoginPage from '~/areas/public/login/page'
import { enhanceNewPasswordForm } from '~/areas/public/script/newPasswordForm'
import NewPasswordPage from '~/areas/public/new-password/page'
import RegisterPage from '~/areas/public/register/page'
import { enhanceRegisterForm } from '~/areas/public/script/registerForm'
import VerifyPage from '~/areas/public/verify/page'
import { enhanceVerifyForm } from '~/areas/public/script/verifyForm'
import { resetSession, startSession } from '~/session/session'
import { CUSTOMER } from './fixtures/people'
import { type Answer, answer, change, failed, held, refused, setOnline } from './helpers/answers'
import { openPublic } from './helpers/open-public'

// Who is signed in is led on to another page, which would end the tests.
vi.mock('~/areas/public/script/wayIn', () => ({
  headedFor: () => null,
  leadOnWhoIsSignedIn: () => undefined,
  asTheSessionIs: (act: () => void) => act(),
}))
// The pages' loaders run at the server.
vi.mock('~/api/pageServer', () => ({ pageServerContext: {} }))
vi.mock('~/areas/public/script/fetchAhead', () => ({ fetchAheadOf: () => undefined }))

const EMAIL = 'ada@ozi.test'
const PASSWORD = 'three goats on Wetheral Road'
const { accounts } = contract

const FORMS = {
  login: { page: LoginPage, name: 'login', enhance: enhanceLoginForm },
  register: { page: RegisterPage, name: 'register', enhance: enhanceRegisterForm },
  verify: { page: VerifyPage, name: 'verify', enhance: enhanceVerifyForm },
  forgot: { page: ForgotPage, name: 'forgot', enhance: enhanceForgotForm },
  newPassword: {
    page: NewPasswordPage,
    name: 'new-password',
    enhance: enhanceNewPasswordForm,
    data: { hasToken: true },
  },
  contact: { page: ContactPage, name: 'contact', enhance: enhanceContactForm },
} as const

const field = (label: string): Locator => page.getByLabelText(label, { exact: true })
const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })
const summary = (): Locator => page.getByRole('alert')
const dialog = (): Locator => page.getByRole('alertdialog')

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value)
}

const NEWCOMER = {
  'First name': 'Ada',
  'Last name': 'Obi',
  'E-mail': EMAIL,
  'Mobile number': '803 123 4567',
  Password: PASSWORD,
  'Confirm password': PASSWORD,
}

async function fillInRegistration(values: Readonly<Record<string, string>> = {}): Promise<void> {
  await fill({ ...NEWCOMER, ...values })
  await page.getByRole('radio', { name: 'Female', exact: true }).click()
}

/** Waits until an element says this, among other words. */
const says = (element: Locator, text: string, where = text) =>
  expect.poll(() => element.query()?.textContent, { message: where }).toContain(text)
const describes = (text: string): string => expect.stringContaining(text) as string

/** Somebody whose address is not proven yet. */
const startUnverified = () => startSession({ ...CUSTOMER, isOTPVerified: false }, 'a token')

const answered = (call: AnyContractProcedure, status: number, body: object): Answer => ({
  call,
  respond: () => Response.json(body, { status }),
})

beforeEach(async () => {
  // A page that is still open would follow the session to another address.
  await cleanup()
  window.localStorage.clear()
  resetSession()
})
afterEach(() => {
  for (const each of document.querySelectorAll('dialog, [data-public]')) each.remove()
  resetSession()
})

const FAULTY = [
  {
    what: 'login',
    call: accounts.login,
    submit: 'Log in',
    typed: { 'E-mail': EMAIL, Password: PASSWORD },
    told: dialog,
    failed: accountMessages.somethingWrong,
  },
  {
    what: 'register',
    call: accounts.signup,
    submit: 'Register',
    typed: NEWCOMER,
    told: summary,
    failed: accountMessages.somethingWrong,
  },
  {
    what: 'verify',
    call: accounts.enterCode,
    submit: 'Verify',
    typed: { Code: '012345' },
    told: () => page.getByText(accountMessages.codeFailed, { exact: false }).first(),
    failed: accountMessages.codeFailed,
  },
  {
    what: 'forgot',
    call: accounts.password,
    submit: 'Send link',
    typed: { 'E-mail': EMAIL },
    told: summary,
    failed: accountMessages.somethingWrong,
  },
  {
    what: 'newPassword',
    call: accounts.newPassword,
    submit: 'Set password',
    typed: { 'New password': PASSWORD, 'Confirm password': PASSWORD },
    told: summary,
    failed: accountMessages.somethingWrong,
  },
  {
    what: 'contact',
    call: contract.contact.send,
    submit: 'Send message',
    typed: { 'Your name*': 'Ada', 'E-mail*': EMAIL, 'Message*': 'Where is my parcel?' },
    told: summary,
    failed: contactFormTexts.failed,
  },
] as const

// promise (everyone): A form on a way in loses nothing when the server fails
// promise (everyone): Login, other errors: “Something went wrong”
// promise (everyone): Signup, other errors: “Something went wrong”
// promise (everyone): Verify: “An error occurred while verifying OTP.”
test.each(FAULTY)('$what keeps what was typed when the server fails', async (form) => {
  const { call, typed, submit, told } = form
  if (form.what === 'verify') startUnverified()
  await openPublic(FORMS[form.what])
  if (form.what === 'register') await fillInRegistration()
  else await fill(typed)

  const faults: readonly [string, () => void, string][] = [
    ['a fault of ours', () => change(failed(call)), form.failed],
    ['another server’s page', () => change(answered(call, 503, {})), form.failed],
    ['no network', () => setOnline(false), 'offline'],
  ]
  for (const [fault, begin, words] of faults) {
    begin()
    await button(submit).click()
    await says(told(), words, fault)
    if (form.what === 'login') await dialog().getByRole('button', { name: 'OK' }).click()
    for (const [label, value] of Object.entries(typed)) {
      await expect.element(field(label), { message: fault }).toHaveValue(value)
    }
  }
})

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

test('an empty login names both fields, beside them and in its summary', async () => {
  await openPublic(FORMS.login)
  await button('Log in').click()
  await expect.element(summary()).toHaveFocus()
  await expect
    .element(field('E-mail'))
    .toHaveAccessibleDescription(describes('Please enter your e-mail address.'))
  await summary().getByRole('link', { name: 'Please enter your password.' }).click()
  await expect.element(field('Password')).toHaveFocus()
  await userEvent.keyboard('a')
  await expect.element(field('Password')).not.toHaveAttribute('aria-invalid')
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

  const tooCommon = 'This password is too common. Please choose another.'
  change(
    answered(accounts.signup, 400, {
      code: 'VALIDATION',
      message: 'Please check the form.',
      data: { fields: { password: tooCommon } },
    }),
  )
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

test('a password can be looked at, and a telephone number is neat', async () => {
  await openPublic(FORMS.register)
  await field('Password').fill('three goats')
  const eye = button('Show password').first()
  await eye.click()
  await expect.element(field('Password')).toHaveAttribute('type', 'text')
  await eye.click()
  await expect.element(field('Password')).toHaveAttribute('type', 'password')

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
