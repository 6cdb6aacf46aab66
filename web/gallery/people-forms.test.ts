import { contract, REFUSALS } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { A_RIDER, A_SHOP } from './fixtures/managed'
import { FUTO, IKENEGBU } from './fixtures/orders'
import { answer, change, failed, held, refused, takeUnanswered } from './helpers/answers'
import {
  dialog,
  expectNotice,
  field,
  fillIn,
  KINDS,
  openPerson,
  owed,
  PEOPLE,
  press,
  question,
} from './helpers/staff-pages'
import { see, seen } from './helpers/states'

const LISTS = {
  customer: {
    title: 'Registered Users',
    search: 'Search users...',
    columns: ['Name', 'Email', 'Role', 'Phone', 'Date Joined', 'Update', 'Delete'],
    fields: ['Name', 'Email', 'Mobile Number', 'Address'],
  },
  rider: {
    title: 'Registered Riders',
    search: 'Search riders...',
    columns: [
      ...['Name', 'Email', 'Duty', 'Jobs now', 'Cash held', 'Phone'],
      ...['Date Joined', 'Update', 'Delete'],
    ],
    fields: ['Name', 'Email', 'Mobile Number', 'Vehicle Type'],
  },
  shop: {
    title: 'Registered Vendors',
    search: 'Search vendors...',
    columns: ['Name', 'Email', 'Category', 'Phone', 'Date Joined', 'Update', 'Delete'],
    fields: ['Name', 'Description', 'Mobile Number', 'Address'],
  },
} as const
const expectNothingSaving = () =>
  expect.poll(() => document.querySelector('button[aria-busy=true]')).toBeNull()
const joinedAt = '2026-03-04T23:05:40.000Z'

// promise (staff): Titles, searches and columns of the lists, to the letter
// promise (staff): Dates of the lists are those of Lagos
test.each(KINDS)('the list with a %s has its texts and a date of Lagos', async (kind) => {
  const { title, search, columns } = LISTS[kind]
  const { record, listed } = PEOPLE[kind]
  await openPerson(kind, listed({ ...record, createdAt: joinedAt }))
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(title)
  await expect.element(page.getByRole('searchbox')).toHaveAttribute('placeholder', search)
  const heads = page.getByRole('columnheader').elements()
  expect(heads.map((head) => head.textContent)).toEqual(columns)
  await expect.poll(() => document.querySelector<HTMLElement>('tbody time')?.title).toBe('5 Mar 2026, 00:05')
})

// promise (staff): Titles and fields of the dialogs for people, to the letter
// promise (staff): “Failed to update user details. Please try again.”, “User details updated successfully.”
// promise (staff): “Failed to update rider details. Please try again.”, “Rider details updated successfully.”
// promise (staff): “Failed to update vendor details. Please try again.”, “Vendor details updated successfully.”
test.each(KINDS)('a change of a %s that fails stays, and is saved again', async (kind) => {
  const { record, said, calls, saved } = PEOPLE[kind]
  await openPerson(kind, failed(calls.update))
  await press('Update Shared Eze')
  await expect.element(dialog()).toHaveAccessibleName(`Update ${said}`)
  for (const label of LISTS[kind].fields) await expect.element(field(label)).toBeVisible()
  await fillIn({ Name: 'Put Right' })
  await press('Save Changes')
  await expectNotice('Error!', `Failed to update ${said.toLowerCase()} details. Please try again.`)
  await expect.element(field('Name')).toHaveValue('Put Right')
  change(saved({ ...record, name: 'Put Right', version: 2 }))
  await press('Save Changes')
  await expectNotice('Updated!', `${said} details updated successfully.`)
  await expect.element(page.getByRole('rowheader').first()).toMatchTextContent('Put Right')
})

// promise (staff): An Error! also says the server’s reason, and nothing is saving behind it
test('an Error! says the server’s reason, and nothing is saving behind it', async () => {
  await openPerson('customer', refused(PEOPLE.customer.calls.update, 'RATE_LIMITED'))
  await press('Update Shared Eze')
  await fillIn({ Name: 'Put Right' })
  await press('Save Changes')
  await expect
    .element(question('Error!'))
    .toHaveAccessibleDescription(
      `Failed to update user details. Please try again. ${REFUSALS.RATE_LIMITED.message}`,
    )
  await expectNothingSaving()
})

