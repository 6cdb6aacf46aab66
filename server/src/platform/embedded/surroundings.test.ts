import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { chmod, cp, mkdir, rm, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collectLog, copyOfPackage, isRoot, openWorkshop } from '../../../test/embedded.ts'
import type { Workshop } from '../../../test/embedded.ts'
import { findBinaries } from './binaries.ts'
import { databaseUser } from './database-user.ts'
import { answers, closeDatabase, openDatabase } from '../database/index.ts'
import { processState } from './processes.ts'

let workshop: Workshop
beforeEach(() => {
  workshop = openWorkshop()
})
afterEach(() => workshop.clear())

const nobodyUid = 65_534

test('a DATA_DIR with a long path, spaces and a comma works', async () => {
  const dataDir = join(workshop.dir, 'a name with, a comma', 'x'.repeat(90), 'data')
  const database = await workshop.start({ dataDir })
  expect(await answers(database.connection)).toBe(true)
  if (database.connection.kind !== 'socket') throw new Error('expected a socket')
  const { socketDir } = database.connection
  expect(statSync(socketDir).mode & 0o777).toBe(0o700)
  await database.stop()
  expect(existsSync(socketDir)).toBe(false)
})

test('a start works with a umask that closes all new files to others', async () => {
  const packageDir = await copyOfPackage(join(workshop.dir, 'package'))
  await chmod(join(packageDir, 'native/bin/postgres'), 0o600)
  const before = process.umask(0o077)
  try {
    const dataDir = join(workshop.dir, 'closed', 'data')
    await mkdir(dataDir, { recursive: true })
    const database = await workshop.start({ dataDir, packageDir })
    expect(await answers(database.connection)).toBe(true)
  } finally {
    process.umask(before)
  }
})

test('library links that --ignore-scripts left out are made', async () => {
  const packageDir = await copyOfPackage(join(workshop.dir, 'package'))
  const links = libraryLinksOf(packageDir)
  for (const link of links) await unlink(join(packageDir, link))
  const binaries = await findBinaries({
    user: databaseUser(null),
    copyRoot: join(workshop.dir, 'copies'),
    packageDir,
  })
  expect(links.length).toBeGreaterThan(3)
  expect(links.filter((link) => !existsSync(join(packageDir, link)))).toEqual([])
  expect(binaries.postgres).toBe(join(packageDir, 'native/bin/postgres'))
})

test('programs that may not be run where they are installed are copied once', async () => {
  const packageDir = await copyOfPackage(join(workshop.dir, 'package'))
  for (const program of ['postgres', 'initdb']) await chmod(join(packageDir, 'native/bin', program), 0o600)
  const dataDir = join(workshop.dir, 'data')
  const stateRoot = join(workshop.dir, 'state')
  const database = await workshop.start({ dataDir, packageDir, stateRoot })
  expect(await answers(database.connection)).toBe(true)
  const copyRoot = isRoot ? stateRoot : join(dataDir, 'postgres')
  const copies = readdirSync(copyRoot).filter((name) => name.startsWith('binaries-'))
  expect(copies).toHaveLength(1)
  const madeAt = statSync(join(copyRoot, copies[0] ?? '')).ctimeMs
  await database.stop()

  await workshop.start({ dataDir, packageDir, stateRoot })
  expect(statSync(join(copyRoot, copies[0] ?? '')).ctimeMs).toBe(madeAt)
})

test('servers that start together share one copy, and repair a bad one', async () => {
  const packageDir = await copyOfPackage(join(workshop.dir, 'package'))
  await chmod(join(packageDir, 'native/bin/postgres'), 0o600)
  const copyRoot = join(workshop.dir, 'copies')
  const find = () => findBinaries({ user: databaseUser(null), copyRoot, packageDir })
  const [one, two] = await Promise.all([find(), find()])
  expect(one).toEqual(two)
  expect(readdirSync(copyRoot)).toHaveLength(1)

  await unlink(one.initdb)
  await find()
  expect(existsSync(one.initdb)).toBe(true)
  expect(readdirSync(copyRoot)).toHaveLength(1)
})

test('programs that cannot run at all end the start in one line', async () => {
  const packageDir = await copyOfPackage(join(workshop.dir, 'package'))
  await rm(join(packageDir, 'native/lib'), { recursive: true })
  await mkdir(join(packageDir, 'native/lib'))
  await expect(workshop.start({ dataDir: join(workshop.dir, 'data'), packageDir })).rejects.toThrow(
    /^The embedded database's programs do not run here .*set DATABASE_URL to use another PostgreSQL\.$/,
  )
})

