import { contactMessages, contract, type RiderImportLine } from '@ozi/contract'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  AUDIT_LINE,
  INVITATION,
  LONG,
  LONG_ITEM,
  LONG_MESSAGE,
  LONG_RIDER,
  MEMBER,
  openAsStaff,
} from './fixtures/staff'
import { SHOP_HOURS } from './fixtures/catalogue'
import { AT } from './fixtures/orders'
import { id } from './fixtures/people'
import { type Answer, answer, change, refused } from './helpers/answers'
import { unfoldRows } from './helpers/staff-pages'
import { choose, click, dialog, fileInput, press, question, see, seen, write } from './helpers/states'

const over = () => dialog().or(question())

/** Opens a row's sheet. */
const openRow = (text: string) => click(page.getByRole('main').getByText(text))

describe('what is done with people is accessible', () => {
  // promise (staff): axe finds nothing on any page in any state, by day and by night
  test.each(['users', 'riders', 'vendors'])('the %s', async (list) => {
    await openAsStaff(`/admin/${list}`)
    await openRow(LONG)
    await press('Update')
    await write(dialog().getByLabelText('Mobile Number'), '12')
    await press('Save Changes')
    await see('a form with mistakes', dialog().getByRole('alert'))
    await openAsStaff(`/admin/${list}`)
    await openRow(LONG)
    await press('Delete')
    await see('somebody to be deleted', over())
  })

  // promise (staff): axe finds nothing on any page in any state, by day and by night
  test.each([
    ['riders', 'Rider'],
    ['vendors', 'Vendor'],
  ] as const)('registering one of the %s', async (list, noun) => {
    await openAsStaff(`/admin/${list}`)
    await press(`Register ${noun}`)
    await press(/^Save$/)
    await see('a form with mistakes', dialog().getByRole('alert'))
  })
})

// promise (staff): `/admin/vendors/:vendorId/hours`: the opening hours of a shop
test('the hours of a shop are changed from its sheet', async () => {
  await openAsStaff('/admin/vendors', [
    answer(contract.hours.updateOfShop, { data: { ...SHOP_HOURS, version: 3 } }),
  ])
  await openRow(LONG)
  await click(page.getByRole('link', { name: 'Its hours' }))
  await press('Save hours')
  await see('hours that were saved', 'The hours were saved')
})

const IMPORTED: RiderImportLine = {
  line: 2,
  rider: {
    name: LONG_RIDER.name,
    email: LONG_RIDER.email,
    mobileNumber: LONG_RIDER.mobileNumber,
    vehicleType: 'motorcycle',
    vehicleBrand: LONG_RIDER.vehicleBrand,
    plateNumber: 'DIPLOMAT 7',
    ninLastFour: '1234',
  },
  isPlateUnusual: true,
}

// promise (staff): axe finds nothing on any page in any state, by day and by night
test('riders from a file are accessible in every state', async () => {
  const { preview } = contract.riderImports
  const file = () => new File(['Name\nNobody\n'], 'riders.csv', { type: 'text/csv' })
  const openDialog = async (of: Answer) => {
    await openAsStaff('/admin/riders', [of])
    await press('Import Riders')
  }
  await openDialog(refused(preview))
  await see('the dialog', page.getByRole('dialog', { name: 'Import Riders' }))
  await choose(fileInput(), file())
  await see('a refused file', dialog().getByRole('alert'))
  const problems = [{ line: 3, column: 'Email', message: 'This is not an e-mail address.' }]
  await openDialog(answer(preview, { preview: { lines: [IMPORTED], problems, plan: 'a plan' } }))
  await choose(fileInput(), file())
  await see('a preview', 'riders.csv: 1 good line, 1 line with a mistake')
})

// promise (staff): axe finds nothing on any page in any state, by day and by night
test('what is done with items is accessible', async () => {
  await openAsStaff('/admin/items')
  await unfoldRows()
  await press(/^(Change|Update|Edit) /)
  await see('an item to be changed', over())
  await openAsStaff('/admin/items')
  await unfoldRows()
  await press(/^(Remove|Delete) /)
  await see('an item to be removed', over())
  await openAsStaff('/admin/items')
  await press('New item')
  await press('Continue')
  await see('an item without a shop', over())
  await seen(LONG_ITEM.name)
})

// promise (staff): axe finds nothing on any page in any state, by day and by night
test('a message and a change are accessible', async () => {
  await openAsStaff('/admin/messages')
  await openRow(LONG_MESSAGE.name)
  await see('a message', dialog())
  await press('Send answer')
  await see('an answer without words', contactMessages.answerMissing)
  await openAsStaff('/admin/audit')
  await openRow(AUDIT_LINE.subject.label)
  await see('a change', dialog())
})

// promise (staff): Two answer one contact message: the second is told and loses nothing
test('of two who answer a message, the second is told and decides', async () => {
  const theirs = { _id: id(701), content: 'It comes at five.', by: MEMBER.name, at: AT }
  const answered = { at: AT, by: MEMBER.name }
  const current = { ...LONG_MESSAGE, isRead: true, answered, answers: [theirs] }
  await openAsStaff('/admin/messages')
  await openRow(LONG_MESSAGE.name)
  const box = dialog().getByRole('textbox', { name: /^Your answer/ })
  await box.fill('At six.')
  change(refused(contract.contact.answer, 'CHANGED_MEANWHILE', { current }))
  await press('Send answer')
  await see('a message answered meanwhile', /It was answered meanwhile/)
  await expect.element(dialog()).toMatchTextContent('It comes at five.')
  await expect.element(box).toHaveValue('At six.')
  const mine = { ...theirs, _id: id(702), content: 'At six.' }
  change(answer(contract.contact.answer, { data: { ...current, answers: [theirs, mine] } }))
  await press('Send answer')
  await expect.element(box).toHaveValue('')
  await see('an answered message', dialog().getByText('At six.'))
})

// promise (staff): axe finds nothing on any page in any state, by day and by night
test('what is done with colleagues is accessible', async () => {
  await openAsStaff('/admin/staff')
  await press('Invite somebody')
  await press('Send invitation')
  await see('an invitation with mistakes', dialog())
  await openAsStaff('/admin/staff')
  await unfoldRows()
  await press(`Reset two-step login: ${MEMBER.name}`)
  await click(dialog().getByRole('button', { name: 'Reset', exact: true }))
  await see('a reason that is missing', 'Please say why.')
  for (const deed of [`Take back: ${INVITATION.email}`, /^Change role/, /^Remove/]) {
    await openAsStaff('/admin/staff')
    await unfoldRows()
    await press(deed)
    await see(String(deed), over())
  }
})
