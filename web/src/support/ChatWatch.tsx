import type { Message } from '@ozi/contract'
import { useEffect } from 'react'
import { useChat } from '~/chat/useChat'
import { useTexts } from '~/language'
import { customerChatTexts } from '~/languages/en/account/support'
import { chatMuted } from '~/live/announce/muted'
import { useSound } from '~/live/announce/useSound'
import { useSoundUnlock } from '~/live/announce/useSoundUnlock'
import { toast } from '~/ui/notice/toast'
import { useTitleBadge } from '~/live/announce/useTitleBadge'
import type { ChatView } from './chatView'
import { unreadIn, useOwnConversations } from './useOwnConversations'

interface ChatWatchProps {
  readonly onUnread: (count: number) => void
  readonly open: (view: ChatView) => void
  readonly isOpen: boolean
}

/** Receives messages on every page: counts and announces them, and sends unsent messages. */
export default function ChatWatch({ onUnread, open, isOpen }: ChatWatchProps) {
  const texts = useTexts(customerChatTexts)
  const { list } = useOwnConversations()
  const rows = list?.rows ?? []
  const unread = unreadIn(rows)
  useSoundUnlock(chatMuted)
  const playSound = useSound(chatMuted)
  useTitleBadge(unread)
  useEffect(() => onUnread(unread), [onUnread, unread])

  useChat('customer', {
    arrived: ({ conversationId, senderName }: Message) => {
      // Staff receive events of all conversations; here only their own conversations count.
      if (!rows.some(({ _id }) => _id === conversationId)) return
      playSound()
      if (isOpen) return
      toast.info(texts.arrived(senderName), undefined, {
        label: texts.open,
        onClick: () => open({ name: 'one', conversationId }),
      })
    },
  })

  return null
}
