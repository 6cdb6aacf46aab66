import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { closeDatabase, isDatabaseUnavailable, openDatabase } from './index.ts'
import { toDatabase } from './database.ts'

// An error that nobody catches fails this file, as it would end the server.

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.sql`create table kept (word text)`
})
afterAll(() => database.drop())

const endAll = () => database.sql`
  select pg_terminate_backend(pid) from pg_stat_activity
   where datname = current_database() and application_name = 'ozi' and pid <> pg_backend_pid()`

test('transactions that lose their connections are unavailable', async () => {
  const sql = openDatabase(database.connection, { max: 4 })
  const { transaction } = toDatabase(sql)
  const failures: unknown[] = []
  let isOn = true
  const clients = Array.from({ length: 12 }, async () => {
    while (isOn) {
      await transaction(async (queries) => {
        await queries`select ${1}::int`
        await queries`select ${2}::int`
      }).catch((error: unknown) => failures.push(error))
    }
  })
  for (let round = 0; round < 12; round += 1) {
    await sleep(20)
    await endAll()
  }
  isOn = false
  await Promise.all(clients)

  expect(failures.length).toBeGreaterThan(0)
  expect(failures.filter((error) => !isDatabaseUnavailable(error))).toEqual([])
  await expect.poll(() => sql`select 1 as one`).toEqual([{ one: 1 }])
  await closeDatabase(sql)
})

test('a transaction that lost its connection writes nothing more', async () => {
  const sql = openDatabase(database.connection, { max: 2 })
  const { transaction } = toDatabase(sql)
  const done = Promise.withResolvers<unknown>()
  const lost = transaction(async (queries) => {
    await queries`insert into kept values ('first')`
    await endAll()
    // Others use the pool while this transaction does something else.
    await expect.poll(() => sql`select 1 as one`).toEqual([{ one: 1 }])
    done.resolve(await queries`insert into kept values ('second')`.catch((error: unknown) => error))
  })
  await expect(lost).rejects.toSatisfy(isDatabaseUnavailable)
  expect(isDatabaseUnavailable(await done.promise)).toBe(true)
  expect(await database.sql`select word from kept`).toEqual([])
  await closeDatabase(sql)
})

test('a reserved connection that was lost is nobody else’s', async () => {
  const sql = openDatabase(database.connection, { max: 2 })
  const reserved = await sql.reserve()
  await endAll()
  await expect.poll(() => sql`select 1 as one`).toEqual([{ one: 1 }])
  await expect(reserved`select 2`).rejects.toSatisfy(isDatabaseUnavailable)
  reserved.release()
  expect(await Promise.all([sql`select 3 as one`, sql`select 4 as one`])).toEqual([
    [{ one: 3 }],
    [{ one: 4 }],
  ])
  await closeDatabase(sql)
})

test('an answer that was cut off is no part of the next one', async () => {
  const sql = openDatabase(database.connection, { max: 1 })
  // Rows larger than the server's buffer are on their way before the last one waits.
  const cutOff = sql`
    select repeat('x', 100000), case when g = 3 then pg_sleep(60) end from generate_series(1, 3) g`
    .execute()
    .catch((error: unknown) => error)
  await expect
    .poll(
      () =>
        database.sql`select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
    )
    .toHaveLength(1)
  await sleep(50)
  await endAll()
  expect(isDatabaseUnavailable(await cutOff)).toBe(true)
  // The first answer of the next connection: a second one would be whole again.
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  await closeDatabase(sql)
})
