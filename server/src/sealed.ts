import type { SealedColumn } from './platform/backup/index.ts'

/**
 * The encrypted columns of the database; backup and restore check with them that a data key is the right one.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'riders', column: 'nin_sealed', purpose: 'national identification numbers' },
  { table: 'second_factors', column: 'sealed_secret', purpose: 'second factors' },
]
