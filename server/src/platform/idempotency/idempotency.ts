import { IDEMPOTENCY_KEY } from '@ozi/contract'
import type { Database } from '../database/database.ts'
import { codeOf } from '../database/failure.ts'
import type { Transaction } from '../database/pool.ts'
import { Refusal } from '../refusal.ts'
import { fingerprintOf } from './fingerprint.ts'
import { claimKey, keepAnswer } from './idempotency.store.ts'

/** How long a repeated request waits for the first one to end. */
const LOCK_TIMEOUT_MS = 5_000

/** PostgreSQL's code. */
const LOCK_NOT_AVAILABLE = '55P03'

/** A request that may come more than once. */
export interface Repeatable {
  /** Keys belong to the account that made them. */
  readonly accountId: string
  /** Without one every request is its own. */
  readonly key: string | undefined
  /** Tells calls that share a key apart. */
  readonly callName: string
  readonly body: unknown
}

/**
 * Runs `work` in a transaction, once for each key: a repetition gets the answer of the first, even one that came
 * at the same moment. The answer is kept in the same commit as the work, so there is never one without the other;
 * work that rejects keeps nothing, and the next request with that key tries again.
 *
 * @throws Refusal IDEMPOTENCY_MISMATCH when the key came with another call or body before,
 *   IDEMPOTENCY_IN_FLIGHT when the first request takes too long
 */
export async function once<Answer>(
  database: Database,
  request: Repeatable,
  work: (queries: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const { accountId, key, callName, body } = request
  if (key === undefined) return database.transaction(work)
  const fingerprint = fingerprintOf(callName, body)
  try {
    return await database.transaction(async (queries) => {
      const kept = await claimKey(queries, {
        accountId,
        key,
        fingerprint,
        keptHours: IDEMPOTENCY_KEY.keptHours,
        lockTimeoutMs: LOCK_TIMEOUT_MS,
      })
      if (kept) {
        if (!kept.fingerprint.equals(fingerprint)) throw new Refusal('IDEMPOTENCY_MISMATCH')
        return kept.answer as Answer
      }
      const answer = await work(queries)
      await keepAnswer(queries, accountId, key, answer)
      return answer
    })
  } catch (error) {
    const isBusy = codeOf(error) === LOCK_NOT_AVAILABLE
    throw isBusy ? new Refusal('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 }) : error
  }
}
