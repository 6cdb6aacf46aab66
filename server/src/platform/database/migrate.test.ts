import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import type { TestDatabase } from '../../../test/database.ts'
import { collectLog } from '../../../test/embedded.ts'
import { message, ready, refusal, speakPostgres, urlOf, welcome } from '../../../test/speak-postgres.ts'
import { requireAnswer } from './connect-when-ready.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let dir = ''
beforeEach(async () => {
  database = await createTestDatabase()
  await database.sql`DROP TABLE migrations`
  dir = mkdtempSync(join(tmpdir(), 'ozi-migrations-'))
})
afterEach(async () => {
  await database.drop()
  rmSync(dir, { recursive: true })
})

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
}

const run = (log = collectLog()) => migrate(database.connection, { log, dir })

test('files run once, in the order of their numbers', async () => {
  write({
    '0002_second.sql': 'INSERT INTO step (name) VALUES (2)',
    '0001_first.sql': 'CREATE TABLE step (name int);\n-- the last line is a comment',
    '0010_tenth.sql': 'INSERT INTO step (name) VALUES (10);',
    'notes.txt': 'not a migration',
  })
  expect(await run()).toEqual(['0001_first', '0002_second', '0010_tenth'])
  expect(await run()).toEqual([])
  write({ '0011_next.sql': 'INSERT INTO step (name) VALUES (11)' })
  expect(await run()).toEqual(['0011_next'])
  expect(await database.sql`SELECT name FROM step ORDER BY name`).toEqual([
    { name: 2 },
    { name: 10 },
    { name: 11 },
  ])
})

test('servers that start together run each file once', async () => {
  write({ '0001_slow.sql': 'SELECT pg_sleep(0.3); CREATE TABLE once_only (id int)' })
  const runs = await Promise.all([run(), run(), run()])
  expect(runs.flat()).toEqual(['0001_slow'])
})

test('a failing file changes nothing, and runs once it is mended', async () => {
  write({
    '0001_good.sql': 'CREATE TABLE good (id int)',
    '0002_bad.sql': 'CREATE TABLE half (id int); SELECT no_such_column FROM good;',
  })
  await expect(run()).rejects.toThrow(
    /^The database could not be migrated by 0002_bad\.sql: column "no_such_column" does not exist$/,
  )
  expect(await database.sql`SELECT to_regclass('good') AS good, to_regclass('half') AS half`).toEqual([
    { good: 'good', half: null },
  ])
  write({ '0002_bad.sql': 'CREATE TABLE half (id int)' })
  expect(await run()).toEqual(['0002_bad'])
})

test('a file that was added before one that has run is refused', async () => {
  write({ '0002_second.sql': 'SELECT 1' })
  await run()
  write({ '0001_late.sql': 'SELECT 1' })
  await expect(run()).rejects.toThrow(
    'Not run migration 0001_late is preceding already run migration 0002_second',
  )
})

test('two files with one number, or a name without one, are refused', async () => {
  write({ '0001_a.sql': 'SELECT 1', '0001_b.sql': 'SELECT 1' })
  await expect(run()).rejects.toThrow('The migrations 0001_a.sql and 0001_b.sql share a number.')
  rmSync(join(dir, '0001_b.sql'))
  write({ 'accounts.sql': 'SELECT 1' })
  await expect(run()).rejects.toThrow('The migration accounts.sql is not named like')
})

const briefly = { waitMs: 20_000, pauseMs: 50 }

// promise (operator): A new version migrates the database beside the old one; what cannot get a lock lets others pass
test('a migration that gets no lock lets others pass, and runs later', async () => {
  await database.sql`CREATE TABLE busy (id int)`
  write({ '0001_busy.sql': 'ALTER TABLE busy ADD COLUMN name text' })
  const log = collectLog()
  let running = Promise.resolve<string[]>([])
  await database.sql.begin(async (reader) => {
    await reader`SELECT id FROM busy`
    running = migrate(database.connection, { log, dir, locks: briefly })
    await vi.waitUntil(() => log.lines.join().includes('waits for a lock'), { timeout: 20_000 })
    // Without the timeout, this would wait behind the migration, which waits for this transaction.
    await database.sql`INSERT INTO busy VALUES (1)`
  })
  expect(await running).toEqual(['0001_busy'])
  expect(log.lines.filter((line) => line.includes('waits for a lock'))).toHaveLength(1)
})

test('a migration that gets no lock for long fails in one line', async () => {
  await database.sql`CREATE TABLE busy (id int)`
  write({ '0001_busy.sql': 'ALTER TABLE busy ADD COLUMN name text' })
  await database.sql.begin(async (reader) => {
    await reader`SELECT id FROM busy`
    const running = migrate(database.connection, {
      log: collectLog(),
      dir,
      locks: { waitMs: 0, pauseMs: 0 },
    })
    await expect(running).rejects.toThrow(/^The database could not be migrated by 0001_busy\.sql: .*locked/)
  })
})

