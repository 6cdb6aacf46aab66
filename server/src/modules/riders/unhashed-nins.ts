import type { Database } from '../../platform/database/database.ts'
import { UnreadableError, type Encryption } from '../../platform/encryption.ts'
import type { Log } from '../../platform/log.ts'
import { NIN_PURPOSE, type RegisteredOnce } from './registered-once.ts'
import { lockUnhashedNins, setNinHash } from './riders.store.ts'

/** Few enough that registrations, which wait for a batch, do not notice. */
const BATCH = 200

interface Deps {
  readonly database: Database
  readonly encryption: Encryption
  readonly once: Pick<RegisteredOnce, 'hashOf'>
  readonly log: Log
}

/**
 * Hashes the NINs of riders who were registered before NINs were compared, so that nobody registers with one
 * of them again. May run any number of times, in several processes at once. Riders whose NIN cannot be read,
 * because DATA_KEY was changed, are counted in the log and left as they are.
 */
export async function hashUnhashedNins({ database, encryption, once, log }: Deps): Promise<void> {
  let unreadable = 0
  const hashBatch = (after: string | null): Promise<string | null> =>
    database.transaction(async (queries) => {
      const riders = await lockUnhashedNins(queries, after, BATCH)
      for (const { accountId, sealed } of riders) {
        const hash = hashOrNull(sealed)
        if (hash) await setNinHash(queries, accountId, hash)
        else unreadable += 1
      }
      return riders.length < BATCH ? null : (riders.at(-1)?.accountId ?? null)
    })

  function hashOrNull(sealed: Buffer): Buffer | null {
    try {
      return once.hashOf(encryption.open(sealed, NIN_PURPOSE))
    } catch (error) {
      if (error instanceof UnreadableError) return null
      throw error
    }
  }

  let last = await hashBatch(null)
  while (last !== null) last = await hashBatch(last)
  if (unreadable > 0) log.warn({ riders: unreadable }, 'NINs could not be read, so they are not compared')
}
