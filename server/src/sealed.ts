import type { SealedColumn } from './platform/backup/index.ts'

/** What stands sealed in the database, for whoever has to tell whether a data key is the right one. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'riders', column: 'nin_sealed', purpose: 'national identification numbers' },
  { table: 'second_factors', column: 'sealed_secret', purpose: 'second factors' },
]
