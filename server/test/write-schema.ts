import type { Sql } from '../src/platform/database/pool.ts'

interface Part {
  readonly owner: string
  readonly line: string
}

/**
 * The database as its migrations leave it: tables with their columns, rules, indexes and triggers, then views
 * and functions. As `pg_dump --schema-only`, which npm's PostgreSQL does not bring, but in the order of reading.
 */
export async function writeSchema(sql: Sql): Promise<string> {
  const columns = await sql<Part[]>`
    select c.relname as owner, concat_ws(' ',
      attname, format_type(atttypid, atttypmod),
      case when attgenerated = 's' then 'generated always as (' || pg_get_expr(adbin, adrelid) || ') stored' end,
      case when attidentity <> '' then 'generated always as identity' end,
      case when attnotnull then 'not null' end,
      case when attgenerated = '' then 'default ' || pg_get_expr(adbin, adrelid) end
    ) as line
    from pg_class c
    join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relname, attnum`
  const rules = await sql<Part[]>`
    select conrelid::regclass::text as owner, pg_get_constraintdef(oid) as line
    from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n'
    order by 1, position(contype::text in 'pufcx'), conname`
  const indexes = await sql<Part[]>`
    select indrelid::regclass::text as owner, pg_get_indexdef(indexrelid) || ';' as line
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    order by 1, relname`
  const triggers = await sql<Part[]>`
    select tgrelid::regclass::text as owner, pg_get_triggerdef(oid) || ';' as line
    from pg_trigger
    where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    order by 1, tgname`
  const views = await sql<Part[]>`
    select viewname as owner, 'CREATE VIEW ' || viewname || ' AS' || chr(10) || definition as line
    from pg_views where schemaname = 'public' order by 1`
  const functions = await sql<Part[]>`
    select p.proname as owner, pg_get_functiondef(p.oid) || ';' as line
    from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    order by 1, p.oid::regprocedure::text`

  const tables = [...new Set(columns.map(({ owner }) => owner))].map((table) => {
    const of = (parts: readonly Part[]) =>
      parts.filter(({ owner }) => owner === table).map(({ line }) => line)
    const body = [...of(columns), ...of(rules)].map((line) => `  ${line}`).join(',\n')
    return [`CREATE TABLE ${table} (\n${body}\n);`, ...of(indexes), ...of(triggers)].join('\n')
  })
  const texts = [...tables, ...views.map(({ line }) => line), ...functions.map(({ line }) => line)]
  return texts.map((text) => text.replaceAll(/[ \t]+$/gm, '').replaceAll('public.', '')).join('\n\n')
}
