import { ORDER_CLOCK } from '@ozi/contract'
import { expect, test } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { parcel, quoteFor, sendParcel } from '../../../test/deliveries.ts'
import { toDatabase } from '../../platform/database/database.ts'
import { createLimits } from '../../platform/http/limits.ts'
import { createPaymentsService } from '../payments/payments.service.ts'
import { createOrderPlacement } from './place-order.ts'

const app = await startAppForFile()
const ada = await app.customer()

/** Places orders as the app does, but with numbers from a list; its last number repeats for ever. */
function drawing(numbers: readonly string[]) {
  const database = toDatabase(app.sql)
  let drawn = 0
  const placement = createOrderPlacement({
    limits: createLimits({ sql: app.sql, enabled: false }),
    database,
    pauses: { requireNone: async () => {} },
    payments: createPaymentsService({ database }),
    orderLedger: { charge: async () => {} },
    places: { withMapName: (place) => place },
    orderNotifications: { placed: async () => {}, emitNew: () => {} },
    config: { orderClock: ORDER_CLOCK },
    drawNumber: () => numbers[Math.min(drawn++, numbers.length - 1)] ?? '',
  })
  const { _id: accountId, email } = ada.user
  const order = async (key: string) => {
    const { _id: quoteId, total: fee } = await quoteFor(ada)
    const { kind, pickupLocation: pickup, dropLocation: dropoff, ...words } = parcel
    return placement.once({ accountId, key, callName: 'test', body: {} }, async (queries) => {
      const claim = { ...words, customerId: accountId, kind, pickup, dropoff, quoteId, fee }
      const quote = await app.parts.pricing.takeFee(queries, claim)
      const order = { ...words, kind, pickup, dropoff, quote, customer: { accountId, email } }
      return placement.place(queries, { ...order, phone: '+2348031234567', paymentMethod: 'Cash' })
    })
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
