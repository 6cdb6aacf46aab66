import { readdir, readFile } from 'node:fs/promises'
import type { RunnerOption } from 'node-pg-migrate'
import type pg from 'pg'
import { StartFailure } from './failure.ts'

type Strategy = NonNullable<RunnerOption['migrationLoaderStrategies']>[number]

const NAME = /^\d{4}_[a-z0-9_]+\.sql$/
const COMMENT = /--.*$/gm
const CONCURRENT = /^\s*(?:create\s+(?:unique\s+)?|drop\s+|re)index\s+(?:index\s+)?concurrently\b/im
const MADE_INDEX = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/im

/**
 * How long a migration waits for a lock: all later statements on that table wait behind it. So it gives up soon, lets
 * them pass and tries again.
 */
const LOCK_TIMEOUT = '1s'

/**
 * The names of the migrations in a folder, without `.sql`. Refuses two files with the same number: their order would
 * be undefined.
 */
export async function listMigrations(dir: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).toSorted()
  const byNumber = new Map<string, string>()
  for (const name of names) {
    if (!NAME.test(name)) {
      throw new StartFailure(`The migration ${name} is not named like 0001_what_it_does.sql.`)
    }
    const number = name.slice(0, 4)
    const other = byNumber.get(number)
    if (other !== undefined) throw new StartFailure(`The migrations ${other} and ${name} share a number.`)
    byNumber.set(number, name)
  }
  return names.map((name) => name.replace(/\.sql$/, ''))
}

/**
 * True if a database, or a backup of one, is of a version before 0.3.0, whose migrations these files replaced.
 *
 * @param ran the names of the migrations that made it, in their order
 */
export const isBeforeBaseline = (ran: readonly string[], files: readonly string[]): boolean =>
  ran[0] !== undefined && files.length > 0 && !files.includes(ran[0])

/**
 * True if a file changes an index while others write, which PostgreSQL only does outside a transaction. Such a file
 * has no other statement.
 */
const isConcurrent = (text: string): boolean => CONCURRENT.test(text.replace(COMMENT, ''))

/** The same change within a transaction, for a database that nobody else uses. */
export const inTransaction = (text: string): string =>
  isConcurrent(text) ? text.replace(COMMENT, '').replace(/\bconcurrently\b/i, '') : text

/** Each file runs in a transaction with a short lock timeout, or outside one if it changes an index concurrently. */
export function sqlFiles(client: pg.Client): Strategy {
  async function load(id: string) {
    const text = await readFile(id, 'utf8')
    const up = async (pgm: { noTransaction: () => void; sql: (text: string) => void }) => {
      if (!isConcurrent(text)) {
        pgm.sql(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`)
        return pgm.sql(text)
      }
      // Without a lock timeout: statements that read and write pass its lock.
      pgm.noTransaction()
      const half = await findHalfBuilt(client, text)
      if (half !== null) pgm.sql(`DROP INDEX CONCURRENTLY IF EXISTS ${half}`)
      pgm.sql(text)
    }
    return { id, filePaths: [id], actions: { up, down: false as const } }
  }
  return { extensions: ['.sql'], loader: (paths) => Promise.all(paths.map(load)) }
}

/** The index that an interrupted run of this file left behind: it costs writes, and no query uses it. */
async function findHalfBuilt(client: pg.Client, text: string): Promise<string | null> {
  const name = MADE_INDEX.exec(text.replace(COMMENT, ''))?.[1]
  if (name === undefined) return null
  const { rowCount } = await client.query(
    'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [name],
  )
  return rowCount === 0 ? null : name
}
