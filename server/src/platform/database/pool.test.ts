import { createServer } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import type { TestDatabase } from '../../../test/database.ts'
import { startStrictPooler } from '../../../test/strict-pooler.ts'
import { ready, refusal, speakPostgres, urlOf, welcome } from '../../../test/speak-postgres.ts'
import { pgOptions, urlOf as databaseUrlOf } from './connection.ts'
import { answers, closeDatabase, fragment, isDatabaseUnavailable, openDatabase } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('numbers come as numbers, days as text, undefined is stored as null', async () => {
  const absent: { middleName: string | null } = JSON.parse('{}')
  const kobo = 9_007_199_254_740_991
  const [row] = await database.sql`
    SELECT ${kobo}::bigint AS kobo, 0.25::numeric AS share, count(*) AS rows, '2026-02-28'::date AS day,
           '2026-02-28T12:00:00+01:00'::timestamptz AS at, ${absent.middleName}::text AS nothing`
  expect(row).toEqual({
    kobo,
    share: 0.25,
    rows: 1,
    day: '2026-02-28',
    at: new Date('2026-02-28T11:00:00Z'),
    nothing: null,
  })
})

test('arrays of numbers, texts and ids go and come as arrays', async () => {
  const texts = ['plain', '', 'null', 'a "quoted" \\ one, {braced}', 'two\nlines', null]
  const ids = ['0f8fad5b-d9cb-469f-a165-70867728950e']
  const [row] = await database.sql`
    SELECT ${texts}::text[] AS texts, ${[1, -2, null]}::integer[] AS numbers, ${ids}::uuid[] AS ids,
           ${[]}::text[] AS none`
  expect(row).toEqual({ texts, numbers: [1, -2, null], ids, none: [] })
})

test('a fragment outside of statements keeps its values in order', async () => {
  const between = fragment`n between ${2} and ${3}`
  const rows = await database.sql<{ n: number }[]>`
    select n from unnest(${[1, 2, 3, 4]}::int[]) as n where ${between} and n <> ${2}`
  expect(rows.map(({ n }) => n)).toEqual([3])
})

test('a fragment alone cannot be sent', async () => {
  await expect(fragment`select 1`).rejects.toThrow('cannot be sent alone')
})

test('an error on a new connection is told to its query alone', async () => {
  const server = await speakPostgres(
    () => welcome,
    () => Buffer.concat([refusal('57P01', 'shutting down'), ready]),
  )
  const sql = openDatabase(urlOf(server), { max: 1 })
  // An error that nobody catches fails this file.
  await expect(sql`SELECT 1`).rejects.toMatchObject({ code: '57P01' })
  await closeDatabase(sql, 0)
  server.close()
})

test('a statement that runs too long is cancelled', async () => {
  const sql = openDatabase(database.connection, { max: 1, statementTimeoutMs: 50 })
  await expect(sql`SELECT pg_sleep(10)`).rejects.toMatchObject({ code: '57014' })
  await closeDatabase(sql)
})

test('a pool whose connection ended says unavailable, then serves again', async () => {
  const sql = openDatabase(database.connection, { max: 1 })
  const ended = await sql`SELECT pg_terminate_backend(pg_backend_pid())`.catch((error: unknown) => error)
  expect(isDatabaseUnavailable(ended)).toBe(true)
  // A query may fail if it is sent before the pool notices that the connection is lost.
  const served = () => sql`SELECT 1`.then(() => true, isDatabaseUnavailable)
  expect(await served()).toBe(true)
  await expect.poll(() => sql`SELECT 1 AS one`).toEqual([{ one: 1 }])
  await closeDatabase(sql)
})

test('DATABASE_URL may lead through the folder of a Unix socket', async () => {
  const sql = openDatabase({ kind: 'url', url: databaseUrlOf(database.connection) }, { max: 1 })
  const [there] = await sql`SELECT current_database() AS name`
  const [here] = await database.sql`SELECT current_database() AS name`
  expect(there).toEqual(here)
  await closeDatabase(sql)
})

