import { contract, DAY_MS, type Order, type OrderStatus, pickupWindowAt, startOfDay } from '@ozi/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noteRunning } from '~/areas/customer/shared/orders/lastSeen'
import { ASKED_BY_PLACES, openAsCustomer, QUOTE } from './fixtures/customer'
import { AT, CODES, detailOf, FUTO, LATER, listOf, OF_RIDER, PARCEL } from './fixtures/orders'
import { CUSTOMER, id } from './fixtures/people'
import { ORDER as GOODS } from './fixtures/shop-pages'
import { answer, change, held, refused } from './helpers/answers'
import { button, click, dialog, press, question, see, seen, write } from './helpers/states'

const { listOwn, move, quoteRedelivery, read } = contract.orders

const carried = (status: OrderStatus): Order => ({ ...PARCEL, status, rider: OF_RIDER })
const shown = (order: Order) => [
  ...ASKED_BY_PLACES,
  answer(listOwn, listOf([order])),
  answer(read, {
    data: detailOf(order, {
      ...CODES,
      events: [
        { to: 'created', at: AT, by: 'customer' },
        { to: order.status, at: AT, by: 'rider', reason: 'Nobody was there.' },
      ],
    }),
  }),
]

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('searches in the orders are accessible in every state', async () => {
  await openAsCustomer('/dashboard/orders?search=zzqx', [])
  await see('a search without results', 'No orders match.')
  await openAsCustomer('/dashboard/orders?filter=cancelled', [])
  await see('a filter without results', 'No order was cancelled.')
  await openAsCustomer('/dashboard/orders', [answer(listOwn, listOf([PARCEL]))])
  await see('the orders', PARCEL.number)
  change(held(listOwn))
  await write(page.getByRole('searchbox'), 'a parcel')
  await see('a search', 'Looking…')
})

// promise (customer): An order that has ended is ordered again from the list
test('an ended order is ordered again from the list, another is not', async () => {
  const ended = { ...carried('delivered'), _id: id(103), number: '9C4-T2V' }
  await openAsCustomer('/dashboard/orders', [
    ...ASKED_BY_PLACES,
    answer(contract.orders.recentPlaces, { places: [] }),
    answer(contract.pricing.quote, { data: QUOTE }),
    answer(listOwn, listOf([PARCEL, ended])),
  ])
  await see('an ended order', button('Order this again 9C4-T2V'))
  expect(page.getByRole('button', { name: /^Order this again/ }).elements()).toHaveLength(1)
  await press('Order this again 9C4-T2V')
  await seen(page.getByRole('heading', { level: 1, name: 'Send a package' }))
  await press('Next')
  await expect.element(page.getByLabelText('Receiver name')).toHaveValue(ended.receiverName)
})

