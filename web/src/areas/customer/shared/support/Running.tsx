import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '~/language'
import { supportTexts } from '~/languages/en/customer/support'
import { ErrorState } from '~/ui/ErrorState'
import { Begin } from './Begin'
import { LoadingNote } from './LoadingNote'
import { runningAbout, runningOf, useOwnConversations } from './useOwnConversations'

interface RunningProps {
  /** The order it is to be about; null: about anything. */
  readonly orderId: string | null
  readonly onOpen: (conversationId: string) => void
}

/** Leads to the conversation that goes on; where none does, one is begun. */
export function Running({ orderId, onOpen }: RunningProps) {
  const texts = useTexts(supportTexts)
  const { list, failure, isRetrying, retry } = useOwnConversations()
  const rows = list?.rows
  const running = rows && (orderId === null ? runningOf(rows) : runningAbout(rows, orderId))
  const runningId = running?._id
  const openNow = useEffectEvent(onOpen)
  useEffect(() => {
    // From here on the address names it: it stays open, whichever is written to next.
    if (runningId !== undefined) openNow(runningId)
  }, [runningId])

  if (rows && running === undefined) return <Begin orderId={orderId} onBegun={onOpen} />
  if (failure !== null && !rows)
    return (
      <div className="p-4 md:px-6">
        <ErrorState title={texts.listFailed} onRetry={retry} retrying={isRetrying}>
          {failure}
        </ErrorState>
      </div>
    )
  return <LoadingNote />
}
