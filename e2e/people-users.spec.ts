import { expect, makeCustomer, someone, test } from './helpers/journey.ts'
import { expectNotice, fillIn, ok } from './helpers/people.ts'
import { asAdmin } from './helpers/staff.ts'

// On a phone, a row opens the sheet that has its buttons.
test.use({ viewport: { width: 1280, height: 900 } })

// promise (staff): “Failed to update user details. Please try again.”, “User details updated successfully.”
// promise (staff): “Failed to delete the user. Please try again.”, “User has been successfully deleted.”
// promise (staff): `/admin/users`: customers
test('a customer is found, looked at by keyboard, saved and deleted', async ({ page, ozi }) => {
  await asAdmin(page, ozi.url)
  const person = await makeCustomer(ozi, someone('Obiageli'))
  await page.goto('/admin/users')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(person.email.toUpperCase())
  await expect(page).toHaveURL(/search=OBIAGELI/)
  await expect(page.getByRole('status').getByText('1 user')).toBeVisible()
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Obiageli Eze' })).toContainText(person.email)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const row = page.getByRole('row').filter({ hasText: person.email })
  await row.getByRole('button', { name: 'Update Obiageli Eze' }).click()
  await fillIn(page, { Name: 'Obiageli Nwosu', 'Mobile Number': '0806 123 4567' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectNotice(page, 'Updated!', 'User details updated successfully.')
  await ok(page)
  await expect(row).toContainText('Obiageli Nwosu')

  const open = page.getByRole('button', { name: 'Delete Obiageli Nwosu' })
  await open.click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await open.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectNotice(page, 'Deleted!', 'User has been successfully deleted.')
  await ok(page)
  await page.reload()
  await expect(page.getByText('No users found.')).toBeVisible()
})
