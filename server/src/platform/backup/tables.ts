import type { KeptSequence } from './manifest.ts'
import type { Session } from './session.ts'

/** A table whose rows are kept. */
export interface Table {
  readonly schema: string
  readonly name: string
  /** All but those PostgreSQL works out itself. */
  readonly columns: readonly string[]
  /** One of several tables below it holds each of its rows. */
  readonly isPartitioned: boolean
}

/** Where our tables are. What an extension brought is the extension's. */
const SCHEMAS = ['public', 'pgboss']

/** How the jobs' queues were filled by the minute, kept in tables that are made for a day each. */
const LEFT_OUT = ['pgboss.queue_stats']

/**
 * Tables that survive a crash. What PostgreSQL itself may lose (unlogged: limits, guards against guessing) is empty
 * after a restore, as after a crash.
 */
export async function listTables(session: Session): Promise<Table[]> {
  const { rows } = await session.query<Table>(
    `select n.nspname as schema, c.relname as name, c.relkind = 'p' as "isPartitioned",
            array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname = any($1) and c.relkind in ('r', 'p') and c.relpersistence = 'p' and not c.relispartition
        and not (n.nspname || '.' || c.relname = any($2))
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      group by 1, 2, 3 order by 1, 2`,
    [SCHEMAS, LEFT_OUT],
  )
  return rows
}

/**
 * How far each sequence has come. Sequences stand outside of transactions: read after the rows were, none is behind
 * them.
 */
export async function readSequences(session: Session): Promise<KeptSequence[]> {
  const { rows } = await session.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any($1) and c.relkind = 'S' and c.relpersistence = 'p' order by 1, 2`,
    [SCHEMAS],
  )
  const kept: KeptSequence[] = []
  for (const { schema, name } of rows) {
    const { rows: values } = await session.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(schema, name)}`,
    )
    if (values[0]) kept.push({ schema, name, ...values[0] })
  }
  return kept
}

/** The migrations that ran, in their order; null in a database that Ozi never used. */
export async function readMigrations(session: Session): Promise<string[] | null> {
  const { rows: found } = await session.query<{ exists: boolean }>(
    `select to_regclass('public.migrations') is not null as exists`,
  )
  if (!found[0]?.exists) return null
  const { rows } = await session.query<{ name: string }>('select name from public.migrations order by id')
  return rows.map(({ name }) => name)
}

/** The version of the jobs' tables; null where there are none. */
export async function readJobsVersion(session: Session): Promise<number | null> {
  const { rows: found } = await session.query<{ exists: boolean }>(
    `select to_regclass('pgboss.version') is not null as exists`,
  )
  if (!found[0]?.exists) return null
  const { rows } = await session.query<{ version: number }>('select version from pgboss.version')
  return rows[0]?.version ?? null
}

/** A name as SQL takes it, whatever it holds. */
export function quoted(...names: readonly string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.')
}

export const columnList = (columns: readonly string[]): string =>
  columns.map((name) => quoted(name)).join(', ')
