import type { PricingConfiguration } from '@ozi/contract'
import { describe, expect, it } from 'vitest'
import { refusalOf } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { quoteFor, sendParcel } from '../../../test/deliveries.ts'
import { outcomes } from '../../../test/moves.ts'

const app = await startAppForFile()
const admin = await app.admin()

const first = { pricePerKm: 50, deliveryFee: 100, serviceFee: 25 }
const inForce = async (): Promise<PricingConfiguration> => {
  const { data } = await admin.client.tariffs.readConfiguration()
  if (!data) throw new Error('there is no configuration')
  return data
}
const versions = async () => (await admin.client.tariffs.history({})).tariffs
const put = (path: string, body: unknown) =>
  app.request('PUT', `/admin/${path}`, { token: admin.token, body: JSON.stringify(body) })

describe('before there is a pricing configuration', () => {
  it('nothing can be changed, and nobody has changed anything', async () => {
    const refusal = await refusalOf(admin.client.tariffs.updatePricePerKm({ pricePerKm: 60 }))
    expect(refusal).toMatchObject({ status: 404, message: 'There is no pricing configuration yet.' })
    expect(await admin.client.tariffs.history({})).toEqual({ tariffs: [], nextCursor: null, total: 0 })
  })

  it('only one of two who create it at the same time succeeds', async () => {
    const other = { pricePerKm: 70, deliveryFee: 300, serviceFee: 5 }
    const tries = [first, other].map((amounts) => admin.client.tariffs.create(amounts))
    expect((await outcomes(tries)).toSorted()).toEqual(['CHANGED_MEANWHILE', 'done'])
    const created = await inForce()
    expect(created).toMatchObject({ version: 1, surgeActive: false, surgeMultiplier: 1 })
    expect(await refusalOf(admin.client.tariffs.create(first))).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
      message: 'There is already a pricing configuration.',
      data: { current: created },
    })
    expect(await versions()).toHaveLength(1)
  })
})

describe('a change of the pricing configuration', () => {
  it('answers the whole configuration, in force for new quotes only', async () => {
    const ada = await app.customer()
    const shown = await quoteFor(ada)
    await admin.client.tariffs.updatePricePerKm({ pricePerKm: 123.45 })
    await admin.client.tariffs.updateDeliveryFee({ deliveryFee: 777.7 })
    const { data } = await admin.client.tariffs.updateServiceFee({ serviceFee: 20 })
    expect(data).toEqual(await inForce())
    expect(data).toMatchObject({
      pricePerKm: 123.45,
      deliveryFee: 777.7,
      serviceFee: 20,
      changedBy: admin.user.name,
    })
    const now = await quoteFor(ada)
    expect(now.lines.map(({ amount }) => amount)).toEqual([
      777.7,
      Math.round(123.45 * 100 * now.distanceKm) / 100,
      20,
    ])
    await admin.client.tariffs.updatePrices({ roundUpTo: 50 })
    expect((await quoteFor(ada)).lines.at(-1)?.label).toBe('Rounding')
    await admin.client.tariffs.updatePrices({ roundUpTo: 0 })
    expect((await sendParcel(ada, {}, shown)).fee).toBe(shown.total)
  })

  it('is a version that is never changed, with who and when, newest first', async () => {
    const before = await inForce()
    await admin.client.tariffs.updateServiceFee({ serviceFee: 30 })
    const [newest, previous] = await versions()
    expect(newest).toMatchObject({
      version: before.version + 1,
      createdBy: admin.user.name,
      serviceFee: 30,
      changes: [{ field: 'serviceFee', from: before.serviceFee, to: 30 }],
    })
    expect(previous?.version).toBe(before.version)
    const page = await admin.client.tariffs.history({ limit: 1 })
    const next = await admin.client.tariffs.history({ limit: 1, cursor: page.nextCursor ?? undefined })
    expect([page.tariffs[0]?.version, next.tariffs[0]?.version]).toEqual([newest?.version, before.version])
    await expect(app.sql`update tariffs set service_fee_kobo = 0`).rejects.toThrow('append-only')
  })

  it('of several prices is one version, and what is absent stays', async () => {
    const before = await inForce()
    const edited = { deliveryFee: before.deliveryFee + 1, roundUpTo: 10 as const }
    const { data } = await admin.client.tariffs.updatePrices({ ...edited, version: before.version })
    expect(data).toMatchObject({ ...edited, version: before.version + 1, pricePerKm: before.pricePerKm })
    const stale = admin.client.tariffs.updatePrices({ pricePerKm: 1, version: before.version })
    expect(await refusalOf(stale)).toMatchObject({ status: 409, data: { current: data } })
    await admin.client.tariffs.updatePrices({ roundUpTo: 0 })
  })

  it('to what is already in force makes no version', async () => {
    const before = await inForce()
    const { data } = await admin.client.tariffs.updatePricePerKm({ pricePerKm: before.pricePerKm })
    expect(data).toEqual(before)
  })

  it('loses nothing of what others change at the same time', async () => {
    await Promise.all([
      admin.client.tariffs.updatePricePerKm({ pricePerKm: 61 }),
      admin.client.tariffs.updateDeliveryFee({ deliveryFee: 62 }),
      admin.client.tariffs.updateServiceFee({ serviceFee: 63 }),
      admin.client.tariffs.updateSurge({ surgeActive: true, surgeMultiplier: 1.4 }),
    ])
    expect(await inForce()).toMatchObject({
      pricePerKm: 61,
      deliveryFee: 62,
      serviceFee: 63,
      surgeActive: true,
      surgeMultiplier: 1.4,
    })
    await admin.client.tariffs.updateSurge({ surgeActive: false, surgeMultiplier: 1 })
  })

  it('to an outdated version is refused with the one in force', async () => {
    const { version } = await inForce()
    const tries = [64, 65].map((pricePerKm) => admin.client.tariffs.updatePricePerKm({ pricePerKm, version }))
    expect((await outcomes(tries)).toSorted()).toEqual(['CHANGED_MEANWHILE', 'done'])
    const current = await inForce()
    expect(current.version).toBe(version + 1)
    const stale = admin.client.tariffs.updateSurge({ surgeActive: true, surgeMultiplier: 2, version })
    expect(await refusalOf(stale)).toMatchObject({ status: 409, data: { current } })
    expect(await inForce()).toEqual(current)
  })
})

