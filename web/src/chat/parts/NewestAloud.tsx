import type { Message, SenderType } from '@ozi/contract'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '~/language'
import { chatTexts } from '~/languages/en/account/chat'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'

/**
 * Announces messages that the other side wrote since the conversation was opened, but not earlier ones loaded
 * later.
 */
export function NewestAloud({ messages, side }: { messages: readonly Message[] | null; side: SenderType }) {
  const texts = useTexts(chatTexts)
  const heardUpTo = useRef<number | null>(null)
  const [said, setSaid] = useState('')
  const newest = messages?.at(-1)

  useEffect(() => {
    if (messages === null) return
    const before = heardUpTo.current
    heardUpTo.current = newest?.sequence ?? 0
    if (before === null || !newest || newest.sequence <= before || newest.senderType === side) return
    setSaid(texts.newFrom(newest.senderName, newest.content === '' ? texts.image : newest.content))
  }, [messages, newest, side, texts])

  return (
    <VisuallyHidden>
      <span aria-live="polite">{said}</span>
    </VisuallyHidden>
  )
}
