import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { TLSSocket } from 'node:tls'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openHoldingProxy, type HoldingProxy } from '../../../test/holding-proxy.ts'
import { message, ready, speakPostgres, welcome } from '../../../test/speak-postgres.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { withSession } from '../backup/session.ts'
import { closeDatabase, isDatabaseUnavailable, migrate, openDatabase, pgOptions } from './index.ts'

const fileOf = (name: string) => fileURLToPath(new URL(`../../../test/certificates/${name}`, import.meta.url))
const CERTIFICATE = fileOf('localhost.crt')

let database: TestDatabase
let proxy: HoldingProxy
let standby: Server
let secure: Server
beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await openHoldingProxy(database.connection)
  standby = await speakPostgres(() =>
    Buffer.concat([message('R', Buffer.alloc(4)), message('S', Buffer.from('in_hot_standby\0on\0')), ready]),
  )
  secure = await speakTls()
})
afterAll(async () => {
  proxy.close()
  standby.close()
  secure.close()
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

test.each([
  ['localhost', 'require', null],
  ['localhost', 'no-verify', null],
  ['localhost', `verify-full&sslrootcert=${CERTIFICATE}`, null],
  ['127.0.0.1', `verify-ca&sslrootcert=${CERTIFICATE}`, null],
  ['127.0.0.1', `require&sslrootcert=${CERTIFICATE}`, null],
  ['127.0.0.1', `verify-full&sslrootcert=${CERTIFICATE}`, /not in the cert's list/],
  ['localhost', 'verify-full', /self.signed certificate/],
])('%s by sslmode=%s', async (host, mode, reason) => {
  const connection = { kind: 'url' as const, url: `postgres://u@${host}:${portOf(secure)}/x?sslmode=${mode}` }
  const sql = openDatabase(connection, { max: 1 })
  const client = new pg.Client(pgOptions(connection))
  if (reason === null) {
    await sql`select`.simple()
    await client.connect()
    await client.end()
  } else {
    await expect(sql`select`.simple()).rejects.toThrow(reason)
    await expect(client.connect()).rejects.toThrow(reason)
  }
  await closeDatabase(sql, 0)
})

test('without TLS at the other side, nothing is sent', async () => {
  const url = `postgres://u@127.0.0.1:${portOf(standby)}/x?sslmode=require`
  const sql = openDatabase({ kind: 'url', url }, { max: 1 })
  await expect(sql`select 1`).rejects.toThrow(/no PostgreSQL|offers no TLS/)
  await closeDatabase(sql, 0)
})

/** A server that speaks TLS after PostgreSQL's question for it, and answers each query with nothing. */
async function speakTls(): Promise<Server> {
  const [key, cert] = [readFileSync(fileOf('localhost.key')), readFileSync(CERTIFICATE)]
  const server = createServer((socket: Socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write('S')
      const secured = new TLSSocket(socket, { isServer: true, key, cert })
      secured.on('error', () => {})
      let isWelcome = false
      secured.on('data', (data) => {
        if (isWelcome && data[0] === 'X'.charCodeAt(0)) return void secured.end()
        const answer = isWelcome ? Buffer.concat([message('C', Buffer.from('SELECT 0\0')), ready]) : welcome
        isWelcome = true
        return void secured.write(answer)
      })
    })
  })
  server.listen(0)
  await once(server, 'listening')
  return server
}
