import type { SecretColumn } from './platform/backup/index.ts'

/**
 * The encrypted columns of the database. Backup and restore check with them that a data key is the right one;
 * `npm run rotate-key` rewrites them.
 */
export const SECRET_COLUMNS: readonly SecretColumn[] = [
  {
    table: 'riders',
    id: 'account_id',
    column: 'nin_sealed',
    fingerprint: 'nin_hash',
    purpose: 'national identification numbers',
  },
  { table: 'second_factors', id: 'account_id', column: 'sealed_secret', purpose: 'second factors' },
  ...[
    { table: 'payout_accounts', id: 'account_id', column: 'number_sealed' },
    { table: 'payout_lines', id: '_id', column: 'number_sealed' },
  ].map((column) => ({ ...column, purpose: 'bank account numbers' })),
  { table: 'push_keys', id: '_id', column: 'sealed_private_key', purpose: 'push keys' },
]
