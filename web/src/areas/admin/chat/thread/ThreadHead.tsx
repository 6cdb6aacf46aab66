import { type Conversation, CONVERSATION_STATUSES, type ConversationStatus } from '@ozi/contract'
import { Info, MailOpen, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { IconButton } from '~/ui/button/IconButton'
import { Select } from '~/ui/field/Select'
import { chatAddress } from '../chatAddress'
import { ComplaintBadge } from '../ComplaintBadge'
import { messageSearchTexts, staffChatTexts as texts, staffConversationTexts } from '../texts'
import { WriterBadge } from '../WriterBadge'
import { BackToList } from './BackToList'
import { useAssignee } from './useAssignee'
import { useMarkUnread } from './useMarkUnread'
import { useStatus } from './useStatus'
import { Alert } from '~/ui/notice/Alert'
import { lazyPart } from '~/ui/lazy/lazyPart'

const OrderSheet = lazyPart(async () => (await import('../../shared/order-sheet/OrderSheet')).OrderSheet)
const LINK =
  'rounded-control text-quiet hover:bg-palm-wash hover:text-ink inline-grid size-11 shrink-0 place-items-center'

const STATUSES = CONVERSATION_STATUSES.map((value) => ({ value, label: staffConversationTexts[value] }))

interface ThreadHeadProps {
  conversation: Conversation
  onFind: () => void
}

/** The conversation's customer, status and assignee, and the actions on the conversation. */
export function ThreadHead({ conversation, onFind }: ThreadHeadProps) {
  const { _id, userId } = conversation
  const { search } = useLocation()
  const status = useStatus(_id, conversation.status)
  const assignee = useAssignee(conversation)
  const unread = useMarkUnread(_id)
  const errors = [
    status.error !== null && `${texts.statusFailed} ${status.error}`,
    assignee.error !== null && `${texts.assignFailed} ${assignee.error}`,
    unread.error !== null && `${texts.markUnreadFailed} ${unread.error}`,
  ].filter((error) => error !== false)
  return (
    <header className="border-line bg-ground grid grid-cols-1 gap-2 border-b px-2 py-2 @min-[44rem]/chat:px-4">
      <div className="flex items-center gap-1">
        <BackToList />
        <div className="min-w-0 flex-1 px-1">
          <div className="flex items-center gap-2">
            <h2 tabIndex={-1} data-thread-head className="min-w-0 truncate text-lg">
              {userId.name}
            </h2>
            <WriterBadge role={userId.role} />
          </div>
          <p className="text-quiet truncate text-sm">{userId.email}</p>
        </div>
        <IconButton label={messageSearchTexts.title} icon={<Search size={20} />} onClick={onFind} />
        <IconButton
          label={texts.markUnread}
          icon={<MailOpen size={20} />}
          onClick={unread.mark}
          busy={unread.isBusy}
        />
        <Link
          to={chatAddress(search, _id, { part: 'details' })}
          preventScrollReset
          aria-label={texts.details}
          title={texts.details}
          className={`${LINK} @min-[64rem]/chat:hidden`}
        >
          <Info size={20} />
        </Link>
      </div>
      <div className="flex flex-wrap gap-2 px-1">
        <Labelled label={texts.status}>
          <Select
            compact
            aria-label={texts.status}
            busy={status.isBusy}
            options={STATUSES}
            value={status.status}
            onChange={({ target }) => void status.set(target.value as ConversationStatus)}
            className="pl-3!"
          />
        </Labelled>
        <Labelled label={texts.assignee}>
          <Select
            compact
            aria-label={texts.assignee}
            busy={assignee.isBusy}
            options={assignee.options}
            value={assignee.value}
            onChange={({ target }) => assignee.set(target.value)}
            className="pl-3!"
          />
        </Labelled>
      </div>
      <AboutOrder conversation={conversation} />
      {errors.length > 0 && <Alert className="px-1 text-sm">{errors.join(' ')}</Alert>}
    </header>
  )
}

/** The label is visual only; the control has its own. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex max-w-64 min-w-32 flex-1 items-center gap-2">
      <span aria-hidden className="text-quiet shrink-0 text-xs font-semibold max-sm:sr-only">
        {label}
      </span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

/** The order that a conversation is about, which opens beside it, and what the customer says is wrong with it. */
function AboutOrder({ conversation: { order, complaint } }: { conversation: Conversation }) {
  const [isOpen, setOpen] = useState(false)
  if (order === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-1">
      <button
        type="button"
        {...OrderSheet.preloadWhenNear}
        onClick={() => setOpen(true)}
        className="text-palm rounded-control min-h-11 text-sm font-semibold tabular-nums underline underline-offset-4 md:min-h-9"
      >
        {texts.about(order.number)}
      </button>
      {complaint && <ComplaintBadge complaint={complaint} />}
      {isOpen && <OrderSheet orderId={order._id} onClose={() => setOpen(false)} />}
    </div>
  )
}
