import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createLog } from '../log.ts'
import { logSlowQueries } from './log-slow-queries.ts'

let database: TestDatabase
const lines: string[] = []
const log = createLog('info', { write: (line: string) => void lines.push(line) })
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

// promise (operator): A slow statement is in the log by its words, without its values
it('names a slow statement in the log, and none of its values', async () => {
  const { sql } = database
  logSlowQueries(sql, { log, slowMs: 150 })
  const secret = 'ada@ozi.test'
  const from = sql`from pg_sleep(${0.2}) where ${secret} <> 'a secret of the code'`
  await sql.begin(async (queries) => {
    await queries`select 1 as quick`
    await queries`select 2 as slow ${from}`
  })
  await sql.unsafe('select 3 as slow from pg_sleep($1)', [0.2])
  const said = lines.map((line) => JSON.parse(line) as { ms: number; statement: string })
  expect(said.map(({ statement }) => statement)).toEqual([
    'select 2 as slow from pg_sleep($1) where $2 <> ?',
    'select 3 as slow from pg_sleep($1)',
  ])
  for (const line of lines) expect(line).not.toMatch(/ada@ozi|a secret/)
})

it('counts what uses the pool, and what waits for a connection', async () => {
  const { sql } = database
  const { size } = sql.use()
  const one = sql.begin((queries) => queries`select pg_sleep(0.3)`)
  const others = Array.from({ length: size + 1 }, async () => void (await sql`select pg_sleep(0.3)`))
  await expect.poll(() => sql.use()).toEqual({ size, used: size, waiting: 2 })
  await Promise.all([one, ...others])
  expect(sql.use()).toEqual({ size, used: 0, waiting: 0 })
})
