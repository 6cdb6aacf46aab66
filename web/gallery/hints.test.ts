import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { passwordHint } from '~/account/ruleTexts'
import { openAsCustomer } from './fixtures/customer'
import { see } from './helpers/states'

const field = () => page.getByLabelText('New password', { exact: true })
const hint = () => page.getByText(passwordHint)
const save = () => page.getByRole('button', { name: 'Change password' })
const topOf = () => save().element().getBoundingClientRect().top

// promise (everyone): A field's hint shows while the field has the focus; nothing moves, and readers hear it always
test('a hint shows on focus, moves nothing and covers no press', async () => {
  await openAsCustomer('/dashboard/change-password', [])
  await expect.element(field()).toHaveAccessibleDescription(passwordHint)
  await expect.element(hint()).not.toBeVisible()
  const before = topOf()
  await field().click()
  await see('a hint', hint())
  expect(topOf()).toBe(before)
  await save().click()
  await see('errors', 'Please check the form')
  await field().click()
  expect(document.getElementById('newPassword-error')).not.toBeNull()
  await expect.element(hint(), { message: 'the error takes its place' }).not.toBeVisible()
})
