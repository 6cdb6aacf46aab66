import { useMemo, useSyncExternalStore } from 'react'
import { readUnsent, type Unsent, watchUnsent } from './unsent'

const NONE: readonly Unsent[] = []

/** The unsent messages in this conversation, in the order they were written. */
export function useUnsent(accountId: string | undefined, conversationId: string): readonly Unsent[] {
  const all = useSyncExternalStore(
    watchUnsent,
    () => (accountId === undefined ? NONE : readUnsent(accountId)),
    () => NONE,
  )
  return useMemo(
    () => all.filter((unsent) => unsent.conversationId === conversationId),
    [all, conversationId],
  )
}
