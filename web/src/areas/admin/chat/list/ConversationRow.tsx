import type { Conversation } from '@ozi/contract'
import { clsx } from 'clsx'
import { memo } from 'react'
import { Link, useLocation } from 'react-router'
import { chatAddress } from '../chatAddress'
import { ComplaintBadge } from '../ComplaintBadge'
import { StatusDot } from '../StatusDot'
import { staffChatTexts as texts } from '../texts'
import { WriterBadge } from '../WriterBadge'

interface ConversationRowProps {
  conversation: Conversation
  isOpen: boolean
  /** The time of the last message, as a label. */
  time: string
}

function Row({ conversation, isOpen, time }: ConversationRowProps) {
  const { search } = useLocation()
  const { _id, userId, lastMessage, lastSenderType, lastUpdated, unreadCount, status } = conversation
  const { assignee, order, complaint } = conversation
  const isUnread = unreadCount > 0
  return (
    <li>
      <Link
        to={chatAddress(search, _id)}
        preventScrollReset
        data-row={_id}
        aria-current={isOpen ? 'true' : undefined}
        className={clsx(
          'border-line grid grid-cols-1 gap-0.5 border-b px-4 py-2.5 no-underline transition-colors focus-visible:-outline-offset-2 focus-visible:shadow-none',
          isOpen ? 'bg-palm-wash shadow-[inset_4px_0_0_var(--color-palm)]' : 'hover:bg-palm-wash/60',
        )}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className={clsx('min-w-0 truncate', isUnread ? 'font-bold' : 'font-semibold')}>
            {userId.name}
          </span>
          <span className={clsx('shrink-0 text-xs tabular-nums', isUnread ? 'text-ink' : 'text-quiet')}>
            <time dateTime={lastUpdated}>{time}</time>
          </span>
        </span>
        <span className="flex items-center justify-between gap-3">
          <span className={clsx('min-w-0 truncate text-sm', isUnread ? 'text-ink' : 'text-quiet')}>
            {lastSenderType === 'admin' && <span className="text-quiet">{texts.staff} </span>}
            {lastMessage === '' ? texts.picture : lastMessage}
          </span>
          {isUnread && (
            <span className="bg-marigold text-on-marigold shrink-0 rounded-full px-2 py-0.5 text-xs font-bold tabular-nums">
              {texts.newCount(unreadCount)}
            </span>
          )}
        </span>
        {(complaint !== null || userId.role !== 'user') && (
          <span className="flex flex-wrap gap-1">
            <WriterBadge role={userId.role} />
            {complaint && <ComplaintBadge complaint={complaint} />}
          </span>
        )}
        <span className="text-quiet flex min-w-0 flex-wrap items-center gap-x-2 text-xs">
          <StatusDot status={status} />
          {assignee && <span className="min-w-0 truncate">· {assignee.name}</span>}
          {order && <span className="truncate tabular-nums">· {texts.about(order.number)}</span>}
        </span>
      </Link>
    </li>
  )
}

/** Memoized, because there may be hundreds of rows. */
export const ConversationRow = memo(Row)
