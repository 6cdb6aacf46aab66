import { cp, mkdir, readdir, readFile, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBucket } from '../../../test/bucket.ts'
import { openWorkshop } from '../../../test/embedded.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { readConfig } from '../config.ts'
import {
  closeDatabase,
  openDatabase,
  startEmbedded,
  type EmbeddedDatabase,
  type Sql,
} from '../database/index.ts'
import { createLog } from '../log.ts'
import { createFolder, uploadsDir } from '../storage/folder.ts'
import { checkArchive, proveArchive } from './check-archive.ts'
import { readHolder } from './archive-lease.ts'
import { createArchiveWriter, type ArchiveWriter } from './write-archive.ts'
import {
  inArchive,
  listBases,
  openArchive,
  readArchiveStatus,
  writeArchiveStatus,
  type Archive,
  type ArchiveSettings,
} from './open-archive.ts'
import { restoreMoment, takeOverArchive } from './restore-moment.ts'
import { prepareArchiveRunner, type ArchiveRunner } from './run-archive.ts'

const workshop = openWorkshop()
const signal = new AbortController().signal
const dataDir = path.join(workshop.dir, 'data')
const place = path.join(workshop.dir, 'archive')
const fast = { stateRoot: path.join(workshop.dir, 'state'), unsafeFast: true }
const PICTURE = `ab/${'c'.repeat(30)}.webp`

let embedded: EmbeddedDatabase
let archive: Archive
let writer: ArchiveWriter
let sql: Sql
/** After the first row, before the second one. */
let between: Date
/** After the second row. */
let after: Date

beforeAll(async () => {
  embedded = await workshop.start({ dataDir, archives: true })
  await writeFile(path.join(dataDir, 'data.key'), 'k'.repeat(40))
  archive = await openArchive(place)
  writer = createArchiveWriter({ archive, embedded, config: { dataDir, dataKey: undefined }, withKey: true })
  sql = openDatabase(embedded.connection, { max: 1 })
  workshop.later(() => closeDatabase(sql))
  await sql`create table orders (id int primary key)`
  await writer.writeBase()
  await createFolder(uploadsDir(dataDir)).write(PICTURE, Buffer.from('picture'))
  await sql`insert into orders values (1)`
  await sql`select pg_sleep(0.002)`
  between = (await sql<{ at: Date }[]>`select clock_timestamp() as at`)[0]?.at ?? new Date()
  await sql`select pg_sleep(0.002)`
  await sql`insert into orders values (2)`
  await sql`select pg_sleep(0.002)`
  after = (await sql<{ at: Date }[]>`select clock_timestamp() as at`)[0]?.at ?? new Date()
  await sql`select pg_sleep(0.002)`
  await sql`create table later ()`
  await writer.writeUntil('all')
})
afterAll(() => workshop.clear())

let places = 0
interface RestoreOverrides {
  readonly backup?: ArchiveSettings
  readonly takesOver?: boolean
  readonly acceptsLost?: boolean
}

async function restore(at: Date | 'latest', from = archive, { backup, ...how }: RestoreOverrides = {}) {
  places += 1
  const config = { dataDir: path.join(workshop.dir, `restored-${places}`), dataKey: undefined }
  const options = { config: { ...config, databaseUrl: undefined, backup }, archive: from }
  const always = { sealed: [], log: quietLog, signal, embedded: fast }
  const done = await restoreMoment({
    ...options,
    ...always,
    takesOver: false,
    acceptsLost: false,
    ...how,
    at,
  })
  return { ...done, dataDir: config.dataDir }
}

async function ordersIn(dir: string): Promise<number[]> {
  const restored = await startEmbedded({ dataDir: dir, log: quietLog, ...fast })
  const there = openDatabase(restored.connection, { max: 1 })
  try {
    return (await there<{ id: number }[]>`select id from orders order by id`).map(({ id }) => id)
  } finally {
    await closeDatabase(there)
    await restored.stop()
  }
}

// promise (operator): Any moment of the kept days is restored, with its pictures and the data key
test('a moment is restored with the rows of then, the pictures and the key', async () => {
  const { dataDir: dir, reached } = await restore(between)
  expect(await ordersIn(dir)).toEqual([1])
  expect(reached?.getTime()).toBeLessThanOrEqual(between.getTime())
  expect(await readFile(path.join(uploadsDir(dir), PICTURE), 'utf8')).toBe('picture')
  expect(await readFile(path.join(dir, 'data.key'), 'utf8')).toBe('k'.repeat(40))
})

test('the latest moment is restored as far as the log was kept', async () => {
  const { dataDir: dir } = await restore('latest')
  expect(await ordersIn(dir)).toEqual([1, 2])
})

