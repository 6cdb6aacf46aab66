import { jobsSchema } from './platform/backup/jobs-schema.ts'
import { connectWhenReady } from './platform/database/connect-when-ready.ts'
import type { DatabaseConnection } from './platform/database/connection.ts'
import { codeOf, StartFailure } from './platform/database/failure.ts'
import { grantRights } from './platform/database/grant-rights.ts'
import type { DatabaseLog } from './platform/database/log.ts'
import { migrate, migrationsDir } from './platform/database/migrate.ts'
import { listMigrations } from './platform/database/migration-files.ts'
import { prepareJobs } from './platform/jobs/prepare-jobs.ts'
import { TABLE_RIGHTS } from './table-rights.ts'

const HOW_TO_MIGRATE = 'run npm run migrate with DATABASE_OWNER_URL, or set it here'
/** PostgreSQL's code for a statement that needs a right. */
const NO_RIGHT = '42501'

interface Options {
  readonly log: DatabaseLog
  /** Ends the migrations. */
  readonly signal?: AbortSignal
}

/**
 * Brings the database to this version, and gives the role that serves its rights. Without an owner, the role that serves
 * migrates if it owns the tables. Otherwise the database must be migrated already.
 *
 * @param serving the connection of the role that serves requests
 * @returns the names of the migrations that ran
 * @throws StartFailure
 */
export async function prepareDatabase(
  {
    serving,
    owner,
  }: { readonly serving: DatabaseConnection; readonly owner?: DatabaseConnection | undefined },
  { log, signal }: Options,
): Promise<string[]> {
  const { user, isOwner } = await identify(serving, log)
  if (owner === undefined && isOwner === false) {
    await requireMigrated(serving, user, log)
    return []
  }
  const names = await migrate(owner ?? serving, { log, ...(signal && { signal }) })
  await prepareJobs(owner ?? serving, log)
  if (owner !== undefined) await grantRights(owner, { role: user, rights: TABLE_RIGHTS, log })
  if (owner === undefined || isOwner === true) {
    log.warn(
      `The database user ${user} owns the tables, so the server could delete what must stay: give it a user of its own (docs/running.md, "An external database").`,
    )
  }
  return names
}

/** `isOwner` is null if there are no tables yet. */
async function identify(
  serving: DatabaseConnection,
  log: DatabaseLog,
): Promise<{ user: string; isOwner: boolean | null }> {
  const client = await connectWhenReady(serving, { log })
  try {
    const { rows } = await client.query<{ user: string; isOwner: boolean | null }>(
      `select current_user::text as "user",
         (select pg_has_role(relowner, 'member') from pg_class where oid = to_regclass('public.migrations')) as "isOwner"`,
    )
    return rows[0] ?? { user: '', isOwner: null }
  } finally {
    await client.end().catch(() => {})
  }
}

async function requireMigrated(serving: DatabaseConnection, user: string, log: DatabaseLog): Promise<void> {
  const client = await connectWhenReady(serving, { log })
  try {
    const names = await listMigrations(migrationsDir)
    const { rows } = await client.query<{ name: string }>('select name from public.migrations')
    const missing = names.find((name) => !rows.some((row) => row.name === name))
    const jobs = await client.query<{ version: number }>('select version from pgboss.version')
    if (missing === undefined && (jobs.rows[0]?.version ?? 0) >= jobsSchema().version) return
    throw new StartFailure(`The database lacks ${missing ?? 'this version of the jobs'}: ${HOW_TO_MIGRATE}.`)
  } catch (error) {
    if (codeOf(error) !== NO_RIGHT) throw error
    throw new StartFailure(`The database gives ${user} no rights: ${HOW_TO_MIGRATE}.`, { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}
