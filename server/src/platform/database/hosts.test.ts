import type { AddressInfo, Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openHoldingProxy, type HoldingProxy } from '../../../test/holding-proxy.ts'
import { message, ready, speakPostgres } from '../../../test/speak-postgres.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { withSession } from '../backup/session.ts'
import { closeDatabase, isDatabaseUnavailable, migrate, openDatabase } from './index.ts'

let database: TestDatabase
let proxy: HoldingProxy
let standby: Server
beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await openHoldingProxy(database.connection)
  standby = await speakPostgres(() =>
    Buffer.concat([message('R', Buffer.alloc(4)), message('S', Buffer.from('in_hot_standby\0on\0')), ready]),
  )
})
afterAll(async () => {
  proxy.close()
  standby.close()
  await database.drop()
})

const portOf = (server: Server) => (server.address() as AddressInfo).port
/** Nobody listens, then one that only reads, then the database. */
const throughAll = () => {
  const { port, username, pathname } = new URL(proxy.connection.url)
  const hosts = `127.0.0.1:1,127.0.0.1:${portOf(standby)},127.0.0.1:${port}`
  return { kind: 'url' as const, url: `postgres://${username}@${hosts}${pathname}` }
}

test('queries find the host that writes among several', async () => {
  const sql = openDatabase(throughAll(), { max: 1 })
  const tried = await sql`select 1`.catch((error: unknown) => error)
  expect(isDatabaseUnavailable(tried)).toBe(true)
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  await closeDatabase(sql)
})

test('migrations and backups find the host that writes', async () => {
  expect(await migrate(throughAll(), { log: quietLog })).toEqual([])
  const { signal } = new AbortController()
  const name = await withSession(throughAll(), { name: 'test', signal }, async (session) => {
    const { rows } = await session.query<{ one: number }>('select 1 as one')
    return rows
  })
  expect(name).toEqual([{ one: 1 }])
})
