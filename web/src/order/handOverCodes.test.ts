import { ORDER_STATUSES, type OrderStatus } from '@ozi/contract'
import { expect, test } from 'vitest'
import { codesOf, nextCode } from './handOverCodes'

const at = (status: OrderStatus) => ({ status, pickupCode: '0001', dropoffCode: '0002', returnCode: '0003' })
const asked = (status: OrderStatus) => codesOf(at(status)).map((code) => `${code.at} ${code.digits}`)

test('before the pickup both codes are needed, after it the second', () => {
  expect(asked('created')).toEqual(['pickup 0001', 'dropoff 0002'])
  expect(asked('picked_up')).toEqual(['dropoff 0002'])
})

test('a parcel on its way back comes against its own code', () => {
  expect(asked('returning')).toEqual(['returned 0003'])
})

// promise (customer): After a failed delivery, a customer sees why, sees the price, and sends the rider again
test('after a failed delivery no code is needed until it is decided', () => {
  expect(codesOf(at('delivery_failed'))).toEqual([])
  expect(nextCode(at('delivery_failed'))).toBeNull()
  expect(nextCode(at('enroute_to_dropoff'))?.digits).toBe('0002')
  expect(nextCode(at('returning'))?.digits).toBe('0003')
})

test('an order that is over asks for nothing', () => {
  for (const status of ORDER_STATUSES.slice(-3)) expect(codesOf(at(status))).toEqual([])
  expect(codesOf(at('delivered'))).toEqual([])
})

test('the next code is said once a rider comes', () => {
  expect(nextCode(at('created'))).toBeNull()
  expect(nextCode(at('placed'))).toBeNull()
  expect(nextCode(at('assigned'))?.digits).toBe('0001')
  expect(nextCode(at('arrived_at_dropoff'))?.digits).toBe('0002')
  expect(nextCode(at('delivered'))).toBeNull()
})

test('of goods the shop says the first code, and the customer the second', () => {
  const { pickupCode: _ofShop, ...order } = at('arrived_at_pickup')
  expect(nextCode(order)?.at).toBe('dropoff')
})
