import { dropFile } from './helpers/files.ts'
import { expect, PASSWORD, someone, test } from './helpers/journey.ts'
import {
  expectAppended,
  expectNotice,
  fillIn,
  makeRider,
  newVehicle,
  ok,
  riderLine,
  RIDERS_HEAD,
  vehicleTyped,
} from './helpers/people.ts'
import { asAdmin } from './helpers/staff.ts'

// On a phone, a row opens the sheet that has its buttons.
test.use({ viewport: { width: 1280, height: 900 } })

test.beforeEach(async ({ page, ozi }) => void (await asAdmin(page, ozi.url)))

const newRider = (firstName: string) => {
  const { email, mobileNumber, lastName } = someone(firstName)
  return {
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    'Mobile Number': mobileNumber,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
    Gender: 'male',
    ...vehicleTyped('motorcycle'),
  }
}

// promise (staff): A new rider or shop is added to its list, and marked
// promise (staff): `/admin/riders`: riders
test('a registered rider stands in the list at once, and opens', async ({ page, ozi }) => {
  await makeRider(ozi.url, 'Zimuzo')
  await page.goto('/admin/riders')
  await expect(page.getByRole('heading', { name: 'Registered Riders' })).toBeVisible()
  await page.getByRole('button', { name: 'Register Rider' }).click()
  await expect(page.getByRole('dialog', { name: 'Register New Rider' })).toBeVisible()
  const rider = newRider('Chukwuemeka')
  await fillIn(page, rider)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectNotice(page, 'Success!', 'Rider registered successfully.')
  await ok(page)
  const row = page.getByRole('row').filter({ hasText: rider.Email })
  await expect(row).toContainText('Chukwuemeka Eze')
  await expectAppended(page, rider.Email)

  await row.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Chukwuemeka Eze' })
  await expect(sheet).toContainText('Motorcycle')
})

// promise (staff): Two change one rider: the second is told and loses nothing
test('of two who change one rider the second is told, and loses nothing', async ({ page, ozi, browser }) => {
  const { email } = await makeRider(ozi.url, 'Shared')
  const context = await browser.newContext({ baseURL: ozi.url })
  const other = await context.newPage()
  await asAdmin(other, ozi.url)
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
  await dropFile(dialog, 'riders.csv', csv)
  const bad = dialog.getByRole('table', { name: 'Lines with a mistake' }).getByRole('row')
  await expect(bad.filter({ hasText: 'Line 3' })).toContainText('A NIN has 11 digits.')
  await expect(bad.filter({ hasText: 'Line 4' })).toContainText('This is not an e-mail address.')
  await expect(bad.filter({ hasText: 'Line 5' }).first()).toContainText('Another rider has this NIN.')
  await expect(dialog).toContainText('This plate number is already on line 2.')
  await expect(dialog.getByText('riders.csv: 1 good line, 3 lines with a mistake')).toBeFocused()
  await expect(dialog.getByRole('table', { name: 'Good lines' })).toContainText('8902')
  await dialog.getByRole('button', { name: 'Register 1 rider' }).click()
  await expectNotice(page, 'Success!', '1 rider registered successfully.')
  await ok(page)
  await expect(page.getByRole('row').filter({ hasText: good })).toContainText('Filed Obi')
  await ozi.mailbox.waitFor(good, /registered you as a rider[\s\S]*\/new-password\?token=[\w-]+/)
})
