import { adminPage } from './helpers/admin-orders.ts'
import { codeOf, guard, makeColleague, pageOfColleague } from './helpers/colleagues.ts'
import { expect, logIn, test } from './helpers/journey.ts'

// promise (staff): A colleague’s two-step login is reset; new recovery codes
test('new recovery codes are made, and a lost phone’s login is reset', async ({ browser, ozi }) => {
  const zina = await makeColleague(ozi, 'support')
  const theirs = await pageOfColleague(browser, ozi.url, zina)
  await theirs.goto('/dashboard/two-step')
  // Turning it on ends all sessions but the one it is done in.
  const token = (await theirs.evaluate(() => localStorage.getItem('token'))) ?? ''
  const secret = await guard(ozi.url, { token })
  await theirs.reload()
  await theirs.getByRole('button', { name: 'New recovery codes' }).click()
  const codes = theirs.getByRole('dialog')
  await codes.getByLabel('Code from the app, or a recovery code').fill(codeOf(secret))
  await codes.getByRole('button', { name: 'Make new codes' }).click()
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(theirs.getByText('10 recovery codes are left.')).toBeVisible()

  const page = await adminPage(browser, ozi.url)
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: `Reset two-step login: ${zina.name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Reset the two-step login of ${zina.name}?` })
  await dialog.getByLabel('Why?').fill('She showed me her badge.')
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Reset!' })).toContainText(zina.name)
  await expect(page.getByRole('button', { name: `Reset two-step login: ${zina.name}` })).toHaveCount(0)

  // Their session has ended: the open page goes there by itself.
  await expect(theirs).toHaveURL(/\/login/)
  await logIn(theirs, zina.email)
  await expect(theirs).toHaveURL(/\/dashboard$/)
  await page.goto('/admin/audit?action=staff.resetSecondFactor')
  await page.getByRole('row').filter({ hasText: zina.name }).click()
  await expect(page.getByRole('dialog')).toContainText('She showed me her badge.')
  await theirs.context().close()
  await page.context().close()
})
