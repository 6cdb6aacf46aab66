import { cp, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defaultRegionFile } from '@ozi/geo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { quoteFor, sendParcel } from '../../../test/deliveries.ts'

let app: TestApp
let customer: Person
let regionFile: string
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ozi-region-'))
  await cp(path.dirname(defaultRegionFile), folder, { recursive: true })
  regionFile = path.join(folder, 'region.json')
  await touch('2026-01-01')
  app = await startTestApp({ REGION_FILE: regionFile })
  customer = await app.customer()
})
afterAll(async () => {
  await app.stop()
  await rm(path.dirname(regionFile), { recursive: true })
})

const touch = (day: string) => utimes(regionFile, new Date(day), new Date(day))
const regionNow = () => app.client().places.region()
const isOutdated = async () => {
  const admin = await app.admin()
  await app.parts.operations.watch()
  const { problems } = (await admin.client.operations.health()).data
  return problems.some(({ name }) => name === 'region')
}

/** Replaces fields of the region file, as of a day, and lets the server look. */
async function replace(day: string, changes: object): Promise<void> {
  const json = JSON.parse(await readFile(regionFile, 'utf8')) as object
  await writeFile(regionFile, JSON.stringify({ ...json, ...changes }))
  await touch(day)
  await app.parts.region.refresh()
}

// promise (operator): A new map is taken without a restart, and fares shown before stay
test('a replaced region is in force for new quotes and leaves the old', async () => {
  const before = await quoteFor(customer)
  await replace('2026-02-01', { version: 'second', credits: ['A surveyor'] })
  expect((await regionNow()).credits).toEqual(['A surveyor'])
  const after = await quoteFor(customer)
  const order = await sendParcel(customer, {}, before)
  expect(order.fee).toBe(before.total)
  const versions = await app.sql<{ version: string }[]>`
    select maps_data_version as version from quotes where _id in ${app.sql([before._id, after._id])} order by created_at`
  expect(versions.map(({ version }) => version.split('+')[0])).toEqual(['owerri-sketch-3', 'second'])
})

// promise (operator): A map that cannot be used changes nothing, and the health page says so
test('a region that cannot be used is refused until it is mended', async () => {
  await replace('2026-03-01', { city: 'Aba' })
  await replace('2026-04-01', { city: '' })
  expect((await regionNow()).city).toBe('Aba')
  expect(await isOutdated()).toBe(true)
  await replace('2026-05-01', { city: 'Umuahia' })
  expect((await regionNow()).city).toBe('Umuahia')
  expect(await isOutdated()).toBe(false)
})