test.runIf(isRoot)('root runs the database as another user', async () => {
  const database = await workshop.start({ dataDir: join(workshop.dir, 'data') })
  expect(statSync(join(workshop.dir, 'data/postgres/data')).uid).not.toBe(0)
  expect(statSync(`/proc/${database.pid()}`).uid).not.toBe(0)
})

test.runIf(isRoot)('data that root copied back from a backup is given to its user again', async () => {
  const dataDir = join(workshop.dir, 'data')
  await (await workshop.start({ dataDir })).stop()
  // `cp` as root makes root the owner of every file.
  await cp(dataDir, join(workshop.dir, 'restored'), { recursive: true })
  chmodSync(join(workshop.dir, 'restored/postgres/data'), 0o700)
  const database = await workshop.start({ dataDir: join(workshop.dir, 'restored') })
  expect(await answers(database.connection)).toBe(true)
})

test.runIf(isRoot)('a folder others may not enter points to a database elsewhere', async () => {
  const home = join(workshop.dir, 'home')
  await mkdir(home, { mode: 0o700 })
  const log = collectLog()
  const first = await workshop.start({ dataDir: join(home, 'data'), log })
  const sql = openDatabase(first.connection, { max: 1 })
  await sql`CREATE TABLE kept AS SELECT 7 AS number`
  await closeDatabase(sql)
  await first.stop()
  const place = readFileSync(join(home, 'data/postgres.location'), 'utf8').trim()
  expect(place.startsWith(join(workshop.dir, 'state'))).toBe(true)
  expect(log.lines.join('\n')).toContain(`the database lives in ${place}`)

  // After the clone is moved, it still finds its database.
  renameSync(home, join(workshop.dir, 'moved'))
  const second = await workshop.start({ dataDir: join(workshop.dir, 'moved/data') })
  const again = openDatabase(second.connection, { max: 1 })
  workshop.later(() => closeDatabase(again, 0))
  expect(await again`SELECT number FROM kept`).toEqual([{ number: 7 }])

  // A copy must not open the original's database.
  await cp(join(workshop.dir, 'moved'), home, { recursive: true })
  await expect(workshop.start({ dataDir: join(home, 'data') })).rejects.toThrow(/is a copy: the database in/)

  // After DATA_DIR is deleted, the next start is empty.
  await second.stop()
  rmSync(join(workshop.dir, 'moved/data'), { recursive: true })
  const empty = await workshop.start({ dataDir: join(workshop.dir, 'moved/data') })
  const fresh = openDatabase(empty.connection, { max: 1 })
  workshop.later(() => closeDatabase(fresh, 0))
  await expect(fresh`SELECT number FROM kept`).rejects.toMatchObject({ code: '42P01' })
})

test.runIf(isRoot)('an ordinary user runs the database as itself', async () => {
  const packageDir = await copyOfPackage(join(workshop.dir, 'package'))
  const dataDir = join(workshop.dir, 'data')
  await mkdir(dataDir)
  chmodSync(dataDir, 0o777)
  const first = await workshop.startInChild({ dataDir, packageDir, becomeUid: nobodyUid })
  expect(statSync(`/proc/${first.postmasterPid}`).uid).toBe(nobodyUid)
  expect(await answers(first.connection)).toBe(true)
  first.process.kill('SIGKILL')
  await new Promise((resolve) => first.process.once('exit', resolve))

  const second = await workshop.startInChild({ dataDir, packageDir, becomeUid: nobodyUid })
  expect(second.adopted).toBe(true)
  second.process.kill('SIGTERM')
  await new Promise((resolve) => second.process.once('exit', resolve))
  expect(processState(second.postmasterPid)).not.toBe('alive')

  // A later start by root keeps the user who created the data.
  const third = await workshop.start({ dataDir, packageDir })
  expect(statSync(`/proc/${third.pid()}`).uid).toBe(nobodyUid)
  expect(await answers(third.connection)).toBe(true)
})

function libraryLinksOf(packageDir: string): string[] {
  const links: { target: string }[] = JSON.parse(
    readFileSync(join(packageDir, 'native/pg-symlinks.json'), 'utf8'),
  )
  return links.map(({ target }) => target)
}