// promise (customer): What needs the customer comes first on the dashboard
test('what needs the customer is on top, and an ended delivery is rated', async () => {
  const nothingElse = answer(contract.catalogue.listItems, { items: [], nextCursor: null, total: 0 })
  const unpaid = { ...PARCEL, _id: id(104), number: '7KM-P3D', status: 'awaiting_payment' as const }
  const failed = { ...carried('delivery_failed'), _id: id(105), number: '4RT-W8Q' }
  const orders = listOf([carried('picked_up'), unpaid, failed])
  await openAsCustomer('/dashboard', [answer(listOwn, orders), nothingElse])
  await see('decisions', 'Needs your decision')
  const tops = page
    .getByRole('region')
    .elements()
    .map(({ textContent }) => textContent)
  expect(tops.slice(0, 3)).toEqual([
    expect.stringContaining('4RT-W8Q'),
    expect.stringContaining('7KM-P3D'),
    expect.stringContaining(PARCEL.number),
  ])
  const pay = page.getByRole('link', { name: 'Pay', exact: true })
  await expect.element(pay).toHaveAttribute('href', `/dashboard/orders/${unpaid._id}`)

  const delivered = { ...carried('delivered'), deliveredAt: new Date().toISOString() }
  const unrated = answer(read, { data: detailOf(delivered, { ratings: { open: ['rider'] } }) })
  await openAsCustomer('/dashboard', [answer(listOwn, listOf([delivered])), unrated, nothingElse], () =>
    noteRunning(CUSTOMER._id, true),
  )
  await see('an unrated delivery', 'How was it?')
  await seen(page.getByRole('link', { name: 'Rate it' }))
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('a delivery on its way is accessible on every page', async () => {
  const order = carried('arrived_at_pickup')
  const answers = [
    ...shown(order),
    answer(contract.catalogue.listItems, { items: [], nextCursor: null, total: 0 }),
  ]
  await openAsCustomer('/dashboard', answers)
  await see('home', page.getByRole('region', { name: 'Rider at the pickup' }))
  await openAsCustomer(`/dashboard/delivery?order=${order._id}`, answers)
  await see('the delivery', 'Next: Pickup')
  await openAsCustomer(`/dashboard/orders/${order._id}`, answers)
  await see('the order', page.getByRole('link', { name: /^Call / }))
  const atTheDoor = detailOf(carried('arrived_at_dropoff'), { ...CODES, waitsUntil: LATER })
  await openAsCustomer(`/dashboard/delivery?order=${order._id}`, [
    ...answers,
    answer(read, { data: atTheDoor }),
  ])
  await see('the rider at the door', /^Your rider waits until/)
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('a delivery that is over is accessible, with its photo', async () => {
  const order = { ...carried('delivered'), deliveredAt: AT }
  const photo = { url: '/favicon.svg', width: 40, height: 40 }
  const handedOver = { to: order.status, at: AT, by: 'rider' as const, photo }
  const answers = [...shown(order), answer(read, { data: detailOf(order, { events: [handedOver] }) })]
  await openAsCustomer(`/dashboard/delivery?order=${order._id}`, answers)
  await see('the delivery', page.getByRole('heading', { level: 1, name: 'Delivered' }))
  await openAsCustomer(`/dashboard/orders/${order._id}`, answers)
  await click(page.getByText(/^1 step,/))
  await see('the order', 'The rider took this photo.')
  await press('Photo of the hand-over: open it large')
  await see('its photo', dialog().getByRole('img'))
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('an order of goods is accessible', async () => {
  await openAsCustomer(`/dashboard/orders/${GOODS._id}`, shown(GOODS))
  await see('the goods', 'What you bought')
})

// promise (customer): Before an order ends for want of a rider, its customer is asked: wait on or cancel
test('an order without a rider asks whether to wait on, on every page', async () => {
  const asked = { ...PARCEL, askedAt: AT, deadline: { at: AT, to: 'expired' as const } }
  const answers = [
    ...shown(asked),
    answer(contract.catalogue.listItems, { items: [], nextCursor: null, total: 0 }),
  ]
  await openAsCustomer('/dashboard', answers)
  await seen(/^Without an answer, the order ends at 10:30/)
  await openAsCustomer(`/dashboard/delivery?order=${asked._id}`, answers)
  await seen(/^Without an answer, the order ends at 10:30/)
  await openAsCustomer(`/dashboard/orders/${asked._id}`, answers)
  await see('the question', button('Cancel order'))
  change(refused(contract.orders.wait, 'UNAVAILABLE'))
  await press('Wait on')
  await seen(/^Your answer has not reached us/)
  change(answer(contract.orders.wait, { data: detailOf(PARCEL, { ...CODES, events: [] }) }))
  await press('Wait on')
  await seen('We are asking riders again')
})

// promise (customer): Each waiting order says when it ends if nobody takes it
test('an order that waits says until when', async () => {
  const waiting = { ...PARCEL, deadline: { at: AT, to: 'expired' as const } }
  await openAsCustomer(`/dashboard/orders/${waiting._id}`, shown(waiting))
  await seen(/^No rider by 10:30: it ends/)
  await openAsCustomer(`/dashboard/orders/${waiting._id}`, shown(carried('picked_up')))
  await seen(page.getByRole('link', { name: /^Call / }))
  expect(document.body.textContent).not.toContain('it ends')
})

// promise (customer): Of several deliveries, the one that needs a decision is shown first
test('of several deliveries the one to be decided is first', async () => {
  const coming = { ...carried('enroute_to_pickup'), _id: id(102), number: '2B8-X9Q' }
  const failed = carried('delivery_failed')
  await openAsCustomer('/dashboard/delivery', [...shown(failed), answer(listOwn, listOf([coming, failed]))])
  await see('the delivery', page.getByRole('heading', { level: 1, name: 'Could not be delivered' }))
  const chips = page.getByRole('navigation', { name: 'Which delivery' }).getByRole('link')
  expect(chips.elements().map(({ textContent }) => textContent)).toEqual([
    '7K4-M2PCould not be delivered, to FUTO',
    '2B8-X9QRider on the way to pickup, to FUTO',
  ])
  const lines = chips.elements().flatMap((chip) => [...chip.querySelectorAll('span')])
  expect(lines.filter((line) => line.scrollWidth > line.clientWidth + 1 && line.clientWidth > 0)).toEqual([])
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('an order that is gone is accessible', async () => {
  await openAsCustomer(`/dashboard/orders/${PARCEL._id}`, [refused(read, 'NOT_FOUND')])
  await see('an order that is gone', page.getByRole('heading', { name: 'We could not find this order' }))
  await openAsCustomer(`/dashboard/delivery?order=${PARCEL._id}`, [refused(read, 'NOT_FOUND')])
  await see('a delivery that is gone', 'Nothing is on its way right now.')
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('cancelling an order is accessible in every state', async () => {
  await openAsCustomer(`/dashboard/orders/${PARCEL._id}`, [...shown(PARCEL), refused(move)])
  await press('Cancel order')
  await see('the question', question().getByLabelText('Why?'))
  await click(question().getByRole('button', { name: 'Cancel order' }))
  await see('a refusal', question().getByRole('alert'))
  change(refused(move, 'ILLEGAL_MOVE', { allowed: [] }), ...shown(carried('picked_up')))
  await click(question().getByRole('button', { name: 'Cancel order' }))
  await see('too late', page.getByRole('alertdialog', { name: 'It can no longer be cancelled' }))
  await click(question().getByRole('button', { name: 'OK' }))
  await seen(page.getByRole('heading', { level: 1, name: 'Picked up' }))
})

test('an order for later says when it is fetched', async () => {
  const from = startOfDay(Date.now()) + DAY_MS + 9 * 3_600_000
  await openAsCustomer(
    `/dashboard/orders/${PARCEL._id}`,
    shown({ ...PARCEL, pickupWindow: pickupWindowAt(from) }),
  )
  await see('an order for later', 'Pickup tomorrow, 09:00–09:30')
  await see('its state', 'Scheduled')
})

// promise (everyone): axe (up to WCAG 2.2 AA) finds nothing on any page, by day and by night
test('a failed delivery is accessible in every state', async () => {
  await openAsCustomer(`/dashboard/orders/${PARCEL._id}`, [
    ...shown(carried('delivery_failed')),
    answer(quoteRedelivery, { data: QUOTE }),
  ])
  await see('a failed delivery', 'Could not be delivered')
  await click(button(/again/i))
  await see('its redelivery', page.getByRole('dialog').or(question()))
})

// promise (customer): A customer chooses the right place when the rider is at a wrong one, and sees its price
test('an order at a wrong place is accessible in every state', async () => {
  await openAsCustomer(`/dashboard/orders/${PARCEL._id}`, [
    ...shown({ ...carried('delivery_failed'), isPlaceWrong: true }),
    ...ASKED_BY_PLACES,
    answer(contract.places.search, { suggestions: [FUTO] }),
    answer(quoteRedelivery, { data: QUOTE }),
  ])
  await see('a wrong place', 'The place is wrong')
  await press('Choose the right place')
  await click(page.getByRole('dialog').getByRole('button', { name: 'Send the rider again' }))
  await see('no place chosen', 'Choose the right place')
  await write(page.getByRole('combobox', { name: 'The right place' }), 'futo')
  await click(page.getByRole('option', { name: /FUTO/ }))
  await see('its price', 'In cash to the rider')
})

// promise (everyone): A half-filled form asks before it throws away what was typed
test('Not now asks before a right place that was chosen is lost', async () => {
  await openAsCustomer(`/dashboard/orders/${PARCEL._id}`, [
    ...shown({ ...carried('delivery_failed'), isPlaceWrong: true }),
    ...ASKED_BY_PLACES,
    answer(contract.places.search, { suggestions: [FUTO] }),
    answer(quoteRedelivery, { data: QUOTE }),
  ])
  await press('Choose the right place')
  await write(page.getByRole('combobox', { name: 'The right place' }), 'futo')
  await click(page.getByRole('option', { name: /FUTO/ }))
  await click(dialog().getByRole('button', { name: 'Not now' }))
  await seen('Throw away what you typed?')
})

// promise (customer): An order’s state, time, map, code, rider and what to do are on a phone’s first screen
test.each([['send'], ['receive']] as const)('an order to %s stands on the first screen', async (kind) => {
  const order = { ...carried('enroute_to_dropoff'), kind, createdAt: new Date().toISOString() }
  const riderTracking = {
    vehicle: { type: 'motorcycle' as const, plateNumber: 'ABC-123DE' },
    position: { coordinates: [7.02, 5.47] as [number, number], accuracy: 10, at: new Date().toISOString() },
    arrivesAt: LATER,
  }
  await page.viewport(360, 740)
  await openAsCustomer(`/dashboard/orders/${order._id}`, [
    ...shown(order),
    answer(read, { data: detailOf(order, { ...CODES, riderTracking }) }),
  ])
  for (const part of [
    page.getByRole('heading', { level: 1, name: 'On the way to dropoff' }),
    page.getByText(/^Arrives about/),
    page.getByRole('region', { name: 'Hand-over codes' }),
    page.getByRole('region', { name: 'Your rider' }),
    page.getByRole('link', { name: 'WhatsApp', exact: true }),
  ]) {
    await seen(part)
    expect(part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(740)
  }
})

// promise (customer): Whatever an order asks of its customer stands above the map
test('what is to be decided stands above the map', async () => {
  const failed = carried('delivery_failed')
  await openAsCustomer(`/dashboard/orders/${failed._id}`, shown(failed))
  await seen('What happens next?')
  const decision = page.getByRole('region', { name: 'What happens next?' }).element()
  const map = document.querySelector('[data-map]')
  expect(map && decision.compareDocumentPosition(map)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
