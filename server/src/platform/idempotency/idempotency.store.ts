import { IDEMPOTENCY_KEY } from '@ozi/contract'
import { expiringRows } from '../cleanup/cleanup.ts'
import type { Queries } from '../database/database.ts'
import { codeOf, LOCK_NOT_AVAILABLE } from '../database/failure.ts'
import type { Transaction } from '../database/pool.ts'
import { Refusal } from '../refusal.ts'

interface AnswerRow {
  readonly fingerprint: Buffer
  readonly answer: unknown
}

export const expiringAnswers = expiringRows(
  'idempotency_keys',
  'account_id, key',
  `created_at < now() - interval '${IDEMPOTENCY_KEY.keptHours} hours'`,
)

interface Claim {
  readonly accountId: string
  readonly key: string
  readonly fingerprint: Buffer
  readonly keptHours: number
  readonly lockTimeoutMs: number
}

/**
 * Claims a key for the running transaction. If another transaction holds the key, waits for it. Returns null
 * if the key is now ours, else the answer stored with it.
 */
export async function claimKey(queries: Transaction, claim: Claim): Promise<AnswerRow | null> {
  const { accountId, key, fingerprint, keptHours, lockTimeoutMs } = claim
  const [, claimed] = await Promise.all([
    queries`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`,
    queries`
      insert into idempotency_keys as kept (account_id, key, fingerprint)
      values (${accountId}, ${key}, ${fingerprint})
      on conflict (account_id, key) do update
        set fingerprint = excluded.fingerprint, answer = null, created_at = now()
        where kept.created_at < now() - make_interval(hours => ${keptHours})
      returning key
    `,
  ])
  if (claimed.length > 0) return null
  const [kept] = await queries<AnswerRow[]>`
    select fingerprint, answer from idempotency_keys where account_id = ${accountId} and key = ${key}
  `
  // The key had expired and another request took it in between; that request is at work now.
  if (!kept) throw new Refusal('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 })
  return kept
}

/**
 * True if a lock timeout waited for a row of this table, so for another request with the same key. PostgreSQL names
 * the table of such a row in every language. A wait for a whole table, which a migration may lock, has no such words.
 */
export function waitedForKey(error: unknown): boolean {
  if (codeOf(error) !== LOCK_NOT_AVAILABLE || !(error instanceof Error) || !('where' in error)) return false
  return String(error.where).includes('idempotency_keys')
}

export async function insertAnswer(
  queries: Transaction,
  accountId: string,
  key: string,
  answer: unknown,
): Promise<void> {
  await queries`
    update idempotency_keys set answer = ${JSON.stringify(answer)}::text::json
    where account_id = ${accountId} and key = ${key}
  `
}

/** Removes the answers kept for an account that is erased. */
export async function forgetAnswers(queries: Queries, accountId: string): Promise<void> {
  await queries`delete from idempotency_keys where account_id = ${accountId}`
}
