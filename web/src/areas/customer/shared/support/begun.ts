import { keepTextDraft, readTextDraft } from '~/chat/textDraft'

/** Under which name what is written for a new conversation is kept. */
export const newDraftOf = (orderId: string | null): string => (orderId === null ? 'new' : `new:${orderId}`)

/** Kept beside the drafts of that account, and gone with them. */
const BEGUN = 'begun'

interface Begun {
  readonly clientId: string
  readonly text: string
  readonly orderId: string | null
}

/**
 * What the first message of a new conversation is called: the same as long as it says the same, so that one whose
 * answer was lost is begun once, also after a reload.
 */
export function clientIdOf(accountId: string, text: string, orderId: string | null): string {
  const kept = readBegun(accountId)
  if (kept?.text === text && kept.orderId === orderId) return kept.clientId
  const begun: Begun = { clientId: crypto.randomUUID(), text, orderId }
  keepTextDraft(accountId, BEGUN, JSON.stringify(begun))
  return begun.clientId
}

/** These messages are there: one that was begun, and whose answer may have been lost, is not offered once more. */
export function noteBegun(accountId: string, clientIds: readonly string[]): void {
  const kept = readBegun(accountId)
  if (kept === null || !clientIds.includes(kept.clientId)) return
  const draft = newDraftOf(kept.orderId)
  if (readTextDraft(accountId, draft).trim() === kept.text) keepTextDraft(accountId, draft, '')
  keepTextDraft(accountId, BEGUN, '')
}

function readBegun(accountId: string): Begun | null {
  try {
    const kept = JSON.parse(readTextDraft(accountId, BEGUN)) as Partial<Begun> | null
    return typeof kept?.clientId === 'string' && typeof kept.text === 'string'
      ? { clientId: kept.clientId, text: kept.text, orderId: kept.orderId ?? null }
      : null
  } catch {
    return null
  }
}
