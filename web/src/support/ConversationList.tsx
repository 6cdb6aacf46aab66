import type { Conversation, ConversationStatus } from '@ozi/contract'
import { timeLabel } from '~/chat/timeLabel'
import { PagedRows } from '~/live/PagedRows'
import { useNow } from '~/ui/text/useNow'
import { useTexts } from '~/language'
import { chatTexts } from '~/languages/en/account/chat'
import { conversationStatusTexts, customerChatTexts } from '~/languages/en/account/support'
import { Letter } from '~/ui/art/Letter'
import { Badge, type BadgeTone } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { EmptyState } from '~/ui/state/EmptyState'
import { useMoments } from '~/ui/text/useMoments'
import { LoadingNote } from './LoadingNote'
import { useOwnConversations } from './useOwnConversations'

const TONE: Readonly<Record<ConversationStatus, BadgeTone>> = {
  active: 'good',
  pending: 'wait',
  resolved: 'cash',
  closed: 'neutral',
}

interface ConversationListProps {
  readonly onOpen: (conversationId: string) => void
  readonly onBegin: () => void
}

/** The customer's conversations, latest first. */
export function ConversationList({ onOpen, onBegin }: ConversationListProps) {
  const texts = useTexts(customerChatTexts)
  const nowMs = useNow()
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <PagedRows
          paged={useOwnConversations()}
          texts={{ failed: texts.listFailed, failedNext: texts.listFailed, earlier: texts.earlierShown }}
          errorClass="p-4 md:px-6"
          skeleton={<LoadingNote />}
          empty={
            <EmptyState art={<Letter />} title={texts.none}>
              {texts.welcomeHint}
            </EmptyState>
          }
        >
          {(rows) => (
            <ul className="divide-line divide-y">
              {rows.map((conversation) => (
                <li key={conversation._id}>
                  <Row conversation={conversation} nowMs={nowMs} onOpen={() => onOpen(conversation._id)} />
                </li>
              ))}
            </ul>
          )}
        </PagedRows>
      </div>
      <div className="border-line border-t px-4 py-3 md:px-6">
        <Button wide onClick={onBegin}>
          {texts.startNew}
        </Button>
      </div>
    </>
  )
}

interface RowProps {
  readonly conversation: Conversation
  readonly nowMs: number
  readonly onOpen: () => void
}

function Row({ conversation, nowMs, onOpen }: RowProps) {
  const texts = useTexts(customerChatTexts)
  const words = useTexts(conversationStatusTexts)
  const { yesterday } = useTexts(chatTexts)
  const moments = useMoments()
  const { lastMessage, lastSenderType, lastUpdated, order, status, unreadCount } = conversation
  return (
    <button
      type="button"
      onClick={onOpen}
      className="hover:bg-palm-wash grid w-full gap-1.5 px-4 py-3 text-left transition-colors focus-visible:-outline-offset-4 focus-visible:shadow-none md:px-6"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-semibold wrap-anywhere">
          {order ? texts.about(order.number) : texts.us}
        </span>
        <time dateTime={lastUpdated} className="text-quiet shrink-0 text-sm tabular-nums">
          {timeLabel(lastUpdated, nowMs, yesterday, moments.date)}
        </time>
      </span>
      <span className="text-quiet line-clamp-2 wrap-anywhere">
        {lastSenderType === 'customer' ? `${texts.you} ` : ''}
        {lastMessage}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={TONE[status]}>{words[status]}</Badge>
        {unreadCount > 0 && (
          <span className="bg-marigold text-on-marigold rounded-full px-2 text-xs leading-5 font-bold tabular-nums">
            {texts.unread(unreadCount)}
          </span>
        )}
      </span>
    </button>
  )
}