// promise (staff): “Failed to delete the user. Please try again.”, “User has been successfully deleted.”
// promise (staff): “Failed to delete the rider. Please try again.”, “Rider has been successfully deleted.”
// promise (staff): “Failed to delete the vendor. Please try again.”, “Vendor has been successfully deleted.”
test.each(KINDS)('a %s is deleted once that is confirmed, and not before', async (kind) => {
  const { said, calls } = PEOPLE[kind]
  await openPerson(kind, failed(calls.remove))
  await press('Delete Shared Eze')
  const asked = question('Confirm Deletion')
  await expect.element(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await press('Delete', asked)
  await expectNotice('Error!', `Failed to delete the ${said.toLowerCase()}. Please try again.`)
  await expect.element(asked).toBeVisible()
  change(answer(calls.remove, { success: true }))
  await press('Delete', asked)
  await expectNotice('Deleted!', `${said} has been successfully deleted.`)
  await expect.element(page.getByText(`No ${said.toLowerCase()}s found.`)).toBeVisible()
})

// promise (staff): A rider who holds cash is not deleted
// promise (staff): What a rider or a shop is owed is said before they are deleted
test('a rider’s money is said before, and why one is not deleted', async () => {
  const { statement } = contract.earnings
  await openPerson('rider', held(statement))
  await press('Delete Shared Eze')
  await expect.element(question('Confirm Deletion').getByText(/^Looking up what we owe them/)).toBeVisible()
  change(failed(statement))
  await expect.element(question('Confirm Deletion').getByText(/it stays owed\.$/)).toBeVisible()
  await openPerson('rider', refused(contract.riders.remove, 'HOLDS_CASH', { held: 1000 }), owed(4500))
  await press('Delete Shared Eze')
  await expect.element(question('Confirm Deletion').getByText(/^We owe them ₦4,500/)).toBeVisible()
  await press('Delete', question('Confirm Deletion'))
  const why = 'This rider still holds cash. It must be handed in, and recorded on the Cash page, first.'
  await expectNotice('Error!', `Failed to delete the rider. Please try again. ${why}`)
  await expect.element(question('Confirm Deletion').getByRole('alert')).toMatchTextContent(why)
})

const passwords = { Password: 'a quiet evening', 'Confirm password': 'a quiet evening' }
const NEW = {
  rider: {
    'First name': 'Later',
    'Last name': 'Obi',
    Email: 'later@ozi.test',
    'Mobile Number': '803 123 4567',
    ...passwords,
    Gender: 'male',
    'Vehicle Type': 'motorcycle',
    'Vehicle brand': 'Bajaj Boxer',
    'Plate number': 'OWR-102RD',
    NIN: '30000000002',
  },
  shop: {
    'Shop name': 'Mama Ezinne',
    Category: 'food',
    'Shop description': 'Fresh',
    Email: 'e@ozi.test',
    'Mobile Number': '803 123 4567',
    ...passwords,
    'Owner’s first name': 'Ngozi',
    'Owner’s last name': 'Eze',
    'Owner’s email': 'e@ozi.test',
    'Owner’s phone': '803 123 4567',
    Address: 'Douglas Road 4',
  },
}

// promise (staff): A new rider or shop: “Password and confirm password do not match.”
// promise (staff): “Failed to register rider. Please try again.”, “Rider registered successfully.”
// promise (staff): “Failed to register vendor. Please try again.”, “Vendor registered successfully.”
test.each(['rider', 'shop'] as const)('a %s is registered once all fields are right', async (kind) => {
  const { said, calls } = PEOPLE[kind]
  const { register } = calls as typeof contract.riders
  await openPerson(kind, answer(contract.places.search, { suggestions: [IKENEGBU] }))
  await press(`Register ${said}`)
  await expect.element(dialog()).toHaveAccessibleName(`Register New ${said}`)
  await press('Save')
  const summary = dialog().getByRole('alert')
  await expect.element(summary).toMatchTextContent('Please fill in all required fields.')
  await expect.element(summary).toHaveFocus()
  await expect.element(summary).toMatchTextContent(`and ${String(Object.keys(NEW[kind]).length - 1)} more`)

  await fillIn({ ...NEW[kind], 'Confirm password': 'a loud morning' })
  await press('Save')
  await expect.element(summary).toMatchTextContent('Password and confirm password do not match.')
  await expect
    .element(field('Confirm password'))
    .toHaveAccessibleDescription('Password and confirm password do not match.')
  for (const [label, value] of Object.entries(NEW[kind])) {
    if (label !== 'Confirm password') await expect.element(field(label)).toHaveValue(value)
  }
  expect(takeUnanswered(), 'nothing is sent').toEqual([])

  await fillIn(passwords)
  change(failed(register))
  await press('Save')
  await expectNotice('Error!', `Failed to register ${said.toLowerCase()}. Please try again.`)
  change(
    kind === 'rider'
      ? answer(contract.riders.register, { rider: { ...A_RIDER, _id: A_SHOP._id } })
      : answer(contract.vendors.register, { vendor: { ...A_SHOP, _id: A_RIDER._id } }),
  )
  await press('Save')
  await expectNotice('Success!', `${said} registered successfully.`)
})

test('a rider is asked for a plate as long as the vehicle has one', async () => {
  await openPerson('rider', answer(contract.riders.register, { rider: A_RIDER }))
  await press('Register Rider')
  await expect.element(field('Plate number')).toBeVisible()
  await fillIn({ 'Vehicle Type': 'bicycle' })
  await expect.element(field('Plate number')).not.toBeInTheDocument()
  await see('a new rider with a bicycle', field('Vehicle Type'))
})

test('a rider who leaves a bicycle is asked for a plate', async () => {
  const bicycle = { ...A_RIDER, vehicleType: 'bicycle' as const, plateNumber: '' }
  await openPerson('rider', PEOPLE.rider.listed(bicycle))
  await press('Update Shared Eze')
  await expect.element(field('Vehicle Type')).toBeVisible()
  await expect.element(field('Plate number')).not.toBeInTheDocument()
  await fillIn({ 'Vehicle Type': 'bus' })
  await expect.element(field('Plate number')).toBeVisible()
  await press('Save Changes')
  await expect.element(field('Plate number')).toHaveAccessibleDescription('Please enter the plate number.')
  await see('a rider who leaves a bicycle', field('Plate number'))
})

// promise (staff): The NIN, plate and phone of a rider belong to no other rider
test('what the server refuses of a new rider is said at its fields', async () => {
  const fields = { plateNumber: 'Another rider has this plate number.', NIN: 'Another rider has this NIN.' }
  await openPerson('rider', refused(contract.riders.register, 'VALIDATION', { fields }))
  await press('Register Rider')
  await fillIn(NEW.rider)
  await press('Save')
  const why = `${fields.plateNumber} ${fields.NIN}`
  await expect
    .element(question('Error!'))
    .toHaveAccessibleDescription(`Failed to register rider. Please try again. ${why}`)
  await expectNothingSaving()
  await press('OK')
  const summary = dialog().getByRole('alert')
  await expect.element(summary).toHaveFocus()
  await expect.element(summary).toMatchTextContent(`Plate number: ${fields.plateNumber} and 1 more`)
  await summary.getByRole('link').click()
  await expect.element(field('Plate number')).toHaveFocus()
  await expect.element(field('Plate number')).toHaveAccessibleDescription(fields.plateNumber)
  await expect.element(field('NIN')).toHaveAccessibleDescription(/Another rider has this NIN/)
  await expect.element(field('Password')).toHaveValue(passwords.Password)
})

// promise (everyone): A half-filled form asks before it throws away what was typed
test('Esc, Cancel, Close and a reload ask before a form is thrown away', async () => {
  const leaves = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return !event.defaultPrevented
  }
  await openPerson('rider')
  await press('Register Rider')
  expect(leaves(), 'nothing was typed').toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await press('Register Rider')
  await fillIn({ 'First name': 'Ikenna' })
  expect(leaves()).toBe(false)
  const asked = question('Throw away what you typed?')
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => press('Cancel', dialog()),
    () => press('Close', dialog()),
  ]) {
    await close()
    await expect.element(asked.getByRole('button', { name: 'Keep typing' })).toHaveFocus()
    await press('Keep typing', asked)
    await expect.element(field('First name')).toHaveValue('Ikenna')
  }
  await press('Cancel', dialog())
  await see('a form to be thrown away', asked)
  await press('Throw away', asked)
  await expect.element(dialog()).not.toBeInTheDocument()
})

