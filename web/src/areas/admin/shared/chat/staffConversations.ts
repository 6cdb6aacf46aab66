import type { Conversation, ConversationQuery, ConversationStatus } from '@ozi/contract'
import { api } from '~/api'
import { liveList } from '~/live/liveList'

/** The filters of a list of conversations beside the search. */
export interface ConversationFilters {
  readonly status?: ConversationStatus
  readonly unread?: 'true'
  readonly assignee?: 'me' | 'nobody'
  /** The role of its customer. */
  readonly role?: NonNullable<ConversationQuery['role']>
}

type Row = Pick<Conversation, '_id' | 'status' | 'lastUpdated' | 'assignee' | 'userId'>

/** Whether a conversation's status, assignee and role match the filters. */
export function fits(
  { status, assignee, role }: ConversationFilters,
  row: Omit<Row, 'lastUpdated'>,
  me: string,
): boolean {
  if (status !== undefined && status !== row.status) return false
  if (role !== undefined && role !== row.userId.role) return false
  if (assignee === undefined) return true
  return (row.assignee?._id ?? null) === (assignee === 'me' ? me : null)
}

/**
 * Re-sorts fetched rows by the events since: latest first, without rows that no longer match. The open
 * conversation and rows that were read stay, so that nothing disappears while it is being looked at.
 */
export function arrange<Each extends Row>(
  rows: readonly Each[],
  filters: ConversationFilters,
  me: string,
  openId: string | null,
): readonly Each[] {
  return rows
    .filter((row) => row._id === openId || fits(filters, row, me))
    .toSorted((a, b) => (a.lastUpdated < b.lastUpdated ? 1 : a.lastUpdated > b.lastUpdated ? -1 : 0))
}

/** The lists of conversations of one of the staff, latest first. @param me their account */
export const staffConversations = (me: string) =>
  liveList<Conversation, ConversationFilters & { readonly search?: string }>({
    lists: [api.staffChat.list.key()],
    rows: 'data',
    belongs: (row, filter) => {
      if (!fits(filter, row, me) || (filter.unread === 'true' && row.unreadCount === 0)) return false
      return filter.search === undefined ? true : undefined
    },
    position: (one, other) => one.lastUpdated >= other.lastUpdated,
  })
