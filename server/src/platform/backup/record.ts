import type { DatabaseConnection } from '../database/connection.ts'
import { withSession } from './session.ts'

/**
 * Writes down in the database that a backup is complete, for the page and the alert that say how old the newest is.
 * Call it once the set is in place, so that the set does not contain a line about itself.
 */
export async function recordBackup(
  connection: DatabaseConnection,
  { rows, bytes }: { readonly rows: number; readonly bytes: number },
): Promise<void> {
  const signal = AbortSignal.timeout(30_000)
  await withSession(connection, { name: 'ozi backup', signal }, async (session) => {
    await session.query('insert into backups (rows, bytes) values ($1, $2)', [rows, bytes])
    // Only the newest line is read.
    await session.query(`delete from backups where finished_at < now() - interval '90 days'`)
  })
}
