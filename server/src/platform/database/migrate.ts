import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PG_MIGRATE_LOCK_ID, runner } from 'node-pg-migrate'
import type pg from 'pg'
import { connectWhenReady } from './connect-when-ready.ts'
import type { DatabaseConnection } from './connection.ts'
import { codeOf, LOCK_NOT_AVAILABLE, reasonOf, StartFailure } from './failure.ts'
import type { DatabaseLog } from './log.ts'
import { isBeforeBaseline, listMigrations, sqlFiles } from './migration-files.ts'

export const migrationsDir = fileURLToPath(new URL('../../../migrations', import.meta.url))

const oldestVersion = 15
/** PostgreSQL's codes: too long a wait for a lock, and a deadlock. */
const waitsForOthers: ReadonlySet<string> = new Set([LOCK_NOT_AVAILABLE, '40P01'])

/** Between attempts, the statements that waited behind a migration run. */
const lockPauseMs = 2_000
/** A backup of millions of rows keeps every table from being changed for some minutes. */
const lockWaitMs = 300_000
const turnPauseMs = 200

interface MigrateOptions {
  readonly log: DatabaseLog
  readonly dir?: string
  /** How long to wait for a database that is still starting. */
  readonly waitMs?: number
  /** How long each file is tried again while others keep what it needs locked, and the pause between attempts. */
  readonly locks?: { readonly waitMs: number; readonly pauseMs: number }
  /** Ends the run; the file that is running is rolled back. */
  readonly signal?: AbortSignal
}

/**
 * Migrates the database to this code: runs the SQL files that have not run yet, in numerical order, each in
 * its own transaction, except those that build an index while others write. A file that cannot get a lock within a
 * second lets others pass and is tried again. Servers that start together wait for each other. If the database is
 * still starting, this waits for it.
 *
 * @returns the names of the files that ran, without `.sql`.
 * @throws StartFailure for an unreachable or too old server, and for files that cannot run; the signal's reason.
 */
export async function migrate(connection: DatabaseConnection, options: MigrateOptions): Promise<string[]> {
  const { log, dir = migrationsDir, waitMs = 30_000, signal } = options
  const files = await listMigrations(dir)
  const client = await connectWhenReady(connection, { log, waitMs })
  const leave = () => void client.end().catch(() => {})
  signal?.addEventListener('abort', leave)
  try {
    await assertSupported(client)
    // Building an index or checking a constraint may take long.
    await client.query('SET statement_timeout = 0')
    await waitForTurn(client, log, signal)
    await refuseBeforeBaseline(client, files)
    const done = await runFiles(client, { ...options, dir })
    // All of them: a new database, of which nobody needs the names.
    const names = done.length === files.length ? `all ${done.length}` : done.join(', ')
    if (done.length > 0) log.info(`Ran migrations: ${names}.`)
    await warnOfNewerDatabase(client, files, log)
    return done
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`The database could not be migrated: ${reasonOf(error)}`, { cause: error })
  } finally {
    signal?.removeEventListener('abort', leave)
    await client.end().catch(() => {})
  }
}

/**
 * Waits until no other process migrates. Each attempt is a statement of its own, because an index that is built
 * concurrently waits for all statements that began before.
 */
async function waitForTurn(client: pg.Client, log: DatabaseLog, signal?: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [
      PG_MIGRATE_LOCK_ID,
    ])
    if (rows[0]?.ours) return
    if (attempt === 1) log.info('Another process migrates the database: waiting for it.')
    await sleep(turnPauseMs, undefined, { signal })
  }
}

/** @returns the names of the files that ran */
async function runFiles(
  client: pg.Client,
  {
    log,
    dir,
    signal,
    locks = { waitMs: lockWaitMs, pauseMs: lockPauseMs },
  }: MigrateOptions & { readonly dir: string },
): Promise<string[]> {
  const begun: string[] = []
  let since = Date.now()
  const note = (line: string) => {
    const name = /^### MIGRATION (\S+)/.exec(line)?.[1]
    if (name === undefined || name === begun.at(-1)) return
    begun.push(name)
    since = Date.now()
  }
  let waiting: string | undefined
  for (;;) {
    try {
      await runner({
        dbClient: client,
        dir,
        // Editors and merges leave other files behind; only these are migrations.
        ignorePattern: '(?!\\d{4}_[a-z0-9_]+\\.sql$).*',
        migrationLoaderStrategies: [sqlFiles(client)],
        direction: 'up',
        migrationsTable: 'migrations',
        // `waitForTurn` has locked.
        noLock: true,
        // The runner prints the whole file of a failure; the error below says the same in one line.
        logger: { info: note, warn: () => {}, error: () => {} },
      })
      return begun
    } catch (error) {
      const file = begun.at(-1)
      if (file === undefined || signal?.aborted) throw error
      if (!waitsForOthers.has(codeOf(error) ?? '')) {
        throw new StartFailure(`The database could not be migrated by ${file}.sql: ${reasonOf(error)}`, {
          cause: error,
        })
      }
      if (Date.now() - since >= locks.waitMs) {
        throw new StartFailure(
          `The database could not be migrated by ${file}.sql: for ${Math.ceil(locks.waitMs / 1000)} seconds others ` +
            'kept locked what it changes. Try again when no backup or export runs.',
          { cause: error },
        )
      }
      if (waiting !== file) log.warn(`${file}.sql waits for a lock: it is tried again.`)
      waiting = file
    }
    await client.query('ROLLBACK')
    await sleep(locks.pauseMs, undefined, { signal })
  }
}

async function assertSupported(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string; server_version: string }>(
    `SELECT current_setting('server_version_num') AS server_version_num,
            current_setting('server_version') AS server_version`,
  )
  const version = rows[0]
  if (version !== undefined && Math.floor(Number(version.server_version_num) / 10_000) >= oldestVersion)
    return
  throw new StartFailure(
    `PostgreSQL ${oldestVersion} or newer is needed, DATABASE_URL leads to ${version?.server_version ?? 'none'}.`,
  )
}

async function refuseBeforeBaseline(client: pg.Client, files: string[]): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  )
  if (rows[0]?.exists !== true || !isBeforeBaseline(await namesOfRun(client), files)) return
  throw new StartFailure(
    'The database is of a version before 0.3.0, which this version cannot take over: start with an empty DATA_DIR or database.',
  )
}

async function namesOfRun(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')
  return rows.map(({ name }) => name)
}

/** A newer schema is only a warning: during a rolling release, older servers must keep running on it. */
async function warnOfNewerDatabase(client: pg.Client, files: string[], log: DatabaseLog): Promise<void> {
  const unknown = (await namesOfRun(client)).filter((name) => !files.includes(name))
  if (unknown.length > 0) {
    log.warn(`The database is newer than this server: ${unknown.join(', ')}.`)
  }
}
