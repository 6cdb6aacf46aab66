import { Order, placeMessages, TEXT_LIMIT, type Transaction } from '@ozi/contract'
import { expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { egbu, futo, ikenegbu, parcel, portHarcourt, quoteFor, sendParcel } from '../../../test/deliveries.ts'

const app = await startAppForFile()
const ada = await app.customer()
const admin = await app.admin()

async function transactionOf(orderId: string): Promise<Transaction | undefined> {
  const { transactions } = await admin.client.payments.listTransactions({})
  return transactions.find((transaction) => transaction.orderId === orderId)
}

/** Posts a valid delivery with these fields overridden. */
async function post(overrides: Record<string, unknown>, person: Person = ada) {
  const { total } = await quoteFor(person)
  const body = JSON.stringify({ ...parcel, fee: total, ...overrides })
  const answer = await app.request('POST', '/user/delivery', { body, token: person.token })
  return { status: answer.status, body: answer.json() as { code?: string; data: Record<string, unknown> } }
}

test('a customer orders by a quote and is charged its total, line by line', async () => {
  const quote = await quoteFor(ada)
  const { data: order } = await ada.client.orders.createDelivery({
    headers: {},
    body: { ...parcel, fee: quote.total, quoteId: quote._id },
  })
  const { fee, quoteId, ...asTyped } = {
    ...parcel,
    phone: '+2348031234567',
    fee: quote.total,
    quoteId: quote._id,
  }
  expect(order).toMatchObject({ ...asTyped, fee, status: 'created', paymentMethod: 'Cash' })
  expect(order.number).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/)
  expect(order).toMatchObject({ lines: quote.lines, distanceKm: quote.distanceKm })
  expect(await transactionOf(order._id)).toMatchObject({
    amount: quote.total,
    email: ada.user.email,
    paymentMethod: 'Cash',
    status: 'pending',
    description: `Send: Ikenegbu Layout → Federal University of Technology Owerri (FUTO) (#${order.number})`,
  })
  const [row] = await app.sql`select customer_id from quotes where _id = ${quoteId}`
  expect(row).toEqual({ customer_id: ada.user._id })
})

test('a parcel to be received is an order of its own kind', async () => {
  const body = { ...parcel, kind: 'receive' as const, fee: (await quoteFor(ada)).total }
  const { data: order } = await ada.client.orders.createDelivery({ headers: {}, body })
  expect(order.kind).toBe('receive')
  expect((await transactionOf(order._id))?.description).toMatch(/^Receive: /)
})

test('an order without kind, pickup address or details is a parcel sent', async () => {
  const { kind, pickupAddress, packageDetails, ...required } = parcel
  const body = JSON.stringify({ ...required, fee: (await quoteFor(ada)).total })
  const answer = await app.request('POST', '/user/delivery', { body, token: ada.token })
  expect(answer.status).toBe(201)
  expect(answer.json()).toMatchObject({ data: { kind: 'send', pickupAddress: '', packageDetails: '' } })
  expect([kind, pickupAddress, packageDetails]).not.toContain('')
})

test('the owner reads an order with its history and hand-over codes', async () => {
  const order = await sendParcel(ada)
  const { data } = await ada.client.orders.read({ id: order._id })
  const { events, pickupCode, dropoffCode, returnCode, trackToken, ...rest } = data
  expect(rest).toEqual(order)
  expect(events).toEqual([{ to: 'created', at: order.createdAt, by: 'customer' }])
  expect(pickupCode).toMatch(/^\d{4}$/)
  expect(dropoffCode).toMatch(/^\d{4}$/)
  expect(returnCode).toMatch(/^\d{4}$/)
  expect(trackToken).toMatch(/^[\w-]{49}$/)
  expect(dropoffCode).not.toBe(pickupCode)
})

test('an administrator reads any order, without the codes', async () => {
  const order = await sendParcel(ada)
  const { data } = await admin.client.orders.read({ id: order._id })
  expect(data).toMatchObject(order)
  expect(Object.keys(data)).not.toContain('pickupCode')
  expect(Object.keys(data)).not.toContain('dropoffCode')
})

