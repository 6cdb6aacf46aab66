import { ITEM_PRICE, ITEM_QUANTITY, ROUND_UP_TO } from '@ozi/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toKobo } from '../../platform/money.ts'
import {
  fareFor,
  fareForRedelivery,
  fareToRightPlace,
  fareWithGoods,
  firstTariff,
  TARIFF_AMOUNT_LIMIT_KOBO,
  type Tariff,
} from './fare.ts'

const amountKobo = fc.integer({ min: 0, max: TARIFF_AMOUNT_LIMIT_KOBO })
const tariffs: fc.Arbitrary<Tariff> = fc.record({
  version: fc.constant(1),
  deliveryFeeKobo: amountKobo,
  pricePerKmKobo: amountKobo,
  serviceFeeKobo: amountKobo,
  surgeActive: fc.boolean(),
  surgeMultiplier: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
  roundUpKobo: fc.constant(0),
})
const distances = fc.integer({ min: 0, max: 9_000_000 })

test('a fare is delivery fee + km price + service fee x surge, exactly', () => {
  fc.assert(
    fc.property(tariffs, distances, (tariff, distanceM) => {
      const distance = (BigInt(tariff.pricePerKmKobo) * BigInt(distanceM) + 500n) / 1000n
      const tenths = tariff.surgeActive ? BigInt(Math.round(tariff.surgeMultiplier * 10)) : 10n
      const service = (BigInt(tariff.serviceFeeKobo) * tenths + 5n) / 10n
      const { totalKobo } = fareFor(tariff, distanceM)
      expect(BigInt(totalKobo)).toBe(BigInt(tariff.deliveryFeeKobo) + distance + service)
    }),
  )
})

test('the lines are whole kobo and add up to the total', () => {
  fc.assert(
    fc.property(tariffs, distances, (tariff, distanceM) => {
      const { lines, totalKobo } = fareFor(tariff, distanceM)
      expect(lines.every(({ amountKobo }) => Number.isSafeInteger(amountKobo) && amountKobo >= 0)).toBe(true)
      expect(lines.reduce((sum, line) => sum + line.amountKobo, 0)).toBe(totalKobo)
    }),
  )
})

test('a longer way never costs less', () => {
  fc.assert(
    fc.property(tariffs, distances, distances, (tariff, a, b) => {
      const shorter = fareFor(tariff, Math.min(a, b)).totalKobo
      expect(fareFor(tariff, Math.max(a, b)).totalKobo).toBeGreaterThanOrEqual(shorter)
    }),
  )
})

test('before any configuration a fare is 1000 naira and 100 a kilometre', () => {
  expect(fareFor(firstTariff, 3_420)).toEqual({
    lines: [
      { kind: 'delivery', amountKobo: 100_000 },
      { kind: 'distance', distanceM: 3_420, amountKobo: 34_200 },
    ],
    totalKobo: 134_200,
  })
})

test('surge multiplies the service fee alone, and its line says by how much', () => {
  const tariff = { ...firstTariff, serviceFeeKobo: 2_505, surgeMultiplier: 1.5 }
  const calm = fareFor(tariff, 1_000)
  const surge = fareFor({ ...tariff, surgeActive: true }, 1_000)
  expect(calm.lines.at(-1)).toEqual({ kind: 'service', amountKobo: 2_505 })
  expect(surge.lines.at(-1)).toEqual({
    kind: 'service',
    amountKobo: 3_758,
    surge: { multiplier: 1.5, amountKobo: 1_253 },
  })
  expect(surge.lines.slice(0, 2)).toEqual(calm.lines.slice(0, 2))
})

test('a surge that multiplies by one is not named to who pays', () => {
  const tariff = { ...firstTariff, serviceFeeKobo: 20_000, surgeActive: true, surgeMultiplier: 1 }
  expect(fareFor(tariff, 1_000).lines.at(-1)).toEqual({ kind: 'service', amountKobo: 20_000 })
})

const goods = fc.array(
  fc.record({
    itemId: fc.uuid(),
    name: fc.string(),
    priceKobo: fc.integer({ min: toKobo(ITEM_PRICE.min), max: toKobo(ITEM_PRICE.max) }),
    quantity: fc.integer(ITEM_QUANTITY),
  }),
  { maxLength: 50 },
)

test('any cart’s lines are whole kobo and add up to goods and way', () => {
  fc.assert(
    fc.property(goods, fc.integer({ min: 0, max: 100_000 }), (bought, distanceM) => {
      const way = fareFor(firstTariff, distanceM)
      const { lines, totalKobo } = fareWithGoods(firstTariff, bought, distanceM)
      const expected = bought.reduce((sum, item) => sum + BigInt(item.priceKobo) * BigInt(item.quantity), 0n)
      expect(BigInt(totalKobo)).toBe(expected + BigInt(way.totalKobo))
      expect(lines.reduce((sum, line) => sum + BigInt(line.amountKobo), 0n)).toBe(BigInt(totalKobo))
      expect(lines.slice(bought.length)).toEqual(way.lines)
    }),
  )
})

test('a rounded fare is a multiple, less than one step above, and says so', () => {
  const steps = fc.constantFrom(...ROUND_UP_TO).map(toKobo)
  const fares = [
    fareFor,
    (tariff: Tariff) => fareForRedelivery(tariff),
    (tariff: Tariff, distanceM: number) => fareToRightPlace(tariff, distanceM, 3_420),
  ]
  fc.assert(
    fc.property(tariffs, distances, steps, goods, (tariff, distanceM, roundUpKobo, bought) => {
      const withBought = (terms: Tariff) => fareWithGoods(terms, bought, distanceM)
      for (const fare of [...fares, withBought]) {
        const exact = fare(tariff, distanceM)
        const { lines, totalKobo } = fare({ ...tariff, roundUpKobo }, distanceM)
        expect(lines.reduce((sum, line) => sum + line.amountKobo, 0)).toBe(totalKobo)
        const more = totalKobo - exact.totalKobo
        expect(roundUpKobo === 0 ? more === 0 : more >= 0 && more < roundUpKobo).toBe(true)
        expect(roundUpKobo === 0 || totalKobo % roundUpKobo === 0).toBe(true)
        const rounding = more > 0 ? [{ kind: 'rounding', amountKobo: more }] : []
        expect(lines).toEqual([...exact.lines, ...rounding])
      }
    }),
  )
})
