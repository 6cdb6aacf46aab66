import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADMIN, PASSWORD, startTestApp, type TestApp } from '../../../test/app.ts'
import { filesIn, numberOf, openBackups, restore, take, type Place } from '../../../test/backups.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { move } from '../../../test/moves.ts'
import { photograph } from '../../../test/photos.ts'
import { codeOf, guardedStaff, quietMoment, type SecondFactorPerson } from '../../../test/second-factors.ts'
import { sell } from '../../../test/shops.ts'
import type { Sql } from '../database/pool.ts'
import { createEncryption } from '../encryption.ts'

const NIN = '70611829354'

const { dir, city, customer, vendor, rider, image, emptyPlace, close } = await openBackups()

/** The checksum lines of all tables. */
async function rowSums(set: string): Promise<string[]> {
  const lines = (await readFile(path.join(set, 'SHA256SUMS'), 'utf8')).split('\n')
  return lines.filter((line) => line.includes('  tables/')).toSorted()
}

let set: string
let place: Place
let there: TestApp
let before: number
let after: number
let guarded: SecondFactorPerson

beforeAll(async () => {
  const { seal } = createEncryption({ dataKey: undefined, dataDir: city.dataDir })
  await city.sql`
    update riders set nin_sealed = ${seal(NIN, 'national identification numbers')}
    where account_id = ${rider.user._id}`
  guarded = await guardedStaff(city)
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

afterAll(async () => {
  await there?.stop()
  await close()
})

// promise (operator): A backup taken while the city works is of one moment and restores everything
it('a set is of one moment: its totals are those of its rows', async () => {
  const { sql } = place.database
  const restored = await numberOf(sql, 'select count(*) from orders')
  expect(restored).toBeGreaterThanOrEqual(before)
  expect(restored).toBeLessThanOrEqual(after)
  // Orders were placed while the backup was taken.
  expect(after).toBeGreaterThan(before)
  const same = async (kept: string, counted: string) =>
    expect(await numberOf(sql, kept)).toBe(await numberOf(sql, counted))
  await same("select sum(orders) from order_totals where grain = 'day'", 'select count(*) from transactions')
  await same(
    'select sum(living) from account_counts',
    'select count(*) from accounts where deleted_at is null',
  )
  await same('select count(distinct order_id) from order_events', 'select count(*) from orders')
})

it('a set taken while the city works has every picture that its rows name', async () => {
  const { sql } = place.database
  const named = await sql<{ key: string }[]>`select image_key as key from items where image_key is not null`
  expect(named.length).toBeGreaterThan(1)
  const kept = new Set(await readdir(path.join(place.dataDir, 'uploads'), { recursive: true }))
  expect(named.filter(({ key }) => !kept.has(key))).toEqual([])
})

// promise (operator): A backup taken while the city works is of one moment and restores everything
it('a set comes back to the last byte', async () => {
  const again = path.join(dir, 'again')
  await take(again, place)
  expect(await rowSums(again)).toEqual(await rowSums(set))
  expect((await rowSums(set)).length).toBeGreaterThan(30)
})

// promise (operator): A backup taken while the city works is of one moment and restores everything
it('a set comes back with every constraint, index and trigger', async () => {
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

// promise (operator): A backup taken while the city works is of one moment and restores everything
it('a set starts, and everybody goes on from there', async () => {
  there = await startTestApp({}, place)
  const login = (email: string, password = PASSWORD) => there.client().accounts.login({ email, password })
  const { token } = await login(customer.user.email)
  const client = there.client({ token })
  const { orders } = await client.orders.listOwn({})
  expect(orders.length).toBeGreaterThan(1)

  const picture = await there.server.inject(image)
  expect(picture.statusCode).toBe(200)
  expect(picture.rawPayload).toEqual((await city.server.inject(image)).rawPayload)

  const admin = there.client({ token: (await login(ADMIN.email, ADMIN.password)).token })
  const found = await admin.orders.listAll({ search: 'chidi eze' })
  expect(found.orders.length).toBeGreaterThan(1)
  expect((await admin.orders.listAll({ search: 'nobody of this name' })).orders).toEqual([])

  const kept = await numberOf(there.sql, "select sum(orders) from order_totals where grain = 'day'")
  await sendParcel({ ...customer, client })
  expect(await numberOf(there.sql, "select sum(orders) from order_totals where grain = 'day'")).toBe(kept + 1)
  // A session from before the backup is still valid.
  await there.client({ token: customer.token }).orders.listOwn({})
})

// promise (operator): A backup taken while the city works is of one moment and restores everything
it('a set opens what was encrypted', async () => {
  const [row] = await place.database.sql<{ sealed: Buffer }[]>`
    select nin_sealed as sealed from riders where account_id = ${rider.user._id}`
  const { open } = createEncryption({ dataKey: undefined, dataDir: place.dataDir })
  expect(open(row?.sealed ?? Buffer.alloc(0), 'national identification numbers')).toBe(NIN)
  await quietMoment()
  const { user } = await there.client().accounts.login({
    email: guarded.person.user.email,
    password: PASSWORD,
    totp: codeOf(guarded.secret, 1),
  })
  expect(user.email).toBe(guarded.person.user.email)
})

it('a set is for its owner alone, with sums that sha256sum reads', async () => {
  const open = []
  for (const file of await filesIn(set)) {
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
