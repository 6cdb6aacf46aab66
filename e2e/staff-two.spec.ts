import { adminPage } from './helpers/admin-orders.ts'
import { makeColleague } from './helpers/colleagues.ts'
import { expect, expectAccessible, test } from './helpers/journey.ts'
import { signInAsAdmin } from './helpers/people.ts'

// promise (staff): Two change a colleague’s role: the second is told
test('of two who change a colleague’s role, the second is told', async ({ page, ozi, browser }) => {
  await signInAsAdmin(page, ozi.url)
  const { email } = await makeColleague(ozi, 'support', 'Rolechange')
  const other = await adminPage(browser, ozi.url)
  for (const tab of [page, other]) {
    await tab.goto('/admin/staff')
    await tab
      .getByRole('row')
      .filter({ hasText: email })
      .getByRole('button', { name: /^Change role/ })
      .click()
  }
  const choose = async (tab: typeof page, role: string) => {
    await tab.getByRole('dialog').getByRole('radio', { name: role }).check({ force: true })
    await tab.getByRole('button', { name: 'Save role' }).click()
  }
  await choose(other, 'Finance')
  await expect(other.getByText('is Finance now.')).toBeVisible()

  await choose(page, 'Administrator')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('Somebody else changed this while you had it open')
  await expect(dialog.getByRole('alert')).toContainText('is Finance now')
  await expect(dialog.getByRole('radio', { name: 'Administrator' }), 'what was chosen stays').toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'Support' }).check({ force: true })
  await page.getByRole('button', { name: 'Save role' }).click()
  await expect(page.getByText('is Support now.')).toBeVisible()
  await other.context().close()
})
