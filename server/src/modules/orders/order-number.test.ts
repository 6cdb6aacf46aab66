import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { parcel, quoteFor, sendParcel } from '../../../test/deliveries.ts'
import { toDatabase } from '../../platform/database/database.ts'
import { createPaymentsService } from '../payments/payments.service.ts'
import { createOrdersService } from './orders.service.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await startTestApp()
  ada = await app.customer()
})
afterAll(() => app.stop())

/** The orders of this app, with numbers drawn from a list; the last one is drawn for ever. */
function drawing(numbers: readonly string[]) {
  const database = toDatabase(app.sql)
  let drawn = 0
  const orders = createOrdersService({
    database,
    pricing: app.parts.pricing,
    payments: createPaymentsService({ database }),
    shopLetters: { request: async () => undefined },
    drawNumber: () => numbers[Math.min(drawn++, numbers.length - 1)] ?? '',
  })
  const { _id, email } = ada.user
  const caller = { accountId: _id, sessionId: '', role: 'user', email, isVerified: true } as const
  const order = async (key: string) => {
    const quote = await quoteFor(ada)
    const input = { ...parcel, phone: '+2348031234567', fee: quote.total, quoteId: quote._id }
    return orders.createDelivery(caller, key, { ...input, paymentMethod: 'Cash' })
  }
  return { order, drawn: () => drawn }
}

test('a number that is taken is drawn again, and the order is made once', async () => {
  const { number: taken } = await sendParcel(ada)
  const { order, drawn } = drawing([taken, taken, 'ACE-234'])
  const before = (await ada.client.orders.listOwn({})).total
  expect((await order('drawn again')).number).toBe('ACE-234')
  expect(drawn()).toBe(3)
  expect((await ada.client.orders.listOwn({})).total).toBe(before + 1)
})

test('numbers that stay taken are a failure, not an endless search', async () => {
  const { number: taken } = await sendParcel(ada)
  const { order, drawn } = drawing([taken])
  await expect(order('never')).rejects.toThrow('orders_number_key')
  expect(drawn()).toBe(5)
})
