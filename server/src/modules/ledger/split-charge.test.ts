import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fareFor,
  fareForAnotherTry,
  fareToRightPlace,
  fareWithGoods,
  type Fare,
  type Tariff,
} from '../pricing/fare.ts'
import { splitCharge } from './split-charge.ts'

const tariff: Tariff = {
  version: 1,
  deliveryFeeKobo: 100_000,
  pricePerKmKobo: 10_000,
  serviceFeeKobo: 20_001,
  surgeActive: true,
  surgeMultiplier: 1.5,
}
const chargeOf = ({ lines, totalKobo }: Fare, goodsLines = 0, serviceFeeKobo = tariff.serviceFeeKobo) => ({
  ...{ _id: 'charge', isRedelivery: false, amountKobo: totalKobo, lines, goodsLines, serviceFeeKobo },
})

/** What each account gets, by name. */
function sums(fare: Fare, goodsLines = 0): Record<string, number> {
  const split = splitCharge(chargeOf(fare, goodsLines), goodsLines > 0 ? 'shop' : null)
  return split.reduce<Record<string, number>>(
    (all, { account, amountKobo }) => ({ ...all, [account]: (all[account] ?? 0) - amountKobo }),
    {},
  )
}

test('a parcel’s fare is delivery, service fee and surge', () => {
  expect(sums(fareFor(tariff, 4_210))).toEqual({
    revenue_delivery: 142_100,
    revenue_service: 20_001,
    revenue_surge: 10_001,
  })
})

test('what a fare is rounded up by is no revenue of a kind', () => {
  expect(sums(fareFor({ ...tariff, roundUpKobo: 5_000 }, 4_210))).toMatchObject({
    ...{ revenue_delivery: 142_100, revenue_surge: 10_001, rounding: 2_898 },
  })
})

test('a redelivery’s fare is revenue of its own kind', () => {
  expect(sums(fareForAnotherTry({ ...tariff, surgeActive: false }))).toEqual({
    revenue_redelivery: 100_000,
    revenue_service: 20_001,
    revenue_surge: 0,
  })
  expect(sums(fareToRightPlace(tariff, 5_000, 4_000))).toEqual({ revenue_redelivery: 10_000 })
})

test('goods are the shop’s, whatever they are called', () => {
  const goods = ['Delivery fee', 'Service fee', 'Egusi'].map((name) => ({
    name,
    priceKobo: 250_000,
    quantity: 2,
  }))
  expect(sums(fareWithGoods(tariff, goods, 0), goods.length)).toEqual({
    shop: 1_500_000,
    revenue_delivery: 100_000,
    revenue_service: 20_001,
    revenue_surge: 10_001,
  })
})

test('the parts add up to the charge under any tariff', () => {
  const amountKobo = fc.integer({ min: 0, max: 1_000_000_000 })
  const anyTariff = fc.record({
    version: fc.constant(1),
    ...{ deliveryFeeKobo: amountKobo, pricePerKmKobo: amountKobo, serviceFeeKobo: amountKobo },
    surgeActive: fc.boolean(),
    roundUpKobo: fc.constantFrom(0, 1_000, 10_000),
    surgeMultiplier: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
  })
  const anyGoods = fc.array(fc.record({ name: fc.string(), priceKobo: amountKobo, quantity: fc.nat(9) }), {
    maxLength: 3,
  })
  fc.assert(
    fc.property(anyTariff, anyGoods, fc.nat(100_000), (drawn, goods, distanceM) => {
      const fare = fareWithGoods(drawn, goods, distanceM)
      const split = splitCharge(chargeOf(fare, goods.length, drawn.serviceFeeKobo), 'shop')
      expect(split.reduce((sum, line) => sum - line.amountKobo, 0)).toBe(fare.totalKobo)
      expect(split.every((line) => line.amountKobo <= 0)).toBe(true)
    }),
  )
})
