/** Runs a statement in the caller's transaction; works with either database driver. */
type RunStatement = (text: string) => Promise<readonly unknown[]>

/**
 * Runs `load` without the tables' secondary indexes, foreign keys and the chosen triggers, then restores
 * them. Building the indexes and checking the foreign keys once is many times faster than doing so row by
 * row. Checks of single rows stay in force. The caller only needs to own the tables.
 *
 * @param tables names as SQL writes them
 * @param triggers `deferred`: only deferred triggers, which would queue an event for every row until the
 *   commit; `all`: for rows that have been through the triggers before
 */
export async function loadInBulk(
  run: RunStatement,
  tables: readonly string[],
  triggers: 'deferred' | 'all',
  load: () => Promise<void>,
): Promise<void> {
  const these = `array[${tables.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')}]::regclass[]`
  const rows = async <Row>(text: string) => (await run(text)) as Row[]
  const foreignKeys = await rows<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and conparentid = 0 and conrelid = any (${these})`,
  )
  // Indexes of partitioned tables and their partitions stay: they depend on each other.
  const indexes = await rows<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index join pg_class on pg_class.oid = indrelid
      where indrelid = any (${these}) and relkind = 'r' and not relispartition
        and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  const disabled = await rows<{ owner: string; name: string }>(
    `select tgrelid::regclass::text as owner, quote_ident(tgname) as name
       from pg_trigger
      where tgrelid = any (${these}) and not tgisinternal and tgenabled = 'O' and tgparentid = 0
        ${triggers === 'all' ? '' : 'and tgconstraint <> 0'}`,
  )

  for (const { owner, name } of foreignKeys) await run(`alter table ${owner} drop constraint ${name}`)
  for (const { name } of indexes) await run(`drop index ${name}`)
  for (const { owner, name } of disabled) await run(`alter table ${owner} disable trigger ${name}`)
  await load()
  for (const { definition } of indexes) await run(definition)
  for (const { owner, name, definition } of foreignKeys) {
    await run(`alter table ${owner} add constraint ${name} ${definition}`)
  }
  for (const { owner, name } of disabled) await run(`alter table ${owner} enable trigger ${name}`)
}
