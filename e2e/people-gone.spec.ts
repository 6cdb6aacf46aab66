import { adminPage } from './helpers/admin-orders.ts'
import { expect, expectAccessibleInBoth, test } from './helpers/journey.ts'
import { expectNotice, fillIn, ok, PEOPLE, signInAsAdmin } from './helpers/people.ts'

test.beforeEach(async ({ page, ozi }) => void (await signInAsAdmin(page, ozi.url)))

for (const { noun, list, said, make } of PEOPLE) {
  // promise (staff): One changes and one deletes the same person: the second is told and loses nothing
  test(`changing a ${noun} that a colleague deleted is told`, async ({ page, ozi, browser }) => {
    const { email, name } = await make(ozi)
    const other = await adminPage(browser, ozi.url)
    for (const tab of [page, other]) await tab.goto(`/admin/${list}?search=${email}`)
    await page.getByRole('button', { name: `Update ${name}` }).click()
    await fillIn(page, { Name: 'Put Right' })
    await other.getByRole('button', { name: `Delete ${name}` }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expectNotice(other, 'Deleted!', `${said} has been successfully deleted.`)
    await other.context().close()

    await page.getByRole('button', { name: 'Save Changes' }).click()
    const dialog = page.getByRole('dialog')
    const told = dialog.getByRole('alert')
    await expect(told).toContainText(`A colleague deleted ${name}`)
    await expect(told).toBeFocused()
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Put Right')
    await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0)
    await expectAccessibleInBoth(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Throw away' }).click()
    await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0)
  })

  // promise (staff): One changes and one deletes the same person: the second is told and loses nothing
  test(`deleting a ${noun} that a colleague changed or deleted is told first`, async ({
    page,
    ozi,
    browser,
  }) => {
    const { email, name } = await make(ozi)
    const other = await adminPage(browser, ozi.url)
    for (const tab of [page, other]) await tab.goto(`/admin/${list}?search=${email}`)
    await other.getByRole('button', { name: `Update ${name}` }).click()
    await fillIn(other, { Name: 'Put Right' })
    await other.getByRole('button', { name: 'Save Changes' }).click()
    await expectNotice(other, 'Updated!', `${said} details updated successfully.`)
    await ok(other)

    const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' })
    const confirm = () => question.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await confirm()
    await expect(question.getByRole('alert')).toContainText('A colleague has just changed this record')
    await expect(question).toContainText('Are you sure you want to delete Put Right?')
    await expectAccessibleInBoth(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    const row = page.getByRole('row').filter({ hasText: email })
    await expect(row).toContainText('Put Right')

    for (const tab of [other, page]) await tab.getByRole('button', { name: 'Delete Put Right' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expectNotice(other, 'Deleted!', `${said} has been successfully deleted.`)
    await other.context().close()
    await confirm()
    await expectNotice(page, 'Error!', 'A colleague has already deleted Put Right.')
    await ok(page)
    await expect(row).toHaveCount(0)
  })
}
