import { PERMISSIONS } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'
import { sqlList } from '../../../platform/database/sql-list.ts'

/** Adds to each conversation how many of its messages a staff member has not opened. */
export async function addUnread<Shape extends { readonly _id: string }>(
  queries: Queries,
  accountId: string,
  conversations: readonly Shape[],
): Promise<(Shape & { unreadCount: number })[]> {
  const ids = conversations.map(({ _id }) => _id)
  const rows = await queries<{ _id: string; unread: number }[]>`
    select conversations._id, customer_messages - opened_messages as unread
    from unread_conversations join conversations on conversations._id = conversation_id
    where account_id = ${accountId} and conversation_id = any (${ids})`
  const unread = new Map(rows.map((row) => [row._id, row.unread]))
  return conversations.map((conversation) => ({
    ...conversation,
    unreadCount: unread.get(conversation._id) ?? 0,
  }))
}

/** How many conversations have unread messages for a staff member. */
export async function countUnreadConversations(queries: Queries, accountId: string): Promise<number> {
  const [row] = await queries<{ unread: number }[]>`
    select count(*)::int as unread from unread_conversations where account_id = ${accountId}`
  return row?.unread ?? 0
}

/**
 * Part of the statements that write messages: customers' messages become unread for all staff who may answer
 * now. If a conversation is already unread for one of them, it stays as it is. Reads the rows of `changed`,
 * another part of the statement, with the columns `_id`, `customer_id`, `customer_messages` (after the
 * change) and `customer_messages_before`.
 */
export const INSERT_UNREAD = fragment`
  insert into unread_conversations (account_id, conversation_id, opened_messages)
  select accounts._id, changed._id, changed.customer_messages_before
  from accounts cross join changed
  where changed.customer_messages > changed.customer_messages_before
    and accounts.role in (${sqlList(PERMISSIONS.answerCustomers)}) and accounts.deleted_at is null
    and accounts._id <> changed.customer_id
  on conflict do nothing`

/**
 * A staff member has opened a conversation up to a message.
 * @param opened customer messages up to that one; `all` counts those of the whole conversation
 * @returns whether anything changed, and how many are still unread
 */
export async function markOpened(
  queries: Queries,
  { accountId, conversationId }: { readonly accountId: string; readonly conversationId: string },
  { opened, all }: { readonly opened: number; readonly all: number },
): Promise<{ readonly isChanged: boolean; readonly unreadCount: number }> {
  if (opened >= all) {
    const { count } = await queries`
      delete from unread_conversations where account_id = ${accountId} and conversation_id = ${conversationId}`
    return { isChanged: count > 0, unreadCount: 0 }
  }
  const [row] = await queries<{ unread: number; is_changed: boolean }[]>`
    with before as (
      select opened_messages from unread_conversations
      where account_id = ${accountId} and conversation_id = ${conversationId}
    ),
    changed as (
      update unread_conversations set opened_messages = ${opened}
      where account_id = ${accountId} and conversation_id = ${conversationId} and opened_messages < ${opened}
      returning opened_messages
    )
    select
      ${all}::int - coalesce(changed.opened_messages, before.opened_messages) as unread,
      changed.opened_messages is not null as is_changed
    from before left join changed on true`
  return { isChanged: row?.is_changed ?? false, unreadCount: row?.unread ?? 0 }
}

/** Makes the customer's last message unread for a staff member; does nothing in their own conversation. */
export async function markLastUnread(
  queries: Queries,
  accountId: string,
  conversationId: string,
): Promise<void> {
  await queries`
    insert into unread_conversations (account_id, conversation_id, opened_messages)
    select ${accountId}, _id, customer_messages - 1 from conversations
    where _id = ${conversationId} and customer_id <> ${accountId}
    on conflict (account_id, conversation_id) do update
    set opened_messages = least(unread_conversations.opened_messages, excluded.opened_messages)`
}

/** Removes the unread counts of an account that may no longer answer customers. */
export async function deleteUnread(queries: Queries, accountId: string): Promise<void> {
  await queries`delete from unread_conversations where account_id = ${accountId}`
}