// promise (staff): A new shop: the place found by its address is shown before it is saved
test('the place found by the address of a new shop is looked at first', async () => {
  await openPerson('shop', answer(contract.places.search, { suggestions: [FUTO] }))
  await press('Register Vendor')
  await fillIn({ ...NEW.shop, Address: 'FUTO' })
  await press('Save')
  const place = dialog().getByRole('combobox', { name: 'Place on the map (optional)' })
  await see('a new shop at the place of its address', 'By the address, riders will pick up at FUTO.')
  await expect.element(place).toHaveValue('FUTO')
  await expect.element(place).toHaveFocus()
  await place.fill('')
  const made = { ...A_SHOP, _id: A_RIDER._id, place: null, isOrderable: false }
  let sent: unknown
  change({
    call: contract.vendors.register,
    respond: (request) => {
      void request.json().then((body) => (sent = body))
      return Response.json({ vendor: made }, { status: 201 })
    },
  })
  await press('Save')
  await seen(question('Success!').getByText('Vendor registered successfully.'))
  await seen(question('Success!').getByText(/^Nobody can order from Shared Eze yet/))
  expect(sent).toMatchObject({ address: 'FUTO', place: null })
})

// promise (staff): A shop with a new address: where riders go from now on is asked before it is saved
test('a new address of a shop asks where riders pick up', async () => {
  await openPerson('shop', answer(contract.places.search, { suggestions: [FUTO] }))
  await press('Update Shared Eze')
  await fillIn({ Address: 'FUTO' })
  await press('Save Changes')
  const place = dialog().getByRole('combobox', { name: 'Place on the map (optional)' })
  await see('a shop that its new address moves', 'riders will pick up at FUTO (before: Ikenegbu Layout)')
  await expect.element(place).toHaveValue('FUTO')
  await expect.element(place).toHaveFocus()
  await press('Keep Ikenegbu Layout', dialog())
  await expect.element(place).toHaveValue('Ikenegbu Layout')
  await fillIn({ Address: 'Somewhere new' })
  change(answer(contract.places.search, { suggestions: [] }))
  await press('Save Changes')
  await see('a shop whose new address the map does not have', 'Riders still pick up at Ikenegbu Layout')
  change(PEOPLE.shop.saved({ ...A_SHOP, address: 'Somewhere new', version: 2 }))
  await press('Save Changes')
  await expectNotice('Updated!', 'Vendor details updated successfully.')
})
