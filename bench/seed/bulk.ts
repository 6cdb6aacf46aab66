import type { Transaction } from '../../server/src/platform/database/index.ts'

/**
 * Runs `load` without the tables' secondary indexes and foreign keys, and puts them back: they are built, and all
 * rows checked against them, at once, many times faster than row by row. Checks of single rows stay in force.
 */
export async function loadInBulk(
  queries: Transaction,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  await queries`set local maintenance_work_mem = '512MB'`
  await queries`set local work_mem = '128MB'`
  // A transaction of minutes is not one that was forgotten.
  await queries`set local idle_in_transaction_session_timeout = 0`
  const foreignKeys = await queries<{ owner: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conrelid = any (${tables}::text[]::regclass[])`
  const indexes = await queries<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = any (${tables}::text[]::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid)`
  const rowTriggers = await queries<{ owner: string; name: string }[]>`
    select tgrelid::regclass::text as owner, quote_ident(tgname) as name
    from pg_trigger
    where tgrelid = any (${tables}::text[]::regclass[]) and tgconstraint <> 0 and not tgisinternal`

  for (const { owner, name } of foreignKeys)
    await queries.unsafe(`alter table ${owner} drop constraint ${name}`)
  for (const { name } of indexes) await queries.unsafe(`drop index ${name}`)
  for (const { owner, name } of rowTriggers) {
    await queries.unsafe(`alter table ${owner} disable trigger ${name}`)
  }
  await load()
  for (const { definition } of indexes) await queries.unsafe(definition)
  for (const { owner, name, definition } of foreignKeys) {
    await queries.unsafe(`alter table ${owner} add constraint ${name} ${definition}`)
  }
  for (const { owner, name } of rowTriggers) {
    await queries.unsafe(`alter table ${owner} enable trigger ${name}`)
  }
}