describe('what a tariff may be', () => {
  it.each([
    ['update-price', 'pricePerKm', -1, 'The amount cannot be below 0.'],
    ['update-price', 'pricePerKm', 0.001, 'Please use at most two decimals.'],
    ['update-delivery-fee', 'deliveryFee', 10_000_001, 'This amount is too high.'],
    ['update-service-fee', 'serviceFee', '25', 'Please enter an amount.'],
    ['update-service-fee', 'serviceFee', undefined, 'Please enter an amount.'],
    ['update-prices', 'roundUpTo', 20, 'Please choose one of the steps that are offered.'],
  ])('PUT /admin/%s refuses %s %s: %s', async (path, field, value, message) => {
    const before = await inForce()
    const answer = await put(path, { [field]: value })
    expect([answer.status, answer.json()]).toMatchObject([
      400,
      { code: 'VALIDATION', data: { fields: { [field]: message } } },
    ])
    expect(await inForce()).toEqual(before)
  })

  it.each([
    [0.9, 'The multiplier is 1.0 to 5.0.'],
    [5.1, 'The multiplier is 1.0 to 5.0.'],
    [1.25, 'The multiplier goes in steps of 0.1.'],
    ['2', 'Please enter a multiplier.'],
  ])('a surge multiplier of %s is refused', async (surgeMultiplier, message) => {
    const answer = await put('update-surge', { surgeActive: true, surgeMultiplier })
    expect(answer.json()).toMatchObject({ data: { fields: { surgeMultiplier: message } } })
  })

  it('amounts and multipliers at their limits are taken', async () => {
    for (const serviceFee of [0, 10_000_000]) {
      expect((await admin.client.tariffs.updateServiceFee({ serviceFee })).data.serviceFee).toBe(serviceFee)
    }
    for (const surgeMultiplier of [1, 1.1, 4.9, 5]) {
      const { data } = await admin.client.tariffs.updateSurge({ surgeActive: true, surgeMultiplier })
      expect(data.surgeMultiplier).toBe(surgeMultiplier)
    }
    await admin.client.tariffs.updateSurge({ surgeActive: false, surgeMultiplier: 1 })
  })

  it('a field that is not known is named', async () => {
    const answer = await put('update-price', { pricePerKm: 1, deliveryFee: 1 })
    expect(answer.json()).toMatchObject({
      data: { fields: { deliveryFee: 'This field is not known here.' } },
    })
  })
})
