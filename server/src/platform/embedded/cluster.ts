import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { giveTo, runAs } from './database-user.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { StartFailure } from '../database/failure.ts'
import { closeDatabase, openDatabase } from '../database/pool.ts'
import type { Location } from './location.ts'

/**
 * The names of our roles and database. `role` owns the database and may create others (for tests), and has no
 * further rights. `serverRole` serves: it owns nothing (platform/database/grant-rights.ts). PostgreSQL's superuser
 * keeps its usual name, for manual backups.
 */
export const cluster = {
  role: 'ozi',
  serverRole: 'ozi_server',
  database: 'ozi',
  superuser: 'postgres',
} as const

/** Makes the role that serves, also in data that was made or backed up without it. @param admin the superuser */
export async function ensureServerRole(admin: DatabaseConnection): Promise<void> {
  const sql = openDatabase(admin, { max: 1 })
  try {
    const [known] = await sql`select from pg_roles where rolname = ${cluster.serverRole}`
    if (known === undefined) await sql`create role ${sql(cluster.serverRole)} login`
  } finally {
    await closeDatabase(sql)
  }
}

/**
 * Creates the data directory with our role and database if there is none. It is created under another name
 * and renamed once complete, so an interrupted start leaves nothing half made.
 *
 * @throws StartFailure when it cannot be created, or was created by another major version of PostgreSQL.
 */
export async function prepareCluster(
  location: Location,
  binaries: Binaries,
  options: { sync: boolean; stopping: AbortSignal | undefined },
): Promise<void> {
  await writeAccessRules(location)
  if (existsSync(location.data)) {
    const version = readFileSync(join(location.data, 'PG_VERSION'), 'utf8').trim()
    if (version === binaries.majorVersion) return
    throw new StartFailure(
      `The database in ${location.home} was made by PostgreSQL ${version}, this server brings ${binaries.majorVersion}: back it up with the code that made it (npm run backup) and restore it into a new DATA_DIR, or set DATABASE_URL.`,
    )
  }

  const draft = `${location.data}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  await giveTo(location.user, draft)
  const initdb = [
    ...['--pgdata', draft, '--username', cluster.superuser, '--encoding', 'UTF8', '--auth', 'peer'],
    // The same sort order and letter case on every machine, whatever its locales; covers all of Unicode.
    ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ...['--data-checksums', '--no-instructions', options.sync ? [] : '--no-sync'].flat(),
  ]
  // It may take longer than a stop waits.
  const made = await runAs(location.user, binaries.initdb, initdb, '', options.stopping)
  if (made.code !== 0) throw new StartFailure(`The database could not be made: ${lastLine(made.stderr)}`)

  const statements = [
    `CREATE ROLE ${cluster.role} LOGIN CREATEDB;`,
    `CREATE DATABASE ${cluster.database} OWNER ${cluster.role};`,
  ]
  const filled = await runAs(
    location.user,
    binaries.postgres,
    ['--single', '-D', draft, ...['-c', 'exit_on_error=on', '-c', 'log_checkpoints=off'], cluster.superuser],
    `${statements.join('\n')}\n`,
  )
  if (filled.code !== 0) throw new StartFailure(`The database could not be made: ${lastLine(filled.stderr)}`)
  await rename(draft, location.data)
}

/**
 * The files with the access rules. They lie outside the data folder, so that root never writes where another
 * user can.
 */
export function accessRuleFiles(home: string): { hba: string; ident: string } {
  return { hba: join(home, 'pg_hba.conf'), ident: join(home, 'pg_ident.conf') }
}

/**
 * The kernel tells PostgreSQL which user connects to its socket. Root and the database's own user may log in,
 * nobody else, and there is no password to keep.
 */
export async function writeAccessRules({ home, user }: Location): Promise<void> {
  const { hba, ident } = accessRuleFiles(home)
  const names = new Set(['root', user.name])
  await writeFile(hba, 'local all all peer map=ozi\n')
  await writeFile(ident, [...names].map((name) => `ozi "${name}" all\n`).join(''))
  // The database's user reads them, whatever the umask is.
  for (const file of [hba, ident]) await chmod(file, 0o644)
}

function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => /error|fatal|could not|panic/i.test(line))
  return lines[0]?.trim() ?? text.trim().split('\n').at(-1) ?? 'no reason given'
}
