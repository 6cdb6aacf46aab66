import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { riderRegistration } from '../../../test/registrations.ts'
import { SECRET_COLUMNS } from '../../secret-columns.ts'
import { requireDataKey } from './require-data-key.ts'

const KEY = 'the key that the data is sealed under, 1'
const OTHER = 'another key that opens nothing of it, 2'

let app: TestApp
let empty: string
beforeAll(async () => {
  app = await startTestApp({ DATA_KEY: KEY })
  const admin = await app.admin()
  const password = 'a quiet evening in Owerri'
  await admin.client.riders.register({ ...riderRegistration(1), password, confirmPassword: password })
  empty = await mkdtemp(path.join(tmpdir(), 'ozi-test-'))
})
afterAll(async () => {
  await app.stop()
  await rm(empty, { recursive: true, force: true })
})

const start = (keys: { dataKey?: string; oldDataKey?: string; isDataKeyLost?: boolean }) =>
  requireDataKey(
    app.database.connection,
    { dataKey: undefined, oldDataKey: undefined, isDataKeyLost: false, dataDir: empty, ...keys },
    { sealed: SECRET_COLUMNS, signal: new AbortController().signal },
  )

// promise (operator): Another data key than the one that the data is encrypted under is refused at the start
test('another data key is refused in one line', async () => {
  await expect(start({ dataKey: OTHER })).rejects.toThrow(
    /^DATA_KEY is not the key that the data in the database is encrypted under\. .*DATA_KEY_LOST=true\.$/,
  )
})

test('a missing data key is refused, and none is made', async () => {
  await expect(start({})).rejects.toThrow(/^DATA_KEY is missing: /)
  expect(existsSync(path.join(empty, 'data.key'))).toBe(false)
})

test('the right key, the old one, and a key said to be lost are taken', async () => {
  await start({ dataKey: KEY })
  await start({ dataKey: OTHER, oldDataKey: KEY })
  await start({ dataKey: OTHER, isDataKeyLost: true })
})
