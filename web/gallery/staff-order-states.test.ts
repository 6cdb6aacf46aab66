import { contract } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '~/ui/notice/toast'
import { ASKED_BY_PLACES, QUOTE } from './fixtures/customer'
import { AT, FUTO, IKENEGBU } from './fixtures/orders'
import { id } from './fixtures/people'
import { openAsStaff, ORDER, rows, STAFF_ORDER, WRITER } from './fixtures/staff'
import { answer, change, failed, held, refused } from './helpers/answers'
import { expectFree } from './helpers/look'
import { click, press, see, seen, write } from './helpers/states'

const { customers, pricing, staffOrders } = contract

// promise (staff): axe finds nothing on any page in any state, by day and by night
test('assigning a rider is accessible in every state', async () => {
  const { rider: _nobody, ...waiting } = STAFF_ORDER
  await openAsStaff(`/admin/orders/${ORDER._id}`, [
    answer(staffOrders.read, { data: { ...waiting, status: 'created' } }),
  ])
  await press('Assign a rider')
  const assign = page.getByRole('dialog', { name: 'Assign a rider' })
  await click(assign.getByRole('button', { name: 'Assign a rider' }))
  await see('a form with mistakes', assign.getByRole('combobox'))
  await click(assign.getByRole('combobox'))
  await see('the riders', assign.getByRole('option'))
})

// promise (staff): Cash that is owed back for an order that came back is on its sheet, and is paid back once
test('cash that is owed back is accessible in every state', async () => {
  const owing = { ...STAFF_ORDER, status: 'returned' as const, cashAtPickup: ORDER.fee, owedBack: ORDER.fee }
  await openAsStaff(`/admin/orders/${ORDER._id}`, [answer(staffOrders.read, { data: owing })])
  await press('Record as paid back')
  const ask = page.getByRole('dialog', { name: /paid back\?$/ })
  await click(ask.getByRole('button', { name: 'Record as paid back' }))
  await see('a reason that is missing', 'Please say to whom and how.')
})

test('how often a customer cancelled at the pickup is at both sheets', async () => {
  const lateCancellations = { count: 3, paysFirst: true }
  const says = 'Cancelled at the pickup 3 times in 30 days: pays first.'
  await openAsStaff('/admin/users', [
    answer(contract.orders.listAll, { ...rows('orders', ORDER), lateCancellations }),
    answer(staffOrders.read, { data: { ...STAFF_ORDER, lateCancellations: { count: 1, paysFirst: false } } }),
  ])
  await click(page.getByRole('main').getByText(WRITER.email))
  await see('a customer who pays first', says)
  await click(page.getByRole('dialog').getByRole('button', { name: ORDER.number }))
  await see('the order of a customer', 'Cancelled at the pickup once in 30 days.')
})

// promise (staff): The office changes a transfer to cash after a question, and sees why it cannot
test('a transfer is changed to cash after a question', async () => {
  const { payInCash } = contract.onlinePayments
  const due = {
    ...STAFF_ORDER,
    status: 'arrived_at_dropoff' as const,
    paymentMethod: 'Transfer' as const,
    payments: [
      {
        reference: `ozi-${id(900)}`,
        status: 'pending' as const,
        isSandbox: true,
        amount: ORDER.fee,
        createdAt: AT,
        refunds: [],
      },
    ],
  }
  await openAsStaff(`/admin/orders/${ORDER._id}`, [
    answer(staffOrders.read, { data: due }),
    refused(payInCash, 'PAYMENT_PAID'),
  ])
  await press('Change to cash')
  const ask = page.getByRole('alertdialog', { name: /^Take ₦/ })
  await see('the question about cash', ask)
  await click(ask.getByRole('button', { name: 'Change to cash' }))
  await see('a transfer that has arrived meanwhile', 'This is already paid.')
})

// promise (staff): A caller's link to pay by is copied, or sent by WhatsApp or SMS, until it is paid
test('a caller’s link to pay by is on their order', async () => {
  const waiting = {
    ...STAFF_ORDER,
    status: 'awaiting_payment' as const,
    paymentMethod: 'Paystack' as const,
    trackToken: 'a-token',
    payments: [
      {
        reference: `ozi-${id(901)}`,
        status: 'pending' as const,
        isSandbox: true,
        amount: ORDER.fee,
        createdAt: AT,
        refunds: [],
      },
    ],
  }
  await openAsStaff(`/admin/orders/${ORDER._id}`, [answer(staffOrders.read, { data: waiting })])
  await see('a link to pay by', /^Payment link: ₦/)
  const link = page.getByRole('link', { name: 'WhatsApp the link' })
  expect(link.element().getAttribute('href')).toContain(encodeURIComponent('/track/a-token'))
  await openAsStaff('/admin/orders/new', ASKED_BY_PLACES)
  await click(page.getByText('Payment link', { exact: true }))
  await see('an order that is paid by a link', 'How is it paid?')
})

const picker = () => page.getByRole('combobox', { name: 'Customer' })

// promise (staff): axe finds nothing on any page in any state, by day and by night
test('looking for a caller is accessible in every state', async () => {
  await openAsStaff('/admin/orders/new', ASKED_BY_PLACES)
  await press('Place order')
  await see('a form with mistakes', 'Please choose a customer, or New caller.')
  change(held(customers.list))
  await write(picker(), '0810')
  await see('a search', 'Searching')
  change(refused(customers.list))
  await see('a search that was refused', 'We could not search.')
  change(answer(customers.list, rows('users')))
  await write(picker(), '0811')
  await see('nobody', 'Nobody matches.')
  change(answer(customers.list, rows('users', WRITER)))
  await write(picker(), '0812')
  await see('a customer', page.getByRole('option'))
})

// promise (staff): axe finds nothing on any page in any state, by day and by night
test('the fare of a caller’s order is accessible in every state', async () => {
  await openAsStaff('/admin/orders/new', [...ASKED_BY_PLACES, held(pricing.quote)])
  for (const [label, { placeName }] of [
    ['Where from?', IKENEGBU],
    ['Where to?', FUTO],
  ] as const) {
    await write(page.getByLabelText(label), placeName)
    await click(page.getByRole('option', { name: placeName }))
  }
  await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull()
  await see('a fare that is worked out', page.getByRole('heading', { level: 1 }))
  change(failed(pricing.quote))
  await see('a fare that failed', 'Something went wrong')
  change(answer(pricing.quote, { data: QUOTE }))
  await press('Retry')
  await see('a fare', 'Delivery fee')
  await seen(/₦[\d,]+\.\d\d/)
})

// promise (everyone): A toast covers neither titles nor ways out
test('a message leaves the title of an open sheet and its way out free', async () => {
  await page.viewport(360, 740)
  await openAsStaff(`/admin/orders/${ORDER._id}`)
  await seen('What happens next')
  toast.success('Assigned')
  const sheet = page.getByRole('dialog')
  await expectFree([
    sheet.getByRole('heading', { name: `Order ${ORDER.number}` }),
    sheet.getByRole('button', { name: 'Close' }).first(),
  ])
})
