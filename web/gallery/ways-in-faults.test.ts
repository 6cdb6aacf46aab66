import { accountMessages, contract } from '@ozi/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { formTexts } from '~/languages/en/public/form'
import {
  answered,
  button,
  dialog,
  EMAIL,
  field,
  fill,
  fillInRegistration,
  FORMS,
  NEWCOMER,
  PASSWORD,
  says,
  startUnverified,
  summary,
} from './fixtures/ways-in'
import { change, failed, setOnline } from './helpers/answers'
import { beginPublic, endPublic, openPublic } from './helpers/open-public'

beforeEach(beginPublic)
afterEach(endPublic)

const { accounts } = contract

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
    failed: formTexts.messageFailed,
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
    ['a success that is none', () => change(answered(call, 200, { success: false })), form.failed],
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

// promise (everyone): Signup, other than 201: “Something went wrong”
test('a sign-up that is answered other than by 201 made no account', async () => {
  const answers = [answered(accounts.signup, 200, { user: {} })]
  await openPublic({ ...FORMS.register, answers })
  await fillInRegistration()
  await button('Register').click()
  await says(summary(), accountMessages.somethingWrong)
})

test('a login without a user or a token is none', async () => {
  await openPublic({ ...FORMS.login, answers: [answered(accounts.login, 200, { user: {} })] })
  await fill({ 'E-mail': EMAIL, Password: PASSWORD })
  await button('Log in').click()
  await says(dialog(), accountMessages.somethingWrong)
  expect(localStorage.getItem('token')).toBeNull()
})