test('pg reaches the same database by the same address', async () => {
  const client = new pg.Client(pgOptions(database.connection))
  await client.connect()
  const { rows } = await client.query('SELECT current_database() AS name')
  const [same] = await database.sql`SELECT current_database() AS name`
  expect(rows[0]).toEqual(same)
  await client.end()
})

test('closing does not wait longer than told for a silent database', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'ozi-mute-'))
  const mute = createServer(() => {}).listen(join(dir, '.s.PGSQL.5432'))
  await once(mute, 'listening')
  const connection = { kind: 'socket', socketDir: dir, port: 5432, database: 'x', user: 'x' } as const
  expect(await answers(connection, 200)).toBe(false)
  const closed: string[] = []
  const errors = await Promise.all(
    [2, 0.2].map(async (seconds) => {
      const sql = openDatabase(connection, { max: 1 })
      const query = sql`SELECT 1`.catch((error: unknown) => error)
      await closeDatabase(sql, seconds)
      closed.push(`told to wait ${seconds} s`)
      return query
    }),
  )
  expect(errors.map(isDatabaseUnavailable)).toEqual([true, true])
  expect(closed).toEqual(['told to wait 0.2 s', 'told to wait 2 s'])
  mute.close()
  rmSync(dir, { recursive: true })
})

// promise (operator): Requests work through a pooler in transaction mode
test('through a pooler, nothing is prepared or sent ahead of an answer', async () => {
  const pooler = await startStrictPooler(databaseUrlOf(database.connection))
  const sql = openDatabase({ kind: 'url', url: pooler.url }, { max: 2, isPooler: true })
  const asked = Array.from({ length: 30 }, (_, index) => index)
  const answered = await Promise.all(
    asked.flatMap((number) => [
      sql<{ number: number }[]>`select 7 as number`,
      sql<{ number: number }[]>`select ${number}::int as number`,
      sql.begin(async (transaction) => {
        await transaction`select set_config('lock_timeout', '1000', true)`
        return transaction<{ number: number }[]>`select ${number}::int as number`
      }),
    ]),
  )
  expect(answered.map(([row]) => row?.number)).toEqual(asked.flatMap((number) => [7, number, number]))
  expect(pooler.faults).toEqual({ sentAhead: 0, prepared: 0 })
  await closeDatabase(sql)
  pooler.close()
})

test('an absent database is unavailable; a wrong statement is not', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'ozi-absent-'))
  const connection = { kind: 'socket', socketDir: dir, port: 5432, database: 'x', user: 'x' } as const
  const absent = openDatabase(connection, { max: 1 })
  expect(isDatabaseUnavailable(await absent`SELECT 1`.catch((error: unknown) => error))).toBe(true)
  await closeDatabase(absent, 0)
  rmSync(dir, { recursive: true })

  const nobodyListens = openDatabase({ kind: 'url', url: 'postgres://x@127.0.0.1:15499/x' }, { max: 1 })
  expect(isDatabaseUnavailable(await nobodyListens`SELECT 1`.catch((error: unknown) => error))).toBe(true)
  await closeDatabase(nobodyListens, 0)

  const wrong = await database.sql`SELEKT`.catch((error: unknown) => error)
  expect(isDatabaseUnavailable(wrong)).toBe(false)
  expect(isDatabaseUnavailable(Object.assign(new Error(), { code: '23505' }))).toBe(false)
  expect(isDatabaseUnavailable(Object.assign(new Error(), { code: 'ENOENT', syscall: 'open' }))).toBe(false)
  expect(isDatabaseUnavailable(undefined)).toBe(false)
})

test.each(['53100', '53300', '57P01', '57P02', '57P03', '08006', 'ETIMEDOUT', 'EHOSTUNREACH'])(
  'code %s means unavailable, also as the cause of another error',
  (code) => {
    const error = Object.assign(new Error('x'), { code })
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(isDatabaseUnavailable(new Error('outer', { cause: error }))).toBe(true)
    expect(isDatabaseUnavailable(new AggregateError([new Error('y'), error]))).toBe(true)
  },
)
