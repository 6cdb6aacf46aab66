import type { Complaint, Conversation, ConversationStatus, Role, SenderType } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { allOf, fragment } from '../../../platform/database/fragment.ts'
import { findPage, type Page, type PageRequest } from '../../../platform/lists/paging.ts'
import { addUnread } from './unread.store.ts'

/** A conversation without the number of unread messages, which depends on the reader. */
export type ConversationBase = Omit<Conversation, 'unreadCount'>

interface ConversationRow {
  readonly _id: string
  /** When the last message came; lists are ordered by it. */
  readonly created_at: Date
  readonly customer_id: string
  readonly customer_name: string
  readonly customer_email: string
  readonly customer_role: Role
  readonly status: ConversationStatus
  readonly last_message: string
  readonly last_sender_type: SenderType
  readonly last_sequence: number
  readonly seen_by_admin: number
  readonly seen_by_customer: number
  readonly unread_by_customer: number
  readonly order_id: string | null
  readonly order_number: string | null
  readonly complaint: Complaint | null
  readonly assignee_id: string | null
  readonly assignee_name: string | null
}

const TABLE = fragment`listed_conversations`
/** The view also has the customer's text to search in; without it, conversations are counted in their index alone. */
const tableFor = ({ search }: PageRequest) => (search.length === 0 ? TABLE : fragment`searched_conversations`)
const COLUMNS = fragment`listed._id, listed.created_at, listed.customer_id, customer.name as customer_name,
  customer.email as customer_email, customer.role as customer_role, listed.status, listed.last_message, listed.last_sender_type,
  listed.last_sequence, listed.seen_by_admin, listed.seen_by_customer, listed.unread_by_customer,
  listed.order_id, orders.number as order_number, listed.complaint, listed.assignee_id, assignee.name as assignee_name`
const JOINS = fragment`join accounts as customer on customer._id = listed.customer_id
  left join orders on orders._id = listed.order_id
  left join accounts as assignee on assignee._id = listed.assignee_id`

/** Which conversations to list; an assignee of null means those without one. */
export interface ConversationFilter {
  readonly status?: ConversationStatus | undefined
  /** Only those that this staff account has not opened. */
  readonly unreadBy?: string | undefined
  readonly assigneeId?: string | null | undefined
  /** Only those of accounts of this role. */
  readonly role?: Role | undefined
}

/** All customers' conversations as one staff member sees them, the one with the latest message first. */
export async function listConversations(
  queries: Queries,
  request: PageRequest,
  { status, unreadBy, assigneeId, role }: ConversationFilter,
  readerId: string,
): Promise<Page<Conversation>> {
  const conditions = [
    status !== undefined && fragment`listed.status = ${status}`,
    assigneeId === null && fragment`listed.assignee_id is null`,
    typeof assigneeId === 'string' && fragment`listed.assignee_id = ${assigneeId}`,
    role !== undefined &&
      fragment`listed.customer_id in (select accounts._id from accounts where role = ${role})`,
    unreadBy !== undefined &&
      fragment`exists (
        select from unread_conversations where account_id = ${unreadBy} and conversation_id = listed._id
      )`,
  ]
  const source = { table: tableFor(request), columns: COLUMNS, joins: JOINS, condition: allOf(conditions) }
  const { rows, ...page } = await findPage<ConversationRow, ConversationBase>(
    queries,
    request,
    source,
    toStaffs,
  )
  return { ...page, rows: await addUnread(queries, readerId, rows) }
}

/** A customer's own conversations as they see them, the one with the latest message first. */
export function listConversationsOf(
  queries: Queries,
  request: PageRequest,
  customerId: string,
): Promise<Page<Conversation>> {
  const condition = fragment`listed.customer_id = ${customerId}`
  const source = { table: tableFor(request), columns: COLUMNS, joins: JOINS, condition }
  return findPage(queries, request, source, toOwn)
}

/** A conversation as each side sees it. */
export interface ConversationViews {
  readonly customerId: string
  readonly assigneeId: string | null
  /** Its customer sees it without the assignee. */
  readonly own: Conversation
  readonly staffs: ConversationBase
}

export async function findConversation(
  queries: Queries,
  conversationId: string,
): Promise<ConversationViews | null> {
  const [found] = await findConversations(queries, [conversationId])
  return found ?? null
}

/** Conversations that do not exist are left out; in no order. */
export async function findConversations(
  queries: Queries,
  conversationIds: readonly string[],
): Promise<ConversationViews[]> {
  const rows = await queries<ConversationRow[]>`
    select ${COLUMNS} from ${TABLE} as listed ${JOINS}
    where listed._id = any (${conversationIds as string[]})`
  return rows.map((row) => ({
    customerId: row.customer_id,
    assigneeId: row.assignee_id,
    own: toOwn(row),
    staffs: toStaffs(row),
  }))
}

/** A customer's latest conversation about an order that takes messages, or null. */
export async function findOpenAbout(
  queries: Queries,
  { customerId, orderId }: { readonly customerId: string; readonly orderId: string },
): Promise<string | null> {
  const [row] = await queries<{ _id: string }[]>`
    select _id from conversations
    where order_id = ${orderId} and customer_id = ${customerId} and status <> 'closed'
    order by last_message_at desc, _id desc limit 1`
  return row?._id ?? null
}

/** The conversation that a customer started with this `clientId`, or null. */
export async function findStarted(
  queries: Queries,
  customerId: string,
  clientId: string,
): Promise<string | null> {
  const [row] = await queries<{ _id: string }[]>`
    select _id from conversations where customer_id = ${customerId} and client_id = ${clientId}`
  return row?._id ?? null
}

/** Says if an account is the customer of an order, or its rider or shop; null if it is none of them. */
export async function findPartOf(
  queries: Queries,
  accountId: string,
  orderId: string,
): Promise<'customer' | 'other' | null> {
  const [row] = await queries<{ part: 'customer' | 'other' }[]>`
    select case when customer_id = ${accountId} then 'customer' else 'other' end as part
    from orders where _id = ${orderId} and ${accountId} in (customer_id, vendor_id, rider_id)`
  return row?.part ?? null
}

/** Adds how many messages this staff member has not opened. */
export async function readForStaff(
  queries: Queries,
  conversation: ConversationBase,
  readerId: string,
): Promise<Conversation> {
  const [read] = await addUnread(queries, readerId, [conversation])
  return read ?? { ...conversation, unreadCount: 0 }
}

function toShared(row: ConversationRow): ConversationBase {
  return {
    _id: row._id,
    userId: {
      _id: row.customer_id,
      name: row.customer_name,
      email: row.customer_email,
      role: row.customer_role,
    },
    status: row.status,
    lastMessage: row.last_message,
    lastSenderType: row.last_sender_type,
    lastUpdated: row.created_at.toISOString(),
    lastSequence: row.last_sequence,
    seen: { admin: row.seen_by_admin, customer: row.seen_by_customer },
    order: row.order_id === null ? null : { _id: row.order_id, number: row.order_number ?? '' },
    complaint: row.complaint,
  }
}

const toOwn = (row: ConversationRow): Conversation => ({
  ...toShared(row),
  unreadCount: row.unread_by_customer,
})

const toStaffs = (row: ConversationRow): ConversationBase => ({
  ...toShared(row),
  assignee: row.assignee_id === null ? null : { _id: row.assignee_id, name: row.assignee_name ?? '' },
})
