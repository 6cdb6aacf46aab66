import { contract, type ProofKind, proofMessages, REFUSALS } from '@ozi/contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openAsCustomer, PROFILE } from './fixtures/customer'
import { SESSIONS } from './fixtures/people'
import { INVITATION, openAsStaff, rows, WRITER } from './fixtures/staff'
import { type Answer, answer, change, refused, setOnline } from './helpers/answers'
import { unfoldRows } from './helpers/staff-pages'
import { click, dialog, press, question, see, seen, write } from './helpers/states'

const { customers, earnings, sessions, staff, suspensions, tariffs } = contract
const asksAgain = (by: ProofKind) => refused(staff.invite, 'REAUTHENTICATE', { by })
const proof = () => page.getByRole('dialog', { name: 'Is it you?' })
const go = () => click(proof().getByRole('button', { name: 'Continue' }))
const written = () => (dialog().getByLabelText('E-mail').element() as HTMLInputElement).value

/** Writes an invitation and sends it, which asks again who is there. */
async function invite(by: ProofKind, ...answers: Answer[]): Promise<void> {
  await openAsStaff('/admin/staff', [asksAgain(by), ...answers])
  await press('Invite somebody')
  await write(dialog().getByLabelText('E-mail'), 'ngozi@ozi.test')
  await click(dialog().getByRole('button', { name: 'Send invitation' }))
  await expect.element(proof()).toBeVisible()
}

// promise (staff): axe finds nothing on any page in any state, by day and by night
test('the password is asked for again, in every state', async () => {
  await invite('password', refused(sessions.reauthenticate, 'PASSWORD_REQUIRED'))
  await go()
  await seen(proof().getByText('Please enter your password.'))
  await write(proof().getByLabelText('Password'), 'not the right one')
  await go()
  await see('a wrong password', proof().getByText('Please enter your current password.'))
  change(refused(sessions.reauthenticate))
  await go()
  await seen(proof().getByText('Too many tries. Please wait a little and try again.'))
  setOnline(false)
  await go()
  await seen(proof().getByText('You are offline. Check your connection and try again.'))
  setOnline(true)
  change(answer(sessions.reauthenticate, { success: true }), answer(staff.invite, { invitation: INVITATION }))
  await go()
  await seen(question().getByText('ngozi@ozi.test'))
  await expect.element(proof()).not.toBeInTheDocument()
})

test('with two-step login on, a code is asked for', async () => {
  await invite('code', refused(sessions.reauthenticate, 'TOTP_WRONG'))
  await write(proof().getByLabelText('Code'), '123456')
  await go()
  await seen(proof().getByText('That code is not right. Please enter the newest one.'))
})

// promise (everyone): Where the password is asked for again, a passkey will do
test('who has a passkey may use it instead', async () => {
  await invite('password', answer(contract.passkeys.challenge, { options: {} }))
  expect(proof().getByRole('button', { name: 'Use a passkey' }).query(), 'who has none').toBeNull()
  await click(proof().getByRole('button', { name: 'Cancel' }))
  await click(question().getByRole('button', { name: 'OK' }))

  vi.spyOn(PublicKeyCredential, 'parseRequestOptionsFromJSON').mockReturnValue({} as never)
  const sign = vi.spyOn(navigator.credentials, 'get')
  sign.mockRejectedValueOnce(new DOMException('', 'SecurityError'))
  change(
    refused(staff.invite, 'REAUTHENTICATE', { by: 'password', hasPasskey: true }),
    refused(sessions.reauthenticate, 'PASSKEY_REFUSED', undefined, proofMessages.passkeyWrong),
  )
  await click(dialog().getByRole('button', { name: 'Send invitation' }))
  const use = proof().getByRole('button', { name: 'Use a passkey' })
  await click(use)
  await see('a passkey that fails', proof().getByText('Your passkey did not work. Please type instead.'))
  const signed = Object.assign(Object.create(PublicKeyCredential.prototype), { toJSON: () => ({}) })
  sign.mockResolvedValue(signed as Credential)
  await click(use)
  await seen(proof().getByText(proofMessages.passkeyWrong))
  change(answer(sessions.reauthenticate, { success: true }), answer(staff.invite, { invitation: INVITATION }))
  await click(use)
  await seen(question().getByText('ngozi@ozi.test'))
})

