import { forget, readStored, store } from '~/api/browserStorage'
import { DRAFT_KEY } from '~/session/personalKeys'

/** Under which name what is written for a new conversation is kept. */
export const newDraftOf = (orderId: string | null): string => (orderId === null ? 'new' : `new:${orderId}`)

const KEY = `${DRAFT_KEY}chat:begun`

/**
 * What the first message of a new conversation is called: the same as long as it says the same, so that one whose
 * answer was lost is begun once, also after a reload.
 */
export function clientIdOf(text: string, orderId: string | null): string {
  const what = JSON.stringify([text, orderId])
  const kept = parse(readStored(KEY))
  if (kept?.what === what) return kept.clientId
  const clientId = crypto.randomUUID()
  store(KEY, JSON.stringify({ what, clientId }))
  return clientId
}

/** It was begun: the same words again begin another. */
export const forgetBegun = (): void => forget(KEY)

function parse(text: string | null): { what: string; clientId: string } | null {
  try {
    const kept = JSON.parse(text ?? 'null') as { what?: unknown; clientId?: unknown } | null
    return typeof kept?.what === 'string' && typeof kept.clientId === 'string'
      ? { what: kept.what, clientId: kept.clientId }
      : null
  } catch {
    return null
  }
}
