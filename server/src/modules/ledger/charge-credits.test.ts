import { expect, test } from 'vitest'
import { fareForRedelivery, fareWithGoods, type Fare, type Tariff } from '../pricing/fare.ts'
import { creditsOf } from './charge-credits.ts'

const tariff: Tariff = {
  version: 1,
  deliveryFeeKobo: 100_000,
  pricePerKmKobo: 10_000,
  serviceFeeKobo: 20_001,
  surgeActive: true,
  surgeMultiplier: 1.5,
  roundUpKobo: 5_000,
}
const terms = {
  version: 1,
  riderPermille: 700,
  redeliveryPermille: 800,
  riderMinimumKobo: 0,
  commissionPermille: 100,
  vatPermille: 75,
}
function credits({ lines, totalKobo }: Fare, vendorId: string | null) {
  const charge = { _id: 'charge', isRedelivery: false, amountKobo: totalKobo, lines }
  const all = creditsOf(charge, vendorId, terms).map(({ account, amountKobo }) => [account, -amountKobo])
  return Object.fromEntries(all) as Record<string, number>
}

test('each part of a charge has an account of its own', () => {
  const goods = [{ itemId: 'egusi', name: 'Egusi', priceKobo: 250_000, quantity: 2 }]
  expect(credits(fareWithGoods(tariff, goods, 0), 'shop')).toEqual({
    shop: 450_000,
    revenue_commission: 46_512,
    revenue_delivery: 93_023,
    revenue_service: 18_606,
    revenue_surge: 9_303,
    rounding: 4_649,
    tax: 3_488 + 6_977 + 1_395 + 698 + 349,
  })
})

test('a redelivery’s fare is revenue of its own kind, and no shop’s', () => {
  const fare = fareForRedelivery({ ...tariff, serviceFeeKobo: 0, roundUpKobo: 0 })
  expect(credits(fare, null)).toEqual({ revenue_redelivery: 93_023, tax: 6_977 })
})
