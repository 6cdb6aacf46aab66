import { createHash } from 'node:crypto'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEALED_COLUMNS } from '../../sealed.ts'
import { ADMIN, PASSWORD, startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { carriedParcel, move } from '../../../test/moves.ts'
import { photograph } from '../../../test/photos.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { codeOf, guardedStaff, quietMoment, type Guarded } from '../../../test/second-factors.ts'
import { sell } from '../../../test/shops.ts'
import { migrate, migrationsDir } from '../database/migrate.ts'
import type { Sql } from '../database/pool.ts'
import { createEncryption } from '../encryption.ts'
import { explain, restoreBackup, takeBackup } from './index.ts'
import { fingerprintOf } from './key.ts'

const NIN = '70611829354'

let dir: string
let city: TestApp
let customer: Person
let vendor: Person
let rider: Person
let guarded: Guarded
let image: string

const files = (folder: string) => readdir(folder, { recursive: true, withFileTypes: true })
const never = new AbortController().signal

const take = (
  folder: string,
  from: TestApp | Place,
  options: { withKey?: boolean; signal?: AbortSignal } = {},
) =>
  takeBackup({
    ...{
      folder,
      connection: from.database.connection,
      config: { dataDir: from.dataDir, dataKey: undefined },
    },
    ...{ withKey: true, sealed: SEALED_COLUMNS, version: 'test', signal: never, ...options },
  })

/** Where a test restores to: an empty database and an empty folder. */
interface Place {
  readonly database: TestDatabase
  readonly dataDir: string
}

async function emptyPlace(): Promise<Place> {
  const place = {
    database: await createTestDatabase({ template: 'template1' }),
    dataDir: await mkdtemp(path.join(dir, 'place-')),
  }
  places.push(place)
  return place
}

const places: Place[] = []

const restore = (folder: string, to: Place, options: { dataKey?: string; signal?: AbortSignal } = {}) =>
  restoreBackup({
    ...{ folder, config: { dataDir: to.dataDir, dataKey: options.dataKey }, sealed: SEALED_COLUMNS },
    withDatabase: (work) => work(to.database.connection),
    ...{ log: quietLog, signal: options.signal ?? never },
  })

/** Everything a restore left behind; empty if it was refused. */
async function leftIn({ database: { sql }, dataDir }: Place): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'pgboss') and tablename <> 'migrations'`
  const kept = (await files(dataDir)).filter((file) => file.isFile()).map(({ name }) => name)
  return [...tables.map(({ name }) => name), ...kept]
}

/** A copy of a set, for a test to damage. */
async function copyOf(set: string): Promise<string> {
  const copy = await mkdtemp(path.join(dir, 'copy-'))
  await cp(set, copy, { recursive: true })
  return copy
}

/** Rewrites a file of a set and fixes its checksum, as a skilled forger would. */
async function forge(set: string, name: string, change: (text: string) => string): Promise<void> {
  const file = path.join(set, name)
  const text = change(await readFile(file, 'utf8'))
  await writeFile(file, text)
  const sums = path.join(set, 'SHA256SUMS')
  const sum = createHash('sha256').update(text).digest('hex')
  const lines = (await readFile(sums, 'utf8')).split('\n')
  await writeFile(
    sums,
    lines.map((line) => (line.endsWith(`  ${name}`) ? `${sum}  ${name}` : line)).join('\n'),
  )
}

async function manifestOf(set: string) {
  return JSON.parse(await readFile(path.join(set, 'manifest.json'), 'utf8')) as {
    migrations: string[]
    tables: { schema: string; name: string; rows: number }[]
  }
}

/** The checksum lines of all tables. */
async function rowSums(set: string): Promise<string[]> {
  const lines = (await readFile(path.join(set, 'SHA256SUMS'), 'utf8')).split('\n')
  return lines.filter((line) => line.includes('  tables/')).toSorted()
}

const numberOf = async (sql: Sql, query: string) =>
  Number((await sql.unsafe<{ n: string }[]>(`select (${query}) as n`))[0]?.n)

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'ozi-backup-'))
  city = await startTestApp()
  customer = await city.customer()
  vendor = await city.vendor()
  image = (await sell(vendor, { name: 'Ofe Owerri', image: await photograph(900, 600) })).image
  rider = await city.rider()
  await city.sql`
    update riders set nin_sealed = ${createEncryption({ dataKey: undefined, dataDir: city.dataDir }).seal(NIN, 'national identification numbers')}
    where account_id = ${rider.user._id}`
  guarded = await guardedStaff(city)
  await carriedParcel(rider, customer, 'delivered')
})

afterAll(async () => {
  await city.stop()
  for (const { database } of places) await database.drop()
  await rm(dir, { recursive: true, force: true })
})

describe('a set taken while the city works', () => {
  let set: string
  let place: Place
  let there: TestApp
  let before: number
  let after: number

  beforeAll(async () => {
    set = path.join(dir, 'while-working')
    const orders = () => numberOf(city.sql, 'select count(*) from orders')
    let isWorking = true
    const writers = [1, 2, 3].map(async () => {
      while (isWorking) {
        const order = await sendParcel(customer)
        await move(customer, order, 'cancelled', { reason: 'Changed my mind' })
        await sell(vendor, { image: await photograph(80, 60) })
      }
    })
    while ((await numberOf(city.sql, 'select count(*) from items')) < 4) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    before = await orders()
    await take(set, city)
    after = await orders()
    isWorking = false
    await Promise.all(writers)
    place = await emptyPlace()
    await restore(set, place)
  })

  afterAll(() => there?.stop())

  it('is of one moment: totals kept beside the rows are those of the rows', async () => {
    const { sql } = place.database
    const restored = await numberOf(sql, 'select count(*) from orders')
    expect(restored).toBeGreaterThanOrEqual(before)
    expect(restored).toBeLessThanOrEqual(after)
    // Orders were placed while the backup was taken.
    expect(after).toBeGreaterThan(before)
    const same = async (kept: string, counted: string) =>
      expect(await numberOf(sql, kept)).toBe(await numberOf(sql, counted))
    await same('select sum(transactions) from transaction_totals', 'select count(*) from transactions')
    await same(
      "select sum(orders) from order_totals where grain = 'day'",
      'select count(*) from transactions',
    )
    await same(
      'select sum(living) from account_counts',
      'select count(*) from accounts where deleted_at is null',
    )
    await same('select count(distinct order_id) from order_events', 'select count(*) from orders')
  })

  it('has every picture that its rows name', async () => {
    const { sql } = place.database
    const named = await sql<{ key: string }[]>`select image_key as key from items where image_key is not null`
    expect(named.length).toBeGreaterThan(1)
    const kept = new Set(await readdir(path.join(place.dataDir, 'uploads'), { recursive: true }))
    expect(named.filter(({ key }) => !kept.has(key))).toEqual([])
  })

  it('comes back to the last byte: a set of what was restored is the same', async () => {
    const again = path.join(dir, 'again')
    await take(again, place)
    expect(await rowSums(again)).toEqual(await rowSums(set))
    expect((await rowSums(set)).length).toBeGreaterThan(30)
  })

  it('comes back with every constraint, index and trigger', async () => {
    const shape = async (sql: Sql) => [
      await sql`select conrelid::regclass::text, conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
                where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace) order by 1, 2`,
      await sql`select indexdef from pg_indexes where schemaname in ('public', 'pgboss')
                and tablename !~ 'queue_stats_' order by 1`,
      await sql`select tgrelid::regclass::text, tgname, tgenabled::text, pg_get_triggerdef(oid) from pg_trigger
                where not tgisinternal order by 1, 2`,
      await sql`select table_schema, table_name, column_name, data_type, column_default, is_nullable
                from information_schema.columns where table_schema in ('public', 'pgboss')
                and table_name !~ 'queue_stats_' order by 1, 2, 3`,
    ]
    expect(await shape(place.database.sql)).toEqual(await shape(city.sql))
  })

  it('starts, and everybody goes on where they were', async () => {
    there = await startTestApp({}, place)
    const login = (email: string, password = PASSWORD) => there.client().accounts.login({ email, password })
    const { token } = await login(customer.user.email)
    const client = there.client({ token })
    const { orders } = await client.orders.listOwn({})
    expect(orders.length).toBeGreaterThan(1)

    const picture = await there.server.inject(image)
    expect(picture.statusCode).toBe(200)
    expect(picture.rawPayload).toEqual((await city.server.inject(image)).rawPayload)

    const office = there.client({ token: (await login(ADMIN.email, ADMIN.password)).token })
    const found = await office.orders.listAll({ search: 'chidi eze' })
    expect(found.orders.length).toBeGreaterThan(1)
    expect((await office.orders.listAll({ search: 'nobody of this name' })).orders).toEqual([])

    const kept = await numberOf(there.sql, 'select sum(transactions) from transaction_totals')
    await sendParcel({ ...customer, client })
    expect(await numberOf(there.sql, 'select sum(transactions) from transaction_totals')).toBe(kept + 1)
    // A session from before the backup is still valid.
    await there.client({ token: customer.token }).orders.listOwn({})
  })

  it('opens what was sealed: an identification number, a second factor', async () => {
    const [row] = await place.database.sql<{ sealed: Buffer }[]>`
      select nin_sealed as sealed from riders where account_id = ${rider.user._id}`
    const { open } = createEncryption({ dataKey: undefined, dataDir: place.dataDir })
    expect(open(row?.sealed ?? Buffer.alloc(0), 'national identification numbers')).toBe(NIN)
    await quietMoment()
    const { user } = await there.client().accounts.login({
      ...{ email: guarded.person.user.email, password: PASSWORD, totp: codeOf(guarded.secret, 1) },
    })
    expect(user.email).toBe(guarded.person.user.email)
  })

  it('is for its owner alone, and its sums are those that sha256sum reads', async () => {
    const open = []
    for (const file of await files(set)) {
      if (!file.isFile()) continue
      const { mode } = await stat(path.join(file.parentPath, file.name))
      if ((mode & 0o077) !== 0) open.push(file.name)
    }
    expect(open).toEqual([])
    expect((await stat(set)).mode & 0o777).toBe(0o700)
    expect((await stat(path.join(place.dataDir, 'data.key'))).mode & 0o777).toBe(0o600)
    const [line = ''] = (await readFile(path.join(set, 'SHA256SUMS'), 'utf8')).split('\n')
    const [sum, name = ''] = line.split('  ')
    expect(
      createHash('sha256')
        .update(await readFile(path.join(set, name)))
        .digest('hex'),
    ).toBe(sum)
  })
})

describe('a backup', () => {
  const drafts = async () => (await readdir(dir)).filter((name) => name.includes('.part-'))

  it('goes into no folder that holds something', async () => {
    const folder = await mkdtemp(path.join(dir, 'taken-'))
    await writeFile(path.join(folder, 'letter'), '')
    await expect(take(folder, city)).rejects.toThrow(/is not empty/)
    expect(await readdir(folder)).toEqual(['letter'])
    await rm(path.join(folder, 'letter'))
    await take(folder, city)
    expect(await readdir(folder)).toContain('manifest.json')
  })

  it('has a picture that came after the uploads were looked through, before the rows were', async () => {
    const folder = path.join(dir, 'late-picture')
    let taking: Promise<unknown> = Promise.resolve()
    const late = await withHeldTable(async () => {
      taking = take(folder, city)
      await waiting()
      return sell(vendor, { image: await photograph(120, 90) })
    })
    await taking
    expect((await stat(path.join(folder, late.image))).size).toBeGreaterThan(0)
    const { tables } = await manifestOf(folder)
    expect(tables.find(({ name }) => name === 'items')?.rows).toBe(
      await numberOf(city.sql, 'select count(*) from items'),
    )
  })

  it('takes another snapshot where an upload goes under its hands, and gives up in the end', async () => {
    const folder = path.join(city.dataDir, 'uploads/zz')
    await mkdir(folder)
    // The folder lists this upload, but it cannot be read.
    await symlink('nowhere', path.join(folder, `${'z'.repeat(30)}.webp`))
    await expect(take(path.join(dir, 'too-fast'), city)).rejects.toThrow(/change too fast/)
    await rm(folder, { recursive: true })
  })

  it('that is stopped leaves nothing that looks like a set', async () => {
    const stopping = new AbortController()
    const folder = path.join(dir, 'stopped')
    // The backup waits for a locked table, and is stopped while it waits.
    const error = await withHeldTable(async () => {
      const taking = take(folder, city, { signal: stopping.signal })
      const failed = taking.catch((reason: unknown) => reason)
      await waiting()
      // The folder does not exist while the backup runs, either.
      await expect(stat(folder)).rejects.toThrow(/ENOENT/)
      stopping.abort(new Error('stopped'))
      return failed
    })
    expect(error).toBeInstanceOf(Error)
    await expect(stat(folder)).rejects.toThrow(/ENOENT/)
    expect(await drafts()).toEqual([])
  })

  it('whose database is lost on the way leaves nothing either', async () => {
    const folder = path.join(dir, 'lost')
    const error = await withHeldTable(async () => {
      const failed = take(folder, city).catch((reason: unknown) => reason)
      await waiting()
      await city.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ozi backup'`
      return failed
    })
    expect(explain(error, folder)).toMatch(/^The database went away: /)
    await expect(stat(folder)).rejects.toThrow(/ENOENT/)
    expect(await drafts()).toEqual([])
  })

  it('is refused with another key than the one that sealed', async () => {
    const taking = takeBackup({
      ...{ folder: path.join(dir, 'other-key'), connection: city.database.connection, withKey: true },
      config: { dataDir: city.dataDir, dataKey: 'another key than the one that sealed it' },
      ...{ sealed: SEALED_COLUMNS, version: 'test', signal: never },
    })
    await expect(taking).rejects.toThrow(/does not open what is sealed/)
  })

  it('makes no key where there is none', async () => {
    const dataDir = await mkdtemp(path.join(dir, 'no-key-'))
    await expect(take(path.join(dir, 'keyless'), { ...city, dataDir })).rejects.toThrow(/no data key/)
    expect(await readdir(dataDir)).toEqual([])
  })

  async function withHeldTable<T>(work: () => Promise<T>): Promise<T> {
    return city.sql.begin(async (queries) => {
      await queries`lock table tariffs in access exclusive mode`
      return work()
    }) as Promise<T>
  }

  /** Resolves once a backup waits for a lock. */
  async function waiting(): Promise<void> {
    for (;;) {
      const [row] = await city.sql`
        select from pg_stat_activity where application_name = 'ozi backup' and wait_event_type = 'Lock'`
      if (row) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
})

