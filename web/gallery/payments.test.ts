import { contract, type OrderPayment, type StaffOrder } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ASKED_BY_PLACES, openAsCustomer } from './fixtures/customer'
import { AN_ORDER } from './fixtures/managed'
import { AT, detailOf, PARCEL } from './fixtures/orders'
import { UNMATCHED_PAYMENT, BACK, OF_PARCEL, PAID, PENDING, reference } from './fixtures/payments'
import { rows } from './fixtures/staff'
import { answer, change, failed, refused } from './helpers/answers'
import { HEIGHT } from './helpers/look'
import { openWide, press } from './helpers/staff-pages'
import { dialog, question, see } from './helpers/states'

/** The verb of the dialog; its cross has the same name. */
const closeIt = () => dialog().getByRole('button', { name: 'Close', exact: true }).last().click()

const { read, payInCash, payAgain, refund, listUnmatched, closeUnmatched } = contract.onlinePayments
const PATH = `/dashboard/payments/${reference}`

// promise (customer): `/dashboard/payments/:reference`: what became of a payment
test('a payment says what became of it, and what can be done', async () => {
  await openAsCustomer(PATH, [failed(read)])
  await see('a payment that does not come', 'We could not fetch this payment.')
  await openAsCustomer(PATH, [refused(read, 'NOT_FOUND')])
  await see('another’s payment', 'We could not find this payment')
  await openAsCustomer(PATH, [
    answer(read, { data: PENDING }),
    refused(payAgain, 'PAYMENT_UNAVAILABLE'),
    answer(payInCash, {
      data: { ...PENDING, orders: [{ ...OF_PARCEL, paymentMethod: 'Cash', status: 'created' }] },
    }),
  ])
  await see('a payment that is not made', 'Sandbox: no real money')
  await press('Pay now')
  await see('Paystack away', /Paystack does not answer right now/)
  await press('Pay in cash instead')
  await see('cash instead', 'You pay in cash, to the rider.')
  await openAsCustomer(PATH, [answer(read, { data: { ...PENDING, status: 'failed' } })])
  await see('a payment that failed', 'The payment failed')
  await openAsCustomer(PATH, [answer(read, { data: PAID })])
  await see('a receipt', 'Kept for the late cancellation')
})

test('who cancelled at the pickup again and again reads why they pay first', async () => {
  const data = { methods: ['Paystack' as const], isSandbox: true, cancellationFee: 500 }
  await page.viewport(1440, HEIGHT)
  await openAsCustomer('/dashboard/send', [
    ...ASKED_BY_PLACES,
    answer(contract.onlinePayments.options, { data }),
  ])
  await see('nothing but Paystack', /^You cancelled several times/)
  await expect.element(page.getByRole('radio', { name: /^Paystack/ })).toBeChecked()
  expect(page.getByRole('radio', { name: /^Cash/ }).query()).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Order and pay' })).toBeVisible()
})

const OF_ORDER: OrderPayment = {
  reference,
  status: 'paid',
  isSandbox: true,
  amount: PARCEL.fee,
  createdAt: AT,
  paidAt: AT,
  refunds: [BACK],
}

// promise (customer): What a late cancellation costs is said before
test('what a late cancellation costs is asked before', async () => {
  const order = {
    ...PARCEL,
    paymentMethod: 'Paystack',
    cashToCollect: 0,
    status: 'enroute_to_pickup',
  } as const
  const detail = detailOf(order, { payments: [OF_ORDER], cancellationFee: 500 })
  await openAsCustomer(`/dashboard/orders/${PARCEL._id}`, [answer(contract.orders.read, { data: detail })])
  await see('an order with its payment', page.getByRole('button', { name: 'Cancel order' }))
  await press('Cancel order')
  await see('a late cancellation', question().getByText(/₦500\.00 of what you paid is kept/))
})

// promise (staff): Finance pays back a part or all of a payment, never more than is left
test('a payment is paid back from its order', async () => {
  const order: StaffOrder = { ...AN_ORDER, paymentMethod: 'Paystack', payments: [OF_ORDER] }
  await openWide(`/admin/orders/${PARCEL._id}`, [
    answer(contract.payments.listTransactions, rows('transactions')),
    answer(contract.staffOrders.read, { data: order }),
    answer(refund, { data: PAID }),
  ])
  await press('Pay back')
  const asked = page.getByRole('dialog', { name: `Pay back for order ${PARCEL.number}` })
  await asked.getByLabelText('Amount').fill('999999')
  await press('Pay back', asked)
  await see('a refund with mistakes', 'This is more than is left of the payment.')
  await asked.getByLabelText('Amount').fill('100.50')
  await asked.getByRole('textbox', { name: /^Reason/ }).fill('It was late.')
  await press('Pay back', asked)
  await see('a refund', /₦100\.50 on its way back/)
})

// promise (staff): `/admin/payments`: what was set aside
// promise (staff): Money that fits no payment is set aside, and nothing counts as paid
test('what was set aside is looked at and closed', async () => {
  await openWide('/admin/payments', [failed(listUnmatched)])
  await see('a list that does not come', /Something went wrong/)
  await openWide('/admin/payments', [answer(listUnmatched, rows('payments'))])
  await see('nothing set aside', 'No unmatched payments.')
  const closed = { at: AT, by: 'Ada Admin', note: 'Sent back at Paystack.' }
  await openWide('/admin/payments', [
    answer(listUnmatched, rows('payments', UNMATCHED_PAYMENT)),
    answer(closeUnmatched, { data: { ...UNMATCHED_PAYMENT, closed } }),
  ])
  await press(`Close ${reference}`)
  await closeIt()
  await see('a note that is missing', 'Please say what was done.')
  await dialog().getByRole('textbox').fill(closed.note)
  change(answer(listUnmatched, rows('payments', { ...UNMATCHED_PAYMENT, closed })))
  await closeIt()
  await see('closed', 'Closed by Ada Admin')
  expect(dialog().elements()).toHaveLength(0)
})

test('a dispute is closed with how it ended', async () => {
  const dispute = { ...UNMATCHED_PAYMENT, cause: 'dispute' as const }
  const closed = { at: AT, by: '', note: 'Paystack: declined', end: 'kept' as const }
  await openWide('/admin/payments', [answer(listUnmatched, rows('payments', dispute))])
  await press(`Close ${reference}`)
  await closeIt()
  await see('an end that is missing', 'Please choose the outcome.')
  await openWide('/admin/payments', [answer(listUnmatched, rows('payments', { ...dispute, closed }))])
  await see('a dispute that Paystack ended', 'Closed by Paystack')
})

// promise (customer): `/dashboard/orders/:orderId/receipt`: what was paid, to print or to save
test('the receipt of an order is there once it is delivered', async () => {
  const path = `/dashboard/orders/${PARCEL._id}/receipt`
  const of = (status: 'created' | 'delivered') =>
    answer(contract.orders.read, {
      data: detailOf(
        { ...PARCEL, status, ...(status === 'delivered' && { deliveredAt: AT }) },
        { tax: 83.72 },
      ),
    })
  await openAsCustomer(path, [failed(contract.orders.read)])
  await see('a failed receipt', 'We could not fetch this receipt.')
  await openAsCustomer(path, [of('created')])
  await see('no receipt yet', 'There is a receipt once it is delivered.')
  await openAsCustomer(path, [of('delivered')])
  await see('a receipt of an order', 'VAT contained')
})
