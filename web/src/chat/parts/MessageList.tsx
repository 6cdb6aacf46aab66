import type { SenderType } from '@ozi/contract'
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '~/language'
import { chatTexts } from '~/languages/en/account/chat'
import { Button } from '~/ui/button/Button'
import { Spinner } from '~/ui/state/Spinner'
import { useMoments } from '~/ui/text/useMoments'
import { dayLabel } from '../timeLabel'
import { useNow } from '~/ui/text/useNow'
import type { OpenConversation } from '../useConversation'
import { MessageBubble } from './MessageBubble'
import { NewestAloud } from './NewestAloud'
import { bubblesOf } from './messageBubbles'
import { useEnd } from './useEnd'
import { type MessageToShow, useShown } from './useShown'

interface MessageListProps {
  readonly thread: OpenConversation
  /** The reader's side. */
  readonly side: SenderType
  /** The name of the other side. */
  readonly otherName: string
  /** A message to scroll into view and highlight; again for each new request. */
  readonly shown?: MessageToShow | null
}

/** The messages of a conversation, newest at the end and in view; scrolling up loads earlier ones. */
export function MessageList({ thread, side, otherName, shown = null }: MessageListProps) {
  const texts = useTexts(chatTexts)
  const moments = useMoments()
  const { conversation, messages, unsent } = thread
  const seenByOthers = conversation?.seen[side === 'admin' ? 'customer' : 'admin'] ?? 0
  const bubbles = bubblesOf({ messages: messages ?? [], unsent, side, seenByOthers })
  const { scroller, isAtEnd, toEnd } = useEnd(unsent.at(-1)?.clientId)
  useShown(scroller, shown, thread)
  const nowMs = useNow()
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="region"
        aria-label={texts.messages}
        tabIndex={0}
        // Reversed, so the list opens at its end, stays there, and loading earlier messages moves nothing.
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain focus-visible:-outline-offset-4 focus-visible:shadow-none"
      >
        {/* Messages are at the end: if they took the place of the loader in the same element, it would jump. */}
        <div key={messages === null ? 'loading' : 'loaded'} className="px-4 pt-4 pb-1 md:px-6">
          {thread.hasEarlier && <Earlier thread={thread} />}
          {messages === null && thread.error === null && (
            <p role="status" className="text-quiet flex items-center justify-center gap-2 py-8">
              <Spinner className="size-5" />
              {texts.loading}
            </p>
          )}
          {messages !== null && bubbles.length === 0 && (
            <p className="text-quiet py-8 text-center">{texts.none}</p>
          )}
          <ol>
            {bubbles.map((bubble) => (
              <li
                key={bubble.clientId}
                data-sequence={bubble.sequence ?? undefined}
                {...(shown?.sequence === bubble.sequence && {
                  tabIndex: -1,
                  className: 'rounded-card bg-marigold/25 -mx-2 px-2 py-1',
                })}
              >
                {bubble.beginsDay && (
                  <p className="text-quiet my-4 text-center text-sm font-semibold">
                    {dayLabel(bubble.at, nowMs, texts, moments.date)}
                  </p>
                )}
                <MessageBubble
                  bubble={bubble}
                  namesOwn={side === 'admin'}
                  onSendAgain={thread.sendAgain}
                  onDiscard={thread.discard}
                />
              </li>
            ))}
          </ol>
          <TypingSign name={otherName} isTyping={thread.isTyping} />
        </div>
      </div>
      {!isAtEnd && (
        <button
          type="button"
          aria-label={texts.newest}
          title={texts.newest}
          onClick={toEnd}
          className="bg-surface border-edge shadow-lift text-ink absolute right-4 bottom-3 grid size-11 place-items-center rounded-full border-[1.5px]"
        >
          <ArrowDown size={20} />
        </button>
      )}
      <NewestAloud messages={messages} side={side} />
    </div>
  )
}

function Earlier({ thread }: { thread: OpenConversation }) {
  const texts = useTexts(chatTexts)
  const ref = useRef<HTMLDivElement>(null)
  const { isLoadingEarlier, loadEarlier } = thread
  const load = useRef(loadEarlier)
  useEffect(() => {
    load.current = loadEarlier
  }, [loadEarlier])

  useEffect(() => {
    const top = ref.current
    if (!top || isLoadingEarlier) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) load.current()
    })
    observer.observe(top)
    return () => observer.disconnect()
  }, [isLoadingEarlier])

  return (
    <div ref={ref} className="flex justify-center pb-2">
      <Button look="quiet" size="sm" busy={isLoadingEarlier} onClick={loadEarlier}>
        {texts.earlier}
      </Button>
    </div>
  )
}

/** Says that the other side is typing. Its space is always reserved, to avoid layout shift. */
function TypingSign({ name, isTyping }: { name: string; isTyping: boolean }) {
  const texts = useTexts(chatTexts)
  return (
    <p data-typing={isTyping} className="text-quiet flex min-h-6 items-center gap-2 px-1 text-sm">
      {isTyping && (
        <>
          <span aria-hidden className="flex gap-1">
            {[0, 1, 2].map((at) => (
              <span
                key={at}
                className="size-1.5 rounded-full bg-current [animation:breathe_900ms_infinite]"
                style={{ animationDelay: `${String(at * 150)}ms` }}
              />
            ))}
          </span>
          {texts.typing(name)}
        </>
      )}
    </p>
  )
}