// promise (customer): Another person’s order is not found
test("another customer's order is not found, whatever they call", async () => {
  const order = await sendParcel(ada)
  const other = await app.customer()
  expect(await refusalOf(other.client.orders.read({ id: order._id }))).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  expect((await other.client.orders.listOwn({})).orders).toEqual([])
  expect(await refusalOf(other.client.orders.listAll({}))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
})

test('an unknown order is not found, and a wrong id is invalid', async () => {
  const { orders } = ada.client
  expect(await refusalOf(orders.read({ id: '0197a3c0-0000-7000-8000-000000000000' }))).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect((await app.request('GET', '/orders/7', { token: ada.token })).status).toBe(400)
})

test('whoever has no session, or has not entered the code, cannot order', async () => {
  const newcomer = await app.newcomer()
  expect(await post({}, newcomer)).toMatchObject({ status: 403, body: { code: 'OTP_REQUIRED' } })
  const body = JSON.stringify({ ...parcel, fee: 1 })
  expect((await app.request('POST', '/user/delivery', { body })).status).toBe(401)
})

test.each([
  ['an unknown field', { total: 1 }, 'total'],
  ['a fee in words', { fee: 'free' }, 'fee'],
  ['a fee that is missing', { fee: undefined }, 'fee'],
  ['a phone that is no Nigerian mobile', { phone: '+44 20 7946 0000' }, 'phone'],
  ['a Nigerian landline', { phone: '083 230 123' }, 'phone'],
  ['no receiver', { receiverName: '  ' }, 'receiverName'],
  ['no address', { receiverAddress: '' }, 'receiverAddress'],
  ['a name that is too long', { receiverName: 'a'.repeat(TEXT_LIMIT.name + 1) }, 'receiverName'],
  ['a place without coordinates', { pickupLocation: { placeName: 'FUTO' } }, 'pickupLocation.coordinates'],
  [
    'coordinates in words',
    { dropLocation: { placeName: 'x', coordinates: ['7', '5'] } },
    'dropLocation.coordinates.0',
  ],
  ['a payment method we do not take', { paymentMethod: 'Cowries' }, 'paymentMethod'],
  ['a kind we do not know', { kind: 'teleport' }, 'kind'],
  ['a quote id that is no id', { quoteId: 'abc' }, 'quoteId'],
])('an order with %s is refused at its field', async (_what, overrides, field) => {
  const { status, body } = await post(overrides)
  expect([status, body.code]).toEqual([400, 'VALIDATION'])
  expect(Object.keys(body.data['fields'] ?? {})).toContain(field)
})

// promise (rider): The landmark of an order does not name a place far from where it is paid for
test('an order whose landmark names a place elsewhere is refused at it', async () => {
  const quote = await quoteFor(ada)
  const order = { fee: quote.total, quoteId: quote._id }
  for (const [field, words] of [
    ['pickupAddress', 'FUTO main gate'],
    ['receiverAddress', 'Ikenegbu Layout, not FUTO'],
  ] as const) {
    expect(await post({ ...order, [field]: words })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', data: { fields: { [field]: placeMessages.landmarkElsewhere } } },
    })
  }
  const near = { pickupAddress: 'Ikenegbu, the road to FUTO', receiverAddress: 'beside the main market' }
  expect(await post({ ...order, ...near })).toMatchObject({ status: 201 })
})

