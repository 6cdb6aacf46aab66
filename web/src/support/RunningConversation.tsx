import { useEffect, useEffectEvent } from 'react'
import { refusalOf } from '~/api'
import { useTexts } from '~/language'
import { customerChatTexts } from '~/languages/en/account/support'
import { ErrorState } from '~/ui/state/ErrorState'
import { StartConversation } from './StartConversation'
import { LoadingNote } from './LoadingNote'
import { runningAbout, runningOf, useOwnConversations } from './useOwnConversations'

interface RunningConversationProps {
  /** The order to write about; null for no particular order. */
  readonly orderId: string | null
  readonly onOpen: (conversationId: string) => void
}

/** Opens the running conversation, or a form to start one. */
export function RunningConversation({ orderId, onOpen }: RunningConversationProps) {
  const texts = useTexts(customerChatTexts)
  const conversations = useOwnConversations()
  const { error } = conversations
  const rows = conversations.list?.rows
  const running = rows && (orderId === null ? runningOf(rows) : runningAbout(rows, orderId))
  const runningId = running?._id
  const openNow = useEffectEvent(onOpen)
  useEffect(() => {
    // From now on the address contains the conversation's id, so that this one stays open even if another
    // becomes the latest.
    if (runningId !== undefined) openNow(runningId)
  }, [runningId])

  if (rows && running === undefined) return <StartConversation orderId={orderId} onStarted={onOpen} />
  if (error !== null && !rows)
    return (
      <div className="p-4 md:px-6">
        <ErrorState title={texts.listFailed} query={conversations}>
          {refusalOf(error).message}
        </ErrorState>
      </div>
    )
  return <LoadingNote />
}
