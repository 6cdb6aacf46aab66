import { DELIVERY_KINDS, type DeliveryKind } from '@ozi/contract'
import { forget, readStored, store } from '~/api/browserStorage'
import { DRAFT_KEY } from '~/session/personalKeys'

/** What can be half filled in: each form, and the checkout. */
const DRAFTS = [...DELIVERY_KINDS, 'checkout'] as const
type DraftKind = DeliveryKind | 'checkout'

/** One draft of each kind is kept in a browser, with whose it is. */
const keyOf = (kind: DraftKind) => `${DRAFT_KEY}${kind === 'checkout' ? kind : `delivery:${kind}`}`

/** What this account last typed and has not ordered, as it was kept; null for another account's. */
export function readDraft(accountId: string, kind: DraftKind): unknown {
  const kept = parse(readStored(keyOf(kind)))
  return kept?.accountId === accountId ? kept.draft : null
}

export function keepDraft(accountId: string, kind: DraftKind, draft: unknown): void {
  store(keyOf(kind), JSON.stringify({ accountId, draft }))
}

export const forgetDraft = (kind: DraftKind): void => forget(keyOf(kind))

/** Drafts hold names and telephone numbers: they do not outlast the next person's arrival at this phone. */
export function forgetDraftsOfOthers(accountId: string): void {
  for (const kind of DRAFTS) {
    if (parse(readStored(keyOf(kind)))?.accountId !== accountId) forgetDraft(kind)
  }
}

function parse(text: string | null): { accountId?: unknown; draft?: unknown } | null {
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    return typeof kept === 'object' ? kept : null
  } catch {
    return null
  }
}
