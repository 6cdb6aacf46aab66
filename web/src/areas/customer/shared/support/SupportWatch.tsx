import type { Message } from '@ozi/contract'
import { useEffect } from 'react'
import { chatMuted } from '~/chat/sound'
import { useChat } from '~/chat/useChat'
import { useTexts } from '~/language'
import { supportTexts } from '~/languages/en/customer/support'
import { allowSound, chime } from '~/ui/chime'
import { toast } from '~/ui/toast'
import { useTitleBadge } from '~/ui/useTitleBadge'
import type { SupportView } from './address'
import { unreadIn, useOwnConversations } from './useOwnConversations'

interface SupportWatchProps {
  readonly onUnread: (count: number) => void
  readonly open: (view: SupportView) => void
  readonly isOpen: boolean
}

/** Receives messages on every page: counts and announces them, and sends unsent messages. */
export default function SupportWatch({ onUnread, open, isOpen }: SupportWatchProps) {
  const texts = useTexts(supportTexts)
  const { list } = useOwnConversations()
  const rows = list?.rows ?? []
  const unread = unreadIn(rows)
  useTitleBadge(unread)
  useEffect(() => onUnread(unread), [onUnread, unread])

  useChat('customer', {
    arrived: ({ conversationId, senderName }: Message) => {
      // Staff receive events of all conversations; here only their own conversations count.
      if (!rows.some(({ _id }) => _id === conversationId)) return
      if (!chatMuted.isOn()) chime()
      if (isOpen) return
      toast.info(texts.arrived(senderName), undefined, {
        label: texts.open,
        onClick: () => open({ name: 'one', conversationId }),
      })
    },
  })

  useEffect(() => {
    const allow = () => {
      if (!chatMuted.isOn()) allowSound()
    }
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) document.addEventListener(event, allow, { passive: true })
    return () => {
      for (const event of events) document.removeEventListener(event, allow)
    }
  }, [])

  return null
}