describe('a restore', () => {
  let set: string

  beforeAll(async () => {
    set = path.join(dir, 'quiet')
    await sell(vendor, { image: await photograph(90, 60) })
    await take(set, city)
  })

  async function refused(folder: string, why: RegExp, to?: Place, options?: { dataKey?: string }) {
    const place = to ?? (await emptyPlace())
    const had = await leftIn(place)
    await expect(restore(folder, place, options)).rejects.toThrow(why)
    expect(await leftIn(place)).toEqual(had)
    return place
  }

  it('refuses a torn file, by name', async () => {
    const torn = await copyOf(set)
    const file = path.join(torn, 'tables/public.orders.copy.gz')
    await truncate(file, (await stat(file)).size - 10)
    await refused(torn, /tables\/public\.orders\.copy\.gz was changed or torn/)
  })

  it('refuses a set that misses a file, by name', async () => {
    const short = await copyOf(set)
    const [picture = ''] = (await readdir(path.join(short, 'uploads'), { recursive: true })).filter((name) =>
      name.endsWith('.webp'),
    )
    await rm(path.join(short, 'uploads', picture))
    await refused(short, new RegExp(`uploads/${picture} is missing`))
  })

  it('refuses a folder that is no whole set', async () => {
    const half = await copyOf(set)
    await rename(path.join(half, 'SHA256SUMS'), path.join(half, 'SHA256SUM'))
    await refused(half, /is no whole backup/)
    await refused(path.join(dir, 'nowhere'), /is no whole backup/)
    const cut = await copyOf(set)
    const sums = await readFile(path.join(cut, 'SHA256SUMS'), 'utf8')
    await writeFile(path.join(cut, 'SHA256SUMS'), sums.replace(/^.*tables\/public\.items\.copy\.gz\n/m, ''))
    await refused(cut, /does not list tables\/public\.items\.copy\.gz/)
  })

  it('refuses another data key, and asks for one that was left out', async () => {
    await refused(set, /DATA_KEY is not the data key/, undefined, { dataKey: 'x'.repeat(40) })
    const without = path.join(dir, 'without-key')
    await take(without, city, { withKey: false })
    await expect(stat(path.join(without, 'data.key'))).rejects.toThrow(/ENOENT/)
    const place = await refused(without, /taken without its data key/)
    const dataKey = await readFile(path.join(city.dataDir, 'data.key'), 'utf8')
    await restore(without, place, { dataKey })
    // An operator who supplies the key keeps it: the restore does not store it.
    expect(await leftIn(place)).not.toContain('data.key')
  })

  it('refuses a key in the set that does not open what is sealed in it', async () => {
    const forged = await copyOf(set)
    const other = 'y'.repeat(40)
    await forge(forged, 'data.key', () => other)
    await forge(forged, 'manifest.json', (text) =>
      text.replace(/"fingerprint": "\w+"/, `"fingerprint": "${fingerprintOf(other)}"`),
    )
    await refused(forged, /does not open what is sealed in the backup/)
  })

  it('refuses a database or a folder that holds something', async () => {
    const used = { database: await createTestDatabase(), dataDir: await mkdtemp(path.join(dir, 'used-')) }
    places.push(used)
    await refused(set, /database is not empty/, used)
    const place = await emptyPlace()
    await restore(set, place)
    const other = { ...(await emptyPlace()), dataDir: place.dataDir }
    await refused(set, /holds uploads already/, other)
  })

  it('refuses a set of a newer version', async () => {
    const newer = await copyOf(set)
    await forge(newer, 'manifest.json', (text) =>
      text.replace(/("0001_platform",)/, '$1 "9999_from_tomorrow",'),
    )
    await forge(
      newer,
      'SHA256SUMS',
      (text) => `${text.trimEnd()}\n${'0'.repeat(64)}  schema/9999_from_tomorrow.sql\n`,
    )
    await writeFile(path.join(newer, 'schema/9999_from_tomorrow.sql'), '')
    await forge(newer, 'schema/9999_from_tomorrow.sql', () => '')
    await refused(newer, /newer version than this code \(9999_from_tomorrow\)/)
    const jobs = await copyOf(set)
    await forge(jobs, 'manifest.json', (text) => text.replace(/"jobsVersion": \d+/, '"jobsVersion": 9999'))
    await refused(jobs, /newer version than this code/)
  })

  it('whose rows are not as many as were backed up leaves nothing behind', async () => {
    const fewer = await copyOf(set)
    const { tables } = await manifestOf(set)
    const orders = tables.find(({ name }) => name === 'orders')?.rows ?? 0
    await forge(fewer, 'manifest.json', (text) =>
      text.replace(/("name": "orders",[^]*?"rows": )\d+/, `$1${orders + 1}`),
    )
    const place = await refused(fewer, /public\.orders came back with \d+ rows of \d+/)
    // The same place accepts the complete set.
    await restore(set, place)
  })

  it('whose uploads cannot be kept takes rows and uploads back', async () => {
    const place = await emptyPlace()
    const kept = (await readdir(path.join(set, 'uploads'))).at(-1) ?? ''
    await mkdir(path.join(place.dataDir, 'uploads'))
    await writeFile(path.join(place.dataDir, 'uploads', kept), 'a file where a folder should be')
    const had = await leftIn(place)
    await expect(restore(set, place)).rejects.toThrow(/EEXIST|ENOTDIR/)
    expect(await leftIn(place)).toEqual(had)
  })

  it('of an older schema is migrated on by the next start', async () => {
    const older = await mkdtemp(path.join(dir, 'older-'))
    const names = (await readdir(migrationsDir)).toSorted().slice(0, 12)
    for (const name of names) await cp(path.join(migrationsDir, name), path.join(older, name))
    const old = await emptyPlace()
    await migrate(old.database.connection, { log: quietLog, dir: older })
    await cp(path.join(city.dataDir, 'data.key'), path.join(old.dataDir, 'data.key'))
    await old.database.sql`insert into tariffs (_id, version, delivery_fee_kobo, price_per_km_kobo,
        service_fee_kobo, surge_active, surge_multiplier)
      values (gen_random_uuid(), 77, 1, 1, 1, false, 1)`
    const oldSet = path.join(dir, 'old-set')
    await take(oldSet, old)
    const place = await emptyPlace()
    await restore(oldSet, place)
    const there = await migrate(place.database.connection, { log: { ...quietLog, warn: () => {} } })
    expect(there.length).toBeGreaterThan(20)
    expect(await numberOf(place.database.sql, 'select count(*) from tariffs where version = 77')).toBe(1)
    const app = await startTestApp({}, place)
    await app.admin()
    await app.stop()
  })
})
