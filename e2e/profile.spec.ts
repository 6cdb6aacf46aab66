import { expect, test } from './helpers/journey.ts'
import { ok, openProfile, save } from './helpers/profile.ts'

test.describe('one’s details', () => {
  // promise (customer): Profile: “Profile updated”
  // promise (customer): `/dashboard/profile`: name, address, picture
  test('are saved, and the new name is there at once, in the other tab too', async ({
    page,
    context,
    ozi,
  }) => {
    await openProfile(page, ozi)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Chidinma')
    await page.getByLabel('Name', { exact: true }).fill('  <b>Adaeze</b> Obi ')
    await page.getByLabel('Mobile number').fill('0806 123 4567')
    await save(page)
    await expect(page.getByRole('alertdialog')).toContainText('Profile updated')
    await ok(page)
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('<b>Adaeze</b> Obi')
    await expect(page.getByLabel('Mobile number')).toHaveValue('806 123 4567')
    await expect(other.getByRole('heading', { level: 1 })).toContainText('<b>Adaeze</b>')
    await page.reload()
    await expect(page.getByLabel('Address')).toHaveValue('12 Wetheral Road')
  })
})
