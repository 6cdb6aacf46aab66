import type { ConversationStatus } from '@ozi/contract'
import { useState } from 'react'
import { refusalOf } from '~/api'
import { emitOnceConnected } from '~/live/socket'

/**
 * Changes a conversation's status. The control shows the new status at once, the list after the server's
 * answer; a refusal changes nothing.
 */
export function useStatus(conversationId: string, present: ConversationStatus) {
  const [asked, setAsked] = useState<ConversationStatus | null>(null)
  const [error, setError] = useState<string | null>(null)

  async function set(status: ConversationStatus) {
    setAsked(status)
    setError(null)
    try {
      await emitOnceConnected('update_status', { conversationId, status })
    } catch (error) {
      setError(refusalOf(error).message)
    } finally {
      setAsked(null)
    }
  }

  return { status: asked ?? present, isBusy: asked !== null, error, set }
}