test('an index is built beside writers, anew if its build was interrupted', async () => {
  await database.sql`CREATE TABLE big (id int)`
  await database.sql`INSERT INTO big VALUES (1), (1)`
  write({
    '0001_ids.sql': '-- Once.\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS big_ids\n  ON big (id);',
  })
  await expect(run()).rejects.toThrow(/^The database could not be migrated by 0001_ids\.sql: .*big_ids/)
  await database.sql`DELETE FROM big`
  expect(await run()).toEqual(['0001_ids'])
  expect(
    await database.sql`SELECT indisvalid AS v FROM pg_index WHERE indexrelid = 'big_ids'::regclass`,
  ).toEqual([{ v: true }])
})

test('a run that is stopped while it waits ends at once', async () => {
  await database.sql`CREATE TABLE busy (id int)`
  write({ '0001_busy.sql': 'ALTER TABLE busy ADD COLUMN name text' })
  const [log, stopping] = [collectLog(), new AbortController()]
  await database.sql.begin(async (reader) => {
    await reader`SELECT id FROM busy`
    const running = migrate(database.connection, {
      log,
      dir,
      signal: stopping.signal,
      locks: { waitMs: 60_000, pauseMs: 60_000 },
    })
    const told = expect(running).rejects.toThrow('stopped')
    await vi.waitUntil(() => log.lines.join().includes('waits for a lock'), { timeout: 20_000 })
    stopping.abort(new Error('stopped'))
    await told
  })
})

test('an older server starts on a newer database, and says so', async () => {
  write({ '0001_a.sql': 'SELECT 1', '0002_newer.sql': 'SELECT 1' })
  await run()
  rmSync(join(dir, '0002_newer.sql'))
  const log = collectLog()
  expect(await run(log)).toEqual([])
  expect(log.lines.join('\n')).toContain('The database is newer than this server: 0002_newer.')
})

// promise (operator): What is from before version 0.3.0 is refused in one line
test('a database of before version 0.3.0 is refused in one line', async () => {
  write({ '0001_platform.sql': 'SELECT 1', '0002_accounts.sql': 'SELECT 1' })
  await run()
  await expect(migrate(database.connection, { log: collectLog() })).rejects.toThrow(
    /^The database is of a version before 0\.3\.0, .*: start with an empty DATA_DIR or database\.$/,
  )
})

test('without a server, the start ends in one line after its time', async () => {
  const connection = { kind: 'url', url: 'postgres://x@127.0.0.1:15498/x' } as const
  const log = collectLog()
  await expect(migrate(connection, { log, dir, waitMs: 700 })).rejects.toThrow(
    /^The database cannot be reached: .*ECONNREFUSED.*$/,
  )
  expect(log.lines.join('\n')).toContain('waiting for it')
})

test('a pooler that is away ends the start in one line with its name', async () => {
  const connection = { kind: 'url', url: 'postgres://x@127.0.0.1:15498/x' } as const
  const options = { log: collectLog(), name: 'DATABASE_POOLER_URL', waitMs: 700 }
  await expect(requireAnswer(connection, options)).rejects.toThrow(
    /^DATABASE_POOLER_URL cannot be reached: .*ECONNREFUSED.*$/,
  )
  expect(options.log.lines.join('\n')).toContain('DATABASE_POOLER_URL is not ready')
})

test('a server that is still starting is waited for', async () => {
  const refusals = ['57P03', '57P03']
  const server = await speakPostgres(() => {
    const code = refusals.shift()
    return code === undefined
      ? refusal('28000', 'enough')
      : refusal(code, 'the database system is starting up')
  })
  await expect(migrate(urlOf(server), { log: collectLog(), dir, waitMs: 5_000 })).rejects.toThrow(
    'The database cannot be reached: enough',
  )
  expect(refusals).toEqual([])
  server.close()
})

test('an older PostgreSQL is refused in one line', async () => {
  const server = await speakPostgres(() => welcome, oldVersion)
  await expect(migrate(urlOf(server), { log: collectLog(), dir })).rejects.toThrow(
    /^PostgreSQL 15 or newer is needed, DATABASE_URL leads to 14\.9\.$/,
  )
  server.close()
})

/** One row with two texts: server_version_num and server_version. */
function oldVersion(): Buffer {
  const values = ['140009', '14.9']
  const names = ['server_version_num', 'server_version']
  const columns = names.map((name) => {
    const rest = Buffer.alloc(18)
    rest.writeInt32BE(25, 6)
    rest.writeInt16BE(-1, 10)
    return Buffer.concat([Buffer.from(`${name}\0`), rest])
  })
  const cells = values.map((value) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(value.length)
    return Buffer.concat([length, Buffer.from(value)])
  })
  const two = Buffer.from([0, 2])
  return Buffer.concat([
    message('T', Buffer.concat([two, ...columns])),
    message('D', Buffer.concat([two, ...cells])),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ])
}
