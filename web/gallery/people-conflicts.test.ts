import { contract } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FUTO } from './fixtures/orders'
import { A_CUSTOMER, A_SHOP } from './fixtures/managed'
import { change, refused } from './helpers/answers'
import {
  dialog,
  expectNotice,
  field,
  fillIn,
  KINDS,
  openPerson,
  PEOPLE,
  press,
  question,
} from './helpers/staff-pages'
import { see } from './helpers/states'

const changed = 'Somebody else changed this while you had it open'
const told = () => dialog().getByRole('alert')

// promise (staff): Two change one customer or shop: the second is told and loses nothing
test.each(KINDS)('of two who change a %s, the second is told and decides', async (kind) => {
  const { record, calls, said, saved } = PEOPLE[kind]
  const current = { ...record, name: 'Shared First', version: 2 }
  await openPerson(kind, refused(calls.update, 'CHANGED_MEANWHILE', { current }))
  await press('Update Shared Eze')
  await fillIn({ Name: 'Shared Second' })
  await press('Save Changes')
  await see(`a ${kind} changed meanwhile`, changed)
  await expect.element(told()).toHaveFocus()
  await expect.element(told()).toMatchTextContent('Name: was “Shared Eze”, is now “Shared First”')
  await expect.element(field('Name')).toHaveValue('Shared Second')
  await press('Use the new one')
  await expect.element(field('Name')).toHaveValue('Shared First')
  await expect.element(field('Name')).toHaveFocus()

  await fillIn({ Name: 'Shared Third' })
  const later = { ...current, name: 'Shared Fourth', version: 3 }
  change(refused(calls.update, 'CHANGED_MEANWHILE', { current: later }))
  await press('Save Changes')
  await expect.element(told()).toMatchTextContent('is now “Shared Fourth”')
  change(saved({ ...later, name: 'Shared Third', version: 4 }))
  await press('Save mine instead')
  await expectNotice('Updated!', `${said} details updated successfully.`)
  await expect.element(page.getByRole('rowheader').first()).toMatchTextContent('Shared Third')
})

// promise (staff): What a colleague changed meanwhile is named, also if the form has no field for it
test('a change of what the form has no field for is named', async () => {
  const verified = { ...A_CUSTOMER, isOTPVerified: false, version: 2 }
  await openPerson('customer', refused(contract.customers.update, 'CHANGED_MEANWHILE', { current: verified }))
  await press('Update Shared Eze')
  await fillIn({ Address: '7 Tetlow Road' })
  await press('Save Changes')
  await expect.element(told()).toMatchTextContent('E-mail verified: was “Yes”, is now “No”')

  const moved = { ...A_SHOP, place: FUTO, version: 2 }
  await openPerson('shop', refused(contract.vendors.update, 'CHANGED_MEANWHILE', { current: moved }))
  await press('Update Shared Eze')
  await fillIn({ Description: 'Now with soup' })
  await press('Save Changes')
  await expect.element(told()).toMatchTextContent('Place on the map: was “Ikenegbu Layout”, is now “FUTO”')
  await press('Use the new one')
  const place = dialog().getByRole('combobox', { name: 'Place on the map (optional)' })
  await expect.element(place).toHaveValue('FUTO')
})

// promise (staff): One changes and one deletes the same person: the second is told and loses nothing
test.each(KINDS)('changing a %s that a colleague deleted is told', async (kind) => {
  await openPerson(kind, refused(PEOPLE[kind].calls.update, 'NOT_FOUND'))
  await press('Update Shared Eze')
  await fillIn({ Name: 'Put Right' })
  await press('Save Changes')
  await see(`a ${kind} deleted meanwhile`, 'A colleague deleted Shared Eze')
  await expect.element(told()).toHaveFocus()
  await expect.element(field('Name')).toHaveValue('Put Right')
  await expect.element(dialog().getByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument()
  await press('Cancel', dialog())
  await press('Throw away')
  await expect.element(page.getByRole('rowheader')).not.toBeInTheDocument()
})

// promise (staff): One changes and one deletes the same person: the second is told and loses nothing
test.each(KINDS)('deleting a %s that was changed or deleted is told first', async (kind) => {
  const { record, calls } = PEOPLE[kind]
  const current = { ...record, name: 'Put Right', version: 2 }
  await openPerson(kind, refused(calls.remove, 'CHANGED_MEANWHILE', { current }))
  const asked = question('Confirm Deletion')
  await press('Delete Shared Eze')
  await press('Delete', asked)
  await see(`a ${kind} changed before its deletion`, /A colleague has just changed this record/)
  await expect.element(asked).toMatchTextContent('Delete Put Right?')
  change(refused(calls.remove, 'NOT_FOUND'))
  await press('Delete', asked)
  await expectNotice('Error!', 'A colleague deleted Put Right')
  await expect.element(page.getByRole('rowheader')).not.toBeInTheDocument()
})