test('who cancels loses nothing they wrote', async () => {
  await invite('password')
  await click(proof().getByRole('button', { name: 'Cancel' }))
  await seen(question().getByText('Nothing was done: you did not confirm that it is you.'))
  await click(question().getByRole('button', { name: 'OK' }))
  expect(written()).toBe('ngozi@ozi.test')
})

// promise (staff): What needs a recent proof waits for it, and keeps what was typed
test.each([
  ['a person', '/admin/users', customers.update, 'Email'],
  ['fares', '/admin/fare', tariffs.updateDeliveryFee, 'Delivery Fee'],
  ['earnings', '/admin/earning-terms', earnings.updateTerms, /^Rider’s share of the delivery/],
] as const)('%s: the form asks who is there and keeps its input', async (_, path, call, label) => {
  await openAsStaff(path, [refused(call, 'REAUTHENTICATE', { by: 'password' })])
  if (path === '/admin/users') {
    await click(page.getByRole('main').getByText(WRITER.email))
    await press('Update')
  }
  const input = page.getByLabelText(label)
  const typed = path === '/admin/users' ? 'another@ozi.test' : '7'
  await write(input, typed)
  const save = { '/admin/users': 'Save Changes', '/admin/fare': /^Update Delivery Fee/ } as const
  await press(path === '/admin/earning-terms' ? 'Save the terms' : save[path])
  await see('the question', proof())
  await click(proof().getByRole('button', { name: 'Cancel' }))
  await click(question().getByRole('button', { name: 'OK' }))
  expect((input.first().element() as HTMLInputElement).value).toBe(typed)
})

test('deleting somebody asks who is there and waits for it', async () => {
  await openAsStaff('/admin/users', [refused(customers.remove, 'REAUTHENTICATE', { by: 'password' })])
  await click(page.getByRole('main').getByText(WRITER.email))
  await press('Delete')
  await click(question().getByRole('button', { name: 'Delete' }))
  await write(proof().getByLabelText('Password'), 'the right one')
  change(answer(sessions.reauthenticate, { success: true }), answer(customers.remove, { success: true }))
  await go()
  await seen(question().getByText('User has been successfully deleted.'))
})

const OF_PROFILE = [answer(contract.accounts.readProfile, { userProfile: PROFILE })]
const openProfile = (...answers: Answer[]) =>
  openAsCustomer('/dashboard/profile', [...OF_PROFILE, ...answers])
const logOutOthers = 'Log out everywhere else'

// promise (everyone): Everybody sees where they are logged in, and ends each session
test('where somebody is logged in is accessible in every state', async () => {
  await openProfile(refused(sessions.list))
  await see('a refusal', 'We could not fetch your logins.')
  change(answer(sessions.list, { sessions: [...SESSIONS] }), refused(sessions.end))
  await press('Retry')
  await see('the list', 'Samsung Internet on Windows')
  await press('Log out Unknown device')
  await seen(question().getByText('We could not log it out.'))
  await click(question().getByRole('button', { name: 'OK' }))
  change(answer(sessions.end, { success: true }), answer(sessions.list, { sessions: SESSIONS.slice(0, 2) }))
  await press('Log out Unknown device')
  await expect.element(page.getByText('Unknown device')).not.toBeInTheDocument()
  change(answer(sessions.endOthers, { ended: 1 }), answer(sessions.list, { sessions: SESSIONS.slice(0, 1) }))
  await press(logOutOthers)
  await seen('You are now logged in only here.')
  await expect.element(page.getByRole('button', { name: logOutOthers })).not.toBeInTheDocument()
})

