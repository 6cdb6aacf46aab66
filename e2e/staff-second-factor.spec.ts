import { adminPage } from './helpers/admin-orders.ts'
import { codeOf, guard, makeColleague, pageOfColleague } from './helpers/colleagues.ts'
import { expect, expectAccessible, logIn, test } from './helpers/journey.ts'

// promise (staff): A colleague’s two-step login is reset; new recovery codes
test('a colleague who lost the phone has two-step login reset', async ({ browser, ozi }) => {
  const zina = await makeColleague(ozi, 'support')
  const theirs = await pageOfColleague(browser, ozi.url, zina)
  await guard(ozi.url, zina)
  const page = await adminPage(browser, ozi.url)
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: `Reset two-step login: ${zina.name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Reset the two-step login of ${zina.name}?` })
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(dialog).toContainText('Please say why.')
  await expect(dialog.getByLabel('Why?')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Why?').fill('She showed me her badge.')

  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog', { name: 'Throw away what you typed?' })
  await expect(question.getByRole('button', { name: 'Keep typing' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep typing' }).click()
  await expect(dialog.getByLabel('Why?')).toHaveValue('She showed me her badge.')

  let isBroken = true
  await page.route(/second-factor\/reset/, (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'INTERNAL' } })
      : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click()
  await page.getByRole('alertdialog', { name: 'Error!' }).getByRole('button', { name: 'OK' }).click()
  await expect(dialog.getByLabel('Why?')).toHaveValue('She showed me her badge.')
  isBroken = false
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'Reset!' })).toContainText(zina.name)
  await expect(page.getByRole('button', { name: `Reset two-step login: ${zina.name}` })).toHaveCount(0)
  await ozi.mailbox.waitFor(zina.email, /An administrator turned off two-step login/)

  await theirs.goto('/admin/orders')
  await expect(theirs).toHaveURL(/\/login/)
  await logIn(theirs, zina.email)
  await expect(theirs).toHaveURL(/\/dashboard$/)
  await page.goto('/admin/audit?action=staff.resetSecondFactor')
  await page.getByRole('row').filter({ hasText: zina.name }).click()
  await expect(page.getByRole('dialog')).toContainText('She showed me her badge.')
  await theirs.context().close()
  await page.context().close()
})

// promise (staff): A colleague’s two-step login is reset; new recovery codes
test('new recovery codes come for a code, and the earlier ones are dead', async ({ browser, ozi }) => {
  const zina = await makeColleague(ozi, 'finance')
  const page = await pageOfColleague(browser, ozi.url, zina)
  const secret = await guard(ozi.url, zina)
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make new codes' }).click()
  await expect(dialog).toContainText('Please enter the code from your authenticator app.')
  await dialog.getByLabel('Code from the app, or a recovery code').fill('000000')
  await dialog.getByRole('button', { name: 'Make new codes' }).click()
  await expect(dialog).toContainText('That code is not right.')
  await expectAccessible(page)
  await dialog.getByLabel('Code from the app, or a recovery code').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Make new codes' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await ozi.mailbox.waitFor(zina.email, /New recovery codes were made/)
  await page.context().close()
})
