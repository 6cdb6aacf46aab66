import { dropFile } from './helpers/files.ts'
import { expect, expectAccessible, PASSWORD, someone, test } from './helpers/journey.ts'
import {
  breakCall,
  expectAppended,
  expectNotice,
  fillIn,
  makeRider,
  newVehicle,
  ok,
  riderLine,
  RIDERS_HEAD,
  signInAsAdmin,
  vehicleTyped,
} from './helpers/people.ts'

test.beforeEach(async ({ page, ozi }) => void (await signInAsAdmin(page, ozi.url)))

const newRider = (firstName: string) => {
  const { email, mobileNumber, lastName } = someone(firstName)
  return {
    ...{ 'First name': firstName, 'Last name': lastName, Email: email, 'Mobile Number': mobileNumber },
    ...{ Password: PASSWORD, 'Confirm password': PASSWORD, Gender: 'male', ...vehicleTyped('motorcycle') },
  }
}

// promise (staff): “Failed to register rider. Please try again.”, “Rider registered successfully.”
// promise (staff): A new rider or shop is added to its list, and marked
// promise (staff): A new rider or shop: “Password and confirm password do not match.”
// promise (staff): `/admin/riders`: riders
test('a rider is registered by eleven fields, and stands in the list at once', async ({ page, ozi }) => {
  await makeRider(ozi.url, 'Zimuzo')
  await page.goto('/admin/riders')
  await expect(page.getByRole('heading', { name: 'Registered Riders' })).toBeVisible()
  await page.getByRole('button', { name: 'Register Rider' }).click()
  await expect(page.getByRole('dialog', { name: 'Register New Rider' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please fill in all required fields.' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(11)
  await expect(
    summary.getByRole('link', { name: 'Please enter the plate number.', exact: true }),
  ).toBeVisible()
  await expectAccessible(page)

  const rider = newRider('Chukwuemeka')
  await fillIn(page, { ...rider, 'Confirm password': 'another one' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Password and confirm password do not match.').first()).toBeVisible()
  await fillIn(page, { 'Confirm password': PASSWORD, 'Plate number': 'diplomat 7' })
  await expect(page.getByText(/does not look like a Nigerian plate/)).toBeVisible()

  const mend = await breakCall(page, 'POST', /rider\/create/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectNotice(page, 'Error!', 'Failed to register rider. Please try again.')
  await ok(page)
  await expect(page.getByRole('dialog').getByLabel('First name')).toHaveValue('Chukwuemeka')
  mend()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectNotice(page, 'Success!', 'Rider registered successfully.')
  await expectAccessible(page)
  await ok(page)
  await expect(page.getByRole('row').filter({ hasText: rider.Email })).toContainText('Chukwuemeka Eze')
  await expectAppended(page, rider.Email)

  await page.getByRole('button', { name: 'Register Rider' }).click()
  await fillIn(page, rider)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await ok(page)
  await expect(page.getByText('This account already exists').first()).toBeVisible()
  await expectAccessible(page)
})

// promise (staff): A success leaves by itself after 5 s
test('a success leaves by itself', async ({ page, ozi }) => {
  const { email } = await makeRider(ozi.url, 'Leaves')
  await page.goto(`/admin/riders?search=${email}`)
  await page.getByRole('button', { name: /^Update Leaves/ }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectNotice(page, 'Updated!', 'Rider details updated successfully.')
  await expect(page.getByRole('alertdialog')).toHaveCount(0, { timeout: 8_000 })
})

// promise (staff): “Failed to update rider details. Please try again.”, “Rider details updated successfully.”
test('a rider’s vehicle is changed, and a failure keeps the form', async ({ page, ozi }) => {
  const { email } = await makeRider(ozi.url, 'Somto', { NIN: '12345678901' })
  await page.goto(`/admin/riders?search=${email}`)
  const mend = await breakCall(page, 'PUT', /\/api\/v1\/rider\//)
  await page.getByRole('button', { name: /^Update Somto/ }).click()
  await fillIn(page, { 'Vehicle Type': 'bus', Name: 'Somto Madu' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectNotice(page, 'Error!', 'Failed to update rider details. Please try again.')
  await ok(page)
  await expect(page.getByRole('dialog').getByLabel('Vehicle Type')).toHaveValue('bus')
  mend()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectNotice(page, 'Updated!', 'Rider details updated successfully.')
  await ok(page)
  const row = page.getByRole('row').filter({ hasText: email })
  await row.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Somto Madu' })
  await expect(sheet).toContainText('Bus')
  await expect(sheet).toContainText('8901')
  await expect(sheet).not.toContainText('12345678901')
  await expectAccessible(page)
})

// promise (staff): “Failed to delete the rider. Please try again.”, “Rider has been successfully deleted.”
test('a rider is deleted once that is confirmed', async ({ page, ozi }) => {
  const { email } = await makeRider(ozi.url, 'Goes')
  await page.goto(`/admin/riders?search=${email}`)
  const mend = await breakCall(page, 'DELETE', /\/api\/v1\/rider\//)
  await page.getByRole('button', { name: /^Delete Goes/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectNotice(page, 'Error!', 'Failed to delete the rider. Please try again.')
  await ok(page)
  mend()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectNotice(page, 'Deleted!', 'Rider has been successfully deleted.')
  await ok(page)
  await expect(page.getByText('No riders found.')).toBeVisible()
})

// promise (staff): Two change one rider: the second is told and loses nothing
test('of two who change one rider the second is told, and loses nothing', async ({ page, ozi, browser }) => {
  const { email } = await makeRider(ozi.url, 'Shared')
  const context = await browser.newContext({ baseURL: ozi.url })
  const other = await context.newPage()
  await signInAsAdmin(other, ozi.url)
  for (const tab of [page, other]) {
    await tab.goto(`/admin/riders?search=${email}`)
    await tab.getByRole('button', { name: /^Update Shared/ }).click()
  }
  await fillIn(other, { Name: 'Shared First' })
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await expectNotice(other, 'Updated!', 'Rider details updated successfully.')
  await ok(other)

  await fillIn(page, { Name: 'Shared Second', 'Vehicle Type': 'sedan' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'Somebody else changed this while you had it open' })
  await expect(told).toBeFocused()
  await expect(told).toContainText('Name: was “Shared Eze”, is now “Shared First”')
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue('Shared Second')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save mine instead' }).click()
  await expectNotice(page, 'Updated!', 'Rider details updated successfully.')
  await ok(page)
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Shared Second')

  await other.getByRole('button', { name: /^Update Shared/ }).click()
  await fillIn(other, { Name: 'Shared Third' })
  await other.getByRole('button', { name: 'Save Changes' }).click()
  await other.getByRole('button', { name: 'Use the new one' }).click()
  await expect(other.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue('Shared Second')
  await context.close()
})

// promise (staff): The NIN, plate and phone of a rider belong to no other rider
// promise (staff): `/admin/riders`: riders
test('riders come from a file once each bad line was seen', async ({ page, ozi }) => {
  const good = someone('Filed').email
  const taken = newVehicle()
  await makeRider(ozi.url, 'Ridden', taken)
  const csv = [
    RIDERS_HEAD,
    riderLine('Filed', { email: good, NIN: '40000008902', plateNumber: 'QWE-111AS' }),
    riderLine('Filed', { NIN: '12' }),
    riderLine('Filed', { email: 'no address' }),
    riderLine('Filed', { NIN: taken.NIN, plateNumber: 'qwe 111 as' }),
  ].join('\n')
  await page.goto('/admin/riders')
  await page.getByRole('button', { name: 'Import Riders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Riders' })
  await expect(dialog.getByRole('link', { name: 'Download a template' })).toHaveAttribute(
    'download',
    'riders.csv',
  )
  await expectAccessible(page)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('Name\nx') })
  await expect(dialog.getByRole('alert')).toContainText('The first line must name the columns')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'riders.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const bad = dialog.getByRole('table', { name: 'Lines with a mistake' }).getByRole('row')
  await expect(bad.filter({ hasText: 'Line 3' })).toContainText('A NIN has 11 digits.')
  await expect(bad.filter({ hasText: 'Line 4' })).toContainText('This is not an e-mail address.')
  await expect(bad.filter({ hasText: 'Line 5' }).first()).toContainText('Another rider has this NIN.')
  await expect(dialog).toContainText('This plate number is already on line 2.')
  await expect(dialog.getByText('riders.csv: 1 good line, 3 lines with a mistake')).toBeFocused()
  await expect(dialog.getByRole('table', { name: 'Good lines' })).toContainText('8902')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Register 1 rider' }).click()
  await expectNotice(page, 'Success!', '1 rider registered successfully.')
  await ok(page)
  await expect(page.getByRole('row').filter({ hasText: good })).toContainText('Filed Obi')
  await ozi.mailbox.waitFor(good, /registered you as a rider[\s\S]*\/new-password\?token=[\w-]+/)
})

// promise (staff): `/admin/riders`: riders
test('a file dropped on the import is read, and left only on purpose', async ({ page }) => {
  const { email } = someone('Dropped')
  await page.goto('/admin/riders')
  await page.getByRole('button', { name: 'Import Riders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Riders' })
  await dropFile(dialog, 'riders.csv', `${RIDERS_HEAD}\n${riderLine('Dropped', { email })}\n`)
  await expect(dialog).toContainText('1 good line')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Close without importing?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep looking' }).click()
  await expect(dialog).toContainText(email)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})
