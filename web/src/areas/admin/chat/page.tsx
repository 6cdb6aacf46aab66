import { chatMessages } from '@ozi/contract'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { chatAddress, useOpenConversation } from './chatAddress'
import { Details } from './details/Details'
import { ListPane } from './list/ListPane'
import { staffChatTexts as texts } from './texts'
import { Thread } from './thread/Thread'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/**
 * The support chat: the list, a conversation and its details. A phone shows one of them at a time, wider
 * screens two or all three; the address says what is open.
 */
export default function Chat() {
  const { conversationId, part, shown } = useOpenConversation()
  useEscape(conversationId)
  const isOpen = conversationId !== null
  return (
    <div className="@container/chat h-full">
      <div
        className={clsx(
          'grid h-full min-h-88 grid-cols-1 grid-rows-[minmax(0,1fr)] @min-[44rem]/chat:grid-cols-[18rem_minmax(0,1fr)]',
          isOpen
            ? '@min-[64rem]/chat:grid-cols-[18rem_minmax(0,1fr)_18rem] @min-[72rem]/chat:grid-cols-[20rem_minmax(0,1fr)_20rem]'
            : '@min-[72rem]/chat:grid-cols-[20rem_minmax(0,1fr)]',
        )}
      >
        <div
          className={clsx(
            'border-line bg-surface min-h-0 min-w-0 flex-col @min-[44rem]/chat:flex @min-[44rem]/chat:border-r',
            part === 'list' ? 'flex' : 'hidden',
          )}
        >
          <ListPane openId={conversationId} />
        </div>
        <div
          className={clsx(
            'min-h-0 min-w-0 flex-col',
            part === 'thread' && 'flex',
            part === 'list' && 'hidden @min-[44rem]/chat:flex',
            part === 'details' && 'hidden @min-[64rem]/chat:flex',
          )}
        >
          {isOpen ? (
            <Thread key={conversationId} conversationId={conversationId} shown={shown} />
          ) : (
            <div className="grid flex-1 content-center justify-items-center gap-1 p-6 text-center">
              <p className="font-head text-xl">{chatMessages.select}</p>
              <p className="text-quiet text-sm">{texts.selectHint}</p>
            </div>
          )}
        </div>
        {isOpen && (
          <div
            className={clsx(
              'border-line bg-surface min-h-0 min-w-0 flex-col @min-[64rem]/chat:flex @min-[64rem]/chat:border-l',
              part === 'details' ? 'flex' : 'hidden',
            )}
          >
            <Details key={conversationId} conversationId={conversationId} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Esc goes back one step, from a conversation to its row in the list. Input stays. */
function useEscape(conversationId: string | null): void {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    if (conversationId === null) return
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      // Esc first closes a dialog or empties a search box.
      if (document.querySelector('dialog:modal') || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      void navigate(chatAddress(search, null), { preventScrollReset: true })
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [conversationId, search, navigate])
}
