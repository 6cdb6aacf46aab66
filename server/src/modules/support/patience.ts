import { conversationMessages, MESSAGE_LIMIT } from '@ozi/contract'
import type { Config } from '../../platform/config.ts'
import type { Queries } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { countSent } from './writing.store.ts'

/** How fast one may write: over all conversations and processes. */
export function createPatience({ rateLimits }: Pick<Config, 'rateLimits'>) {
  return {
    /** How much somebody wrote lately; exact once they are locked alone. */
    countRecent: async (queries: Queries, senderId: string): Promise<number> =>
      rateLimits ? countSent(queries, senderId, MESSAGE_LIMIT.windowSeconds) : 0,

    /** @throws Refusal RATE_LIMITED */
    requirePatience(sent: number): void {
      if (sent < MESSAGE_LIMIT.messages) return
      throw new Refusal('RATE_LIMITED', {
        message: conversationMessages.tooFast,
        retryAfterSeconds: MESSAGE_LIMIT.windowSeconds,
      })
    },
  }
}
