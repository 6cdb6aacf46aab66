import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fareForRedelivery, fareToRightPlace, fareWithGoods, type Tariff } from '../pricing/fare.ts'
import { riderEarnsKobo, splitCharge, type ChargeLines, type Terms } from './split-charge.ts'

const permille = fc.integer({ min: 0, max: 1000 })
const terms: fc.Arbitrary<Terms> = fc.record({
  version: fc.constant(1),
  riderPermille: permille,
  redeliveryPermille: permille,
  riderMinimumKobo: fc.integer({ min: 0, max: 10_000_000 }),
  commissionPermille: permille,
  vatPermille: permille,
})
const tariffs: fc.Arbitrary<Tariff> = fc.record({
  version: fc.constant(1),
  deliveryFeeKobo: fc.integer({ min: 0, max: 1_000_000 }),
  pricePerKmKobo: fc.integer({ min: 0, max: 1_000_000 }),
  serviceFeeKobo: fc.integer({ min: 0, max: 1_000_000 }),
  surgeActive: fc.boolean(),
  surgeMultiplier: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
  roundUpKobo: fc.constantFrom(0, 1_000, 5_000, 10_000),
})
const goods = fc.array(
  fc.record({
    itemId: fc.constant('an item'),
    // Goods may be called like a line of the fare.
    name: fc.constantFrom('Rice', 'Rounding', 'Service fee', 'Delivery fee'),
    priceKobo: fc.integer({ min: 1, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 4 },
)
const charged = (tariff: Tariff, bought: Parameters<typeof fareWithGoods>[1]): ChargeLines => ({
  isRedelivery: false,
  lines: fareWithGoods(tariff, bought, 3_420).lines,
})
const again = (lines: ChargeLines['lines']): ChargeLines => ({ isRedelivery: true, lines })
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('every part of any charge is whole kobo, and they add up to it', () => {
  fc.assert(
    fc.property(tariffs, goods, terms, fc.boolean(), (tariff, bought, inForce, hasTerms) => {
      const charges = [
        charged(tariff, bought),
        again(fareForRedelivery(tariff).lines),
        again(fareToRightPlace(tariff, 9_000, 3_420).lines),
      ]
      for (const charge of charges) {
        const parts = Object.values(splitCharge(charge, hasTerms ? inForce : null))
        expect(parts.every((kobo) => Number.isSafeInteger(kobo) && kobo >= 0)).toBe(true)
        expect(sum(parts)).toBe(sum(charge.lines.map(({ amountKobo }) => amountKobo)))
      }
    }),
  )
})

test('riders are owed whole naira, and shops of which we keep a part', () => {
  const rounded = terms.map((inForce) => ({
    ...inForce,
    riderMinimumKobo: inForce.riderMinimumKobo * 100,
    commissionPermille: Math.max(1, inForce.commissionPermille),
  }))
  fc.assert(
    fc.property(tariffs, goods, rounded, (tariff, bought, inForce) => {
      const charge = charged(tariff, bought)
      const goodsKobo = sum(bought.map(({ priceKobo, quantity }) => priceKobo * quantity))
      const { shopKobo } = splitCharge(charge, inForce)
      expect(shopKobo % 100 === 0 || shopKobo === goodsKobo).toBe(true)
      expect((riderEarnsKobo([charge, again(fareForRedelivery(tariff).lines)], inForce) ?? 0) % 100).toBe(0)
    }),
  )
})

test('a shop of which we keep nothing is owed all of its goods, to the kobo', () => {
  const free = { ...inForce, commissionPermille: 0 }
  const priced = [{ itemId: 'an item', name: 'Suya', priceKobo: 123_445, quantity: 1 }]
  expect(splitCharge(charged(tariff, priced), free)).toMatchObject({ shopKobo: 123_445, commissionKobo: 0 })
})

const tariff: Tariff = {
  version: 1,
  deliveryFeeKobo: 50_000,
  pricePerKmKobo: 10_000,
  serviceFeeKobo: 10_000,
  surgeActive: true,
  surgeMultiplier: 1.5,
  roundUpKobo: 5_000,
}
const inForce: Terms = {
  version: 3,
  riderPermille: 700,
  redeliveryPermille: 1000,
  riderMinimumKobo: 0,
  commissionPermille: 150,
  vatPermille: 75,
}
const bought = [{ itemId: 'an item', name: 'Rounding', priceKobo: 123_450, quantity: 2 }]

test('a shop’s order is split into shop, commission, revenue and VAT', () => {
  // Goods 246,900; delivery 84,200; service 15,000 of which surge 5,000; rounded up by 3,900.
  const { taxKobo, ...split } = splitCharge(charged(tariff, bought), { ...inForce, vatPermille: 0 })
  expect([taxKobo, split]).toEqual([
    0,
    {
      shopKobo: 209_900,
      commissionKobo: 37_000,
      deliveryKobo: 84_200,
      serviceKobo: 10_000,
      surgeKobo: 5_000,
      redeliveryKobo: 0,
      roundingKobo: 3_900,
    },
  ])
  // 7.5 % are contained in each part that is ours; the goods are the shop's own affair.
  expect(splitCharge(charged(tariff, bought), inForce)).toEqual({
    shopKobo: 209_900,
    commissionKobo: 34_419,
    deliveryKobo: 78_326,
    serviceKobo: 9_302,
    surgeKobo: 4_651,
    redeliveryKobo: 0,
    roundingKobo: 3_628,
    taxKobo: 2_581 + 5_874 + 698 + 349 + 272,
  })
})

test('renaming every label moves no kobo', () => {
  const charge = charged(tariff, bought)
  const renamed = { ...charge, lines: charge.lines.map((line) => ({ ...line, label: 'Booking fee' })) }
  expect(splitCharge(renamed, inForce)).toEqual(splitCharge(charge, inForce))
  expect(riderEarnsKobo([renamed], inForce)).toBe(riderEarnsKobo([charge], inForce))
})

test('without terms a shop gets all of its goods, and a rider nothing', () => {
  const charge = charged(tariff, bought)
  expect(splitCharge(charge, null)).toMatchObject({ shopKobo: 246_900, commissionKobo: 0, taxKobo: 0 })
  expect(riderEarnsKobo([charge], null)).toBeNull()
})

test('a rider earns shares of the way, the surge and redeliveries alone', () => {
  const first = charged(tariff, bought)
  // 70 % of 84,200 and 5,000, in whole naira.
  expect(riderEarnsKobo([first], inForce)).toBe(62_400)
  // And all of 50,000 and the surge of 5,000.
  const redelivered = [first, again(fareForRedelivery(tariff).lines)]
  expect(riderEarnsKobo(redelivered, inForce)).toBe(62_400 + 55_000)
})

test('the minimum is earned once for an order, however it is charged', () => {
  const first = charged(tariff, [])
  expect(riderEarnsKobo([first], { ...inForce, riderMinimumKobo: 80_000 })).toBe(80_000)
  const free = { ...tariff, deliveryFeeKobo: 0, pricePerKmKobo: 0, surgeActive: false }
  const charges = [charged(free, []), again(fareForRedelivery(free).lines)]
  expect(riderEarnsKobo(charges, { ...inForce, riderMinimumKobo: 30_000 })).toBe(30_000)
})