// promise (rider): No coordinates or map link in an order leads far from where it is paid for
test('coordinates and map links in an order lead to its places', async () => {
  const quote = await quoteFor(ada, { dropLocation: egbu })
  const order = { fee: quote.total, quoteId: quote._id, dropLocation: egbu }
  for (const [field, words, message] of [
    ['receiverAddress', 'Gate 2: 5.386, 6.992', placeMessages.pointElsewhere],
    ['pickupAddress', 'https://www.google.com/maps/@5.386,6.992,17z', placeMessages.pointElsewhere],
    ['receiverName', 'Chidi 5.386, 6.992', placeMessages.pointElsewhere],
    ['packageDetails', 'Shoes, for https://maps.app.goo.gl/Ab3dE', placeMessages.linkUnread],
  ] as const) {
    expect(await post({ ...order, [field]: words })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', data: { fields: { [field]: message } } },
    })
  }
  const place = { ...egbu, placeName: '5.386, 6.992' }
  expect(await post({ ...order, dropLocation: place })).toMatchObject({
    body: { data: { fields: { 'dropLocation.placeName': placeMessages.pointElsewhere } } },
  })
  const near = { receiverAddress: 'My gate: 5.4822, 7.0679', packageDetails: '3 shirts, 12.500 each' }
  expect(await post({ ...order, ...near })).toMatchObject({ status: 201 })
})

test('an order with a place name of somewhere else is refused at that name', async () => {
  const quote = await quoteFor(ada)
  const order = { fee: quote.total, quoteId: quote._id }
  for (const [field, place] of [
    ['pickupLocation', { ...ikenegbu, placeName: futo.placeName }],
    ['dropLocation', { ...futo, placeName: ikenegbu.placeName }],
  ] as const) {
    expect(await post({ ...order, [field]: place })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', data: { fields: { [`${field}.placeName`]: placeMessages.elsewhere } } },
    })
  }
  // The quote was not used up by them.
  expect(await post({ ...order, dropLocation: { ...futo, placeName: 'Hostel C' } })).toMatchObject({
    status: 201,
  })
})

test('a body that is not JSON, or too large, is refused as such', async () => {
  const malformed = await app.request('POST', '/user/delivery', { body: '{"fee": 1', token: ada.token })
  expect([malformed.status, malformed.json()]).toMatchObject([400, { code: 'MALFORMED_JSON' }])
  const body = JSON.stringify({ ...parcel, fee: 1, packageDetails: 'a'.repeat(1024 * 1024) })
  const large = await app.request('POST', '/user/delivery', { body, token: ada.token })
  expect([large.status, large.json()]).toMatchObject([413, { code: 'BODY_TOO_LARGE' }])
})

test('a character that no text can hold is refused, not a failure of ours', async () => {
  expect(await post({ packageDetails: 'a\u0000b' })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION' },
  })
  expect(await post({ pickupLocation: { ...ikenegbu, street: '\u0000' } })).toMatchObject({ status: 400 })
})

test('a place outside the area names its end, and equal ends are refused', async () => {
  expect(await post({ dropLocation: portHarcourt })).toMatchObject({
    status: 422,
    body: { code: 'OUTSIDE_AREA', data: { end: 'dropoff' } },
  })
  expect(await post({ pickupLocation: portHarcourt })).toMatchObject({
    body: { code: 'OUTSIDE_AREA', data: { end: 'pickup' } },
  })
  expect(await post({ dropLocation: ikenegbu })).toMatchObject({ status: 422, body: { code: 'SAME_PLACE' } })
})

test('markup in a text is text, kept as typed', async () => {
  const packageDetails = `<img src=x onerror="alert(1)"> & 'quotes'; drop table orders; --`
  const order = await sendParcel(ada, { packageDetails })
  expect(order.packageDetails).toBe(packageDetails)
  expect((await ada.client.orders.read({ id: order._id })).data.packageDetails).toBe(packageDetails)
})

test('a customer pages through their orders, newest first', async () => {
  const ngozi = await app.customer()
  const made: string[] = []
  for (let i = 0; i < 5; i += 1) made.unshift((await sendParcel(ngozi))._id)
  const seen: string[] = []
  let cursor: string | undefined
  for (const expected of [2, 2, 1]) {
    const page = await ngozi.client.orders.listOwn({ limit: 2, cursor })
    expect(page.total).toBe(5)
    expect(page.orders).toHaveLength(expected)
    // An order placed while somebody pages through the list does not shift the pages.
    if (!cursor) await sendParcel(ada)
    seen.push(...page.orders.map((order) => order._id))
    expect(page.nextCursor === null).toBe(seen.length === 5)
    cursor = page.nextCursor ?? undefined
  }
  expect(seen).toEqual(made)
})

