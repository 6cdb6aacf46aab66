import { contract, contactMessages, type OrderTracking } from '@ozi/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { enhanceContactForm } from '~/areas/public/script/contactForm'
import ContactPage from '~/areas/public/contact/page'
import { enhanceForgotForm } from '~/areas/public/script/forgotForm'
import ForgotPage from '~/areas/public/forgot/page'
import HelpPage from '~/areas/public/help-and-terms/help/page'
import InvitationPage from '~/areas/public/invitation/page'
import { enhanceLoginForm } from '~/areas/public/script/loginForm'
import LoginPage from '~/areas/public/login/page'
import { enhanceNewPasswordForm } from '~/areas/public/script/newPasswordForm'
import NewPasswordPage from '~/areas/public/new-password/page'
import RegisterPage from '~/areas/public/register/page'
import { enhanceRegisterForm } from '~/areas/public/script/registerForm'
import { followTrack } from '~/areas/public/script/followTrack'
import TrackPage from '~/areas/public/track/page'
import VerifyPage from '~/areas/public/verify/page'
import { enhanceVerifyForm } from '~/areas/public/script/verifyForm'
import type { Dictionary } from '~/language/dictionary'
import { startSession } from '~/session/session'
import { AT, LATER, PARCEL } from './fixtures/orders'
import { CUSTOMER } from './fixtures/people'
import { type Answer, answer, answerWith, change, held, refused, setOnline } from './helpers/answers'
import { offer } from './helpers/browser'
import { look } from './helpers/look'
import { beginPublic, endPublic, leavePublic, openPublic, showPublic } from './helpers/open-public'
import { click, press, see, seen, write } from './helpers/states'

beforeEach(beginPublic)
afterEach(endPublic)

const IGBO = import.meta.glob<Dictionary>('../src/languages/ig/*/*.ts', { eager: true, import: 'default' })

const { accounts, contact } = contract
const EMAIL = 'ada@ozi.test'
const PASSWORD = 'three goats on a road'

const FORMS = [
  {
    name: 'login',
    page: LoginPage,
    enhance: enhanceLoginForm,
    call: accounts.login,
    submit: 'Log in',
    typed: { 'E-mail': EMAIL, Password: PASSWORD },
  },
  {
    name: 'register',
    page: RegisterPage,
    enhance: enhanceRegisterForm,
    call: accounts.signup,
    submit: 'Register',
    typed: {
      'First name': 'Ada',
      'Last name': 'Obi',
      'E-mail': EMAIL,
      'Mobile number': '803 123 4567',
      Password: PASSWORD,
      'Confirm password': PASSWORD,
    },
  },
  {
    name: 'forgot',
    page: ForgotPage,
    enhance: enhanceForgotForm,
    call: accounts.password,
    submit: 'Send link',
    typed: { 'E-mail': EMAIL },
  },
  {
    name: 'new-password',
    page: NewPasswordPage,
    enhance: enhanceNewPasswordForm,
    data: { hasToken: true },
    call: accounts.newPassword,
    submit: 'Set password',
    typed: { 'New password': PASSWORD, 'Confirm password': PASSWORD },
  },
  {
    name: 'contact',
    page: ContactPage,
    enhance: enhanceContactForm,
    call: contact.send,
    submit: 'Send message',
    typed: { 'Your name': 'Ada', 'E-mail': EMAIL, Message: 'Where is my parcel?' },
  },
] as const

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test.each(FORMS)('the form $name is accessible in every state', async (form) => {
  await openPublic(form)
  // Registering begins with the first of two screens.
  const isRegister = form.name === 'register'
  await press(isRegister ? 'Next' : form.submit)
  await expect.poll(() => document.querySelector('[aria-invalid=true]')).not.toBeNull()
  await look('mistakes')
  for (const [label, text] of Object.entries(form.typed)) {
    if (isRegister && label === 'Password') await press('Next')
    await write(page.getByLabelText(label), text)
  }
  if (isRegister) await click(page.getByRole('radio', { name: 'Female' }))
  change(held(form.call))
  await press(form.submit)
  await expect.poll(() => document.querySelector('form button[aria-busy=true]')).not.toBeNull()
  await look('on its way')
  change(refused(form.call))
  await see('a refusal', /Too many tries|went wrong|did not go through/)
})

