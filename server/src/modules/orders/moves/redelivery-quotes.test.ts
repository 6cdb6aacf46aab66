import type { Quote } from '@ozi/contract'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { letExpire, quoteFor, sendParcel, setTariff } from '../../../../test/deliveries.ts'
import { carriedParcel, move, outcomes, ownView, redeliveryQuote } from '../../../../test/moves.ts'
import {
  AGAIN,
  failedParcel,
  nobodyHome,
  transactionsOf,
  tryAgain,
  tryWith,
} from '../../../../test/redeliveries.ts'

const app = await startAppForFile()
const ada = await app.customer()
const admin = await app.admin()
const emeka = await app.rider()
const shop = await app.vendor()
beforeEach(() => setTariff(app.sql, { deliveryFeeKobo: 80_000, serviceFeeKobo: 0 }))

// promise (customer): Another try has its own fee, quote and transaction
test('another try needs its own unused quote', async () => {
  const order = await failedParcel(emeka, ada)
  const other = await failedParcel(emeka, ada)
  const quote = await redeliveryQuote(ada, order)
  expect(await tryWith(ada, order)).toMatchObject({ status: 400, code: 'QUOTE_REQUIRED' })
  expect(await tryWith(ada, other, quote._id), 'of another order').toMatchObject({ code: 'NOT_FOUND' })
  expect(await tryWith(ada, order, (await quoteFor(ada))._id), 'of a delivery').toMatchObject({
    code: 'NOT_FOUND',
  })
  const calls = Array.from({ length: 4 }, () => move(ada, order, AGAIN, { quoteId: quote._id }))
  expect(await outcomes(calls), 'four times the same is once').toEqual(['done', 'done', 'done', 'done'])
  expect(await transactionsOf(admin, order)).toHaveLength(2)
  await move(emeka, order, 'arrived_at_dropoff')
  await move(emeka, order, 'delivery_failed', nobodyHome)
  expect(await tryWith(ada, order, quote._id)).toMatchObject({ status: 409, code: 'QUOTE_USED' })
  expect(await transactionsOf(admin, order)).toHaveLength(2)
})

test('a delivery is not ordered by the quote of another try', async () => {
  const order = await failedParcel(emeka, ada)
  const { _id: quoteId, total: fee } = await redeliveryQuote(ada, order)
  const { pickupLocation, dropLocation } = order
  const asked = ada.client.orders.createDelivery({
    headers: {},
    body: {
      pickupLocation,
      dropLocation,
      receiverAddress: 'the blue gate',
      receiverName: 'Obinna',
      phone: '+2348031234567',
      fee,
      quoteId,
    },
  })
  expect(await refusalOf(asked)).toMatchObject({ code: 'NOT_FOUND' })
  // Its places and its total do not place an order either.
  const unnamed = { pickupLocation, dropLocation, receiverAddress: 'the blue gate', receiverName: 'Obinna' }
  const byPlaces = ada.client.orders.createDelivery({
    headers: {},
    body: { ...unnamed, phone: '+2348031234567', fee },
  })
  expect(await refusalOf(byPlaces)).toMatchObject({ code: 'FEE_CHANGED' })
})

test('an expired quote holds while the tariff does', async () => {
  const order = await failedParcel(emeka, ada)
  const shown = await redeliveryQuote(ada, order)
  await setTariff(app.sql, { deliveryFeeKobo: 95_000, serviceFeeKobo: 0 })
  await letExpire(app.sql, shown._id)
  const refused = await tryWith(ada, order, shown._id)
  expect(refused).toMatchObject({ status: 409, code: 'FEE_CHANGED', data: { fee: 950 } })
  expect(await transactionsOf(admin, order)).toHaveLength(1)
  expect((await ownView(ada, order)).status).toBe('delivery_failed')
  const { _id: quoteId } = refused.data['quote'] as Quote
  await letExpire(app.sql, quoteId)
  expect(await move(ada, order, AGAIN, { quoteId })).toMatchObject({ fee: order.fee + 950 })
})

test('a shown quote is not touched by a change of the tariff', async () => {
  const order = await failedParcel(emeka, ada)
  const { _id: quoteId } = await redeliveryQuote(ada, order)
  await setTariff(app.sql, { deliveryFeeKobo: 95_000, serviceFeeKobo: 0 })
  expect(await move(ada, order, AGAIN, { quoteId })).toMatchObject({ fee: order.fee + 800 })
})

