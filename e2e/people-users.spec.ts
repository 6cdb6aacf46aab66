import { expect, expectAccessible, makeCustomer, someone, test } from './helpers/journey.ts'
import { breakCall, expectNotice, fillIn, ok, signInAsAdmin } from './helpers/people.ts'

test.beforeEach(async ({ page, ozi }) => void (await signInAsAdmin(page, ozi.url)))

// promise (staff): “Failed to update user details. Please try again.”, “User details updated successfully.”
// promise (staff): `/admin/users`: customers
test('a customer is found by a part of the name, and saved', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi, someone('Obiageli'))
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { name: 'Registered Users' })).toBeVisible()
  await page.getByPlaceholder('Search users...').fill('BIAGEL')
  await expect(page).toHaveURL(/search=BIAGEL/)
  const row = page.getByRole('row').filter({ hasText: person.email })
  await expect(row).toContainText('Obiageli Eze')
  await expect(row).toContainText('User')
  await expectAccessible(page)

  const mend = await breakCall(page, 'PUT', /\/api\/v1\/user\//)
  await row.getByRole('button', { name: 'Update Obiageli Eze' }).click()
  await expect(page.getByRole('dialog', { name: 'Update User' })).toBeVisible()
  await expectAccessible(page)
  await fillIn(page, {
    Name: 'Obiageli Nwosu',
    'Mobile Number': '0806 123 4567',
    Address: '12 Wetheral Road',
  })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectNotice(page, 'Error!', 'Failed to update user details. Please try again.')
  await expectAccessible(page)
  await ok(page)
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue('Obiageli Nwosu')

  mend()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectNotice(page, 'Updated!', 'User details updated successfully.')
  await expect(page.getByRole('dialog', { name: 'Update User' })).toHaveCount(0)
  await ok(page)
  await expect(row).toContainText('Obiageli Nwosu')
})

test('what the server cannot take is said beside its field', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi, someone('Uchenna'))
  await page.goto(`/admin/users?search=${person.email}`)
  await page.getByRole('button', { name: /^Update Uchenna/ }).click()
  await fillIn(page, { Email: 'no address' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('This is not an e-mail address.').first()).toBeVisible()
  await fillIn(page, { Email: (await makeCustomer(ozi)).email })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await ok(page)
  await expect(page.getByText('This account already exists').first()).toBeVisible()
})

// promise (staff): “Failed to delete the user. Please try again.”, “User has been successfully deleted.”
test('a customer is deleted once that is confirmed, and not before', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi, someone('Nwakaego'))
  await page.goto(`/admin/users?search=${person.email}`)
  const mend = await breakCall(page, 'DELETE', /\/api\/v1\/user\//)
  const open = page.getByRole('button', { name: /^Delete Nwakaego/ })
  await open.click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' })
  await expect(question).toContainText('Nwakaego Eze')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectNotice(page, 'Error!', 'Failed to delete the user. Please try again.')
  await ok(page)
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)

  mend()
  await open.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectNotice(page, 'Deleted!', 'User has been successfully deleted.')
  await ok(page)
  await expect(page.getByText('No users found.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('No users found.')).toBeVisible()
})

test('a list that could not be had says so, and Retry brings it', async ({ page }) => {
  const mend = await breakCall(page, 'GET', /get\/users\/all/)
  await page.goto('/admin/users')
  await expect(page.getByText('Error loading data: Something went wrong')).toBeVisible()
  await expectAccessible(page)
  mend()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(/Error loading data/)).toHaveCount(0)
})

test('by keyboard: / to the search, j to a row, Enter and Esc', async ({ page, ozi }) => {
  const person = await makeCustomer(ozi, someone('Ebubechi'))
  await page.goto('/admin/users')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(person.email)
  await expect(page.getByRole('status').getByText('1 user')).toBeVisible()
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Ebubechi Eze' })).toContainText(person.email)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
