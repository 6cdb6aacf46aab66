import type { Conversation, ConversationStatus } from '@ozi/contract'

/** What a list of conversations is cut down to beside the search. */
export interface Narrowing {
  readonly status?: ConversationStatus
  readonly unread?: 'true'
  readonly assignee?: 'me' | 'nobody'
}

type Row = Pick<Conversation, '_id' | 'status' | 'lastUpdated' | 'assignee'>

/** Whether it stands where the list looks, and is looked after by whom the list asks for. */
export function fits({ status, assignee }: Narrowing, row: Omit<Row, 'lastUpdated'>, me: string): boolean {
  if (status !== undefined && status !== row.status) return false
  if (assignee === undefined) return true
  return (row.assignee?._id ?? null) === (assignee === 'me' ? me : null)
}

/**
 * Rows as they stand by what was told since they were fetched: the last written to first, without those that are
 * elsewhere now. What is open stays, and so do those that were read: nothing goes from under the reader's eyes.
 */
export function arrange<Each extends Row>(
  rows: readonly Each[],
  narrowing: Narrowing,
  me: string,
  openId: string | null,
): readonly Each[] {
  return rows
    .filter((row) => row._id === openId || fits(narrowing, row, me))
    .toSorted((a, b) => (a.lastUpdated < b.lastUpdated ? 1 : a.lastUpdated > b.lastUpdated ? -1 : 0))
}
