import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useIsShown } from '~/ui/state/RevealWhen'
import type { OpenConversation } from '../useConversation'

/** A message to find and show. */
export interface MessageToShow {
  readonly sequence: number
  /** Different for each request. */
  readonly asked: string
}

/** Scrolls a message into view and focuses it, loading earlier pages until it is there. */
export function useShown(
  scroller: RefObject<HTMLElement | null>,
  shown: MessageToShow | null,
  thread: Pick<OpenConversation, 'messages' | 'hasEarlier' | 'isLoadingEarlier' | 'loadEarlier'>,
): void {
  const done = useRef<string | null>(null)
  const { messages, hasEarlier, isLoadingEarlier } = thread
  const isAroundShown = useIsShown()
  const first = messages?.[0]?.sequence
  const loadEarlier = useEffectEvent(() => thread.loadEarlier())

  useEffect(() => {
    if (!isAroundShown || shown === null || first === undefined || done.current === shown.asked) return
    if (first > shown.sequence && hasEarlier) {
      if (!isLoadingEarlier) loadEarlier()
      return
    }
    done.current = shown.asked
    const message = scroller.current?.querySelector<HTMLElement>(
      `[data-sequence="${String(shown.sequence)}"]`,
    )
    message?.scrollIntoView({ block: 'center' })
    message?.focus({ preventScroll: true })
  }, [scroller, isAroundShown, shown, first, hasEarlier, isLoadingEarlier])
}
