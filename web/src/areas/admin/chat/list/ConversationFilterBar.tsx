import { CONVERSATION_STATUSES, WRITER_ROLES } from '@ozi/contract'
import { clsx } from 'clsx'
import { Select } from '~/ui/field/Select'
import type { useConversationFilters } from '../chatAddress'
import { staffChatTexts, staffConversationTexts, writerTexts } from '../texts'

const { filters: texts } = staffChatTexts

const STATUSES = [
  { value: '', label: texts.anyStatus },
  ...CONVERSATION_STATUSES.map((value) => ({ value, label: staffConversationTexts[value] })),
]
const ASSIGNEES = [
  { value: '', label: texts.anyone },
  { value: 'me', label: texts.me },
  { value: 'nobody', label: staffChatTexts.nobody },
]

const WRITERS = [
  { value: '', label: texts.anyRole },
  ...WRITER_ROLES.map((value) => ({ value, label: writerTexts[value] })),
]

/** Shows only unread conversations. */
export function UnreadFilter({ filter }: { filter: ReturnType<typeof useConversationFilters> }) {
  const isUnread = filter.filters.unread === 'true'
  return (
    <button
      type="button"
      aria-pressed={isUnread}
      onClick={() => filter.setFilter('unread', isUnread ? '' : 'true')}
      className={clsx(
        'rounded-control min-h-11 border-[1.5px] px-3 text-sm font-semibold transition-colors md:min-h-9',
        isUnread ? 'border-palm bg-palm text-on-palm' : 'border-edge bg-surface hover:border-ink',
      )}
    >
      {texts.unread}
    </button>
  )
}

/** The list's filters: status, assignee and who writes. */
export function ConversationFilterBar({ filter }: { filter: ReturnType<typeof useConversationFilters> }) {
  const { filters, setFilter } = filter
  return (
    <div role="group" aria-label={texts.label} className="flex flex-wrap gap-2">
      <div className="min-w-30 flex-1">
        <Select
          compact
          aria-label={staffChatTexts.status}
          options={STATUSES}
          value={filters.status ?? ''}
          onChange={({ target }) => setFilter('status', target.value)}
          className="pr-8! pl-2.5!"
        />
      </div>
      <div className="min-w-30 flex-1">
        <Select
          compact
          aria-label={staffChatTexts.assignee}
          options={ASSIGNEES}
          value={filters.assignee ?? ''}
          onChange={({ target }) => setFilter('assignee', target.value)}
          className="pr-8! pl-2.5!"
        />
      </div>
      <div className="min-w-30 flex-1">
        <Select
          compact
          aria-label={texts.writer}
          options={WRITERS}
          value={filters.role ?? ''}
          onChange={({ target }) => setFilter('role', target.value)}
          className="pr-8! pl-2.5!"
        />
      </div>
    </div>
  )
}
