import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { to as copyTo } from 'pg-copy-streams'
import type { KeySource } from '../data-key.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { codeOf } from '../database/failure.ts'
import { migrationsDir } from '../database/migrate.ts'
import { isBeforeBaseline, listMigrations } from '../database/migration-files.ts'
import { syncFolder } from '../storage/folder.ts'
import { listFiles } from '../storage/for-each.ts'
import { openStore, type StoreSource } from '../storage/open-store.ts'
import { BackupFailure } from './failure.ts'
import { writeHashed, type FileDigest } from './hashing.ts'
import { jobsSchema } from './jobs-schema.ts'
import { fingerprintOf, opensSecrets, presentKey, type SecretColumn } from './key.ts'
import { inSet, manifestOf, sumLine, type TableEntry } from './manifest.ts'
import { isAnythingUnderAnotherKey } from './rotate-key.ts'
import { withSession, type Session } from './session.ts'
import {
  columnList,
  listTables,
  quoted,
  readJobsVersion,
  readMigrations,
  readSequences,
  type Table,
} from './tables.ts'
import { copyUploads } from './uploads.ts'

interface BackupOptions {
  readonly connection: DatabaseConnection
  readonly config: KeySource & StoreSource
  /** Where to put the set; the folder must be missing or empty. */
  readonly folder: string
  readonly withKey: boolean
  /** The encrypted columns, to check that the key found is the one this database uses. */
  readonly sealed: readonly SecretColumn[]
  readonly version: string
  readonly signal: AbortSignal
}

interface BackupSummary {
  readonly tables: number
  readonly rows: number
  readonly uploads: number
  readonly bytes: number
}

/** Any level shrinks rows as text to a fifth; a low one leaves the processor to the server. */
const COMPRESSION = { level: 3 }
/**
 * If an upload is deleted right at the snapshot, another snapshot is taken. More failures in a row than this
 * are implausible.
 */
const SNAPSHOT_TRIES = 10

/**
 * Takes one consistent set of database, uploads and data key while the server may be running. All rows are
 * from one moment, and every upload they name is in the set. The set is written under another name and
 * renamed once it is complete and on the disk, so `folder` holds a complete set or does not exist.
 *
 * @throws BackupFailure; whatever the disk and the database throw, for `explain`
 */
