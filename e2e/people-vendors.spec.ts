import { expect, expectAccessible, PASSWORD, someone, test } from './helpers/journey.ts'
import { expectAppended, expectNotice, fillIn, makeVendor, ok } from './helpers/people.ts'
import { asAdmin } from './helpers/staff.ts'

const newShop = (shopName: string) => {
  const { email, mobileNumber } = someone('Shop')
  return {
    'Shop name': shopName,
    Category: 'food',
    'Shop description': 'Fresh every day',
    Email: email,
    'Mobile Number': mobileNumber,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
    'Owner’s first name': 'Ngozi',
    'Owner’s last name': 'Eze',
    'Owner’s email': email,
    'Owner’s phone': mobileNumber,
    Address: 'Xqzzvw',
  }
}

// promise (staff): A success says that a shop has no place yet, and the list sets it
// promise (staff): A new rider or shop is added to its list, and marked
// promise (staff): `/admin/vendors`: shops
test('a shop is registered without a place, and gets it from the list', async ({ page, ozi }) => {
  await makeVendor(ozi.url, 'Zimuzo Foods')
  await asAdmin(page, ozi.url)
  await page.goto('/admin/vendors')
  await page.getByRole('button', { name: 'Register Vendor' }).click()
  const shop = newShop('Mama Ezinne')
  await fillIn(page, shop)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const told = page.getByRole('alertdialog', { name: 'Success!', exact: true })
  await expect(told).toContainText('Vendor registered successfully.')
  await expect(told).toContainText('Nobody can order from Mama Ezinne yet')
  await ok(page)
  const row = page.getByRole('row').filter({ hasText: shop.Email })
  await expect(row).toContainText('Cannot take orders')
  await expectAppended(page, shop.Email)
  await expectAccessible(page)

  await row.getByRole('button', { name: 'Set place of Mama Ezinne' }).click()
  const place = page.getByRole('combobox', { name: 'Place on the map (optional)' })
  await expect(place).toBeFocused()
  await place.fill('Relief Market')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  // Typed text without a chosen place is invalid: nothing is saved, and the input stays.
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Please choose a place in the list.')).toBeVisible()
  await expect(place).toHaveValue('Relief Market')
  await place.fill('Relief Marke')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectNotice(page, 'Updated!', 'Vendor details updated successfully.')
  await ok(page)
  await expect(row).not.toContainText('Cannot take orders')
  await expect(row.getByRole('button', { name: /^Set place/ })).toHaveCount(0)
})
