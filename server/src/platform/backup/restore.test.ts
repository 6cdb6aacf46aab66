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
  truncate,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { asServer } from '../../../test/database.ts'
import {
  filesIn,
  manifestOf,
  numberOf,
  openBackups,
  restore,
  take,
  type Place,
} from '../../../test/backups.ts'
import { photograph } from '../../../test/photos.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { sell } from '../../../test/shops.ts'
import { prepareDatabase } from '../../prepare-database.ts'
import { migrate, migrationsDir } from '../database/migrate.ts'
import { fingerprintOf } from './key.ts'

const { dir, city, vendor, emptyPlace, usedPlace, close } = await openBackups()
afterAll(close)

/** Everything a restore left behind; empty if it was refused. */
async function leftIn({ database: { sql }, dataDir }: Place): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'pgboss') and tablename <> 'migrations'`
  const kept = (await filesIn(dataDir)).filter((file) => file.isFile()).map(({ name }) => name)
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

  // promise (operator): A set that is torn, incomplete, newer or of another key is not restored
  it('refuses a torn file, by name', async () => {
    const torn = await copyOf(set)
    const file = path.join(torn, 'tables/public.orders.copy.gz')
    await truncate(file, (await stat(file)).size - 10)
    await refused(torn, /tables\/public\.orders\.copy\.gz was changed or torn/)
  })

  // promise (operator): A set that is torn, incomplete, newer or of another key is not restored
  it('refuses a set that misses a file, by name', async () => {
    const short = await copyOf(set)
    const [picture = ''] = (await readdir(path.join(short, 'uploads'), { recursive: true })).filter((name) =>
      name.endsWith('.webp'),
    )
    await rm(path.join(short, 'uploads', picture))
    await refused(short, new RegExp(`1 picture is missing or damaged: ${picture} \\(missing\\)`))
    const place = await emptyPlace()
    const { lost } = await restore(short, place, { acceptsLost: true })
    expect(lost).toEqual([{ name: picture, what: 'missing' }])
    await rm(path.join(short, 'tables', 'public.items.copy.gz'))
    await refused(short, /tables\/public\.items\.copy\.gz is missing/)
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

  // promise (operator): A set that is torn, incomplete, newer or of another key is not restored
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

  // promise (operator): A set that is torn, incomplete, newer or of another key is not restored
  it('refuses a database or a folder that holds something', async () => {
    await refused(set, /database is not empty/, await usedPlace())
    const place = await emptyPlace()
    await restore(set, place)
    const other = { ...(await emptyPlace()), dataDir: place.dataDir }
    await refused(set, /holds uploads already/, other)
  })

  // promise (operator): A set that is torn, incomplete, newer or of another key is not restored
  it('refuses a set of a newer version', async () => {
    const newer = await copyOf(set)
    await forge(newer, 'manifest.json', (text) =>
      text.replace(/("0001_common",)/, '$1 "9999_from_tomorrow",'),
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

  // promise (operator): What is from before version 0.3.0 is refused in one line
  it('refuses a set of before version 0.3.0', async () => {
    const before = await copyOf(set)
    await rename(path.join(before, 'schema/0001_common.sql'), path.join(before, 'schema/0001_platform.sql'))
    await forge(before, 'manifest.json', (text) =>
      text.replace('"0001_common"', '"0001_platform"').replace(/"version": "[^"]+"/, '"version": "0.2.0"'),
    )
    await forge(before, 'SHA256SUMS', (text) => text.replace('0001_common', '0001_platform'))
    await refused(before, /^The backup is of version 0\.2\.0, .*: restore it with version 0\.2\.0\.$/)
  })

  // promise (operator): A set that is torn, incomplete, newer or of another key is not restored
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

  // promise (operator): The next start brings a backup of an older version up to date
  it('of an older schema is migrated on by the next start', async () => {
    const older = await mkdtemp(path.join(dir, 'older-'))
    const names = (await readdir(migrationsDir)).toSorted().slice(0, 5)
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
    const owner = place.database.connection
    const there = await prepareDatabase({ owner, serving: asServer(owner) }, { log: quietLog })
    expect(there).toContain('0006_orders')
    expect(await numberOf(place.database.sql, 'select count(*) from tariffs where version = 77')).toBe(1)
    const app = await startTestApp({}, place)
    await app.admin()
    await app.stop()
  })
})
