import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { restore, take, type Place } from '../../../test/backups.ts'
import { openBucket, type TestBucket } from '../../../test/bucket.ts'
import { createTestDatabase } from '../../../test/database.ts'
import { fetchPicture, photograph } from '../../../test/photos.ts'
import { sell } from '../../../test/shops.ts'

const [origin, destination] = [await openBucket(), await openBucket()]
const places: Place[] = []
let dir: string
let city: TestApp
let set: string
let image: string

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'ozi-backup-'))
  city = await startTestApp(origin.environment)
  image = (await sell(await city.vendor(), { image: await photograph(90, 60) })).image
  set = path.join(dir, 'set')
  await take(set, { ...city, s3: origin.settings })
})

afterAll(async () => {
  await city.stop()
  for (const { database } of places) await database.drop()
  for (const bucket of [origin, destination]) await bucket.close()
  await rm(dir, { recursive: true })
})

async function emptyPlace(bucket?: TestBucket): Promise<Place> {
  const database = await createTestDatabase({ template: 'template1' })
  const dataDir = await mkdtemp(path.join(dir, 'place-'))
  const place = { database, dataDir, ...(bucket ? { s3: bucket.settings } : {}) }
  places.push(place)
  return place
}

// promise (operator): A backup has the pictures of a bucket, and they come back to a bucket or the disk
it.each([
  ['another bucket', destination],
  ['the disk', undefined],
])('pictures of a bucket come back to %s', async (_where, bucket) => {
  const place = await emptyPlace(bucket)
  await restore(set, place)
  const there = await startTestApp(bucket?.environment, place)
  const picture = await fetchPicture(there, image)
  expect(picture.statusCode).toBe(200)
  expect(picture.rawPayload).toEqual((await fetchPicture(city, image)).rawPayload)
  await there.stop()
})

it('a bucket that holds pictures is not restored into', async () => {
  await expect(restore(set, await emptyPlace(origin))).rejects.toThrow(/holds uploads already/)
})
