import { contract, type Order, REDELIVERIES, REFUSALS } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { JOLLOF, shelfOf } from './fixtures/catalogue'
import { openAsCustomer, QUOTE } from './fixtures/customer'
import { AT, CODES, detailOf, listOf, OF_CUSTOMER, OF_RIDER, PARCEL } from './fixtures/orders'
import { id, RIDER, SHOP } from './fixtures/people'
import { type Answer, answer, change, failed, refused, setOnline } from './helpers/answers'
import { open } from './helpers/open'
import { button, click, dialog, press, question, see, seen, write } from './helpers/states'

const { accounts, catalogue, offers, orders } = contract
const { move, quoteRedelivery } = orders

const carried = (status: Order['status'], more: object = {}): Order => ({
  ...PARCEL,
  status,
  rider: OF_RIDER,
  ...more,
})
const shown = (order: Order) =>
  answer(orders.read, {
    data: detailOf(order, {
      ...CODES,
      customer: OF_CUSTOMER,
      events: [
        { to: 'created', at: AT, by: 'customer' },
        { to: order.status, at: AT, by: 'rider', reason: 'The gate is locked.' },
      ],
    }),
  })

const FAILED = carried('delivery_failed', { deadline: { at: AT, to: 'returning' } })
const openFailed = (order: Order, ...answers: readonly Answer[]) =>
  openAsCustomer(`/dashboard/orders/${order._id}`, [shown(order), ...answers])
const sendAgain = (where = page.getByRole('region', { name: 'What happens next?' })) =>
  click(where.getByRole('button', { name: 'Send the rider again' }))
const word = () => dialog().getByLabelText('A message for the rider')

// promise (customer): After a failed delivery, a customer sees why, sees the price, and sends the rider again
test('a redelivery’s price that fails is asked for again, and words stay', async () => {
  await openFailed(FAILED, failed(quoteRedelivery))
  await sendAgain()
  await seen('We could not work out what it costs.')
  await expect.element(dialog().getByRole('button', { name: 'Send the rider again' })).toBeDisabled()
  await write(word(), 'Blue gate')
  change(answer(quoteRedelivery, { data: QUOTE }))
  await press('Retry')
  await seen(dialog().getByText('Delivery fee'))
  setOnline(false)
  await sendAgain(dialog())
  await seen(/^The rider was not sent again\. You are offline\./)
  await click(dialog().getByRole('button', { name: 'Not now' }))
  setOnline(true)
  await sendAgain()
  await expect.element(word()).toHaveValue('Blue gate')
})

// promise (customer): After a failed delivery, a customer sees why, sees the price, and sends the rider again
test('a used price of a redelivery is replaced by today’s', async () => {
  let quotes = 0
  const counted: Answer = {
    call: quoteRedelivery,
    respond: () => {
      quotes += 1
      return Response.json({ data: QUOTE }, { status: 201 })
    },
  }
  await openFailed(FAILED, counted, refused(move, 'QUOTE_USED'))
  await sendAgain()
  await seen(dialog().getByText('Delivery fee'))
  await sendAgain(dialog())
  await seen(/That price is over\./)
  await expect.poll(() => quotes).toBe(2)
})

// promise (customer): After a failed delivery, a customer sees why, sees the price, and sends the rider again
test('another try that costs more by now is asked about again', async () => {
  const dearer = {
    ...QUOTE,
    _id: id(302),
    total: 3000,
    lines: [{ kind: 'redelivery', label: 'Redelivery', amount: 3000 }],
  }
  await openFailed(
    FAILED,
    answer(quoteRedelivery, { data: QUOTE }),
    refused(move, 'FEE_CHANGED', { fee: dearer.total, quote: dearer }),
  )
  await sendAgain()
  await write(word(), 'Blue gate')
  await seen(dialog().getByText('Delivery fee'))
  await sendAgain(dialog())
  const changed = page.getByRole('alertdialog', { name: 'The price has changed' })
  await see('another price', changed)
  await expect.element(changed).toMatchTextContent('₦2,345.60')
  await expect.element(changed).toMatchTextContent('₦3,000.00')
  await click(changed.getByRole('button', { name: 'Not now' }))
  await expect.element(dialog()).toMatchTextContent('₦3,000.00')
  await expect.element(word()).toHaveValue('Blue gate')
  await sendAgain(dialog())
  await seen(changed)
  let sent: unknown
  change({
    call: move,
    respond: (request) => {
      void request.json().then((body) => (sent = body))
      return Response.json({ data: detailOf(carried('enroute_to_dropoff')) })
    },
  })
  await click(changed.getByRole('button', { name: 'Send at the new price' }))
  await expect.poll(() => sent).toMatchObject({ quoteId: dearer._id, reason: 'Blue gate' })
  await expect.element(dialog()).not.toBeInTheDocument()
})

