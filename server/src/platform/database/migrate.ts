import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import pg from 'pg'
import { pgOptions } from './connection.ts'
import type { DatabaseConnection } from './connection.ts'
import { reasonOf, StartFailure } from './failure.ts'
import type { DatabaseLog } from './log.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

export const migrationsDir = fileURLToPath(new URL('../../../migrations', import.meta.url))

const oldestVersion = 15
const connectTimeoutMs = 5_000
const retryPauseMs = 500

/**
 * Migrates the database to this code: runs the SQL files that have not run yet, in numerical order, each in
 * its own transaction. Servers that start together wait for each other. If the database is still starting,
 * this waits for it.
 *
 * @returns the names of the files that ran, without `.sql`.
 * @throws StartFailure for an unreachable or too old server, and for files that cannot run.
 */
export async function migrate(
  connection: DatabaseConnection,
  options: { log: DatabaseLog; dir?: string; waitMs?: number },
): Promise<string[]> {
  const { log, dir = migrationsDir, waitMs = 30_000 } = options
  const files = await checkNames(dir)
  const client = await connectWhenReady(connection, waitMs, log)
  let running = ''
  try {
    await assertSupported(client)
    // Rewriting a large table may take long.
    await client.query('SET statement_timeout = 0')
    const done = await runner({
      dbClient: client,
      dir,
      // Editors and merges leave other files behind; only these are migrations.
      ignorePattern: '(?!\\d{4}_[a-z0-9_]+\\.sql$).*',
      direction: 'up',
      migrationsTable: 'migrations',
      advisoryLockMode: 'wait',
      logger: {
        info: (line) => (running = /^### MIGRATION (\S+)/.exec(line)?.[1] ?? running),
        // The runner prints the whole file; the error below says the same in one line.
        warn: () => {},
        error: () => {},
      },
    })
    if (done.length > 0) log.info(`Ran migrations: ${done.map(({ name }) => name).join(', ')}.`)
    await warnOfNewerDatabase(client, files, log)
    return done.map(({ name }) => name)
  } catch (error) {
    if (error instanceof StartFailure) throw error
    const which = running === '' ? 'could not be migrated' : `could not be migrated by ${running}.sql`
    throw new StartFailure(`The database ${which}: ${reasonOf(error)}`, { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}

/** Refuses two files with the same number: their order would be undefined. */
async function checkNames(dir: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).toSorted()
  const byNumber = new Map<string, string>()
  for (const name of names) {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) {
      throw new StartFailure(`The migration ${name} is not named like 0001_what_it_does.sql.`)
    }
    const number = name.slice(0, 4)
    const other = byNumber.get(number)
    if (other !== undefined) throw new StartFailure(`The migrations ${other} and ${name} share a number.`)
    byNumber.set(number, name)
  }
  return names.map((name) => name.replace(/\.sql$/, ''))
}

async function connectWhenReady(
  connection: DatabaseConnection,
  waitMs: number,
  log: DatabaseLog,
): Promise<pg.Client> {
  const deadline = Date.now() + waitMs
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({
      ...pgOptions(connection),
      application_name: 'ozi migrations',
      connectionTimeoutMillis: connectTimeoutMs,
    })
    // If the connection is lost later, the running query fails and reports it.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (!isDatabaseUnavailable(error) || Date.now() + retryPauseMs > deadline) {
        throw new StartFailure(`The database cannot be reached: ${connectReason(error)}`, { cause: error })
      }
      if (attempt === 1) log.warn(`The database is not ready (${connectReason(error)}): waiting for it.`)
      await sleep(retryPauseMs)
    }
  }
}

function connectReason(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0])
  return reasonOf(error)
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

/** A newer schema is only a warning: during a rolling release, older servers must keep running on it. */
async function warnOfNewerDatabase(client: pg.Client, files: string[], log: DatabaseLog): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')
  const unknown = rows.filter(({ name }) => !files.includes(name))
  if (unknown.length > 0) {
    log.warn(`The database is newer than this server: ${unknown.map(({ name }) => name).join(', ')}.`)
  }
}
