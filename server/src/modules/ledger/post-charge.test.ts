import { expect, test } from 'vitest'
import {
  fareFor,
  fareForAnotherTry,
  fareToRightPlace,
  fareWithGoods,
  type Fare,
  type Tariff,
} from '../pricing/fare.ts'
import { creditsOf } from './post-charge.ts'

const tariff: Tariff = {
  version: 1,
  deliveryFeeKobo: 100_000,
  pricePerKmKobo: 10_000,
  serviceFeeKobo: 20_001,
  surgeActive: true,
  surgeMultiplier: 1.5,
  roundUpKobo: 0,
}
const chargeOf = ({ lines, totalKobo }: Fare) => ({
  _id: 'charge',
  isRedelivery: false,
  amountKobo: totalKobo,
  lines,
})

/** What each account gets, by name. */
function sums(fare: Fare, vendorId: string | null = null): Record<string, number> {
  const split = creditsOf(chargeOf(fare), vendorId, null)
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
    revenue_delivery: 142_100,
    revenue_surge: 10_001,
    rounding: 2_898,
  })
})

test('a redelivery’s fare is revenue of its own kind', () => {
  expect(sums(fareForAnotherTry({ ...tariff, surgeActive: false }))).toEqual({
    revenue_redelivery: 100_000,
    revenue_service: 20_001,
  })
  expect(sums(fareToRightPlace(tariff, 5_000, 4_000))).toEqual({ revenue_redelivery: 10_000 })
})

test('goods are the shop’s, whatever they are called', () => {
  const goods = ['Delivery fee', 'Service fee', 'Egusi'].map((name) => ({
    itemId: name,
    name,
    priceKobo: 250_000,
    quantity: 2,
  }))
  expect(sums(fareWithGoods(tariff, goods, 0), 'shop')).toEqual({
    shop: 1_500_000,
    revenue_delivery: 100_000,
    revenue_service: 20_001,
    revenue_surge: 10_001,
  })
})

test('commission and VAT have accounts of their own', () => {
  const goods = [{ itemId: 'egusi', name: 'Egusi', priceKobo: 250_000, quantity: 2 }]
  const fare = fareWithGoods({ ...tariff, surgeActive: false }, goods, 0)
  const terms = {
    version: 1,
    riderPermille: 700,
    redeliveryPermille: 800,
    riderMinimumKobo: 0,
    commissionPermille: 100,
    vatPermille: 75,
  }
  const credits = creditsOf(chargeOf(fare), 'shop', terms)
  expect(Object.fromEntries(credits.map(({ account, amountKobo }) => [account, -amountKobo]))).toEqual({
    shop: 450_000,
    revenue_commission: 46_512,
    revenue_delivery: 93_023,
    revenue_service: 18_606,
    tax: 3_488 + 6_977 + 1_395,
  })
})
