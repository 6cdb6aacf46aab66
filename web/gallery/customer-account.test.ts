import { contract } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openAsCustomer, PROFILE } from './fixtures/customer'
import { NOTIFICATIONS } from './fixtures/notifications'
import { answer, change, refused, setOnline } from './helpers/answers'
import { offer } from './helpers/browser'
import {
  button,
  choose,
  click,
  dialog,
  fileInput,
  picture,
  press,
  question,
  see,
  seen,
  write,
} from './helpers/states'

const { password, readProfile, resetPassword, saveProfile } = contract.accounts
const DONE = { success: true as const, message: 'Done' }
const field = (label: string) => page.getByLabelText(label)

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
// promise (customer): Profile: “Please fill in all the details”
// promise (customer): Profile: “An error occurred”
test('changing a profile is accessible in every state', async () => {
  await openAsCustomer('/dashboard/profile', [
    answer(readProfile, { userProfile: { ...PROFILE, address: '' } }),
    refused(saveProfile),
  ])
  await press('Save changes')
  await see('a form with mistakes', 'Please fill in all the details')
  await choose(fileInput(), new File(['no picture'], 'none.png', { type: 'image/png' }))
  await see('a file that is no picture', 'We cannot open that file as an image. Please choose another one.')
  await choose(fileInput(), await picture())
  await see('a picture to be cropped', dialog().getByRole('button', { name: 'Use picture' }))
  await click(dialog().getByRole('button', { name: 'Use picture' }))
  await see('a chosen picture', 'Not saved yet.')
  await write(field('Address'), '12 Wetheral Road')
  await press('Save changes')
  await see('a refusal', 'An error occurred')
  change(answer(saveProfile, { userProfile: PROFILE }))
  await press('Save changes')
  await see('a saved profile', question().getByText('Profile updated'))
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('moving to another e-mail address is accessible in every state', async () => {
  await openAsCustomer('/dashboard/profile', [
    answer(readProfile, { userProfile: PROFILE }),
    refused(saveProfile, 'PASSWORD_REQUIRED'),
  ])
  await write(field('E-mail'), 'moved@ozi.test')
  await press('Save changes')
  await click(dialog().getByRole('button', { name: 'Continue' }))
  await see('a password to be entered', dialog().getByText('Please enter your current password.'))
  const pending = { userProfile: { ...PROFILE, pendingEmail: 'moved@ozi.test' } }
  change(answer(saveProfile, pending), answer(readProfile, pending))
  await write(dialog().getByLabelText('Current password'), 'a quiet evening')
  await click(dialog().getByRole('button', { name: 'Continue' }))
  await click(question().getByRole('button', { name: 'OK' }))
  await see('an address to be confirmed', page.getByRole('heading', { name: 'Confirm your new e-mail' }))
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('a link for a new password is accessible in every state', async () => {
  await openAsCustomer('/dashboard/profile', [
    answer(readProfile, { userProfile: PROFILE }),
    refused(resetPassword),
  ])
  await press('Reset it by e-mail')
  await see('the question', dialog().getByRole('button', { name: 'Send link' }))
  await click(dialog().getByRole('button', { name: 'Send link' }))
  await see('a refusal', dialog().getByText('We could not send the link.'))
  change(answer(resetPassword, DONE))
  await click(dialog().getByRole('button', { name: 'Send link' }))
  await see('a sent link', page.getByRole('dialog', { name: 'Check your e-mail' }))
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('changing a password is accessible in every state', async () => {
  await openAsCustomer('/dashboard/change-password', [
    refused(password, 'VALIDATION', { fields: { currentPassword: 'This is not your password.' } }),
  ])
  await press('Change password')
  await see('a form with mistakes', 'Please check the form')
  await write(field('Current password'), 'not the password')
  await write(field('New password'), 'three goats on a road')
  await write(field('Confirm password'), 'three goats on a road')
  await press('Change password')
  await expect.poll(() => document.querySelector('#currentPassword-error')).not.toBeNull()
  await see('a wrong password', button('Change password'))
  setOnline(false)
  await press('Change password')
  await seen(/^You are offline/)
  await see('no network', 'We could not change your password.')
})

// promise (customer): Notifications: each kind by push, SMS and mail, and quiet hours, are chosen in the profile
// promise (customer): News is all, only what needs its reader, or none; who chose each kind keeps their own choice
test('choosing notifications is accessible in every state', async () => {
  const { read, update } = contract.notifications
  await openAsCustomer('/dashboard/profile', [
    answer(readProfile, { userProfile: PROFILE }),
    refused(read, 'UNAVAILABLE'),
    refused(update, 'UNAVAILABLE'),
  ])
  await see('choices that were not fetched', 'We could not fetch your choices.')
  change(answer(read, { data: NOTIFICATIONS }))
  await press('Retry')
  await see('three choices of news', page.getByRole('radio', { name: 'All' }))
  await click(page.getByRole('radio', { name: 'Only what needs me' }))
  await press('Choose each')
  await see('each kind of news', page.getByLabelText('Push: On the way'))
  await expect.element(page.getByLabelText('Push: On the way')).not.toBeChecked()
  await click(page.getByLabelText('SMS: The rider is at the door'))
  await expect.element(page.getByRole('radio', { name: 'My own choice' })).toBeChecked()
  await click(page.getByLabelText('Quiet hours'))
  await see('choices and quiet hours', page.getByLabelText('Until'))
  await press('Save choices')
  await see('choices that were not saved', question().getByText('That did not work'))
  await click(question().getByRole('button', { name: 'OK' }))
  const saved = { ...NOTIFICATIONS, quiet: { from: '22:00', to: '06:00' } }
  change(answer(update, { data: saved }))
  await press('Save choices')
  await see('saved choices', page.getByText('Saved.', { exact: true }))
})

test('the question whether to push is accessible', async () => {
  offer({ pushes: 'default' })
  await openAsCustomer('/dashboard/profile', [answer(readProfile, { userProfile: PROFILE })])
  await see('pushes that can be turned on', page.getByLabelText('Pushes on this device'))
  offer({ pushes: 'denied' })
  await openAsCustomer('/dashboard/profile', [answer(readProfile, { userProfile: PROFILE })])
  await see('pushes that the browser blocks', 'This browser blocks pushes from Ozi.')
})
