import type { Sql } from '../src/platform/database/pool.ts'

interface Part {
  readonly owner: string
  readonly line: string
  /** The text of `comment on`. */
  readonly comment: string | null
}

interface Item extends Part {
  /** True if it refers to tables, and so comes after them. */
  readonly isLate: boolean
}

/**
 * The database as its migrations leave it: functions, then each table with its columns, constraints, indexes and
 * triggers, then what refers to several tables. It is as valid as `pg_dump --schema-only`, which npm's PostgreSQL does
 * not bring, but in the order of the migrations, with the comments beside what they explain.
 */
export async function writeSchema(sql: Sql): Promise<string> {
  const tables = await sql<{ name: string; words: string; options: string; comment: string | null }[]>`
    select relname as name, case relpersistence when 'u' then 'UNLOGGED TABLE' else 'TABLE' end as words,
      coalesce(' WITH (' || array_to_string(reloptions, ', ') || ')', '') as options,
      obj_description(oid, 'pg_class') as comment
    from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'
    order by oid`
  const columns = await sql<Part[]>`
    select c.relname as owner, concat_ws(' ',
      attname, format_type(atttypid, atttypmod),
      case when attgenerated = 's' then 'generated always as (' || pg_get_expr(adbin, adrelid) || ') stored' end,
      case when attidentity <> '' then 'generated always as identity' end,
      case when seqstart <> 1 then '(start with ' || seqstart || ')' end,
      case when attnotnull then 'not null' end,
      case when attgenerated = '' then 'default ' || pg_get_expr(adbin, adrelid) end
    ) as line, col_description(c.oid, attnum) as comment
    from pg_class c
    join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    left join pg_sequence on attidentity <> ''
      and seqrelid = pg_get_serial_sequence(c.oid::regclass::text, attname)::regclass
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relname, attnum`
  const constraints = await sql<(Part & { isLate: boolean })[]>`
    select conrelid::regclass::text as owner, 'CONSTRAINT ' || conname || ' ' || pg_get_constraintdef(oid) as line,
      obj_description(oid, 'pg_constraint') as comment, confrelid > conrelid as "isLate"
    from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid <> 0 and contype in ('p', 'u', 'f', 'c', 'x')
    order by 1, position(contype::text in 'pufcx'), conname`
  const indexes = await sql<Part[]>`
    select indrelid::regclass::text as owner, pg_get_indexdef(indexrelid) || ';' as line,
      obj_description(indexrelid, 'pg_class') as comment
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    order by 1, relname`
  const triggers = await sql<Part[]>`
    select tgrelid::regclass::text as owner, pg_get_triggerdef(oid) || ';' as line,
      obj_description(oid, 'pg_trigger') as comment
    from pg_trigger
    where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    order by 1, tgname`
  const items = await sql<Item[]>`
    select viewname as owner, 'CREATE VIEW ' || viewname || ' AS' || chr(10) || definition as line,
      obj_description(viewname::regclass, 'pg_class') as comment, true as "isLate", viewname::regclass::oid as oid
    from pg_views where schemaname = 'public'
    union all
    select proname, pg_get_functiondef(oid) || ';', obj_description(oid, 'pg_proc'),
      exists (select from pg_depend where objid = pg_proc.oid and refclassid in ('pg_class'::regclass, 'pg_proc'::regclass)),
      oid
    from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by oid`

  const said = ({ line, comment }: Part, indent = '') =>
    comment === null ? indent + line : `${indent}-- ${comment}\n${indent}${line}`
  const texts = tables.map(({ name, words, options, comment }) => {
    const of = (parts: readonly Part[], indent = '') =>
      parts.filter(({ owner }) => owner === name).map((part) => said(part, indent))
    const body = [
      ...of(columns, '  '),
      ...of(
        constraints.filter(({ isLate }) => !isLate),
        '  ',
      ),
    ]
    const line = `CREATE ${words} ${name} (\n${body.join(',\n')}\n)${options};`
    return [said({ owner: name, line, comment }), ...of(indexes), ...of(triggers)].join('\n')
  })
  const links = constraints
    .filter(({ isLate }) => isLate)
    .map((part) => said({ ...part, line: `ALTER TABLE ${part.owner} ADD ${part.line};` }))
  const sayAll = (isLate: boolean) => items.filter((item) => item.isLate === isLate).map((item) => said(item))
  return [
    'CREATE EXTENSION pg_trgm;\nSET check_function_bodies = off;',
    ...[...sayAll(false), ...texts, ...links, ...sayAll(true)],
  ]
    .map((text) => text.replaceAll(/[ \t]+$/gm, '').replaceAll('public.', ''))
    .join('\n\n')
}
