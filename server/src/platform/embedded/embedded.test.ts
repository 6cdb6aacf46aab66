import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collectLog, openWorkshop } from '../../../test/embedded.ts'
import type { Workshop } from '../../../test/embedded.ts'
import { closeDatabase, isDatabaseUnavailable, openDatabase } from '../database/index.ts'
import { processState, waitForEnd } from './processes.ts'

let workshop: Workshop
beforeEach(() => {
  workshop = openWorkshop()
})
afterEach(() => workshop.clear())

function connect(database: { connection: Parameters<typeof openDatabase>[0] }, max = 4) {
  const sql = openDatabase(database.connection, { max })
  workshop.later(() => closeDatabase(sql, 0))
  return sql
}

test('the first start makes a database, and the second keeps its rows', async () => {
  const dataDir = join(workshop.dir, 'data')
  const first = await workshop.start({ dataDir })
  const before = connect(first)
  await before`CREATE TABLE town (name text)`
  await before`INSERT INTO town VALUES ('Ọ̀WẸRẸ')`
  await closeDatabase(before)
  await first.stop()
  expect(processState(first.pid())).not.toBe('alive')

  const second = await workshop.start({ dataDir })
  expect(second.adopted).toBe(false)
  const [town] = await connect(second)`
    SELECT lower(name) AS name, current_setting('TimeZone') AS zone, current_setting('listen_addresses') AS tcp
    FROM town`
  expect(town).toEqual({ name: 'ọ̀wẹrẹ', zone: 'UTC', tcp: '' })
})

test('an acknowledged commit is on disk unless a test asks for speed', async () => {
  const database = await workshop.start({ dataDir: join(workshop.dir, 'data'), unsafeFast: false })
  const [settings] = await connect(database)`
    SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
           current_setting('full_page_writes') AS pages, current_setting('data_checksums') AS checksums`
  expect(settings).toEqual({ fsync: 'on', commit: 'on', pages: 'on', checksums: 'on' })
})

test('nobody but root and its own user may enter the folder of the socket', async () => {
  const { connection } = await workshop.start({ dataDir: join(workshop.dir, 'data') })
  if (connection.kind !== 'socket') throw new Error('expected a socket')
  expect(statSync(connection.socketDir).mode & 0o777).toBe(0o700)
})

test('our role cannot run programs or read files through the database', async () => {
  const sql = connect(await workshop.start({ dataDir: join(workshop.dir, 'data') }))
  await expect(sql`COPY (SELECT 1) TO PROGRAM 'true'`).rejects.toMatchObject({ code: '42501' })
})

test('data of a version that had one role serves as the other', async () => {
  const dataDir = join(workshop.dir, 'data')
  const before = await workshop.start({ dataDir })
  await connect({ connection: before.admin })`drop role ozi_server`
  await before.stop()
  const { serving } = await workshop.start({ dataDir })
  expect(await connect({ connection: serving })`select current_user::text as name`).toEqual([
    { name: 'ozi_server' },
  ])
})

test('a killed database is up again, without a lost row', async () => {
  const log = collectLog()
  const database = await workshop.start({ dataDir: join(workshop.dir, 'data'), unsafeFast: false, log })
  const sql = connect(database)
  await sql`CREATE TABLE posted (id int PRIMARY KEY)`
  const acknowledged: number[] = []
  const refusals: unknown[] = []
  const killedPid = database.pid()
  let isLoaded = true
  let next = 0
  const clients = Array.from({ length: 4 }, async () => {
    while (isLoaded) {
      const id = next++
      await sql`INSERT INTO posted VALUES (${id})`.then(
        () => acknowledged.push(id),
        (error: unknown) => refusals.push(error),
      )
      await sleep(1)
    }
  })

  await sleep(200)
  const beforeKill = acknowledged.length
  process.kill(killedPid, 'SIGKILL')
  await expect.poll(() => database.pid(), { timeout: 20_000, interval: 10 }).not.toBe(killedPid)
  const seen = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 20_000, interval: 10 }).toBeGreaterThan(seen + 10)
  isLoaded = false
  await Promise.all(clients)

  expect(beforeKill).toBeGreaterThan(0)
  expect(refusals.filter((error) => !isDatabaseUnavailable(error))).toEqual([])
  const stored = await sql<{ id: number }[]>`SELECT id FROM posted`
  const storedIds = new Set(stored.map(({ id }) => id))
  expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([])
  expect(log.lines.join('\n')).toMatch(/has ended: starting it again/)
})

test('the database of a killed server is taken over by the next', async () => {
  const dataDir = join(workshop.dir, 'data')
  const child = await workshop.startInChild({ dataDir })
  child.process.kill('SIGKILL')
  await once(child.process, 'exit')
  expect(processState(child.postmasterPid)).toBe('alive')

  const database = await workshop.start({ dataDir })
  expect(database.adopted).toBe(true)
  expect(database.pid()).toBe(child.postmasterPid)
  const sql = connect(database)
  expect(await sql`SELECT 1 AS one`).toEqual([{ one: 1 }])

  process.kill(database.pid(), 'SIGKILL')
  await expect.poll(() => database.pid(), { timeout: 20_000 }).not.toBe(child.postmasterPid)
  await expect
    .poll(
      () =>
        sql`SELECT 1`.then(
          () => 'served',
          () => 'away',
        ),
      { timeout: 20_000 },
    )
    .toBe('served')

  await database.stop()
  expect(processState(database.pid())).not.toBe('alive')
})

test('a running database with other settings is replaced, not taken over', async () => {
  const dataDir = join(workshop.dir, 'data')
  const child = await workshop.startInChild({ dataDir })
  child.process.kill('SIGKILL')
  await once(child.process, 'exit')

  const database = await workshop.start({ dataDir, unsafeFast: false })
  expect(database.adopted).toBe(false)
  expect(processState(child.postmasterPid)).not.toBe('alive')
})

test.each(['SIGTERM', 'SIGUSR2'] as const)(
  'a server that is stopped, or fails (%s), leaves no database behind',
  async (name) => {
    const child = await workshop.startInChild({ dataDir: join(workshop.dir, 'data') })
    child.process.kill(name)
    await once(child.process, 'exit')
    expect(await waitForEnd(child.postmasterPid, 5_000)).toBe(true)
  },
)

test('a second start on the same DATA_DIR ends in one line', async () => {
  const dataDir = join(workshop.dir, 'data')
  const child = await workshop.startInChild({ dataDir })
  const second = workshop.start({ dataDir })
  await expect(second).rejects.toThrow(
    new RegExp(`^Another server \\(process ${child.process.pid}\\) is already running on DATA_DIR .*$`),
  )
  const sql = connect(child)
  expect(await sql`SELECT 1 AS one`).toEqual([{ one: 1 }])
})

test('a start that was cut off half way is made good by the next', async () => {
  const dataDir = join(workshop.dir, 'data')
  await mkdir(join(dataDir, 'postgres', 'data.new', 'base'), { recursive: true })
  await writeFile(join(dataDir, 'postgres', 'data.new', 'PG_VERSION'), '18\n')
  const database = await workshop.start({ dataDir })
  expect(await connect(database)`SELECT 1 AS one`).toEqual([{ one: 1 }])
  expect(existsSync(join(dataDir, 'postgres', 'data.new'))).toBe(false)
})

test('data of another major version is refused in one line', async () => {
  const dataDir = join(workshop.dir, 'data')
  await mkdir(join(dataDir, 'postgres', 'data'), { recursive: true })
  await writeFile(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '14\n')
  await expect(workshop.start({ dataDir })).rejects.toThrow(/made by PostgreSQL 14, this server brings \d+/)
})
