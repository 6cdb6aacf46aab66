import { expect, expectAccessibleInBoth, logIn, PASSWORD, someone, test } from './helpers/journey.ts'
import {
  expectNotice,
  fillIn,
  makeRider,
  makeVendor,
  newVehicle,
  ok,
  signInAsAdmin,
  vehicleTyped,
} from './helpers/people.ts'

// promise (staff): The NIN, plate and phone of a rider belong to no other rider
test('a rider with another’s plate, NIN or phone is refused at the field', async ({ page, ozi }) => {
  await signInAsAdmin(page, ozi.url)
  const taken = newVehicle()
  await makeRider(ozi.url, 'Earlier', taken)
  await page.goto('/admin/riders')
  await page.getByRole('button', { name: 'Register Rider' }).click()
  const { email, mobileNumber } = someone('Later')
  const typed: Record<string, string> = {
    ...{ 'First name': 'Later', 'Last name': 'Obi', Email: email, 'Mobile Number': mobileNumber },
    ...{ Password: PASSWORD, 'Confirm password': PASSWORD, Gender: 'male', ...vehicleTyped('motorcycle') },
  }
  await fillIn(page, { ...typed, 'Plate number': taken.plateNumber.toLowerCase().replace('-', ' ') })
  const dialog = page.getByRole('dialog')
  const save = () => dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await save()
  await expectNotice(page, 'Error!', 'Failed to register rider. Please try again.')
  await ok(page)
  const plate = dialog.getByLabel('Plate number', { exact: true })
  await expect(plate).toBeFocused()
  await expect(plate).toHaveAccessibleDescription(/Another rider has this plate number\./)
  await expect(dialog.getByLabel('First name')).toHaveValue('Later')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  await expectAccessibleInBoth(page)

  await fillIn(page, { NIN: taken.NIN })
  await save()
  await ok(page)
  const summary = dialog.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Plate number: Another rider has this plate number.',
    'NIN: Another rider has this NIN.',
  ])
  await summary.getByRole('link').last().click()
  await expect(dialog.getByLabel('NIN', { exact: true })).toBeFocused()

  await fillIn(page, { NIN: typed['NIN'] ?? '', 'Plate number': typed['Plate number'] ?? '' })
  await save()
  await expectNotice(page, 'Success!', 'Rider registered successfully.')
  await ok(page)

  // The phone number, when it is changed.
  const { email: changed } = await makeRider(ozi.url, 'Changing')
  await page.goto(`/admin/riders?search=${changed}`)
  await page.getByRole('button', { name: /^Update Changing/ }).click()
  await fillIn(page, { 'Mobile Number': mobileNumber })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await ok(page)
  const phone = dialog.getByLabel('Mobile Number', { exact: true })
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/Another rider has this phone number\./)
  await expectAccessibleInBoth(page)
})

for (const { who, role, make, said } of [
  { who: 'a rider', role: 'rider', make: makeRider, said: /registered you as a rider/ },
  { who: 'a shop', role: 'vendor', make: makeVendor, said: /registered your shop/ },
] as const) {
  // promise (staff): A registered rider or shop is mailed where to log in and a link to choose a password
  test(`${who} whom staff registered sets a password by the mailed link`, async ({ page, ozi }) => {
    const { email } = await make(ozi.url, 'Welcomed')
    await ozi.mailbox.waitFor(email, said)
    await page.goto(await ozi.mailbox.waitFor(email, /http\S+\/new-password\?token=[\w-]+/))
    const own = 'three goats on Wetheral Road'
    await page.getByLabel('New password', { exact: true }).fill(own)
    await page.getByLabel('Confirm password', { exact: true }).fill(own)
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await logIn(page, email, own)
    await expect(page).toHaveURL(new RegExp(`/${role}$`))
  })
}