test('the orders of a list are of exactly the shape the contract states', async () => {
  await sendParcel(ada)
  for (const list of [ada.client.orders.listOwn, admin.client.orders.listAll]) {
    const { orders } = await list({ limit: 5 })
    expect(orders.length).toBeGreaterThan(0)
    for (const order of orders) expect(Order.strict().parse(order)).toEqual(order)
  }
})

test('a cursor that we never gave is refused', async () => {
  expect(await refusalOf(ada.client.orders.listOwn({ cursor: 'bm9uc2Vuc2U' }))).toMatchObject({
    code: 'VALIDATION',
    data: { fields: { cursor: expect.any(String) } },
  })
})

test('an administrator finds an order by number, name, phone or status', async () => {
  const emeka = await app.customer()
  const order = await sendParcel(emeka, {
    dropLocation: egbu,
    receiverName: 'Ụzọamaka 50%_off a\\b',
    phone: '0905 777 1234',
  })
  const found = async (search: string) => {
    const { orders } = await admin.client.orders.listAll({ search })
    return orders.map(({ _id }) => _id)
  }
  const searches = [
    ...[order.number, order.number.toLowerCase(), order.number.replace('-', '')],
    ...['ụzọamaka', 'ỤZỌAMAKA', '50%_off', 'a\\b', '09057771234', '+2349057771234', '7771234'],
  ]
  for (const search of searches) expect(await found(search), search).toEqual([order._id])
  expect(await found('egbu')).toContain(order._id)
  expect(await found('CREATED')).toContain(order._id)
  for (const search of ['50%off', '50__off', 'a_b', 'ab']) expect(await found(search), search).toEqual([])
  for (const search of ['%', '_', '\\']) expect(await found(search), search).toEqual([order._id])
})

test('the events of an order can be added to and never changed', async () => {
  const order = await sendParcel(ada)
  const { sql } = app
  await expect(sql`update order_events set to_status = 'delivered'`).rejects.toThrow('append-only')
  await expect(sql`delete from order_events where order_id = ${order._id}`).rejects.toThrow('append-only')
  await expect(sql`truncate order_events cascade`).rejects.toThrow('append-only')
  await expect(sql`delete from orders where _id = ${order._id}`).rejects.toThrow()
})

test('no status changes without its event', async () => {
  const order = await sendParcel(ada)
  const { sql } = app
  await expect(sql`update orders set status = 'cancelled' where _id = ${order._id}`).rejects.toThrow(
    'its last event says created',
  )
  await sql.begin(async (queries) => {
    await queries`update orders set status = 'cancelled' where _id = ${order._id}`
    await queries`insert into order_events (order_id, to_status, actor) values (${order._id}, 'cancelled', 'clock')`
  })
  const { data } = await ada.client.orders.read({ id: order._id })
  expect([data.status, data.events.map(({ to }) => to)]).toEqual(['cancelled', ['created', 'cancelled']])
})

test('an order’s fee and its transaction’s amount cannot leave the quote', async () => {
  const order = await sendParcel(ada)
  const { sql } = app
  await expect(sql`update orders set fee_kobo = fee_kobo - 1 where _id = ${order._id}`).rejects.toThrow(
    'foreign key',
  )
  await expect(
    sql`update transactions set amount_kobo = amount_kobo - 1 where order_id = ${order._id}`,
  ).rejects.toThrow('transactions_amount_is_order_fee')
})

test('the log holds no hand-over code, phone number or address', async () => {
  const order = await sendParcel(ada, { dropLocation: futo, receiverAddress: 'Behind the red kiosk' })
  const { data } = await ada.client.orders.read({ id: order._id })
  expect(app.logText()).not.toMatch(/Behind the red kiosk|8031234567/)
  expect(app.logText()).not.toMatch(new RegExp(`Code"?:"?(${data.pickupCode}|${data.dropoffCode})`))
})
