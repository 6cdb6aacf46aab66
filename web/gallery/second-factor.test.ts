import { contract } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ASKED_BY_CUSTOMERS, openAsCustomer } from './fixtures/customer'
import { BEGUN, OFF, ON, RECOVERY_CODES } from './fixtures/second-factor'
import { AT, LATER } from './fixtures/orders'
import { ADMIN, RIDER } from './fixtures/people'
import { openAsStaff } from './fixtures/staff'
import { answer, change, held, refused, setOnline } from './helpers/answers'
import { lookAtWidths } from './helpers/look'
import { open } from './helpers/open'
import { button, click, dialog, press, see, seen, write } from './helpers/states'

const { accounts, customers, secondFactor } = contract
const TWO_STEP = '/dashboard/two-step'
const inDialog = (name: string) => dialog().getByRole('button', { name })
const as = (user: typeof ADMIN) => answer(accounts.verifyToken, { success: true, user })

/** Up to the recovery codes. */
async function turnOn(): Promise<void> {
  await press('Turn on')
  await write(dialog().getByLabelText('Current password'), 'a quiet evening')
  await click(inDialog('Continue'))
  await write(dialog().getByLabelText('Code from the app'), '123456')
  await click(inDialog('Turn on'))
  await seen('Keep your recovery codes')
}

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('turning two-step login on and off is accessible in every state', async () => {
  await openAsCustomer(TWO_STEP, [
    answer(secondFactor.read, OFF),
    refused(secondFactor.begin, 'PASSWORD_REQUIRED', undefined, 'That is not your current password.'),
    refused(secondFactor.turnOn, 'TOTP_WRONG'),
  ])
  await press('Turn on')
  await click(inDialog('Continue'))
  await see('no password', dialog().getByText('Please enter your current password.'))
  await write(dialog().getByLabelText('Current password'), 'a quiet evening')
  await click(inDialog('Continue'))
  await see('a wrong password', dialog().getByText('That is not your current password.'))
  change(answer(secondFactor.begin, BEGUN))
  await click(inDialog('Continue'))
  await write(dialog().getByLabelText('Code from the app'), '000000')
  await click(inDialog('Turn on'))
  await see('a wrong code', dialog().getByText('That code is not right. Please enter the newest one.'))
  change(answer(secondFactor.turnOn, { recoveryCodes: RECOVERY_CODES }), answer(secondFactor.read, ON))
  await click(inDialog('Turn on'))
  await see('recovery codes', dialog().getByText('ABCD0-EFGH0'))
  await click(inDialog('I have saved them'))
  await see('on', '10 recovery codes are left.')
  await press('Turn off')
  await see('turning it off', dialog().getByLabelText('Code from the app, or a recovery code'))
})

test('where it is required, it says so and cannot be turned off', async () => {
  const read = answer(secondFactor.read, { ...ON, isRequired: true })
  await open({ path: TWO_STEP, as: ADMIN, answers: [...ASKED_BY_CUSTOMERS, as(ADMIN), read] })
  await see('required', 'Your role needs it, so it stays on.')
  expect(button('Turn off').elements()).toEqual([])
})

// promise (staff): Every page of the staff says by when two-step login must be on
test('staff pages say by when it must be on', async () => {
  const user = { ...ADMIN, secondFactorDue: { at: LATER, isOverdue: false } }
  await openAsStaff('/admin/chats', [as(user)])
  await see('the notice', /^Your role needs two-step login/)
  await openAsStaff('/admin', [as(user)])
  await seen(/^Your role needs two-step login/)
  await lookAtWidths('the notice above a page')
  await expect.element(page.getByRole('link', { name: 'Turn it on' })).toHaveAttribute('href', TWO_STEP)
})

// promise (staff): After the grace, the dashboard leads to where two-step login is turned on
test('once overdue, every page asks for it, until its codes are kept', async () => {
  const overdue = { ...ADMIN, secondFactorDue: { at: AT, isOverdue: true } }
  await openAsStaff('/admin', [
    ...[as(overdue), held(secondFactor.read)],
    ...[answer(secondFactor.begin, BEGUN), answer(secondFactor.turnOn, { recoveryCodes: RECOVERY_CODES })],
  ])
  await see('it loads', page.getByRole('heading', { name: 'Turn on two-step login', level: 1 }))
  change(refused(secondFactor.read))
  await see('it was refused', 'We could not check two-step login.')
  change(answer(secondFactor.read, OFF))
  await press('Retry')
  await seen(button('Turn on'))
  await turnOn()
  change(as({ ...ADMIN, secondFactorDue: null }), answer(secondFactor.read, ON))
  // Whoever comes back from the app on the same phone has the session checked again.
  window.dispatchEvent(new Event('visibilitychange'))
  await see('codes to keep', dialog().getByText('ABCD0-EFGH0'))
  await click(inDialog('I have saved them'))
  await seen(page.getByRole('link', { name: 'Ada Admin, to your profile' }))
})

test('a refused call of an open page leads there, too', async () => {
  await openAsStaff('/admin/users')
  await seen(page.getByRole('searchbox'))
  const overdue = { ...ADMIN, secondFactorDue: { at: AT, isOverdue: true } }
  change(as(overdue), refused(customers.list, 'SECOND_FACTOR_REQUIRED'), answer(secondFactor.read, OFF))
  await write(page.getByRole('searchbox'), 'Eze')
  await seen(button('Turn on'))
})

// promise (rider): A first password that the office chose is to be replaced by one's own
test('a first password from the office is replaced before any page', async () => {
  const user = { ...RIDER, mustChoosePassword: true }
  const { password } = accounts
  const notOwn = 'The office knows this password. Please choose another.'
  await open({
    path: '/rider',
    as: user,
    answers: [as(user), refused(password, 'VALIDATION', { fields: { newPassword: notOwn } })],
  })
  await seen(page.getByRole('heading', { name: 'Choose your own password' }))
  await lookAtWidths('the first password')
  await press('Change password')
  await see('a form with mistakes', 'Please check the form')
  await write(page.getByLabelText('Current password'), 'from the office')
  await write(page.getByLabelText('New password'), 'from the office')
  await write(page.getByLabelText('Confirm password'), 'from the office')
  await press('Change password')
  await see('the same password', notOwn)
  change(refused(password, 'PASSWORD_REQUIRED', undefined, 'That is not your current password.'))
  await press('Change password')
  await see('a wrong password', 'That is not your current password.')
  setOnline(false)
  await press('Change password')
  await see('no network', /^You are offline/)
})
