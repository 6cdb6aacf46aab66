import { contract, type MoveTarget, type Quote, type StaffOrder } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ASKED_BY_PLACES } from './fixtures/customer'
import { rows } from './fixtures/staff'
import { AN_ORDER } from './fixtures/managed'
import { detailOf, FUTO, PARCEL } from './fixtures/orders'
import { id } from './fixtures/people'
import { answer, change, failed, refused } from './helpers/answers'
import { openWide, press } from './helpers/staff-pages'
import { see } from './helpers/states'

const FAILED: StaffOrder = { ...AN_ORDER, status: 'delivery_failed' }
const PATH = `/admin/orders/${PARCEL._id}`
const { read } = contract.staffOrders
const BEHIND = answer(contract.payments.listTransactions, rows('transactions'))
const sheet = () => page.getByRole('dialog', { name: `Order ${PARCEL.number}` })

// promise (staff): `/admin/orders/:orderId`: one order
test('an unknown order says so, and a failed one offers to try again', async () => {
  await openWide('/admin/orders/nonsense', [BEHIND, refused(read, 'NOT_FOUND')])
  await see('no such order', 'We could not find this order')
  await openWide(PATH, [BEHIND, failed(read)])
  await see('an order that does not come', /We could not fetch this order\./)
  change(answer(read, { data: AN_ORDER }))
  await press('Retry')
  await expect.element(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
})

// promise (staff): `/admin/orders/:orderId`: one order
// promise (staff): Two move one order: the second is told
test('a move that comes too late is told, and the new state is shown', async () => {
  const allowed: MoveTarget[] = []
  await openWide(PATH, [
    ...[BEHIND, answer(read, { data: AN_ORDER })],
    refused(contract.orders.move, 'ILLEGAL_MOVE', { allowed }),
  ])
  await press('Cancel the order')
  const asked = page.getByRole('dialog', { name: 'Cancel the order' })
  await asked.getByRole('textbox', { name: /^Why\?/ }).fill('I was slower.')
  const cancelled = { ...AN_ORDER, status: 'cancelled' } as const
  change(answer(read, { data: cancelled }), answer(contract.orders.read, { data: detailOf(cancelled) }))
  await press('Cancel the order', asked)
  await see('an overtaken move', /Changed by somebody else\. It is now: Cancelled\./)
  await expect.element(sheet()).toMatchTextContent('This order has ended.')
})

const quoteOf = (total: number): Quote => ({
  _id: id(402),
  distanceKm: 0,
  durationMinutes: 0,
  total,
  expiresAt: '2099-01-01T00:00:00.000Z',
  lines: [{ kind: 'redelivery', label: 'Redelivery', amount: total }],
})

// promise (staff): Staff choose the right place for an order whose rider is at a wrong one
test('an order at a wrong place is priced once the right one is chosen', async () => {
  const { quoteRedelivery } = contract.orders
  await openWide(PATH, [
    ...[BEHIND, answer(read, { data: { ...FAILED, isPlaceWrong: true } })],
    ...ASKED_BY_PLACES,
    answer(contract.places.search, { suggestions: [FUTO] }),
    answer(quoteRedelivery, { data: quoteOf(1525.6) }),
  ])
  await press('Deliver again')
  const asked = page.getByRole('dialog', { name: 'Deliver again' })
  await see('a wrong place', 'Choose the right place first.')
  await asked.getByRole('combobox', { name: 'The right place' }).fill('futo')
  await page.getByRole('option', { name: /FUTO/ }).click()
  await see('its price', /Customer: ₦1,525\.60/)
})

// promise (staff): Staff say who pays for another try, and its transaction appears in the list
test('a price of another try that failed or changed is said first', async () => {
  const { quoteRedelivery, move } = contract.orders
  await openWide(PATH, [BEHIND, answer(read, { data: FAILED }), failed(quoteRedelivery)])
  await press('Deliver again')
  const asked = page.getByRole('dialog', { name: 'Deliver again' })
  await see('no price', /We could not work out what it costs\./)
  await expect.element(asked.getByRole('radio', { name: /^Customer/ })).toBeDisabled()
  await expect.element(asked.getByRole('radio', { name: /^Free/ })).toBeEnabled()
  change(answer(quoteRedelivery, { data: quoteOf(1000) }))
  await press('Retry', asked)
  await press('Deliver again', asked)
  await see('nothing said', 'Please choose who pays.')
  await expect.element(asked).toMatchTextContent('Please say why.')
  await asked.getByRole('radio', { name: /^Customer: ₦1,000\.00/ }).click({ force: true })
  await asked.getByRole('textbox', { name: /^Why\?/ }).fill('Agreed on the telephone.')
  change(refused(move, 'FEE_CHANGED', { fee: 1250, quote: quoteOf(1250) }))
  await press('Deliver again', asked)
  const changed = page.getByRole('alertdialog', { name: 'The price has changed' })
  await see('another price', changed)
  await expect.element(changed).toMatchTextContent('₦1,250.00')
  await press('Not now', changed)
  await expect.element(asked.getByRole('radio', { name: /^Customer: ₦1,250\.00/ })).toBeChecked()
  await expect.element(asked.getByRole('textbox', { name: /^Why\?/ })).toHaveValue('Agreed on the telephone.')
})
