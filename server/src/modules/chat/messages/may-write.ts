import { chatMessages, MESSAGE_LIMIT, type ConversationStatus, type SenderType } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { countSent } from './insert-messages.store.ts'

const CLOSED_FOR_STAFF = 'This conversation is closed. Change its status to write in it.'

/** @throws Refusal CONVERSATION_CLOSED */
export function requireOpen(status: ConversationStatus, side: SenderType): void {
  if (status !== 'closed') return
  throw new Refusal('CONVERSATION_CLOSED', side === 'admin' ? { message: CLOSED_FOR_STAFF } : {})
}

/**
 * How many messages each account sent lately, over all processes; exact while `lockWriters` holds them
 * `alone`. Null if rate limits are off.
 */
export async function countRecentMessages(
  queries: Queries,
  { rateLimits }: { readonly rateLimits: boolean },
  senderIds: readonly string[],
): Promise<ReadonlyMap<string, number> | null> {
  return rateLimits ? countSent(queries, senderIds, MESSAGE_LIMIT.windowSeconds) : null
}

/** @throws Refusal RATE_LIMITED */
export function requireBelowLimit(sent: number | undefined): void {
  if (sent === undefined || sent < MESSAGE_LIMIT.messages) return
  throw new Refusal('RATE_LIMITED', {
    message: chatMessages.tooFast,
    retryAfterSeconds: MESSAGE_LIMIT.windowSeconds,
  })
}
