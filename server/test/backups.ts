import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { restoreBackup, takeBackup } from '../src/platform/backup/index.ts'
import { grantRights } from '../src/platform/database/grant-rights.ts'
import { cluster } from '../src/platform/embedded/cluster.ts'
import type { BucketSettings } from '../src/platform/storage/bucket.ts'
import type { Sql } from '../src/platform/database/pool.ts'
import { SECRET_COLUMNS } from '../src/secret-columns.ts'
import { TABLE_RIGHTS } from '../src/table-rights.ts'
import { startTestApp, type TestApp } from './app.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { carriedParcel } from './moves.ts'
import { photograph } from './photos.ts'
import { quietLog } from './quiet-log.ts'
import { sell } from './shops.ts'

const never = new AbortController().signal

/** Where a test restores to: an empty database and an empty folder. */
export interface Place {
  readonly database: TestDatabase
  readonly dataDir: string
  /** The bucket of its uploads, if they are in one. */
  readonly s3?: BucketSettings
}

/** Backs up a city or a place. */
export const take = (
  folder: string,
  from: Pick<TestApp, 'database' | 'dataDir'> | Place,
  options: { withKey?: boolean; signal?: AbortSignal; dataKey?: string } = {},
) => {
  const { dataKey, ...others } = options
  return takeBackup({
    folder,
    connection: from.database.connection,
    config: { dataDir: from.dataDir, dataKey, s3: 's3' in from ? from.s3 : undefined },
    withKey: true,
    sealed: SECRET_COLUMNS,
    version: 'test',
    signal: never,
    ...others,
  })
}

/** Restores a set, and gives the server its rights as its next start does. */
export async function restore(
  folder: string,
  to: Place,
  options: { dataKey?: string; acceptsLost?: boolean } = {},
) {
  const { connection } = to.database
  const restored = await restoreBackup({
    folder,
    config: { ...to, dataKey: options.dataKey },
    sealed: SECRET_COLUMNS,
    withDatabase: (work) => work(connection),
    log: quietLog,
    signal: never,
    acceptsLost: options.acceptsLost ?? false,
  })
  await grantRights(connection, { role: cluster.serverRole, rights: TABLE_RIGHTS, log: quietLog })
  return restored
}

/**
 * A city with a customer, a shop that sells something pictured, a rider and a delivered parcel; a folder for
 * sets; and as many places to restore to as asked for.
 */
export async function openBackups() {
  const dir = await mkdtemp(path.join(tmpdir(), 'ozi-backup-'))
  const city = await startTestApp()
  const [customer, vendor, rider] = [await city.customer(), await city.vendor(), await city.rider()]
  const { image } = await sell(vendor, { name: 'Ofe Owerri', image: await photograph(900, 600) })
  await carriedParcel(rider, customer, 'delivered')
  const places: Place[] = []
  const place = async (database: TestDatabase): Promise<Place> => {
    const added = { database, dataDir: await mkdtemp(path.join(dir, 'place-')) }
    places.push(added)
    return added
  }
  return {
    dir,
    city,
    customer,
    vendor,
    rider,
    image,
    emptyPlace: async () => place(await createTestDatabase({ template: 'template1' })),
    /** A place whose database has its tables already. */
    usedPlace: async () => place(await createTestDatabase()),
    async close() {
      await city.stop()
      for (const { database } of places) await database.drop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export const filesIn = (folder: string) => readdir(folder, { recursive: true, withFileTypes: true })

export async function manifestOf(set: string) {
  return JSON.parse(await readFile(path.join(set, 'manifest.json'), 'utf8')) as {
    migrations: string[]
    tables: { schema: string; name: string; rows: number }[]
  }
}

export const numberOf = async (sql: Sql, query: string) =>
  Number((await sql.unsafe<{ n: string }[]>(`select (${query}) as n`))[0]?.n)
