import { expect, test } from 'vitest'
import { refusalOf, type TestApp } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import {
  egbu,
  futo,
  ikenegbu,
  portHarcourt,
  quoteFor,
  sendParcel,
  setTariff,
} from '../../../test/deliveries.ts'
import { fareFor, type Tariff } from './fare.ts'

const app = await startAppForFile()

const errand = { kind: 'send' as const, pickup: ikenegbu, dropoff: futo }

test('before any configuration the rates are null', async () => {
  const admin = await app.admin()
  expect(await admin.client.tariffs.readConfiguration()).toEqual({ data: null })
  const quote = await quoteFor({ client: app.client() })
  const [delivery, distance, ...rest] = quote.lines
  expect(delivery).toEqual({ kind: 'delivery', label: 'Delivery fee', amount: 1000 })
  const { distanceKm } = quote
  expect(distance).toMatchObject({
    kind: 'distance',
    distanceKm,
    label: `Distance ${distanceKm.toFixed(2)} km`,
  })
  expect(distance?.amount).toBeCloseTo(quote.distanceKm * 100, 2)
  expect(rest).toEqual([])
  expect(quote.total).toBeCloseTo(1000 + quote.distanceKm * 100, 2)
})

test('a quote holds for fifteen minutes', async () => {
  const asked = Date.now()
  const { expiresAt } = await quoteFor({ client: app.client() })
  const minutes = (Date.parse(expiresAt) - asked) / 60_000
  expect(minutes).toBeGreaterThan(14.9)
  expect(minutes).toBeLessThan(15.1)
})

// promise (everyone): The fare is seen before anybody registers, and both places are kept through sign-in
test('a fare asked for before signing in is read again with its places', async () => {
  const quote = await quoteFor({ client: app.client() })
  const kept = { data: { ...quote, pickup: ikenegbu, dropoff: futo } }
  const ada = await app.customer()
  const read = (client: ReturnType<TestApp['client']>) => client.pricing.readQuote({ quoteId: quote._id })
  expect(await read(app.client())).toEqual(kept)
  expect(await read(ada.client)).toEqual(kept)
  await sendParcel(ada, {}, quote)
  expect(await refusalOf(read(ada.client)), 'used').toMatchObject({ code: 'NOT_FOUND' })
})

test('a fare of somebody else is not read, an expired one says until when', async () => {
  const ada = await app.customer()
  const { _id: quoteId } = await quoteFor(ada)
  expect(await refusalOf(app.client().pricing.readQuote({ quoteId }))).toMatchObject({ status: 404 })
  expect(await ada.client.pricing.readQuote({ quoteId })).toMatchObject({ data: { _id: quoteId } })
  const expireAt = (at: Date) => app.sql`
    update quotes set created_at = ${at}::timestamptz - interval '15 minutes', expires_at = ${at} where _id = ${quoteId}`
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  await expireAt(daysAgo(6))
  const { expiresAt } = (await ada.client.pricing.readQuote({ quoteId })).data
  expect(Date.parse(expiresAt)).toBeLessThan(Date.now())
  await expireAt(daysAgo(8))
  expect(await refusalOf(ada.client.pricing.readQuote({ quoteId })), 'kept too long').toMatchObject({
    status: 404,
  })
})

test('the newest tariff is in force, and its surge is a service line', async () => {
  await setTariff(app.sql, { serviceFeeKobo: 1 })
  await setTariff(app.sql, { serviceFeeKobo: 2_550, surgeActive: true, surgeMultiplier: 1.5 })
  const admin = await app.admin()
  expect(await admin.client.tariffs.readConfiguration()).toMatchObject({
    data: { pricePerKm: 100, deliveryFee: 1000, serviceFee: 25.5, surgeActive: true, surgeMultiplier: 1.5 },
  })
  const quote = await quoteFor({ client: app.client() })
  expect(quote.lines.at(-1)).toEqual({
    kind: 'service',
    label: 'Service fee (surge × 1.5)',
    amount: 38.25,
    surge: 1.5,
  })
})

