import type { ConversationStatus } from '@ozi/contract'
import { useState } from 'react'
import { refusalOf } from '~/api'
import { sayOnceConnected } from '~/api/socket'

/**
 * Sets where a conversation stands. What was chosen shows while the server is asked; the list changes once it said so,
 * and a refusal leaves everything as it was.
 */
export function useStatus(conversationId: string, present: ConversationStatus) {
  const [asked, setAsked] = useState<ConversationStatus | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function set(status: ConversationStatus) {
    setAsked(status)
    setFailure(null)
    try {
      await sayOnceConnected('update_status', { conversationId, status })
    } catch (error) {
      setFailure(refusalOf(error).message)
    } finally {
      setAsked(null)
    }
  }

  return { status: asked ?? present, isBusy: asked !== null, failure, set }
}
