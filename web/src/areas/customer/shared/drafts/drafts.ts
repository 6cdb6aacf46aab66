import { DELIVERY_KINDS, type DeliveryKind } from '@ozi/contract'
import { forget, readStored, store } from '~/browser/browserStorage'
import { DRAFT_KEY } from '~/session/personalKeys'

/** The kinds of drafts: one for each form, and the checkout. */
const DRAFTS = [...DELIVERY_KINDS, 'checkout'] as const
type DraftKind = DeliveryKind | 'checkout'

/** A browser keeps one draft of each kind, with its owner. */
const keyOf = (kind: DraftKind) => `${DRAFT_KEY}${kind === 'checkout' ? kind : `delivery:${kind}`}`

/** This account's stored draft; null if there is none or it belongs to another account. */
export function readDraft(accountId: string, kind: DraftKind): unknown {
  const kept = parse(readStored(keyOf(kind)))
  return kept?.accountId === accountId ? kept.draft : null
}

export function keepDraft(accountId: string, kind: DraftKind, draft: unknown): void {
  store(keyOf(kind), JSON.stringify({ accountId, draft }))
}

export const forgetDraft = (kind: DraftKind): void => forget(keyOf(kind))

/** Drafts contain names and telephone numbers, so they are deleted when another account signs in. */
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
