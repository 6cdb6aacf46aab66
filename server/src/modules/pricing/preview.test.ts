import { TARIFF_PREVIEW, type TariffInput } from '@ozi/contract'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { egbu, futo, ikenegbu, sendParcel, setTariff } from '../../../test/deliveries.ts'
import { firstTariff } from './fare.ts'
import { previewTariff } from './preview.ts'

const app = await startAppForFile()
const admin = await app.admin()

const same: TariffInput = {
  pricePerKm: 100,
  deliveryFee: 1000,
  serviceFee: 200,
  surgeActive: false,
  surgeMultiplier: 1,
}
const preview = async (edited: Partial<TariffInput> = {}) =>
  (await admin.client.tariffs.preview({ ...same, ...edited })).data

test('without orders there is nothing to compare', async () => {
  expect(await preview()).toEqual({
    orders: 0,
    before: 0,
    today: 0,
    after: 0,
    medianChange: 0,
    dearer: 0,
    cheaper: 0,
    againstToday: { medianChange: 0, dearer: 0, cheaper: 0 },
    examples: [],
    distances: [
      { distanceKm: 1, today: 1100, after: 1300 },
      { distanceKm: 5, today: 1500, after: 1700 },
      { distanceKm: 15, today: 2500, after: 2700 },
    ],
  })
})

test('an edited tariff prices the latest orders, and changes nothing', async () => {
  await setTariff(app.sql, {})
  const ada = await app.customer()
  const far = await sendParcel(ada)
  const near = await sendParcel(ada, { pickupLocation: egbu, dropLocation: ikenegbu })
  const middle = await sendParcel(ada, { pickupLocation: futo, dropLocation: egbu })
  const charged = [far, near, middle].map(({ fee }) => fee)
  const before = Math.round(charged.reduce((sum, fee) => sum + fee * 100, 0)) / 100

  expect(await preview()).toMatchObject({ orders: 3, before, after: before, medianChange: 0, dearer: 0 })
  const dearer = await preview({ deliveryFee: 1100.5 })
  expect(dearer).toMatchObject({ after: before + 301.5, medianChange: 100.5, dearer: 3, cheaper: 0 })
  expect(dearer.examples.map(({ number, before: was, after }) => [number, was, after])).toEqual(
    [near, ...[far, middle].toSorted((a, b) => a.distanceKm - b.distanceKm)].map(({ number, fee }) => [
      number,
      fee,
      Math.round((fee + 100.5) * 100) / 100,
    ]),
  )
  const surge = await preview({ surgeActive: true, surgeMultiplier: 2.5 })
  expect(surge).toMatchObject({ after: before + 900, dearer: 3 })
  // Dearer for short distances, cheaper for long ones.
  const mixed = await preview({ deliveryFee: 1500, pricePerKm: 40 })
  expect(mixed.dearer + mixed.cheaper).toBe(3)
  expect(mixed).toMatchObject({ dearer: 1, cheaper: 2 })
  expect((await admin.client.tariffs.readConfiguration()).data).toMatchObject(same)
})

// promise (staff): A tried fare is compared with what was paid and with today’s prices
test('the edited tariff is also compared with today’s', async () => {
  const charged = (await preview()).before
  await setTariff(app.sql, { deliveryFeeKobo: 300_000, surgeActive: true, surgeMultiplier: 2 })
  // Three orders, each ₦2,000 more for the way and ₦200 more for the surge.
  const today = charged + 3 * 2200
  const unedited = await preview({ deliveryFee: 3000, surgeActive: true, surgeMultiplier: 2 })
  expect(unedited).toMatchObject({
    before: charged,
    today,
    after: today,
    medianChange: 2200,
    dearer: 3,
    cheaper: 0,
    againstToday: { medianChange: 0, dearer: 0, cheaper: 0 },
  })
  const edited = await preview({ deliveryFee: 2500 })
  expect(edited).toMatchObject({
    before: charged,
    today,
    after: charged + 3 * 1500,
    medianChange: 1500,
    dearer: 3,
    cheaper: 0,
    againstToday: { medianChange: -700, dearer: 0, cheaper: 3 },
  })
  for (const { before, today: now, after } of edited.examples) {
    expect([now - before, after - before].map(Math.round)).toEqual([2200, 1500])
  }
  // A surge past its end is over, even if nobody turned it off.
  await app.sql`
    insert into tariffs (_id, version, delivery_fee_kobo, price_per_km_kobo, service_fee_kobo, surge_active,
      surge_multiplier, surge_ends_at)
    select gen_random_uuid(), version + 1, delivery_fee_kobo, price_per_km_kobo, service_fee_kobo, surge_active,
      surge_multiplier, now() from tariffs order by version desc limit 1`
  expect((await preview()).today).toBe(charged + 3 * 2000)
  await setTariff(app.sql, {})
})

test('goods cost what they cost: only the way of a shop’s order is compared', () => {
  const goods = [{ itemId: 'a', name: 'Suya', priceKobo: 250_000, quantity: 2 }]
  const wayKobo = 220_000
  const order = { number: 'A', kind: 'shop' as const, distanceM: 10_000, totalKobo: wayKobo + 500_000, goods }
  expect(previewTariff([order], firstTariff, same)).toMatchObject({
    before: 2200,
    today: 2000,
    after: 2200,
    medianChange: 0,
    dearer: 0,
  })
})

test('the rounding of a shop’s whole order is part of what its way costs', () => {
  const goods = [{ itemId: 'a', name: 'Suya', priceKobo: 250_030, quantity: 1 }]
  const order = { number: 'A', kind: 'shop' as const, distanceM: 10_000, totalKobo: 450_030, goods }
  const rounded = { ...same, serviceFee: 0, roundUpTo: 50 as const }
  expect(previewTariff([order], firstTariff, rounded)).toMatchObject({
    before: 2000,
    today: 2000,
    after: 2049.7,
  })
})

test('a tariff that could not be saved cannot be tried either', async () => {
  expect(await refusalOf(preview({ pricePerKm: -1 }))).toMatchObject({
    data: { fields: { pricePerKm: 'The amount cannot be below 0.' } },
  })
})

test('a few examples are spread from the shortest way to the longest', () => {
  const fares = Array.from({ length: 500 }, (_, i) => ({
    number: `N${i}`,
    kind: 'send' as const,
    distanceM: (i * 7919) % 50_000,
    totalKobo: 100_000,
    goods: null,
  }))
  const { orders, examples } = previewTariff(fares, firstTariff, same)
  expect(orders).toBe(TARIFF_PREVIEW.orders)
  expect(examples).toHaveLength(TARIFF_PREVIEW.examples)
  const distances = examples.map(({ distanceKm }) => distanceKm)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  const all = fares.map(({ distanceM }) => distanceM / 1000)
  expect([distances[0], distances.at(-1)]).toEqual([Math.min(...all), Math.max(...all)])
})