test('a stored quote can be computed again to the same kobo', async () => {
  await setTariff(app.sql, {
    deliveryFeeKobo: 12_345,
    pricePerKmKobo: 6_789,
    serviceFeeKobo: 33,
    surgeActive: true,
  })
  const { _id } = await quoteFor({ client: app.client() })
  await setTariff(app.sql, {})
  const [kept] = await app.sql<{ tariff: Tariff; distance_m: number; lines: unknown; total_kobo: number }[]>`
    select * from quotes where _id = ${_id}
  `
  expect(kept).toMatchObject({ maps_provider: 'embedded', maps_quality: 'sketch', customer_id: null })
  expect(kept).toHaveProperty('maps_data_version', expect.stringMatching(/^owerri-sketch-3/))
  if (!kept) return
  expect(fareFor(kept.tariff, kept.distance_m)).toEqual({ lines: kept.lines, totalKobo: kept.total_kobo })
})

test('a quote with a place outside the area names its end', async () => {
  const { pricing } = app.client()
  const outside = await refusalOf(pricing.quote({ ...errand, dropoff: portHarcourt }))
  expect(outside).toMatchObject({ status: 422, code: 'OUTSIDE_AREA', data: { end: 'dropoff' } })
  const same = await refusalOf(
    pricing.quote({ ...errand, dropoff: { ...ikenegbu, placeName: 'Other name' } }),
  )
  expect(same).toMatchObject({ status: 422, code: 'SAME_PLACE' })
})

test('a quote with a place name of somewhere else is refused at that name', async () => {
  const { pricing } = app.client()
  const lie = { ...ikenegbu, placeName: futo.placeName }
  const message = 'The place of this name is somewhere else on our map. Please choose the place again.'
  for (const [end, ends] of [
    ['pickup', { pickup: lie, dropoff: egbu }],
    ['dropoff', { pickup: egbu, dropoff: lie }],
  ] as const) {
    expect(await refusalOf(pricing.quote({ kind: 'send', ...ends }))).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      message,
      data: { fields: { [`${end}.placeName`]: message } },
    })
  }
  for (const placeName of ['FUTO', 'futo, Owerri', 'FUTO main gate']) {
    expect(await refusalOf(pricing.quote({ ...errand, pickup: { ...ikenegbu, placeName } }))).toMatchObject({
      data: { fields: { 'pickup.placeName': message } },
    })
  }
})

test('a quote takes any other name: own words, a pin’s, and search results', async () => {
  const { places, pricing } = app.client()
  const { suggestion } = await places.nearest({ at: '7.0461,5.4902' })
  const { suggestions } = await places.search({ q: 'road' })
  expect(suggestions.length).toBeGreaterThan(5)
  const pickups = [
    { ...ikenegbu, placeName: 'My sister’s shop, opposite the bank' },
    suggestion,
    ...suggestions,
  ]
  for (const pickup of pickups) {
    expect((await pricing.quote({ ...errand, pickup })).data.total).toBeGreaterThan(0)
  }
})

test('a quote with an unknown field or a wrong type names the field', async () => {
  const post = async (body: unknown) => {
    const answer = await app.request('POST', '/quotes', { body: JSON.stringify(body) })
    return { status: answer.status, body: answer.json() }
  }
  expect(await post({ ...errand, total: 1 })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', data: { fields: { total: 'This field is not known here.' } } },
  })
  expect(await post({ ...errand, pickup: 'Ikenegbu' })).toMatchObject({
    body: { code: 'VALIDATION', data: { fields: { pickup: expect.any(String) } } },
  })
  const offEarth = { ...ikenegbu, coordinates: [7, 95] }
  expect(await post({ ...errand, pickup: offEarth })).toMatchObject({
    body: { code: 'VALIDATION', data: { fields: { 'pickup.coordinates.1': expect.any(String) } } },
  })
})

test('tariffs are never changed, only followed by others', async () => {
  await setTariff(app.sql, {})
  await expect(app.sql`update tariffs set service_fee_kobo = 0`).rejects.toThrow('append-only')
  await expect(app.sql`delete from tariffs`).rejects.toThrow('append-only')
})

test('the database refuses a quote whose lines do not add up', async () => {
  const { _id } = await quoteFor({ client: app.client() })
  await expect(app.sql`update quotes set total_kobo = total_kobo - 1 where _id = ${_id}`).rejects.toThrow(
    'quotes_lines_total',
  )
})

test('quotes that nobody ordered by are deleted a week after they end', async () => {
  const { _id } = await quoteFor({ client: app.client() })
  await app.sql`
    update quotes set created_at = now() - interval '8 days', expires_at = now() - interval '8 days' + interval '1 s'
    where _id = ${_id}
  `
  await app.parts.cleanup.run()
  expect(await app.sql`select 1 from quotes where _id = ${_id}`).toHaveLength(0)
})
