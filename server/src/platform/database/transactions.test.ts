import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { serverOf } from './connection.ts'
import { loginOf } from './address.ts'
import { closeDatabase, openDatabase } from './index.ts'
import { DatabaseStream } from './stream.ts'

// Both fail with the driver as it is released: patches/postgres+3.4.9.patch.
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a transaction begins whatever its connection has to do before', async () => {
  const sql = openDatabase(database.connection, { max: 2 })
  const one = () => sql`SELECT 1`.execute()
  // The driver sends up to a hundred statements ahead on each connection.
  for (let before = 195; before <= 205; before += 1) {
    const asked = Array.from({ length: before }, () => one())
    const begun = sql.begin((transaction) => transaction`SELECT 1 AS one`)
    expect(await begun).toEqual([{ one: 1 }])
    await Promise.all(asked)
  }
  await closeDatabase(sql)
})

test('nobody else uses the connection of a transaction that wrote much', async () => {
  const server = serverOf(database.connection)
  const streams: DatabaseStream[] = []
  const settings = {
    ...{ ...loginOf(server.address), ssl: false, max: 2, fetch_types: false },
    socket: () => {
      const stream = new DatabaseStream(server, { isWatched: true })
      streams.push(stream)
      return stream.connect()
    },
  }
  const sql = postgres(settings)
  const pid = async (queries: Pick<typeof sql, 'unsafe'>) =>
    (await queries.unsafe<{ pid: number }[]>('SELECT pg_backend_pid() AS pid'))[0]?.pid
  await sql.begin(async (transaction) => {
    const own = await pid(transaction)
    // On a busy machine this may come after the answer.
    for (const stream of streams) stream.emit('drain')
    expect(await pid(sql)).not.toBe(own)
  })
  await closeDatabase(sql)
})
