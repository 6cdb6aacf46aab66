import type { Conversation } from '@ozi/contract'
import { useEffect } from 'react'
import { TellMe } from '~/account/notifications/TellMe'
import { Composer } from '~/chat/parts/Composer'
import { MessageList } from '~/chat/parts/MessageList'
import { moveDraft } from '~/chat/chatDrafts'
import { type OpenConversation, useConversation } from '~/chat/useConversation'
import { useTexts } from '~/language'
import { customerChatTexts } from '~/languages/en/account/support'
import { useSession } from '~/session'
import { useDebounced } from '~/ui/address/useDebounced'
import { LostRoad } from '~/ui/art/LostRoad'
import { Button } from '~/ui/button/Button'
import { EmptyState } from '~/ui/state/EmptyState'
import { ErrorState } from '~/ui/state/ErrorState'
import { OfflineNote, useOnline } from '~/ui/state/OfflineBanner'
import { AwayNote } from './AwayNote'
import { OrderLine } from './OrderLine'
import { endStartAttempt, newDraftOf } from './startAttempt'

interface ThreadProps {
  readonly conversationId: string
  readonly onBegin: () => void
}

/** A customer's conversation with the staff. */
export function SupportThread({ conversationId, onBegin }: ThreadProps) {
  const texts = useTexts(customerChatTexts)
  const thread = useConversation(conversationId, 'customer')
  const { conversation, messages } = thread
  const accountId = useSession()?.data?._id
  useEffect(() => {
    if (accountId !== undefined && messages)
      endStartAttempt(
        accountId,
        messages.map(({ clientId }) => clientId),
      )
  }, [accountId, messages])
  if (thread.isNotFound)
    return (
      <EmptyState
        art={<LostRoad />}
        title={texts.notFound}
        action={<Button onClick={onBegin}>{texts.startNew}</Button>}
      >
        {texts.notFoundHint}
      </EmptyState>
    )
  return (
    <>
      {conversation?.order && (
        <OrderLine orderId={conversation.order._id} number={conversation.order.number} />
      )}
      {/* Until there are messages, the loading or error message is announced instead. */}
      <ConnectionNote isConnected={thread.isConnected || messages === null} />
      {thread.error && <ThreadError thread={thread} />}
      <MessageList thread={thread} side="customer" otherName={nameOfOther(messages, texts.us)} />
      {messages?.some(({ senderType }) => senderType === 'admin') && (
        <TellMe about="answer" className="mx-4 mb-2 p-3! md:mx-6" />
      )}
      <Foot conversation={conversation} thread={thread} onBegin={onBegin} />
    </>
  )
}

function ThreadError({ thread }: { thread: OpenConversation }) {
  const { error } = thread
  if (!error) return null
  return (
    <div className="px-4 pt-4 md:px-6">
      <ErrorState title={error.title} query={thread}>
        {error.reason}
      </ErrorState>
    </div>
  )
}

interface FootProps {
  readonly conversation: Conversation | null
  readonly thread: OpenConversation
  readonly onBegin: () => void
}

/** The message input; a closed conversation says so and offers to start a new one. */
function Foot({ conversation, thread, onBegin }: FootProps) {
  const texts = useTexts(customerChatTexts)
  const accountId = useSession()?.data?._id
  if (conversation === null) return null
  if (conversation.status === 'closed')
    return (
      <div className="border-line bg-surface border-t px-4 py-4 md:px-6">
        <p role="status" className="font-semibold">
          {texts.closed}
        </p>
        <p className="text-quiet mb-3 text-sm">{texts.closedHint}</p>
        <Button
          wide
          onClick={() => {
            // A draft that can no longer be sent here is moved to the new conversation.
            if (accountId !== undefined) moveDraft(accountId, conversation._id, newDraftOf(null))
            onBegin()
          }}
        >
          {texts.startNew}
        </Button>
      </div>
    )
  return (
    <>
      {conversation.status === 'resolved' && (
        <p role="status" className="text-quiet px-4 pb-2 text-center text-sm md:px-6">
          {texts.resolved}
        </p>
      )}
      <AwayNote />
      <Composer
        draftOf={conversation._id}
        isLoading={thread.messages === null}
        onSend={thread.send}
        onTyped={thread.typed}
      />
    </>
  )
}

/** The staff member who answered last; the whole team until somebody has. */
function nameOfOther(messages: OpenConversation['messages'], us: string): string {
  return messages?.findLast(({ senderType }) => senderType === 'admin')?.senderName ?? us
}

/** A reconnection within this time is not mentioned. */
const AWAY_AFTER_MS = 5_000

/** Says that messages are kept and sent later while there is no connection. */
function ConnectionNote({ isConnected }: { isConnected: boolean }) {
  const texts = useTexts(customerChatTexts)
  const isOnline = useOnline()
  const isAway = useDebounced(!isConnected, AWAY_AFTER_MS) && !isConnected
  const words = !isOnline ? texts.offline : isAway ? texts.unreachable : null
  return <div role="status">{words !== null && <OfflineNote>{words}</OfflineNote>}</div>
}
