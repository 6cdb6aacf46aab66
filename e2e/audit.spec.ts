import { logInByApi } from './helpers/errands.ts'
import {
  ADMIN,
  callApi,
  expect,
  expectAccessible,
  expectAccessibleInBoth,
  logIn,
  makeCustomer,
  PASSWORD,
  someone,
  test,
} from './helpers/journey.ts'
import { isTooWide } from './helpers/rides.ts'
import { changeByApi } from './helpers/staff.ts'

// promise (staff): `/admin/audit`: the audit log
test('an administrator filters the audit log and opens a change', async ({ page, ozi }) => {
  const token = await logInByApi(ozi.url, ADMIN.email, ADMIN.password)
  const { email } = someone('Zina')
  await callApi(ozi.url, '/admin/staff/invitations', { token, body: { email, role: 'finance' } })

  await logIn(page, ADMIN.email, ADMIN.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/admin/audit')
  await page.getByPlaceholder('Person, subject or reason...').fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Invited somebody to the staff')
  await expect(row).toContainText('Administrator')
  await expect(row).toContainText('Role: Finance')
  await expectAccessible(page)

  await row.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(/Role\s*Before: nothing→, After: Finance/)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'All changes by Administrator' }).click()
  await expect(page).toHaveURL(/actor=/)

  await page.getByLabel('What', { exact: true }).selectOption('Removed a colleague')
  await expect(page).toHaveURL(/action=staff.remove/)
  await expect(page.getByText('Nothing in the audit log matches your search.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('What', { exact: true })).toHaveValue('staff.remove')
  await expect(page.getByLabel('Who', { exact: true })).toHaveValue(/-/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(row).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await expect(page.getByText('Nothing in the audit log matches your search.')).toBeVisible()
  await expectAccessible(page)
})

// promise (staff): Each row of the audit log says what it is about and what changed
test('each row says at a glance what it was about and what changed', async ({ page, ozi }) => {
  const ada = await makeCustomer(ozi, someone('Obioma'))
  const { body } = await callApi<{ user: { _id: string } }>(ozi.url, '/auth/user/login', {
    body: { email: ada.email, password: PASSWORD },
  })
  const route = `/user/${body.user._id}`
  await changeByApi(ozi.url, 'PUT', route, { name: 'Obioma Nwosu', address: '12 Wetheral Road' })
  await changeByApi(ozi.url, 'PUT', route, { address: '14 Wetheral Road' })

  await logIn(page, ADMIN.email, ADMIN.password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/admin/audit?search=Obioma')
  const rows = page.getByRole('row').filter({ hasText: 'Changed a customer' })
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('Obioma Nwosu')
  await expect(rows.nth(0)).toContainText('Address: 12 Wetheral Road → 14 Wetheral Road')
  await expect(rows.nth(1)).toContainText('→ Obioma Nwosu')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await isTooWide(page), String(width)).toBe(false)
    await expectAccessibleInBoth(page)
  }

  await changeByApi(ozi.url, 'DELETE', route, {})
  await page.goto(`/admin/audit?search=${body.user._id.slice(-8)}`)
  await expect(page.getByRole('row').filter({ hasText: 'Deleted a customer' })).toHaveCount(1)
  await expect(rows.nth(0)).toContainText('Address: erased')
  await expect(rows.nth(1)).toContainText('Name, Address: erased')
  await expect(page.getByRole('table')).not.toContainText(/Obioma|Wetheral/)
})
