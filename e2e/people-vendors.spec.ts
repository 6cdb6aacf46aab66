import {
  expect,
  expectAccessible,
  expectAccessibleInBoth,
  PASSWORD,
  someone,
  test,
} from './helpers/journey.ts'
import {
  breakCall,
  expectAppended,
  expectNotice,
  fillIn,
  makeVendor,
  ok,
  signInAsAdmin,
} from './helpers/people.ts'

test.beforeEach(async ({ page, ozi }) => void (await signInAsAdmin(page, ozi.url)))

const newShop = (shopName: string) => {
  const { email, mobileNumber } = someone('Shop')
  return {
    ...{ 'Shop name': shopName, Category: 'food', 'Shop description': 'Fresh every day', Email: email },
    ...{ 'Mobile Number': mobileNumber, Password: PASSWORD, 'Confirm password': PASSWORD },
    ...{ 'Owner’s first name': 'Ngozi', 'Owner’s last name': 'Eze', 'Owner’s email': email },
    ...{ 'Owner’s phone': mobileNumber, Address: 'Xqzzvw' },
  }
}

// promise (staff): “Failed to register vendor. Please try again.”, “Vendor registered successfully.”
// promise (staff): A success says that a shop has no place yet, and the list sets it
// promise (staff): A new rider or shop is added to its list, and marked
// promise (staff): `/admin/vendors`: shops
test('a shop without a place is registered, and not orderable', async ({ page, ozi }) => {
  await makeVendor(ozi.url, 'Zimuzo Foods')
  await page.goto('/admin/vendors')
  await expect(page.getByRole('heading', { name: 'Registered Vendors' })).toBeVisible()
  await page.getByRole('button', { name: 'Register Vendor' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please fill in all required fields.' })
  await expect(summary.getByRole('link')).toHaveCount(12)
  await expectAccessible(page)
  const shop = newShop('Mama Ezinne')
  await fillIn(page, shop)
  const mend = await breakCall(page, 'POST', /vendor\/create/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectNotice(page, 'Error!', 'Failed to register vendor. Please try again.')
  await ok(page)
  await expect(page.getByRole('dialog').getByLabel('Shop name')).toHaveValue('Mama Ezinne')
  mend()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const told = page.getByRole('alertdialog', { name: 'Success!', exact: true })
  await expect(told).toContainText('Vendor registered successfully.')
  await expect(told).toContainText('Nobody can order from Mama Ezinne yet: we found no place on the map')
  await expectAccessibleInBoth(page)
  await ok(page)
  const row = page.getByRole('row').filter({ hasText: shop.Email })
  await expect(row).toContainText('Cannot take orders')
  await expect(row.getByRole('button', { name: 'Set place of Mama Ezinne' })).toBeVisible()
  await expectAppended(page, shop.Email)
  await expectAccessible(page)
})

// promise (staff): A success says that a shop has no place yet, and the list sets it
test('a changed shop without a place says so, and gets it from the list', async ({ page, ozi }) => {
  const { email } = await makeVendor(ozi.url, 'Placed Late', 'Xqzzvw')
  await page.goto(`/admin/vendors?search=${email}`)
  await page.getByRole('button', { name: 'Update Placed Late' }).click()
  await fillIn(page, { Address: 'Xqzzvw Qyyxw' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const told = page.getByRole('alertdialog', { name: 'Updated!', exact: true })
  await expect(told).toContainText('Vendor details updated successfully.')
  await expect(told).toContainText('Nobody can order from Placed Late yet')
  await ok(page)

  await page.getByRole('button', { name: 'Set place of Placed Late' }).click()
  const place = page.getByRole('combobox', { name: 'Place on the map (optional)' })
  await expect(place).toBeFocused()
  await expect(page.getByText('Until you choose its place, nobody can order from this shop.')).toBeVisible()
  await expectAccessibleInBoth(page)
  await place.pressSequentially('Relief Market')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectNotice(page, 'Updated!', 'Vendor details updated successfully.')
  await ok(page)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).not.toContainText('Cannot take orders')
  await expect(row.getByRole('button', { name: /^Set place/ })).toHaveCount(0)
})

// promise (staff): `/admin/vendors`: shops
test('a shop’s place is chosen by searching, and makes it orderable', async ({ page, ozi }) => {
  const { email } = await makeVendor(ozi.url, 'Nowhere Yet', 'Xqzzvw')
  await page.goto(`/admin/vendors?search=${email}`)
  await page.getByRole('button', { name: 'Update Nowhere Yet' }).click()
  const place = page.getByRole('combobox', { name: 'Place on the map (optional)' })
  await place.fill('Relief Market')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  // Typed text without a chosen place is invalid: nothing is saved, and the input stays.
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Please choose one of the places in the list.')).toBeVisible()
  await expect(place).toBeFocused()
  await expect(place).toHaveValue('Relief Market')
  await expectAccessible(page)
  await place.fill('Relief Marke')
  await expect(page.getByText('Please choose one of the places in the list.')).toHaveCount(0)
  await page.getByRole('option').first().click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep typing' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectNotice(page, 'Updated!', 'Vendor details updated successfully.')
  await ok(page)
  await expect(page.getByRole('row').filter({ hasText: email })).not.toContainText('Cannot take orders')
})

// promise (staff): “Failed to update vendor details. Please try again.”, “Vendor details updated successfully.”
test('a shop is renamed; a failure keeps the form', async ({ page, ozi }) => {
  const { email } = await makeVendor(ozi.url, 'Before the Sign')
  await page.goto(`/admin/vendors?search=${email}`)
  const mend = await breakCall(page, 'PUT', /\/api\/v1\/vendor\//)
  await page.getByRole('button', { name: 'Update Before the Sign' }).click()
  await fillIn(page, { Name: 'After the Sign', Description: 'Now with soup', Address: 'Douglas Road 4' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectNotice(page, 'Error!', 'Failed to update vendor details. Please try again.')
  await ok(page)
  mend()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectNotice(page, 'Updated!', 'Vendor details updated successfully.')
  await ok(page)
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('After the Sign')
})

// promise (staff): “Failed to delete the vendor. Please try again.”, “Vendor has been successfully deleted.”
test('a shop is deleted once that is confirmed', async ({ page, ozi }) => {
  const { email } = await makeVendor(ozi.url, 'Closing Down')
  await page.goto(`/admin/vendors?search=${email}`)
  const mend = await breakCall(page, 'DELETE', /\/api\/v1\/vendor\//)
  await page.getByRole('button', { name: 'Delete Closing Down' }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectNotice(page, 'Error!', 'Failed to delete the vendor. Please try again.')
  await ok(page)
  mend()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectNotice(page, 'Deleted!', 'Vendor has been successfully deleted.')
  await ok(page)
  await expect(page.getByText('No vendors found.')).toBeVisible()
})
