import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { manifestOf, numberOf, openBackups, take } from '../../../test/backups.ts'
import { asServer } from '../../../test/database.ts'
import { photograph } from '../../../test/photos.ts'
import { sell } from '../../../test/shops.ts'
import { explain } from './index.ts'

const { dir, city, vendor, close } = await openBackups()
afterAll(close)

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

  it('is taken by the server’s own role, too, which may read all', async () => {
    const connection = asServer(city.database.connection)
    await take(path.join(dir, 'as-server'), { ...city, database: { ...city.database, connection } })
    expect((await manifestOf(path.join(dir, 'as-server'))).tables.length).toBeGreaterThan(50)
  })

  // promise (operator): A backup taken while the city works is of one moment and restores everything
  it('has a picture that was added while the backup ran', async () => {
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

  it('takes another snapshot if an upload vanishes, and gives up in the end', async () => {
    const folder = path.join(city.dataDir, 'uploads/zz')
    await mkdir(folder)
    // The folder lists this upload, but it cannot be read.
    await symlink('nowhere', path.join(folder, `${'z'.repeat(30)}.webp`))
    await expect(take(path.join(dir, 'too-fast'), city)).rejects.toThrow(/change too fast/)
    await rm(folder, { recursive: true })
  })

  // promise (operator): A backup that was stopped leaves nothing that looks like one
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

  // promise (operator): A backup that was stopped leaves nothing that looks like one
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
    const dataKey = 'another key than the one that sealed it'
    await expect(take(path.join(dir, 'other-key'), city, { dataKey })).rejects.toThrow(
      /does not open what is sealed/,
    )
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