export async function takeBackup(options: BackupOptions): Promise<BackupSummary> {
  const { folder, connection } = options
  await assertFree(folder)
  const key = presentKey(options.config)
  if (key === null) {
    throw new BackupFailure(
      `There is no data key in ${options.config.dataDir}, and DATA_KEY is not set: use the server's own settings.`,
    )
  }
  const draft = `${folder}.part-${randomBytes(4).toString('hex')}`
  await mkdir(path.dirname(folder), { recursive: true })
  await mkdir(draft, { mode: 0o700 })
  try {
    const taken = await withSession(connection, { name: 'ozi backup', signal: options.signal }, (session) =>
      fillSet(session, draft, key, options),
    )
    await putInPlace(draft, folder)
    return taken
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function fillSet(
  session: Session,
  draft: string,
  key: string,
  options: BackupOptions,
): Promise<BackupSummary> {
  const { config, withKey, signal } = options
  const { migrations, jobsVersion, jobsSql } = await assertKnown(session)
  if (config.oldDataKey !== undefined && (await isAnythingUnderAnotherKey(session, config, options.sealed))) {
    throw new BackupFailure(
      'The set would not hold the key of everything in it: run `npm run rotate-key` first.',
    )
  }
  if (!(await opensSecrets(session, { dataKey: key }, options.sealed))) {
    throw new BackupFailure(
      "The data key found here does not open what is sealed in the database: use the server's own DATA_KEY and DATA_DIR.",
    )
  }

  const sums: string[] = []
  let bytes = 0
  const note = (name: string, written: FileDigest) => {
    sums.push(sumLine(written.sum, name))
    bytes += written.bytes
  }
  const uploads = { files: 0, bytes: 0 }
  const copied = new Set<string>()
  const store = await openStore(config)

  /** Copies uploads that are new since the last call; false if one was deleted before it could be copied. */
  async function catchUp(): Promise<boolean> {
    const names = [...(await listFiles(store)).keys()].filter((name) => !copied.has(name))
    const gone = await copyUploads({
      names,
      from: store,
      to: path.join(draft, inSet.uploads),
      signal,
      onCopied(name, written) {
        copied.add(name)
        uploads.files += 1
        uploads.bytes += written.bytes
        note(`${inSet.uploads}/${name}`, written)
      },
    })
    return gone.length === 0
  }

  // A file is stored before the row that names it is committed, is deleted after that row, and never changes.
  // So every upload that the snapshot's rows name existed when the snapshot was taken: it was copied before,
  // or the next pass finds it.
  await catchUp()
  await catchUp()
  const { takenAt, copied: tables } = await inSnapshot(session, catchUp, async (listed) => {
    const kept: TableEntry[] = []
    for (const table of listed) {
      const { rows, written } = await copyTable(session, table, draft, signal)
      note(inSet.table(table.schema, table.name), written)
      kept.push({ schema: table.schema, name: table.name, columns: [...table.columns], rows })
    }
    return kept
  })
  const sequences = await readSequences(session)

  const write = async (name: string, text: string) =>
    note(name, await writeHashed(() => Readable.from([text]), path.join(draft, name), { signal }))
  for (const name of migrations) {
    const file = inSet.migration(name)
    const source = () => createReadStream(path.join(migrationsDir, `${name}.sql`))
    note(file, await writeHashed(source, path.join(draft, file), { signal }))
  }
  if (jobsVersion !== null) await write(inSet.jobsSchema, jobsSql)
  if (withKey) await write(inSet.key, key)
  await write(
    inSet.manifest,
    manifestOf({
      takenAt,
      version: options.version,
      postgres: await serverVersion(session),
      migrations,
      jobsVersion,
      tables,
      sequences,
      uploads,
      key: { isIncluded: withKey, fingerprint: fingerprintOf(key) },
    }),
  )
  await writeHashed(() => Readable.from(sums), path.join(draft, inSet.sums), { signal })
  return {
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    uploads: uploads.files,
    bytes,
  }
}

/** A set contains the migrations that created its tables, so this code must know all of them. */
async function assertKnown(
  session: Session,
): Promise<{ migrations: string[]; jobsVersion: number | null; jobsSql: string }> {
  const migrations = await readMigrations(session)
  if (migrations === null || migrations.length === 0) {
    throw new BackupFailure('The database is empty: no server has used it yet.')
  }
  const known = await listMigrations(migrationsDir)
  if (isBeforeBaseline(migrations, known)) {
    throw new BackupFailure('The database is of a version before 0.3.0: back up with the version it runs.')
  }
  const unknown = migrations.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new BackupFailure(`The database is newer than this code (${unknown}): back up with the newer one.`)
  }
  const jobsVersion = await readJobsVersion(session)
  const { version, sql } = jobsSchema()
  if (jobsVersion !== null && jobsVersion !== version) {
    throw new BackupFailure(
      `The jobs' tables are of version ${jobsVersion}, this code's of ${version}: back up with the code that the server runs.`,
    )
  }
  return { migrations, jobsVersion, jobsSql: sql }
}

/**
 * Runs `copy` in a snapshot of the whole database, with locks that keep its tables from being altered.
 * @param settle must succeed right after the snapshot; otherwise another snapshot is taken
 */
async function inSnapshot<T>(
  session: Session,
  settle: () => Promise<boolean>,
  copy: (tables: readonly Table[]) => Promise<T>,
): Promise<{ takenAt: string; copied: T }> {
  for (let attempt = 1; ; attempt += 1) {
    const tables = await listTables(session)
    await session.query('begin isolation level repeatable read read only')
    // Locks come before the snapshot: if a table is rewritten after the snapshot, it looks empty in it.
    await session.query(`lock table ${tables.map(nameOf).join(', ')} in access share mode`)
    const isSame = JSON.stringify(await listTables(session)) === JSON.stringify(tables)
    if (isSame && (await settle())) {
      const { rows } = await session.query<{ now: Date }>('select now()')
      const copied = await copy(tables)
      await session.query('commit')
      return { takenAt: (rows[0]?.now ?? new Date()).toISOString(), copied }
    }
    await session.query('rollback')
    if (attempt >= SNAPSHOT_TRIES) {
      throw new BackupFailure('The database and the uploads change too fast to be copied: try again.')
    }
  }
}

async function copyTable(
  session: Session,
  table: Table,
  draft: string,
  signal: AbortSignal,
): Promise<{ rows: number; written: FileDigest }> {
  const columns = columnList(table.columns)
  // A partitioned table cannot be copied directly, only as the result of a query.
  const what = table.isPartitioned
    ? `(select ${columns} from ${nameOf(table)})`
    : `${nameOf(table)} (${columns})`
  const file = path.join(draft, inSet.table(table.schema, table.name))
  const rows = copyTo(`copy ${what} to stdout`)
  const written = await writeHashed(() => session.query(rows), file, {
    signal,
    through: [createGzip(COMPRESSION)],
  })
  // The row count arrives at the end of the COPY statement; the next query waits for that.
  await session.query('select')
  return { rows: rows.rowCount, written }
}

async function serverVersion(session: Session): Promise<string> {
  const { rows } = await session.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  return rows[0]?.version ?? ''
}

const nameOf = ({ schema, name }: Table) => quoted(schema, name)

async function assertFree(folder: string): Promise<void> {
  try {
    if ((await readdir(folder)).length === 0) return
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    if (codeOf(error) !== 'ENOTDIR') throw error
  }
  throw notFree(folder)
}

const notFree = (folder: string) =>
  new BackupFailure(`${folder} is not empty: name a new folder, or an empty one.`)

async function putInPlace(draft: string, folder: string): Promise<void> {
  await syncFolder(draft)
  try {
    await rename(draft, folder)
  } catch (error) {
    if (codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST') throw notFree(folder)
    if (codeOf(error) === 'EXDEV' || codeOf(error) === 'EBUSY') {
      throw new BackupFailure(`${folder} is a disk of its own: name a new folder on it.`)
    }
    throw error
  }
  await syncFolder(path.dirname(folder))
}