// promise (staff): An administrator ends all sessions of anybody's account
test('an administrator logs a customer out everywhere', async () => {
  await openAsStaff('/admin/users', [answer(sessions.endOf, { ended: 2 })])
  await click(page.getByRole('main').getByText(WRITER.email))
  await seen(dialog().getByText('Samsung Internet on Windows'))
  await expect.element(dialog().getByRole('button', { name: 'Reset two-step login' })).toBeVisible()
  await press('Log out everywhere')
  await click(question().getByRole('button', { name: 'Log out everywhere' }))
  change(answer(sessions.listOf, { sessions: [], hasSecondFactor: false, emailHold: null }))
  await see('the answer', question().getByText(`${WRITER.name} is logged out everywhere.`))
  await seen(dialog().getByText('Nowhere at the moment.'))
})

// promise (staff): An administrator suspends a customer, a rider or a shop, with a reason, and lifts it
test('a customer is suspended with a reason, and opened again', async () => {
  const kept = { reason: 'Cash is missing.', at: '2026-03-02T09:00:00.000Z', by: 'Ngozi Eze' }
  await openAsStaff('/admin/users', [
    answer(customers.list, rows('users', { ...WRITER, isSuspended: true })),
    answer(suspensions.read, { suspension: null, runningOrders: ['7K4-M2P'] }),
    refused(suspensions.suspend),
  ])
  await seen(page.getByRole('main').getByText('Suspended'))
  await click(page.getByRole('main').getByText(WRITER.email))
  await press('Suspend')
  const form = () => page.getByRole('dialog', { name: /^Suspend / })
  await seen(form().getByText(/^Still running: 7K4-M2P/))
  await click(form().getByRole('button', { name: 'Suspend' }))
  await see('a reason that is missing', form().getByText('Please say why.'))
  await write(form().getByLabelText('Why?'), kept.reason)
  await click(form().getByRole('button', { name: 'Suspend' }))
  await seen(question().getByText(REFUSALS.RATE_LIMITED.message))
  await click(question().getByRole('button', { name: 'OK' }))
  change(
    answer(suspensions.suspend, { success: true }),
    answer(suspensions.read, { suspension: kept, runningOrders: [] }),
  )
  await click(form().getByRole('button', { name: 'Suspend' }))
  await seen(question().getByText(/is suspended/))
  await click(question().getByRole('button', { name: 'OK' }))
  await see('a suspension', dialog().getByText(kept.reason))
  await press('Lift suspension')
  change(
    answer(suspensions.lift, { success: true }),
    answer(suspensions.read, { suspension: null, runningOrders: [] }),
  )
  await click(question().getByRole('button', { name: 'Lift suspension' }))
  await seen(question().getByText(/can log in again\.$/))
})

// promise (staff): Two administrators together open an e-mail address that one of them set
test('a second administrator agrees to an address a colleague set', async () => {
  const emailHold = { until: '2026-03-03T09:00:00.000Z', changedBy: 'Ngozi Eze', mayAgree: false }
  const held = (mayAgree: boolean) =>
    answer(sessions.listOf, {
      sessions: [],
      hasSecondFactor: false,
      emailHold: { ...emailHold, mayAgree },
    })
  await openAsStaff('/admin/users', [held(false)])
  await click(page.getByRole('main').getByText(WRITER.email))
  await see('who set it', dialog().getByText('Another administrator can open it at once.'))
  expect(dialog().getByRole('button', { name: 'Agree to the address' }).query()).toBeNull()

  await openAsStaff('/admin/users', [held(true), refused(sessions.agreeToEmail)])
  await click(page.getByRole('main').getByText(WRITER.email))
  await press('Agree to the address')
  await seen(question().getByText(REFUSALS.RATE_LIMITED.message))
  await click(question().getByRole('button', { name: 'OK' }))
  change(answer(sessions.agreeToEmail, { success: true }))
  await press('Agree to the address')
  await see('the answer', question().getByText('They can ask for a new password now.'))
})

test('an administrator sees where a colleague is logged in', async () => {
  await openAsStaff('/admin/staff', [refused(sessions.listOf)])
  await unfoldRows()
  await press(/^Log-ins: /)
  await seen(dialog().getByText(REFUSALS.RATE_LIMITED.message))
  change(answer(sessions.listOf, { sessions: SESSIONS.slice(1), hasSecondFactor: true, emailHold: null }))
  await click(dialog().getByRole('button', { name: 'Retry' }))
  await see('the log-ins', dialog().getByText('Unknown device'))
})