test('the price of another try is shown only while it may be asked for', async () => {
  const order = await failedParcel(emeka, ada)
  const asked = (person: Person, id = order._id) => refusalOf(person.client.orders.quoteRedelivery({ id }))
  for (const person of [await app.customer(), await app.rider(), shop]) {
    expect(await asked(person)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
  expect(await asked(emeka), 'its rider does not decide').toMatchObject({ code: 'ILLEGAL_MOVE' })
  expect(await asked(await app.staff('finance'))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  const support = await app.staff('support')
  expect((await redeliveryQuote(support, order)).total).toBe(800)
  const waiting = await sendParcel(ada)
  expect(await asked(ada, waiting._id)).toMatchObject({ data: { allowed: ['cancelled'] } })
  const carried = await carriedParcel(emeka, ada, 'picked_up')
  expect(await asked(emeka, carried._id), 'that step is no other try').toMatchObject({ code: 'ILLEGAL_MOVE' })
})

test('a step that is no other try takes no quote', async () => {
  const order = await failedParcel(emeka, ada)
  const { _id: quoteId } = await redeliveryQuote(admin, order)
  const asked = admin.client.orders.move({ id: order._id, to: 'returning', quoteId, reason: 'back' })
  expect(await refusalOf(asked)).toMatchObject({
    code: 'VALIDATION',
    data: { fields: { quoteId: expect.any(String) } },
  })
})

// promise (customer): Another try has its own fee, quote and transaction
test('the database ties another try to its quote’s amount and order', async () => {
  const order = await failedParcel(emeka, ada)
  const other = await failedParcel(emeka, ada)
  await tryAgain(emeka, ada, order)
  const changed = (change: string) =>
    app.sql.unsafe(
      `update transactions set ${change} where order_id = '${order._id}' and redelivery_quote_id is not null`,
    )
  await expect(changed('amount_kobo = amount_kobo - 1')).rejects.toThrow(
    'transactions_amount_is_redelivery_fee',
  )
  await expect(changed(`order_id = '${other._id}'`)).rejects.toThrow('transactions_amount_is_redelivery_fee')
  await expect(changed('redelivery_quote_id = null')).rejects.toThrow(/transactions_(once|amount)/)
})

test('the same step with other money is refused as no repetition', async () => {
  const free = await failedParcel(emeka, ada)
  const { _id: ofFree } = await redeliveryQuote(admin, free)
  await move(admin, free, AGAIN, { reason: 'our fault' })
  expect((await move(admin, free, AGAIN, { reason: 'our fault' })).redeliveries).toBeUndefined()
  expect(await tryWith(admin, free, ofFree), 'charged after all').toMatchObject({ code: 'ILLEGAL_MOVE' })
  expect(await transactionsOf(admin, free)).toHaveLength(1)
  const charged = await failedParcel(emeka, ada)
  const [{ _id: first }, { _id: second }] = [
    await redeliveryQuote(admin, charged),
    await redeliveryQuote(admin, charged),
  ]
  await move(admin, charged, AGAIN, { quoteId: first, reason: 'they agreed' })
  expect(await tryWith(admin, charged, undefined), 'free after all').toMatchObject({ code: 'ILLEGAL_MOVE' })
  expect(await tryWith(admin, charged, second), 'by another quote').toMatchObject({ code: 'ILLEGAL_MOVE' })
  expect((await move(admin, charged, AGAIN, { quoteId: first, reason: 'again' })).redeliveries).toBe(1)
  expect(await transactionsOf(admin, charged)).toHaveLength(2)
})

test('no order is made by the quote of another try', async () => {
  // The redelivery costs the same as the order, so only the quote's purpose differs.
  await setTariff(app.sql, { deliveryFeeKobo: 80_000, pricePerKmKobo: 0, serviceFeeKobo: 0 })
  const order = await failedParcel(emeka, ada)
  const { _id } = await redeliveryQuote(ada, order)
  await expect(app.sql`update orders set quote_id = ${_id} where _id = ${order._id}`).rejects.toThrow(
    'for another try',
  )
})
