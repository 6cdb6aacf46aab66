import type pg from 'pg'
import { quoted } from '../backup/tables.ts'
import { connectWhenReady } from './connect-when-ready.ts'
import type { DatabaseConnection } from './connection.ts'
import { StartFailure } from './failure.ts'
import type { DatabaseLog } from './log.ts'
import { listMigrations } from './migration-files.ts'
import { migrationsDir } from './migrate.ts'

/**
 * The rights of the role that serves on each table, beside reading it: `INSERT`, `DELETE`, `UPDATE`, or
 * `UPDATE (column)` for these columns alone. Nothing that is not listed.
 */
export type TableRights = Readonly<Record<string, readonly string[]>>

interface Relation {
  readonly schema: string
  readonly name: string
  readonly isTable: boolean
  /** The role's rights on it now. */
  readonly held: readonly string[]
}

/** pg-boss keeps its tables itself; none of them is part of an order or of money. */
const JOBS_SCHEMA = 'pgboss'
const JOB_RIGHTS = ['INSERT', 'UPDATE', 'DELETE']

/** One at a time: PostgreSQL fails one of two that change the rights of a table. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('ozi-rights', 0))`

/**
 * Gives the role that serves exactly the rights it needs, and takes all others from it. Statements run only where
 * something differs, so it may run at each start, beside traffic. Does nothing if a newer version has migrated the
 * database: that version's rights stay.
 *
 * @param owner of the tables
 * @throws StartFailure if there is no such role
 */
export async function grantRights(
  owner: DatabaseConnection,
  { role, rights, log }: { readonly role: string; readonly rights: TableRights; readonly log: DatabaseLog },
): Promise<void> {
  const client = await connectWhenReady(owner, { log })
  try {
    await client.query('begin')
    await client.query(LOCK)
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    if (rowCount === 0)
      throw new StartFailure(`The database has no user ${role}: docs/running.md says how to make it.`)
    if (await isNewer(client)) return
    const to = quoted(role)
    await client.query(`grant usage on schema ${(await listSchemas(client)).join(', ')} to ${to}`)
    for (const relation of await listRelations(client, role)) {
      const wanted = rightsTo(relation, rights)
      // A table of somebody else.
      if (wanted === undefined) continue
      const on = quoted(relation.schema, relation.name)
      const lacking = wanted.filter((right) => !relation.held.includes(right))
      const surplus = relation.held.filter((right) => !wanted.includes(right))
      if (surplus.length > 0) await client.query(`revoke ${surplus.join(', ')} on ${on} from ${to}`)
      if (lacking.length > 0) await client.query(`grant ${lacking.join(', ')} on ${on} to ${to}`)
    }
    await client.query('commit')
  } finally {
    await client.end().catch(() => {})
  }
}

function rightsTo({ schema, name, isTable }: Relation, rights: TableRights): readonly string[] | undefined {
  if (!isTable) return ['SELECT']
  const more = schema === JOBS_SCHEMA ? JOB_RIGHTS : rights[name]
  return more && ['SELECT', ...more]
}

async function isNewer(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from public.migrations where name <> all($1::text[]) limit 1',
    [await listMigrations(migrationsDir)],
  )
  return rowCount !== 0
}

/** A restored backup may have no jobs yet. */
async function listSchemas(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname in ('public', '${JOBS_SCHEMA}')`,
  )
  return rows.map(({ name }) => name)
}

/** All tables, views and sequences of Ozi. */
async function listRelations(client: pg.Client, role: string): Promise<Relation[]> {
  const { rows } = await client.query<Relation>(
    `select n.nspname as schema, c.relname as name, c.relkind in ('r', 'p') as "isTable",
       array(
         select privilege_type from aclexplode(c.relacl) where grantee = $1::regrole
         union all
         select privilege_type || ' (' || quote_ident(attname) || ')'
         from pg_attribute, aclexplode(attacl) where attrelid = c.oid and grantee = $1::regrole
       ) as held
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', '${JOBS_SCHEMA}') and c.relkind in ('r', 'p', 'v', 'S')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1, 2`,
    [quoted(role)],
  )
  return rows
}
