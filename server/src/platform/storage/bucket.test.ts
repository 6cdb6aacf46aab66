import { createServer, type AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { openBucket } from '../../../test/bucket.ts'
import { ConfigError } from '../config.ts'
import { StartFailure } from '../database/failure.ts'
import { toRefusal } from '../http/errors.ts'
import { createBucket } from './bucket.ts'
import { StoreUnavailable } from './file-store.ts'
import { requireStore } from './open-store.ts'

const server = await openBucket()
afterAll(() => server.close())
const { settings } = server

it('the start leaves nothing in a bucket that has all it needs', async () => {
  await requireStore({ s3: settings })
  expect(await createBucket(settings).measure()).toBe(0)
  await requireStore({ s3: undefined })
})

// promise (operator): A wrong setting stops the start with one line
it.each([
  ['a bucket that is not there', { bucket: 'nowhere' }, /^S3_BUCKET nowhere is not at http.+$/],
  ['an unknown key', { accessKeyId: 'UNKNOWN' }, /^S3_ACCESS_KEY_ID is not known at .+$/],
  ['a wrong secret', { secretAccessKey: 'wrong' }, /^S3_SECRET_ACCESS_KEY does not belong to .+$/],
])('%s stops the start with one line', async (_what, wrong, line) => {
  const start = requireStore({ s3: { ...settings, ...wrong } })
  await expect(start).rejects.toThrow(ConfigError)
  await expect(start).rejects.toThrow(line)
})

it('a storage that stays away stops the start with one line', async () => {
  const s3 = { ...settings, endpoint: 'http://127.0.0.1:1' }
  const start = requireStore({ s3 }, { waitMs: 0 })
  await expect(start).rejects.toThrow(StartFailure)
  await expect(start).rejects.toThrow(/^S3_ENDPOINT http:\/\/127.0.0.1:1 does not answer: ECONNREFUSED$/)
})

it('more files are listed than one answer holds', async () => {
  const bucket = createBucket(settings, { pageFiles: 2 })
  for (const count of [1, 2, 3, 4, 5])
    await bucket.write(`aa/${String(count).padStart(30, '0')}.webp`, Buffer.from('12'))
  expect(await bucket.measure()).toBe(10)
})

it('a storage that is silent is given up, and answered as unavailable', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready))
  const reported: string[] = []
  const { port } = silent.address() as AddressInfo
  const bucket = createBucket(
    { ...settings, endpoint: `http://127.0.0.1:${port}` },
    { deadlineMs: 100, report: (message) => reported.push(message) },
  )
  const error: unknown = await bucket.write('aa/x.webp', Buffer.from('12')).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StoreUnavailable)
  expect(toRefusal(error)).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 2 })
  expect(reported).toEqual([
    expect.stringMatching(/^The pictures at http.+ cannot be reached: no answer in 0.1 s$/),
  ])
  silent.close()
})
