import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Composer } from '~/chat/parts/Composer'
import { MessageList } from '~/chat/parts/MessageList'
import type { MessageToShow } from '~/chat/parts/useShown'
import { useConversation } from '~/chat/useConversation'
import { forgetUnsentContent, hasUnsentContent } from '~/chat/unsentContent'
import { useSession } from '~/session'
import { Alert } from '~/ui/notice/Alert'
import { ErrorState } from '~/ui/state/ErrorState'
import { RevealWhen, useIsShown } from '~/ui/state/RevealWhen'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { RepliesButton, RepliesProvider } from '../replies/RepliesProvider'
import { staffChatTexts as texts } from '../texts'
import { BackToList } from './BackToList'
import { ThreadHead } from './ThreadHead'
import { lazyPart } from '~/ui/lazy/lazyPart'

const FindMessages = lazyPart(async () => (await import('../find/FindMessages')).FindMessages)

interface ThreadProps {
  conversationId: string
  /** A message to scroll to. */
  shown: MessageToShow | null
}

/** A conversation with its message input. Remount it for each conversation. */
export function Thread({ conversationId, shown }: ThreadProps) {
  const thread = useConversation(conversationId, 'admin')
  const { conversation, error, isNotFound } = thread
  const [isFinding, setFinding] = useState(false)
  const ref = useThreadFocus(conversation !== null, shown !== null)
  if (isNotFound) return <NotFound conversationId={conversationId} />
  const isClosed = conversation?.status === 'closed'
  return (
    <section ref={ref} aria-label={conversation?.userId.name} className="flex min-h-0 flex-1 flex-col">
      {conversation ? (
        <ThreadHead conversation={conversation} onFind={() => setFinding(true)} />
      ) : (
        <header className="border-line flex items-center gap-2 border-b px-2 py-3 @min-[44rem]/chat:px-5">
          <BackToList />
          <div className="flex-1">{error === null && <SkeletonLines lines={2} />}</div>
        </header>
      )}
      {error && (
        <div className="p-4">
          <ErrorState title={error.title} query={thread}>
            {error.reason}
          </ErrorState>
        </div>
      )}
      <RevealWhen ready={conversation !== null || error !== null} className="flex min-h-0 flex-1 flex-col">
        <MessageList thread={thread} side="admin" otherName={conversation?.userId.name ?? ''} shown={shown} />
      </RevealWhen>
      {isClosed ? (
        <p className="border-line bg-neutral-wash text-ink border-t px-4 py-3 text-sm">{texts.closed}</p>
      ) : (
        <RepliesProvider>
          <Composer
            draftOf={conversationId}
            isLoading={thread.messages === null}
            onSend={thread.send}
            onTyped={thread.typed}
            Tools={RepliesButton}
          />
        </RepliesProvider>
      )}
      {isFinding && <FindMessages conversationId={conversationId} onClose={() => setFinding(false)} />}
    </section>
  )
}

/** The conversation was deleted. When this is shown, its drafts and unsent messages are deleted, too. */
function NotFound({ conversationId }: { conversationId: string }) {
  const me = useSession()?.data?._id ?? ''
  const [isWrittenInVain] = useState(() => hasUnsentContent(me, conversationId))
  useEffect(() => forgetUnsentContent(me, conversationId), [me, conversationId])
  return (
    <div className="grid flex-1 content-center justify-items-center gap-2 p-6 text-center">
      <h2 className="text-xl">{texts.notFound}</h2>
      <p className="text-quiet">{texts.notFoundHint}</p>
      {isWrittenInVain && <Alert>{texts.writtenInVain}</Alert>}
      <BackToList words />
    </div>
  )
}

/**
 * Focuses the input of an opened conversation, but not on touch screens, where the keyboard would hide the
 * messages.
 * @param isLookingFor a message that is searched for gets the focus instead
 */
function useThreadFocus(isThere: boolean, isLookingFor: boolean) {
  const ref = useRef<HTMLElement>(null)
  const isElsewhere = useEffectEvent(() => isLookingFor)
  const isShown = useIsShown()
  useEffect(() => {
    if (!isThere || !isShown || isElsewhere()) return
    const isByTouch = window.matchMedia('(pointer: coarse)').matches
    // Does not take the focus from an input in use.
    if (document.activeElement instanceof HTMLInputElement) return
    const find = (selector: string) => ref.current?.querySelector<HTMLElement>(selector)
    const goal = (isByTouch ? null : find('textarea')) ?? find('[data-thread-head]')
    goal?.focus()
  }, [isThere, isShown])
  return ref
}