// promise (customer): After a failed delivery, a customer sees why, sees the price, and sends the rider again
test('a redelivery that staff decided meanwhile is told', async () => {
  await openFailed(FAILED, refused(quoteRedelivery, 'ILLEGAL_MOVE', { allowed: [] }))
  await sendAgain()
  await seen('This is already decided')
  await click(question().getByRole('button', { name: 'OK' }))
  expect(question().query()).toBeNull()
})

// promise (customer): After a failed delivery, a customer sees why, sees the price, and sends the rider again
test('who has asked for a redelivery as often as one can is led to us', async () => {
  const last = carried('delivery_failed', { redeliveries: REDELIVERIES.max })
  await openFailed(last)
  await seen('You cannot send the rider again from here.')
  expect(page.getByRole('button', { name: 'Send the rider again' }).query()).toBeNull()
  await expect
    .element(page.getByRole('link', { name: 'Ask us' }))
    .toHaveAttribute('href', expect.stringContaining(`about=${last._id}`))
})

const openJob = (order: Order, ...answers: readonly Answer[]) =>
  open({
    path: `/rider/jobs/${order._id}`,
    as: RIDER,
    answers: [
      answer(accounts.verifyToken, { success: true, user: RIDER }),
      answer(orders.listOfRider, listOf([order])),
      answer(offers.list, { offers: [], status: { online: true }, cash: { held: 0 } }),
      shown(order),
      ...answers,
    ],
  })
const code = () => page.getByRole('textbox', { name: 'Code' })

// promise (rider): `/rider/jobs/:orderId`: one job
test('a rider’s wrong code is refused, and stays to be corrected', async () => {
  await openJob(carried('arrived_at_pickup'), refused(move, 'MOVE_CODE_WRONG'))
  await press('Enter the pickup code')
  expect(page.getByRole('button', { name: 'They cannot say the code' }).query(), 'the code alone').toBeNull()
  await write(code(), '1234')
  await seen(REFUSALS.MOVE_CODE_WRONG.message)
  await expect.element(code()).toHaveValue('1234')
})

// promise (rider): `/rider/jobs/:orderId`: one job
test('a rider who gives up too early is told, and the reason stays', async () => {
  await openJob(carried('arrived_at_dropoff'), refused(move, 'WAIT_LONGER'))
  await press('Could not deliver')
  await write(dialog().getByLabelText('Why'), 'They do not open')
  await click(dialog().getByRole('button', { name: 'Could not deliver' }))
  await seen(REFUSALS.WAIT_LONGER.message)
  await expect.element(dialog().getByLabelText('Why')).toHaveValue('They do not open')
})

// promise (shop): `/vendor/items`: items
test('an item that could not be saved keeps its switch and what was typed', async () => {
  await open({
    path: '/vendor/items',
    as: SHOP,
    answers: [
      answer(accounts.verifyToken, { success: true, user: SHOP }),
      answer(orders.listOfVendor, listOf([])),
      answer(catalogue.listOwnItems, shelfOf(JOLLOF)),
      failed(catalogue.updateItem),
    ],
  })
  const available = page.getByRole('switch', { name: 'Available' })
  await click(available)
  await seen(/We could not change this\./)
  await expect.element(available).toBeChecked()
  await click(button(`Change ${JOLLOF.name}`))
  await write(dialog().getByLabelText('Description'), 'With palm oil')
  await click(dialog().getByRole('button', { name: 'Save changes' }))
  await seen(/The item could not be saved/)
  await expect.element(dialog().getByLabelText('Description')).toHaveValue('With palm oil')
})
