import { contract } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readSession } from '~/session'
import { openAsCustomer, PROFILE } from './fixtures/customer'
import { detailOf, listOf, PARCEL } from './fixtures/orders'
import { CUSTOMER } from './fixtures/people'
import { answer, failed } from './helpers/answers'
import { see, seen } from './helpers/states'

const { accounts, orders } = contract
const WAITING = { ...PROFILE, pendingEmail: 'moved@ozi.test' }
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

// promise (customer): Screens show a change only after the server has confirmed it
test('an e-mail address whose code was refused still waits for it', async () => {
  await openAsCustomer('/dashboard/profile', [
    answer(accounts.readProfile, { userProfile: WAITING }),
    failed(accounts.enterCode),
    failed(accounts.cancelEmailChange),
  ])
  const waiting = page.getByRole('heading', { name: 'Confirm your new e-mail' })
  const code = page.getByRole('textbox', { name: /^Code/ })
  await code.fill('012345')
  await press('Confirm')
  await see('a refused code', /An error occurred while verifying OTP\./)
  await expect.element(code).toHaveValue('012345')
  await expect.element(page.getByRole('textbox', { name: /^E-mail/ })).toHaveValue(CUSTOMER.email)
  await press('Keep the old e-mail')
  await see('a change that was not undone', /We could not undo the change\./)
  await expect.element(page.getByText('Your e-mail stays as it was.')).not.toBeInTheDocument()
  await expect.element(waiting).toBeVisible()
})

// promise (customer): Screens show a change only after the server has confirmed it
test('a password that was not changed is still the old one', async () => {
  await openAsCustomer('/dashboard/change-password', [failed(accounts.password)])
  const field = (label: string) => page.getByLabelText(label, { exact: true })
  await page.getByLabelText(/^Current password/).fill('a quiet evening')
  await field('New password').fill('rain over Nekede at noon')
  await page.getByLabelText(/^Confirm password/).fill('rain over Nekede at noon')
  await press('Change password')
  await see('a password that was not changed', /We could not change your password\./)
  await expect.element(field('New password')).toHaveValue('rain over Nekede at noon')
  expect(readSession().token).not.toBeNull()
})

// promise (customer): Screens show a change only after the server has confirmed it
test('a profile that was not saved is the old one outside of its form', async () => {
  await openAsCustomer('/dashboard/profile', [
    answer(accounts.readProfile, { userProfile: { ...PROFILE, address: '12 Wetheral Road' } }),
    failed(accounts.saveProfile),
  ])
  const name = page.getByLabelText('Name', { exact: true })
  await name.fill('Patience Ibe')
  await press('Save changes')
  await expect.element(page.getByRole('alert').filter({ hasText: 'An error occurred' })).toHaveFocus()
  await expect.element(name).toHaveValue('Patience Ibe')
  expect(readSession().data?.name).toBe(CUSTOMER.name)
})

// promise (customer): Screens show a change only after the server has confirmed it
// promise (everyone): A failure stays in the dialog; a success leaves by itself
test('an order that was not cancelled goes on', async () => {
  await openAsCustomer(`/dashboard/orders/${PARCEL._id}`, [
    answer(orders.read, { data: detailOf(PARCEL) }),
    answer(orders.listOwn, listOf([PARCEL])),
    failed(orders.move),
  ])
  await press('Cancel order')
  const question = page.getByRole('alertdialog')
  const why = question.getByLabelText('Why?')
  await why.fill('Found <b>another</b> way')
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(question.getByText('The order was not cancelled.')).toBeVisible()
  await expect.element(why).toHaveValue('Found <b>another</b> way')
  await question.getByRole('button', { name: 'Keep order' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Looking for a rider' }))
  await expect.element(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
})
