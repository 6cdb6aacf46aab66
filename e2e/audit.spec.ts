import { logInByApi } from './helpers/errands.ts'
import { ADMIN, callApi, expect, someone, test } from './helpers/journey.ts'
import { asAdmin } from './helpers/staff.ts'

// promise (staff): `/admin/audit`: the audit log
test('an administrator filters the audit log and opens a change', async ({ page, ozi }) => {
  const token = await logInByApi(ozi.url, ADMIN.email, ADMIN.password)
  const { email } = someone('Zina')
  await callApi(ozi.url, '/admin/staff/invitations', { token, body: { email, role: 'finance' } })

  await asAdmin(page, ozi.url)
  await page.goto('/admin/audit')
  await page.getByPlaceholder('Person, subject or reason...').fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Invited somebody to the staff')
  await expect(row).toContainText('Administrator')
  await expect(row).toContainText('Role: Finance')
  await row.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(/Role\s*Before: nothing→, After: Finance/)
  await sheet.getByRole('button', { name: 'All changes by Administrator' }).click()
  await expect(page).toHaveURL(/actor=/)

  await page.getByRole('button', { name: 'Filters (1)' }).click()
  await page.getByLabel('What', { exact: true }).selectOption('Removed a colleague')
  await expect(page).toHaveURL(/action=staff.remove/)
  await expect(page.getByText('Nothing in the audit log matches your search.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Filters (2)' }).click()
  await expect(page.getByLabel('What', { exact: true })).toHaveValue('staff.remove')
  await expect(page.getByLabel('Who', { exact: true })).toHaveValue(/-/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(row).toBeVisible()
})