// A folder that this test may damage.
async function copyOf(): Promise<string> {
  places += 1
  const copy = path.join(workshop.dir, `copy-${places}`)
  await cp(place, copy, { recursive: true })
  return copy
}

// promise (operator): A damaged backup of a moment is refused by the name of the file
test('a torn base backup, a torn log and a missing log are refused', async () => {
  const [base] = await listBases(archive)
  const last = (await readdir(path.join(place, 'wal'))).toSorted().at(-1) ?? ''
  const tornBase = await copyOf()
  await truncate(path.join(tornBase, base?.name ?? '', '000000.part'), 1000)
  await expect(restore('latest', await openArchive(tornBase))).rejects.toThrow(
    /base-\w+\/000000\.part was changed or torn/,
  )
  const tornLog = await copyOf()
  await truncate(path.join(tornLog, 'wal', last), 1000)
  await expect(restore('latest', await openArchive(tornLog))).rejects.toThrow(
    `wal/${last} was changed or torn`,
  )
  const gap = await copyOf()
  await rm(path.join(gap, 'wal', `${base?.lastWal}.gz`))
  await expect(restore('latest', await openArchive(gap))).rejects.toThrow(
    `The write-ahead log misses wal/${base?.lastWal}.gz`,
  )
})

// promise (operator): A restore says which pictures are lost, and leaves them out only when it is told to
test('a damaged or missing picture stops a restore until it is accepted', async () => {
  const damaged = await copyOf()
  const file = path.join(damaged, 'uploads', PICTURE)
  await writeFile(file, 'pictura')
  const where = await openArchive(damaged)
  const told = (what: string) => `1 picture is missing or damaged: ${PICTURE} (${what}).`
  await expect(restore('latest', where)).rejects.toThrow(told('damaged'))
  await rm(file)
  await expect(restore('latest', where)).rejects.toThrow(told('missing'))
  const { dataDir: dir, lost } = await restore('latest', where, { acceptsLost: true })
  expect(lost).toEqual([{ name: PICTURE, what: 'missing' }])
  expect(await ordersIn(dir)).toEqual([1, 2])
})

test('a moment before the first base or after the last change is refused', async () => {
  await expect(restore(new Date(0))).rejects.toThrow(/What was kept begins at/)
  await expect(restore(new Date(Date.now() + 3_600_000))).rejects.toThrow(/ends before that moment/)
})

test('the check restores a copy, and reads its rows and indexes', async () => {
  const { rows, reached } = await checkArchive({ archive, writer, embedded, unsafeFast: true, signal })
  expect(rows).toBe(2)
  expect(reached?.getTime()).toBeGreaterThan(between.getTime())
})

// promise (operator): An operator proves at any time that the newest backup can be restored
test('the newest backup is proved by hand, with its pictures', async () => {
  const copy = await copyOf()
  const prove = async () =>
    proveArchive({ archive: await openArchive(copy), embedded, unsafeFast: true, signal })
  await rm(path.join(copy, 'uploads', PICTURE))
  expect(await prove()).toMatchObject({ rows: 2, lost: [{ name: PICTURE, what: 'missing' }] })
  const [base] = await listBases(await openArchive(copy))
  await rm(path.join(copy, base?.name ?? '', '000000.part'))
  await expect(prove()).rejects.toThrow('000000.part is missing')
})

test('the archive of another database is refused', async () => {
  const other = await workshop.start({ dataDir: path.join(workshop.dir, 'other'), archives: true })
  const config = { dataDir: path.join(workshop.dir, 'other'), dataKey: undefined }
  const foreign = createArchiveWriter({ archive, embedded: other, config, withKey: true })
  await expect(foreign.assertOurs()).rejects.toThrow(/holds backups of another database/)
})

test('after a restore, what came later stays, and any moment can be chosen', async () => {
  const copy = await copyOf()
  const same = await openArchive(copy)
  const { dataDir: dir } = await restore(between, same, { backup: settingsOf(copy) })
  const second = await workshop.start({ dataDir: dir, archives: true })
  const there = openDatabase(second.connection, { max: 1 })
  const config = { dataDir: dir, dataKey: undefined }
  const again = createArchiveWriter({ archive: same, embedded: second, config, withKey: true })
  expect(await again.writeWal()).toEqual({ hasGap: true })
  await again.writeBase()
  await there`insert into orders values (3)`
  await again.writeUntil('third')
  await closeDatabase(there)
  expect(await ordersIn((await restore(after, same)).dataDir)).toEqual([1, 2])
  expect(await ordersIn((await restore('latest', same)).dataDir)).toEqual([1, 3])
})

