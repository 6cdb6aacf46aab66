import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { from as copyFrom } from 'pg-copy-streams'
import type { Config } from '../config.ts'
import { loadInBulk } from '../database/bulk.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import type { DatabaseLog } from '../database/log.ts'
import { migrate, migrationsDir } from '../database/migrate.ts'
import { inTransaction, isBeforeBaseline, listMigrations } from '../database/migration-files.ts'
import type { FileStore } from '../storage/file-store.ts'
import { createFolder } from '../storage/folder.ts'
import { openStore, type StoreSource } from '../storage/open-store.ts'
import { BackupFailure } from './failure.ts'
import { jobsSchema } from './jobs-schema.ts'
import { chooseKey, keyFileOf, requireOpens, writeKeyFile, type SecretColumn } from './key.ts'
import { inSet, readSet, type TableEntry, type Manifest } from './manifest.ts'
import { withSession, type Session } from './session.ts'
import { columnList, listTables, quoted } from './tables.ts'
import { refuseLost, requireNoUploads, restoreUploads, type LostPicture } from './uploads.ts'

interface RestoreOptions {
  readonly config: Pick<Config, 'dataDir' | 'dataKey'> & StoreSource
  readonly folder: string
  /** Runs its argument on the installation's database, starting the database if needed. */
  readonly withDatabase: <T>(work: (connection: DatabaseConnection) => Promise<T>) => Promise<T>
  /** True if pictures that are lost in the set are left out; otherwise they stop the restore. */
  readonly acceptsLost: boolean
  readonly sealed: readonly SecretColumn[]
  readonly log: DatabaseLog
  readonly signal: AbortSignal
}

/** The memory that PostgreSQL may use to build an index. */
const BUILD_MEMORY = '256MB'

/**
 * Restores a set into an empty installation. All rows are committed at once, after the uploads and the key
 * are in place. If the restore is killed before the commit, the database stays empty, but copied uploads may
 * remain, and the next restore refuses to start until they are removed.
 *
 * @throws BackupFailure; whatever the disk and the database throw, for `explain`
 */
export async function restoreBackup(
  options: RestoreOptions,
): Promise<Manifest & { readonly lost: readonly LostPicture[] }> {
  const { config, folder, log } = options
  const store = await openStore(config)
  await requireNoUploads(store)
  log.info('Comparing every file with what was backed up ...')
  const { manifest, lost } = await readSet(folder)
  refuseLost(lost, folder, options.acceptsLost)
  await assertKnown(manifest)
  const { key, isNew } = await chooseKey(manifest.key, config, () =>
    readFile(path.join(folder, inSet.key), 'utf8'),
  )
  return options.withDatabase(async (connection) => {
    await prepare(connection, log)
    await withSession(connection, { name: 'ozi restore', signal: options.signal }, (session) =>
      fill(session, manifest, {
        ...options,
        store,
        key,
        lost,
        keyFile: isNew ? keyFileOf(config.dataDir) : null,
      }),
    )
    return { ...manifest, lost }
  })
}

async function assertKnown({ version, migrations, jobsVersion }: Manifest): Promise<void> {
  const known = await listMigrations(migrationsDir)
  if (isBeforeBaseline(migrations, known)) {
    throw new BackupFailure(
      `The backup is of version ${version}, before 0.3.0, and this version cannot read it: restore it with version ${version}.`,
    )
  }
  const unknown = migrations.find((name) => !known.includes(name))
  const isNewer = unknown !== undefined || (jobsVersion ?? 0) > jobsSchema().version
  if (!isNewer) return
  throw new BackupFailure(
    `The backup is of a newer version than this code (${unknown ?? 'its jobs'}): restore it with that version.`,
  )
}

/** Waits for the database, refuses one that is too old, and creates an empty list of migrations. */
async function prepare(connection: DatabaseConnection, log: DatabaseLog): Promise<void> {
  const none = await mkdtemp(path.join(tmpdir(), 'ozi-restore-'))
  try {
    // No warnings about a database that is not empty: `assertEmpty` refuses it right after with a fitting
    // message.
    await migrate(connection, { dir: none, log: { ...log, warn: () => {} } })
  } finally {
    await rmdir(none)
  }
}

