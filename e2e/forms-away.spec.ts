import type { Page, Route } from '@playwright/test'
import {
  callApi,
  expect,
  expectAccessible,
  fillInRegistration,
  makeCustomer,
  PASSWORD,
  someone,
  test,
} from './helpers/journey.ts'

/** Longer than a page waits for an answer. */
const TOO_LONG_MS = 31_000

interface Fault {
  readonly name: string
  readonly answer: (route: Route) => Promise<void> | undefined
  /** What the page says. */
  readonly told: string
}

const FAULTS: readonly Fault[] = [
  {
    name: 'a server that is out of reach for a moment',
    answer: (route) =>
      route.fulfill({
        status: 503,
        headers: { 'retry-after': '5' },
        json: {
          code: 'UNAVAILABLE',
          message: 'We cannot reach Ozi right now. Please try again in a moment.',
        },
      }),
    told: 'We cannot reach Ozi right now. Please try again in a moment.',
  },
  {
    name: 'a page of something in between',
    answer: (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' }),
    told: 'We could not reach Ozi.',
  },
  { name: 'no answer at all', answer: () => undefined, told: 'We could not reach Ozi.' },
]

interface PublicForm {
  readonly path: string
  readonly call: string
  /** Its button's label, before and after. */
  readonly button: string
  /**
   * Opens and fills in the form without submitting it; @returns the input that must still be there
   * afterwards.
   */
  readonly fillIn: (page: Page, ozi: Parameters<typeof makeCustomer>[0]) => Promise<Typed>
  /** The role of the element that reports the failure. */
  readonly tellingRole: 'alertdialog' | 'alert' | 'field'
  /** The message for every failure, if the form has its own. */
  readonly told?: string
  readonly isThrough: (page: Page) => Promise<void>
}

type Typed = Readonly<Record<string, string>>

const FORMS: readonly PublicForm[] = [
  {
    path: '/login',
    call: '**/api/v1/auth/user/login',
    button: 'Log in',
    async fillIn(page, ozi) {
      const { email } = await makeCustomer(ozi)
      await page.goto('/login')
      return fill(page, { 'E-mail': email, Password: PASSWORD })
    },
    tellingRole: 'alertdialog',
    isThrough: (page) => expect(page).toHaveURL(/\/dashboard$/),
  },
  {
    path: '/register',
    call: '**/api/v1/auth/user/signup',
    button: 'Register',
    async fillIn(page) {
      const { firstName, lastName, email, mobileNumber } = someone('Uche')
      await page.goto('/register')
      await page.getByRole('radio', { name: 'Female', exact: true }).check({ force: true })
      await fill(page, { 'First name': firstName, 'Last name': lastName, 'E-mail': email })
      await fill(page, { 'Mobile number': mobileNumber, Password: PASSWORD, 'Confirm password': PASSWORD })
      return { 'First name': firstName, 'Last name': lastName, 'E-mail': email, Password: PASSWORD }
    },
    tellingRole: 'alert',
    isThrough: (page) => expect(page).toHaveURL(/\/verify$/),
  },
  {
    path: '/verify',
    call: '**/api/v1/auth/user/otp',
    button: 'Verify',
    async fillIn(page, ozi) {
      const person = someone('Ify')
      await page.goto('/register')
      await fillInRegistration(page, person)
      await expect(page).toHaveURL(/\/verify$/)
      return fill(page, { Code: await ozi.mailbox.code(person.email) })
    },
    tellingRole: 'field',
    isThrough: (page) => expect(page.getByText('Verification successful')).toBeVisible(),
  },
  {
    path: '/forgot',
    call: '**/api/v1/user/password',
    button: 'Send link',
    async fillIn(page, ozi) {
      const { email } = await makeCustomer(ozi)
      await page.goto('/forgot')
      return fill(page, { 'E-mail': email })
    },
    tellingRole: 'alert',
    isThrough: (page) => expect(page.getByText(/a link to set a new password is on its way/)).toBeFocused(),
  },
  {
    path: '/new-password',
    call: '**/api/v1/auth/user/new-password',
    button: 'Set password',
    async fillIn(page, ozi) {
      const { email } = await makeCustomer(ozi)
      await callApi(ozi.url, '/user/password', { body: { email } })
      await page.goto(await ozi.mailbox.waitFor(email, /\/new-password\?token=[\w-]+/))
      const fresh = 'three goats on Wetheral Road'
      return fill(page, { 'New password': fresh, 'Confirm password': fresh })
    },
    tellingRole: 'alert',
    isThrough: (page) => expect(page).toHaveURL(/\/login$/),
  },
  {
    path: '/contact',
    call: '**/api/v1/contact',
    button: 'Send message',
    told: 'Your message did not go through. It is still here: please try again.',
    async fillIn(page) {
      await page.goto('/contact')
      const { email } = someone('Ngozi')
      // The labels of required fields have a star.
      return fill(page, { 'Your name*': 'Ngozi Ume', 'E-mail*': email, 'Message*': 'Where is my parcel?' })
    },
    tellingRole: 'alert',
    isThrough: (page) =>
      expect(
        page.getByText('We have received your message, you will hear from us soon').first(),
      ).toBeVisible(),
  },
]

async function fill(page: Page, values: Typed): Promise<Typed> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  return values
}

for (const { path, call, button, fillIn, tellingRole, told: ownWords, isThrough } of FORMS) {
  // promise (everyone): A form on a way in loses nothing when the server fails
  test(`${path}: whatever answers in the middle of the form, what was typed stays and a retry goes through`, async ({
    page,
    ozi,
  }) => {
    test.setTimeout(90_000)
    await page.clock.install()
    const typed = await fillIn(page, ozi)
    const submit = page.locator('form').getByRole('button', { name: button, exact: true })
    for (const { name, answer, told } of FAULTS) {
      await page.route(call, answer)
      await submit.click()
      if (name === 'no answer at all') {
        await expect(page.locator('form button[aria-busy=true]')).toBeVisible()
        await page.clock.fastForward(TOO_LONG_MS)
      }
      const telling =
        tellingRole === 'field' ? page.locator('#code-error') : page.getByRole(tellingRole).first()
      await expect(telling, name).toContainText(ownWords ?? told)
      await expectAccessible(page)
      if (tellingRole === 'alertdialog') await telling.getByRole('button', { name: 'OK' }).click()
      for (const [label, value] of Object.entries(typed)) {
        await expect(page.getByLabel(label, { exact: true }), name).toHaveValue(value)
      }
      await page.unroute(call)
    }
    await submit.click()
    await isThrough(page)
  })
}
