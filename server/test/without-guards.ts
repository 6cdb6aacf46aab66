import type { Sql } from '../src/platform/database/pool.ts'

/** Changes what the database itself guards, in these tables. @param sql the owner's */
export async function withoutGuards(sql: Sql, tables: readonly string[], statement: string): Promise<void> {
  await sql.begin(async (queries) => {
    for (const table of tables) await queries.unsafe(`alter table ${table} disable trigger user`)
    await queries.unsafe(statement)
    for (const table of tables) await queries.unsafe(`alter table ${table} enable trigger user`)
  })
}