async function fill(
  session: Session,
  manifest: Manifest,
  options: RestoreOptions & {
    store: FileStore
    key: string
    keyFile: string | null
    lost: readonly LostPicture[]
  },
): Promise<void> {
  const { folder, log, signal, key, keyFile, lost } = options
  const run = async (text: string): Promise<unknown[]> => (await session.query(text)).rows
  const undo: (() => Promise<void>)[] = []
  await run('begin')
  try {
    // A concurrent restore or server start waits here, and then finds the restored data.
    await run('lock table public.migrations in access exclusive mode')
    await assertEmpty(session)
    log.info(`Bringing back what was there at ${manifest.takenAt} ...`)
    await run(`set local maintenance_work_mem = '${BUILD_MEMORY}'`)
    for (const name of manifest.migrations) {
      await run(inTransaction(await textOf(folder, inSet.migration(name))))
    }
    if (manifest.jobsVersion !== null) await run(await textOf(folder, inSet.jobsSchema))
    await loadTables(session, manifest, folder, signal)
    for (const { schema, name, lastValue, isCalled } of manifest.sequences) {
      await session.query('select setval($1::regclass, $2, $3)', [quoted(schema, name), lastValue, isCalled])
    }
    await requireOpens(session, key, options.sealed)
    const from = createFolder(path.join(folder, inSet.uploads))
    const without = lost.map(({ name }) => name)
    const { count, remove } = await restoreUploads(from, options.store, { without, signal })
    undo.push(remove)
    if (count + lost.length !== manifest.uploads.files) {
      throw new BackupFailure(`${from.place} changed while it was read.`)
    }
    if (keyFile !== null) {
      undo.push(() => rm(keyFile, { force: true }))
      await writeKeyFile(path.dirname(keyFile), key)
    }
    signal.throwIfAborted()
    // If the answer to the commit is lost, the commit may still have happened, so the files its rows name
    // must stay.
    undo.length = 0
    await run('commit')
  } catch (error) {
    for (const step of undo.reverse()) await step()
    await run('rollback').catch(() => {})
    throw error
  }
  for (const { schema, name } of manifest.tables) await run(`analyze ${quoted(schema, name)}`)
}

async function assertEmpty(session: Session): Promise<void> {
  const tables = await listTables(session)
  const { rows } = await session.query('select from public.migrations limit 1')
  const isEmpty =
    rows.length === 0 && tables.every(({ schema, name }) => `${schema}.${name}` === 'public.migrations')
  if (isEmpty) return
  throw new BackupFailure('The database is not empty: restore into an empty installation only.')
}

async function loadTables(
  session: Session,
  manifest: Manifest,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const run = async (text: string): Promise<unknown[]> => (await session.query(text)).rows
  const present = new Set((await listTables(session)).map(({ schema, name }) => quoted(schema, name)))
  const missing = manifest.tables.find(({ schema, name }) => !present.has(quoted(schema, name)))
  if (missing) {
    throw new BackupFailure(
      `The backup holds a table that is none of Ozi's: ${missing.schema}.${missing.name}.`,
    )
  }
  const { rows: parts } = await session.query<{ name: string }>(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relispartition and c.relkind = 'r' and n.nspname in ('public', 'pgboss')`,
  )
  const all = [...present, ...parts.map(({ name }) => name)]
  await loadInBulk(run, all, 'all', async () => {
    // Migrations may have inserted rows.
    await run(`truncate ${[...present].join(', ')}`)
    for (const table of manifest.tables) await loadTable(session, table, folder, signal)
  })
}

async function loadTable(
  session: Session,
  { schema, name, columns, rows }: TableEntry,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const into = session.query(copyFrom(`copy ${quoted(schema, name)} (${columnList(columns)}) from stdin`))
  const file = path.join(folder, inSet.table(schema, name))
  await pipeline(createReadStream(file), createGunzip(), into, { signal })
  if (into.rowCount === rows) return
  throw new BackupFailure(`${schema}.${name} came back with ${into.rowCount} rows of ${rows}.`)
}

const textOf = (folder: string, name: string): Promise<string> => readFile(path.join(folder, name), 'utf8')
