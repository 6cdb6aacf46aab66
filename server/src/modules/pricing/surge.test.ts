import { beforeEach, expect, test } from 'vitest'
import { refusalOf } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { quoteFor, setTariff } from '../../../test/deliveries.ts'

const app = await startAppForFile()
const admin = await app.admin()
beforeEach(() => setTariff(app.sql, { serviceFeeKobo: 10_000 }))

/**
 * Long enough for a call or two on a busy machine; otherwise the end would already be past when it is set.
 */
const SOON_MS = 1_500
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const surge = (terms: Partial<Parameters<typeof admin.client.tariffs.updateSurge>[0]> = {}) =>
  admin.client.tariffs.updateSurge({ surgeActive: true, surgeMultiplier: 2, ...terms })
async function surgeThatEnded(surgeReason = ''): Promise<void> {
  await surge({ surgeEndsAt: new Date(Date.now() + SOON_MS).toISOString(), surgeReason })
  await new Promise((resolve) => setTimeout(resolve, SOON_MS + 50))
}
const inForce = async () => (await admin.client.tariffs.readConfiguration()).data
const serviceFee = async () => (await quoteFor({ client: app.client() })).lines.at(-1)

test('a surge ends by itself when its time is over', async () => {
  const surgeEndsAt = new Date(Date.now() + SOON_MS).toISOString()
  await surge({ surgeEndsAt, surgeReason: 'Heavy rain' })
  expect(await inForce()).toMatchObject({ surgeActive: true, surgeEndsAt, surgeReason: 'Heavy rain' })
  const { version } = (await inForce()) ?? {}
  await new Promise((resolve) => setTimeout(resolve, SOON_MS + 50))
  const after = await inForce()
  expect(after).toMatchObject({ version, surgeActive: false, surgeMultiplier: 2 })
  expect(after).not.toHaveProperty('surgeEndsAt')
  expect(await serviceFee()).toMatchObject({ label: 'Service fee', amount: 100 })
  const kept = await app.sql`select tariff from quotes order by created_at desc limit 1`
  expect(kept[0]?.['tariff'], 'kept with the quote as it was').toMatchObject({ surgeActive: false })
})

test('a change after the end of a surge does not bring it back', async () => {
  await surgeThatEnded()
  const { data } = await admin.client.tariffs.updateDeliveryFee({ deliveryFee: 5 })
  expect(data).toMatchObject({ deliveryFee: 5, surgeActive: false })
  const [newest] = (await admin.client.tariffs.history({})).tariffs
  expect(newest?.changes).toEqual([{ field: 'deliveryFee', from: 1000, to: 5 }])
})

test('a surge turned on again after its end has no end of its own', async () => {
  await surgeThatEnded('Rain')
  const { data } = await surge()
  expect(data.surgeActive).toBe(true)
  expect(data).not.toHaveProperty('surgeEndsAt')
  expect(data).not.toHaveProperty('surgeReason')
})

test('another multiplier keeps the end and the reason', async () => {
  const surgeEndsAt = inHours(2)
  await surge({ surgeEndsAt, surgeReason: 'Match day' })
  const { data } = await surge({ surgeMultiplier: 3 })
  expect(data).toMatchObject({ surgeMultiplier: 3, surgeEndsAt, surgeReason: 'Match day' })
  const cleared = await surge({ surgeMultiplier: 3, surgeEndsAt: null, surgeReason: '' })
  expect(cleared.data).not.toHaveProperty('surgeEndsAt')
  expect(cleared.data).not.toHaveProperty('surgeReason')
})

test('turning surge off takes its end and its reason along', async () => {
  await surge({ surgeEndsAt: inHours(1), surgeReason: 'Rain' })
  const { data } = await surge({ surgeActive: false })
  expect(data).toMatchObject({ surgeActive: false, surgeMultiplier: 2 })
  expect(data).not.toHaveProperty('surgeEndsAt')
  const [newest] = (await admin.client.tariffs.history({})).tariffs
  expect(newest?.changes.map(({ field, to }) => [field, to])).toEqual([
    ['surgeActive', false],
    ['surgeEndsAt', null],
    ['surgeReason', null],
  ])
})

test('an end that is past, or that is no time, is refused beside its field', async () => {
  expect(await refusalOf(surge({ surgeEndsAt: inHours(-1) }))).toMatchObject({
    status: 400,
    data: { fields: { surgeEndsAt: 'Please choose a time in the future.' } },
  })
  for (const surgeEndsAt of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00']) {
    expect(await refusalOf(surge({ surgeEndsAt })), surgeEndsAt).toMatchObject({
      data: { fields: { surgeEndsAt: expect.any(String) } },
    })
  }
  expect(await refusalOf(surge({ surgeEndsAt: 'tonight' }))).toMatchObject({
    data: { fields: { surgeEndsAt: expect.any(String) } },
  })
  expect(await refusalOf(surge({ surgeReason: 'x'.repeat(201) }))).toMatchObject({
    data: { fields: { surgeReason: expect.any(String) } },
  })
})

test('the database itself refuses terms of a surge that is not on', async () => {
  const wrong = app.sql`
    insert into tariffs (_id, version, delivery_fee_kobo, price_per_km_kobo, service_fee_kobo, surge_active,
      surge_multiplier, surge_ends_at)
    select gen_random_uuid(), max(version) + 1, 0, 0, 0, false, 1, now() from tariffs`
  await expect(wrong).rejects.toThrow('tariffs_terms_of_a_surge')
})