// promise (everyone): Visitors, customers, riders and shops read Ozi in English, Igbo or Pidgin
test('a form and its script speak the chosen language', async () => {
  const [login] = FORMS
  const dictionary = Object.assign({}, ...Object.values(IGBO)) as Dictionary
  await openPublic({ ...login, language: { language: 'ig', dictionary } })
  await press('Banye')
  await seen('Biko dee adreesị e-mail gị.')
  await write(page.getByLabelText('E-mail'), EMAIL)
  await write(page.getByLabelText('Okwuntughe'), PASSWORD)
  change(refused(login.call))
  await press('Banye')
  await see('a refusal in Igbo', 'Ị nwalela ọtụtụ ugboro. Biko chere ntakịrị, nwalee ọzọ.')
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('what follows a sent form is accessible', async () => {
  const [login, , forgot, , contactForm] = FORMS
  const send = async (form: (typeof FORMS)[number], reply: Answer) => {
    leavePublic()
    await openPublic({ ...form, answers: [reply] })
    for (const [label, text] of Object.entries(form.typed)) await write(page.getByLabelText(label), text)
    await press(form.submit)
  }
  await send(login, refused(login.call, 'INVALID_CREDENTIALS'))
  await see('wrong credentials', page.getByRole('alertdialog', { name: 'Oops' }))
  await send(login, refused(login.call, 'TOTP_REQUIRED'))
  await see('the second step', page.getByLabelText(/code/i))
  const done = { success: true as const, message: contactMessages.received }
  await send(forgot, answer(forgot.call, done))
  await see('a sent link', done.message)
  await send(contactForm, answer(contactForm.call, done))
  await see('a sent message', 'We have received your message, you will hear from us soon')
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('the code page is accessible in every state', async () => {
  startSession({ ...CUSTOMER, isOTPVerified: false }, 'a token')
  await openPublic({
    page: VerifyPage,
    name: 'verify',
    enhance: enhanceVerifyForm,
    answers: [refused(accounts.enterCode)],
  })
  await write(page.getByLabelText('Code'), '012')
  await press('Verify')
  await expect.poll(() => document.querySelector('#code-error')).not.toBeNull()
  await look('a code that is too short')
  await write(page.getByLabelText('Code'), '012345')
  await press('Verify')
  await see('a refusal', /Too many tries|error occurred/)
})

const TRACKED: OrderTracking = {
  number: PARCEL.number,
  kind: 'send',
  status: 'created',
  pickup: PARCEL.pickupLocation.placeName,
  dropoff: PARCEL.dropLocation.placeName,
  receiverFirstName: 'Ngozi',
  durationMinutes: PARCEL.durationMinutes,
  events: [{ to: 'created', at: AT }],
}

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test.each([
  ['known', { order: TRACKED, seenAt: AT }, 'Looking for a rider'],
  ['unknown', {}, ''],
  ['down', {}, 'We cannot reach Ozi just now'],
] as const)('a followed delivery is accessible: %s', async (is, more, name) => {
  await showPublic(TrackPage, { tracked: { is, ...more } })
  await see(is, page.getByRole('heading', { name }))
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test.each([
  ['at the door', { status: 'arrived_at_dropoff', waitsUntil: LATER }, 'Rider at the dropoff'],
  ['delivered', { status: 'delivered' }, 'Delivered'],
] as const)('a followed delivery is accessible: %s', async (is, more, name) => {
  const rider = { firstName: 'Emeka', mobileNumber: '+2348035550100' }
  await showPublic(TrackPage, {
    tracked: { is: 'known', order: { ...TRACKED, rider, ...more }, seenAt: AT },
  })
  await see(is, page.getByRole('heading', { level: 1, name }))
})

// promise (everyone): An order by telephone can be paid by a link, without an account
test('an order for a caller says what to pay, and until when', async () => {
  const transfer = { amount: 2345.6, isPaid: false, isSandbox: false, until: LATER }
  const order = { ...TRACKED, status: 'awaiting_payment' as const, transfer }
  await showPublic(TrackPage, { tracked: { is: 'known', order, seenAt: AT } })
  await see('an order to pay', 'To pay for this order')
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('a followed delivery without a network is accessible', async () => {
  const pickupWindow = { from: '2026-03-06T08:00:00.000Z', to: '2026-03-06T08:30:00.000Z' }
  await showPublic(TrackPage, {
    tracked: { is: 'known', order: { ...TRACKED, pickupWindow }, seenAt: AT },
  })
  await seen(/Fri 6 Mar.*09:00–09:30/)
  const tracked = document.querySelector<HTMLElement>('[data-track="running"]')
  if (tracked) followTrack(tracked)
  setOnline(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await see('no network', /We cannot reach Ozi just now/)
})

// promise (everyone): The map of a delivery is drawn for whoever has its link, and missing says why
test('the map of a followed delivery is drawn, or says why it is not', async () => {
  const { pickupLocation, dropLocation } = PARCEL
  const order: OrderTracking = {
    ...TRACKED,
    status: 'enroute_to_pickup',
    rider: { firstName: 'Emeka', mobileNumber: '+2348035550100' },
    riderTracking: {
      vehicle: { type: 'motorcycle', plateNumber: 'ABC-123DE' },
      picture: '/favicon.svg',
      position: { coordinates: [7.02, 5.47], accuracy: 10, at: AT },
      pickupCoordinates: pickupLocation.coordinates,
      dropoffCoordinates: dropLocation.coordinates,
    },
  }
  const line = {
    type: 'LineString' as const,
    coordinates: [
      [7.0345, 5.4912],
      [6.9977, 5.3866],
    ] as [number, number][],
  }
  answerWith([
    answer(contract.places.directions, {
      distanceKm: 16.23,
      durationMinutes: 34,
      geometry: line,
      closed: [],
    }),
  ])
  for (const draws of [false, true]) {
    offer({ maps: draws })
    leavePublic()
    await showPublic(TrackPage, { tracked: { is: 'known', order, seenAt: AT } })
    const tracked = document.querySelector<HTMLElement>('[data-track="running"]')
    if (tracked) followTrack(tracked)
    await seen('Emeka is on the way to fetch it')
    expect(document.querySelector('[data-track] img')?.getAttribute('src'), 'a face').toBe('/favicon.svg')
    if (!draws) await see('no WebGL', 'This browser cannot show the map. Everything works without it.')
    else await see('a drawn map', page.getByRole('img', { name: 'The rider' }))
    expect(document.querySelector('[data-map]')?.getAttribute('data-map')).toBe(
      draws ? 'ready' : 'unsupported',
    )
  }
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test.each([
  ['open', { email: EMAIL, role: 'support', invitedBy: 'Ada' }, ''],
  ['unknown', {}, ''],
  ['down', {}, 'We could not look up your invitation'],
] as const)('an invitation is accessible: %s', async (is, more, name) => {
  await showPublic(InvitationPage, { invitation: { is, ...more } })
  await see(is, page.getByRole('heading', { name }))
})

// promise (everyone): Telephone and WhatsApp of the office in the menu, at the foot and where people look for help
test('a page says whom to call and where to write', async () => {
  const site = {
    publicUrl: 'http://localhost',
    supportEmail: 'help@ozi.test',
    supportPhone: '+2348031234567',
    supportWhatsApp: '+2348037654321',
  }
  const linksTo = (start: string) => document.querySelectorAll(`a[href^="${start}"]`).length
  await showPublic(HelpPage)
  await seen('My delivery is late')
  expect(linksTo('tel:') + linksTo('https://wa.me')).toBe(0)
  await showPublic(HelpPage, { visit: { isLoggedIn: false, site } })
  await expect.poll(() => linksTo('tel:+2348031234567')).toBe(3)
  expect(linksTo('https://wa.me/2348037654321')).toBe(3)
})

const SITE = { publicUrl: 'http://localhost', supportEmail: 'support@ozi.test' }
const DEMO = (['user', 'rider', 'vendor', 'admin'] as const).map((role) => ({
  role,
  email: `${role}@demo.ozi.local`,
  password: PASSWORD,
}))

// promise (everyone): The login page of a demo logs in as a customer, rider, shop or administrator by one press
test('a demo offers its logins, each by one press; other pages have none', async () => {
  const [login] = FORMS
  await openPublic(login)
  expect(page.getByRole('group', { name: /demo/ }).query()).toBeNull()
  leavePublic()
  const visit = { isLoggedIn: false, site: { ...SITE, demoLogins: DEMO } }
  await openPublic({ ...login, data: { visit }, answers: [refused(login.call)] })
  await see('the logins of a demo', page.getByRole('group', { name: 'This is a demo. Log in as' }))
  await press('Rider')
  await expect.element(page.getByLabelText('E-mail')).toHaveValue('rider@demo.ozi.local')
  await seen(/Too many tries/)
})
