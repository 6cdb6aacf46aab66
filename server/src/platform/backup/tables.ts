import type { SequenceEntry } from './manifest.ts'
import type { Session } from './session.ts'

/** A table that is backed up. */
export interface Table {
  readonly schema: string
  readonly name: string
  /** All columns except generated ones. */
  readonly columns: readonly string[]
  /** A partitioned table: the rows are in its partitions. */
  readonly isPartitioned: boolean
}

/** The schemas of our tables. Tables of extensions are not ours to back up. */
const SCHEMAS = ['public', 'pgboss']

/** Statistics of the job queues by the minute, in partitions that are created for each day. */
const LEFT_OUT = ['pgboss.queue_stats']

/**
 * The tables that survive a crash. Unlogged tables (rate limits, guards against guessing) are empty after a
 * restore, as they are after a crash.
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
 * The position of each sequence. Sequences are not transactional: read after the rows, none is behind them.
 */
export async function readSequences(session: Session): Promise<SequenceEntry[]> {
  const { rows } = await session.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any($1) and c.relkind = 'S' and c.relpersistence = 'p' order by 1, 2`,
    [SCHEMAS],
  )
  const kept: SequenceEntry[] = []
  for (const { schema, name } of rows) {
    const { rows: values } = await session.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(schema, name)}`,
    )
    if (values[0]) kept.push({ schema, name, ...values[0] })
  }
  return kept
}

/** The migrations that ran, in order; null for a database that Ozi has never used. */
export async function readMigrations(session: Session): Promise<string[] | null> {
  const { rows: found } = await session.query<{ exists: boolean }>(
    `select to_regclass('public.migrations') is not null as exists`,
  )
  if (!found[0]?.exists) return null
  const { rows } = await session.query<{ name: string }>('select name from public.migrations order by id')
  return rows.map(({ name }) => name)
}

/** The version of the jobs' tables; null if there are none. */
export async function readJobsVersion(session: Session): Promise<number | null> {
  const { rows: found } = await session.query<{ exists: boolean }>(
    `select to_regclass('pgboss.version') is not null as exists`,
  )
  if (!found[0]?.exists) return null
  const { rows } = await session.query<{ version: number }>('select version from pgboss.version')
  return rows[0]?.version ?? null
}

/** Quotes identifiers for SQL, whatever they contain. */
export function quoted(...names: readonly string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.')
}

export const columnList = (columns: readonly string[]): string =>
  columns.map((name) => quoted(name)).join(', ')
