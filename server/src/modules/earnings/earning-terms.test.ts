import type { TermsInput } from '@ozi/contract'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { sendParcel, setTariff } from '../../../test/deliveries.ts'
import { outcomes } from '../../../test/moves.ts'

const app = await startAppForFile()
const admin = await app.admin()

const first: TermsInput = {
  riderPercent: 70,
  redeliveryPercent: 100,
  riderMinimum: 0,
  commissionPercent: 12.5,
  vatPercent: 0,
}
const inForce = async () => (await admin.client.earnings.readTerms()).data
const versionOf = async (orderId: string) => {
  const [row] = await app.sql<{ terms_version: number | null }[]>`
    select terms_version from orders where _id = ${orderId}`
  return row?.terms_version
}

test('an order keeps the terms it was placed under, or none', async () => {
  expect(await inForce()).toBeNull()
  const ada = await app.customer()
  const before = await sendParcel(ada)
  await admin.client.earnings.updateTerms({ ...first, version: null })
  const under = await sendParcel(ada)
  await admin.client.earnings.updateTerms({ ...first, riderPercent: 75.5, version: 1 })
  const after = await sendParcel(ada)
  expect(await Promise.all([before, under, after].map(({ _id }) => versionOf(_id)))).toEqual([null, 1, 2])
})

test('a change is a version with who, when and what; the same again is none', async () => {
  const { data } = await admin.client.earnings.updateTerms({ ...first, riderMinimum: 500.5 })
  expect(data).toMatchObject({ version: 3, riderMinimum: 500.5, changedBy: admin.user.name })
  expect((await admin.client.earnings.updateTerms({ ...first, riderMinimum: 500.5 })).data).toEqual(data)
  const { versions, total } = await admin.client.earnings.termsHistory({})
  expect(total).toBe(3)
  expect(versions.map(({ changes }) => changes)).toEqual([
    [
      { field: 'riderPercent', from: 75.5, to: 70 },
      { field: 'riderMinimum', from: 0, to: 500.5 },
    ],
    [{ field: 'riderPercent', from: 70, to: 75.5 }],
    [],
  ])
  await expect(app.sql`update earning_terms set rider_permille = 0`).rejects.toThrow('append-only')
})

test('of two who change the same terms, the second is told those in force', async () => {
  const { version } = (await inForce()) ?? {}
  const tries = [60, 61].map((riderPercent) =>
    admin.client.earnings.updateTerms({ ...first, riderPercent, version }),
  )
  expect((await outcomes(tries)).toSorted()).toEqual(['CHANGED_MEANWHILE', 'done'])
  const stale = await refusalOf(admin.client.earnings.updateTerms({ ...first, version: null }))
  expect(stale).toMatchObject({ status: 409, data: { current: await inForce() } })
})

test.each([
  [{ riderPercent: -0.1 }, 'This is 0 to 100 percent.'],
  [{ commissionPercent: 100.1 }, 'This is 0 to 100 percent.'],
  [{ vatPercent: 7.55 }, 'Please use at most one decimal.'],
  [{ riderMinimum: 0.001 }, 'Please use at most two decimals.'],
  [{ riderMinimum: 100_000.01 }, 'This amount is too high.'],
])('terms of %o are refused: %s', async (change, message) => {
  const { status, data } = await refusalOf(admin.client.earnings.updateTerms({ ...first, ...change }))
  expect([status, data]).toEqual([400, { fields: { [Object.keys(change)[0] ?? '']: message } }])
})

test('edited terms are tried on the latest orders, and change nothing', async () => {
  await setTariff(app.sql, { deliveryFeeKobo: 100_000, pricePerKmKobo: 0, serviceFeeKobo: 20_000 })
  const ada = await app.customer()
  await sendParcel(ada)
  const before = await inForce()
  const { data } = await admin.client.earnings.previewTerms({ ...first, riderPercent: 0, riderMinimum: 900 })
  expect(data.after).toMatchObject({ riders: data.orders * 900, shops: 0, commission: 0, vat: 0 })
  for (const split of [data.after, data.today]) {
    const { riders = 0, shops = 0, vat = 0, kept = 0 } = split ?? {}
    expect(riders + shops + vat + kept).toBeCloseTo(data.charged, 2)
  }
  expect(await inForce()).toEqual(before)
})
