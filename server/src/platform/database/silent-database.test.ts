import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openPausableProxy, type PausableProxy } from '../../../test/pausable-proxy.ts'
import { closeDatabase, isDatabaseUnavailable, openDatabase } from './index.ts'

let database: TestDatabase
let proxy: PausableProxy
let app: TestApp
let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ozi-silent-'))
  database = await createTestDatabase()
  proxy = await openPausableProxy(database.connection)
  app = await startTestApp(
    {},
    { database: { ...database, connection: proxy.connection }, dataDir },
    { statementTimeoutMs: 1_000 },
  )
})
afterAll(async () => {
  await app.stop()
  proxy.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

const status = async (path: string) => (await app.request('GET', path)).status

test('a silent database is 503 for all, and back when it speaks again', async () => {
  proxy.pause()
  let answered = 0
  // More than the pool has connections.
  const calls = Array.from({ length: 40 }, async () => {
    const { status: code, headers } = await app.request('GET', '/stores')
    answered += 1
    return [code, headers.get('retry-after')]
  })
  // Readiness has a deadline of its own, before it is known why nothing comes.
  expect(await status('/ready')).toBe(503)
  expect(answered).toBe(0)
  expect(await Promise.all(calls)).toEqual(calls.map(() => [503, '2']))
  expect(await status('/ready')).toBe(503)
  expect(await status('/health')).toBe(200)
  proxy.resume()
  await expect.poll(() => status('/ready')).toBe(200)
  expect((await app.admin()).user.role).toBe('admin')
})

// promise (operator): A connection whose packets alone are lost ends as fast as those to a silent database
test('a session whose packets alone are lost is unavailable in seconds', async () => {
  const sql = openDatabase(proxy.connection, { max: 1, statementTimeoutMs: 100 })
  await sql`select 1`
  proxy.pauseOpen()
  const lost = await sql`select 1`.catch((error: unknown) => error)
  expect(isDatabaseUnavailable(lost)).toBe(true)
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  proxy.resume()
  await closeDatabase(sql)
})

test('a transaction at a silent database gives its connection back', async () => {
  const sql = openDatabase(proxy.connection, { max: 1, statementTimeoutMs: 100 })
  const lost = sql.begin(async (queries) => {
    await queries`select 1`
    proxy.pauseOpen()
    await queries`select 2`
  })
  await expect(lost).rejects.toSatisfy(isDatabaseUnavailable)
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  proxy.resume()
  await closeDatabase(sql)
})