// promise (operator): Backups are kept at another provider than the pictures
test('a bucket of its own keeps and restores the same', async () => {
  const [pictures, bucket] = [await openBucket(), await openBucket()]
  workshop.later(() => Promise.all([pictures.close(), bucket.close()]))
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.settings
  const settings = readConfig({
    ...pictures.environment,
    // Unknown to both servers.
    S3_ACCESS_KEY_ID: 'PICTURES',
    S3_SECRET_ACCESS_KEY: 'PICTURES',
    S3_BACKUP_BUCKET: name,
    S3_BACKUP_ENDPOINT: endpoint,
    S3_BACKUP_REGION: region,
    S3_BACKUP_ACCESS_KEY_ID: accessKeyId,
    S3_BACKUP_SECRET_ACCESS_KEY: secretAccessKey,
  }).backup
  const inBucket = await openArchive(settings?.place ?? '')
  const config = { dataDir, dataKey: undefined }
  await createArchiveWriter({ archive: inBucket, embedded, config, withKey: true }).writeBase()
  const { dataDir: dir } = await restore('latest', inBucket)
  expect(await readFile(path.join(uploadsDir(dir), PICTURE), 'utf8')).toBe('picture')
  await inBucket.uploads.write(PICTURE, Buffer.from('pictura'))
  await expect(restore('latest', inBucket)).rejects.toThrow(`${PICTURE} (damaged)`)
})

test('only what no moment of the kept days needs is removed', async () => {
  await createFolder(uploadsDir(dataDir)).remove(PICTURE)
  const [first] = await listBases(archive)
  await sql`select pg_sleep(1)`
  const second = await writer.writeBase()
  const dayMs = 24 * 3600 * 1000
  await writer.removeExpired(14)
  expect((await listBases(archive)).map(({ name }) => name)).toEqual([first?.name, second])
  await writer.removeExpired(14, Date.now() + 15 * dayMs)
  const [kept, ...others] = await listBases(archive)
  expect([kept?.name, others]).toEqual([second, []])
  const logs = (await readdir(path.join(place, 'wal'))).filter((name) => /^[0-9A-F]{24}\.gz$/.test(name))
  expect(logs.toSorted()[0]).toBe(`${kept?.firstWal}.gz`)
  expect(await readdir(path.join(place, 'uploads', 'ab'))).toEqual([])
  expect(await ordersIn((await restore('latest')).dataDir)).toEqual([1, 2])
  expect((await readArchiveStatus(archive)).lastBase).toBe(kept?.endedAt)
})

test('a list of pictures that is lost is told like a picture', async () => {
  const copy = await copyOf()
  const where = await openArchive(copy)
  const base = (await listBases(where)).at(-1)?.name ?? ''
  await writeFile(path.join(copy, base, 'pictures.sums'), 'torn')
  await expect(restore('latest', where)).rejects.toThrow(`${base}/pictures.sums (damaged)`)
})

const settingsOf = (place: string): ArchiveSettings => ({ place, keepDays: 14, withKey: true })

function prepare(place: string, of = embedded, dir = dataDir) {
  const config = { ...readConfig({}), dataDir: dir, dataKey: undefined }
  const log = createLog('silent')
  return prepareArchiveRunner({ config, settings: settingsOf(place), embedded: of, log })
}

/** Runs the archive in a place of its own while `work` goes on. */
async function whileRunning(place: string, work: (runner: ArchiveRunner) => Promise<unknown>): Promise<void> {
  const runner = await prepare(place)
  runner.begin()
  await work(runner).finally(() => runner.stop())
}

const runUntilWrittenDown = (place: string, count: number) =>
  whileRunning(place, () =>
    expect.poll(async () => (await sql`select from backups`).length, { timeout: 60_000 }).toBe(count),
  )

test('the first base is taken at once, checked and written down', async () => {
  await sql`create table backups (finished_at timestamptz default now(), rows bigint, bytes bigint)`
  const looped = path.join(workshop.dir, 'looped')
  await runUntilWrittenDown(looped, 1)
  const kept = await openArchive(looped)
  expect((await readArchiveStatus(kept)).lastCheck?.problem).toBe(null)
  expect(await listBases(kept)).toHaveLength(1)
})

test('a gap still brings a new base after the server has ended', async () => {
  const looped = await openArchive(path.join(workshop.dir, 'looped'))
  const status = await readArchiveStatus(looped)
  await writeArchiveStatus(looped, { ...status, lastGap: new Date().toISOString() })
  await sql`select pg_sleep(1)`
  await runUntilWrittenDown(path.join(workshop.dir, 'looped'), 2)
  expect(await listBases(looped)).toHaveLength(2)
})

