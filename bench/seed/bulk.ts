import { loadInBulk as loadWithout } from '../../server/src/platform/database/bulk.ts'
import type { Transaction } from '../../server/src/platform/database/index.ts'

/**
 * Runs `load` without the tables' secondary indexes, foreign keys and deferred triggers, or all of their triggers, and
 * restores them afterwards.
 */
export async function loadInBulk(
  queries: Transaction,
  tables: readonly string[],
  load: () => Promise<void>,
  triggers: 'deferred' | 'all' = 'deferred',
): Promise<void> {
  await queries`set local maintenance_work_mem = '512MB'`
  await queries`set local work_mem = '128MB'`
  // This transaction may take minutes without having been forgotten.
  await queries`set local idle_in_transaction_session_timeout = 0`
  await loadWithout((text) => queries.unsafe(text), tables, triggers, load)
}
