import { IDEMPOTENCY_KEY } from '@ozi/contract'
import type { Database } from '../database/database.ts'
import type { Transaction } from '../database/pool.ts'
import { Refusal } from '../refusal.ts'
import { fingerprintOf } from './fingerprint.ts'
import { claimKey, insertAnswer, waitedForKey } from './idempotency.store.ts'

/** How long a repeated request waits for the first one to finish. */
const LOCK_TIMEOUT_MS = 5_000

/** A request that a client may repeat. */
export interface RepeatableRequest {
  /** Keys are separate for each account. */
  readonly accountId: string
  /** Without a key, no request counts as repeated. */
  readonly key: string | undefined
  /** The same key with another call is a mismatch. */
  readonly callName: string
  readonly body: unknown
}

/**
 * Runs `work` in a transaction, once for each key. A repeated request gets the first one's answer, even if
 * both arrive at the same moment. The answer is stored in the same commit as the work, so there is never one
 * without the other. If `work` rejects, nothing is stored, and the next request with that key tries again.
 *
 * @throws Refusal IDEMPOTENCY_MISMATCH if the key was used before with another call or body,
 *   IDEMPOTENCY_IN_FLIGHT if the first request takes too long
 */
export async function once<Answer>(
  database: Database,
  request: RepeatableRequest,
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
      await insertAnswer(queries, accountId, key, answer)
      return answer
    })
  } catch (error) {
    throw waitedForKey(error) ? new Refusal('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 }) : error
  }
}