// promise (operator): Each night the pictures in the backup are compared with what they were
test('a damaged picture fails the nightly check, and is copied again', async () => {
  const looped = path.join(workshop.dir, 'looped')
  await createFolder(uploadsDir(dataDir)).write(PICTURE, Buffer.from('picture'))
  const copy = path.join(looped, 'uploads', PICTURE)
  await whileRunning(looped, () => sql`insert into orders values (8)`)
  await writeFile(copy, 'pictura')
  const kept = await openArchive(looped)
  await writeArchiveStatus(kept, { ...(await readArchiveStatus(kept)), lastGap: new Date().toISOString() })
  await whileRunning(looped, (runner) =>
    expect
      .poll(async () => (await runner.state()).lastCheck?.problem, { timeout: 60_000 })
      .toBe(`1 picture is missing or damaged: ${PICTURE} (damaged); 1 copied again.`),
  )
  expect(await readFile(copy, 'utf8')).toBe('picture')
})

// promise (operator): After an orderly stop, the backup holds all that was confirmed
test('a stop keeps the end of the log', async () => {
  const looped = path.join(workshop.dir, 'looped')
  await whileRunning(looped, () => sql`insert into orders values (9)`)
  expect(await ordersIn((await restore('latest', await openArchive(looped))).dataDir)).toContain(9)
})

// promise (operator): A backup that is not kept up is told within minutes
test('a place that vanishes makes the archive fail, not begin anew', async () => {
  const looped = path.join(workshop.dir, 'looped')
  const archiveRunner = await prepare(looped)
  await rename(looped, `${looped}-away`)
  archiveRunner.begin()
  try {
    await expect.poll(async () => (await archiveRunner.state()).isFailing, { timeout: 10_000 }).toBe(true)
  } finally {
    await archiveRunner.stop()
  }
  await expect(prepare(looped)).rejects.toThrow(/is its disk mounted\?/)
  expect(await readdir(workshop.dir)).not.toContain('looped')
  await rename(`${looped}-away`, looped)
})

test('the log says how long its oldest file has waited', async () => {
  const place = path.join(workshop.dir, 'quiet')
  const home = path.join(workshop.dir, 'spool')
  const waiting = path.join(home, 'archive', `${'0'.repeat(23)}1`)
  await mkdir(path.dirname(waiting), { recursive: true })
  const quiet = createArchiveWriter({
    archive: await openArchive(place),
    embedded: { ...embedded, location: { ...embedded.location, home } },
    config: { dataDir, dataKey: undefined },
    withKey: true,
  })
  expect(await quiet.waitingSeconds()).toBe(0)
  await writeFile(waiting, '')
  await utimes(waiting, new Date(), new Date(Date.now() - 700_000))
  expect(await quiet.waitingSeconds()).toBeGreaterThan(600)
})

// promise (operator): A copy of the database never writes to the backup of the real one
test('a copy is refused the archive until it takes it over', async () => {
  const looped = path.join(workshop.dir, 'looped')
  const kept = await openArchive(looped)
  const { dataDir: dir } = await restore('latest', kept)
  const copy = await workshop.start({ dataDir: dir, archives: true })
  await expect(prepare(looped, copy, dir)).rejects.toThrow(/belongs to another copy of this database/)
  await copy.stop()
  await takeOverArchive({
    config: { dataDir: dir, dataKey: undefined, databaseUrl: undefined, backup: undefined },
    archive: kept,
    log: quietLog,
    embedded: fast,
  })
  await expect(prepare(looped)).rejects.toThrow(`belongs to another copy of this database, ${dir}`)
  const again = await workshop.start({ dataDir: dir, archives: true })
  await (await prepare(looped, again, dir)).stop()
})

test('nobody takes the archive of a server that still writes to it', async () => {
  const looped = path.join(workshop.dir, 'looped')
  const kept = await openArchive(looped)
  const holder = { ...(await readHolder(kept)), host: 'elsewhere', isStopped: false }
  const seen = async (msAgo: number) => {
    const seenAt = new Date(Date.now() - msAgo).toISOString()
    await kept.files.write(inArchive.holder, Buffer.from(JSON.stringify({ ...holder, seenAt })))
  }
  await seen(0)
  await expect(restore('latest', kept, { backup: settingsOf(looped), takesOver: true })).rejects.toThrow(
    /A server still writes to .* on elsewhere, .* try again after/,
  )
  await seen(600_000)
  await restore('latest', kept, { backup: settingsOf(looped), takesOver: true })
  expect((await readHolder(kept))?.dataDir).toBe(path.join(workshop.dir, `restored-${places}`))
})
