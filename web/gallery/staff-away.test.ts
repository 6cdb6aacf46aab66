import { contract } from '@ozi/contract'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { rows } from './fixtures/staff'
import { A_SHOP, AN_ITEM, AN_ORDER } from './fixtures/managed'
import { AT, PARCEL } from './fixtures/orders'
import { ADMIN, id } from './fixtures/people'
import { answer, type Answer, setOnline } from './helpers/answers'
import {
  dialog,
  expectNotice,
  fillIn,
  KINDS,
  openWide,
  openPerson,
  PEOPLE,
  press,
  question,
} from './helpers/staff-pages'

/** Without a network this is said, and with one the same press sends it. */
async function sendTwice(send: () => Promise<void>, told: string | RegExp, kept?: Locator, value?: string) {
  setOnline(false)
  await send()
  const alerts = page.getByRole('alertdialog').or(page.getByRole('alert')).filter({ hasText: told })
  await expect.element(alerts.first()).toBeVisible()
  const ok = page.getByRole('button', { name: 'OK', exact: true })
  if (ok.query()) await ok.click()
  if (kept) await expect.element(kept).toHaveValue(value ?? '')
  setOnline(true)
  await send()
}

const textbox = (name: RegExp) => page.getByRole('textbox', { name })

// promise (staff): Without a network nothing that staff wrote is lost
test.each(KINDS)('without a network a changed or deleted %s is said not to be saved', async (kind) => {
  const { record, said, calls, saved } = PEOPLE[kind]
  await openPerson(kind, saved({ ...record, name: 'Put Right' }), answer(calls.remove, { success: true }))
  await press('Update Shared Eze')
  await fillIn({ Name: 'Put Right' })
  await sendTwice(
    () => press('Save Changes'),
    `Failed to update ${said.toLowerCase()} details. Please try again.`,
    dialog().getByLabelText('Name', { exact: true }),
    'Put Right',
  )
  await expectNotice('Updated!', `${said} details updated successfully.`)
  await press('Delete Put Right')
  const asked = question('Confirm Deletion')
  await sendTwice(
    () => press('Delete', asked),
    `Failed to delete the ${said.toLowerCase()}. Please try again.`,
  )
  await expectNotice('Deleted!', `${said} has been successfully deleted.`)
})

// promise (staff): Without a network nothing that staff wrote is lost
test('without a network an invitation is said not to be sent', async () => {
  const email = 'away@ozi.test'
  const invitation = { _id: id(801), email, role: 'support', createdAt: AT, expiresAt: AT } as const
  await openWide('/admin/staff', [
    answer(contract.staff.list, { staff: [], invitations: [] }),
    answer(contract.staff.invite, { invitation: { ...invitation, invitedBy: ADMIN.name } }),
  ])
  await press('Invite somebody')
  await textbox(/^E-mail/).fill(email)
  await sendTwice(() => press('Send invitation'), /You are offline/, textbox(/^E-mail/), email)
  await expect.element(page.getByText(`It is on its way to ${email}.`).first()).toBeVisible()
  await press('OK')
})

// promise (staff): Without a network nothing that staff wrote is lost
test('without a network a message is said not to be answered', async () => {
  const message = {
    _id: id(802),
    name: 'Away',
    email: 'away@ozi.test',
    message: 'Are you there?',
    createdAt: AT,
    isRead: true,
    answered: null,
    answers: [],
  }
  await openWide('/admin/messages', [
    answer(contract.contact.list, rows('messages', message)),
    answer(contract.contact.markRead, { data: message }),
    answer(contract.contact.answer, { data: { ...message, answered: { at: AT, by: ADMIN.name } } }),
    answer(contract.contact.markAnswered, { data: { ...message, answered: { at: AT, by: ADMIN.name } } }),
  ])
  await page.getByRole('row').filter({ hasText: 'Are you there?' }).click()
  await textbox(/^Your answer/).fill('It comes at five.')
  await sendTwice(() => press('Send answer'), /You are offline/, textbox(/^Your answer/), 'It comes at five.')
  await expect.element(page.getByRole('button', { name: 'Mark open' })).toBeVisible()
})

// promise (staff): Without a network nothing that staff wrote is lost
test('without a network an order is said not to be moved', async () => {
  const cancelled = { ...AN_ORDER, status: 'cancelled' } as const
  const answers: readonly Answer[] = [
    answer(contract.payments.listTransactions, rows('transactions')),
    answer(contract.staffOrders.read, { data: AN_ORDER }),
    answer(contract.orders.read, { data: cancelled }),
    answer(contract.orders.move, { data: cancelled }),
  ]
  await openWide(`/admin/orders/${PARCEL._id}`, answers)
  await press('Cancel the order')
  const asked = page.getByRole('dialog', { name: 'Cancel the order' })
  await textbox(/^Why\?/).fill('They called it off')
  await sendTwice(
    () => press('Cancel the order', asked),
    /You are offline/,
    textbox(/^Why\?/),
    'They called it off',
  )
  await expect.element(asked).not.toBeInTheDocument()
})

// promise (staff): Without a network nothing that staff wrote is lost
test('without a network an item is said not to be changed', async () => {
  await openWide('/admin/items', [
    answer(contract.staffCatalogue.listItems, { ...rows('items', AN_ITEM), shop: null }),
    answer(contract.vendors.list, rows('vendors', A_SHOP)),
    answer(contract.staffCatalogue.updateItem, { item: { ...AN_ITEM, price: 1850, version: 2 } }),
  ])
  await press('Change Nkwobi')
  const price = dialog().getByLabelText(/^Price/)
  await price.fill('1850')
  await sendTwice(() => press('Save changes'), /You are offline/, price, '1850')
  await expect.element(page.getByText(/₦1,850/).first()).toBeVisible()
})
