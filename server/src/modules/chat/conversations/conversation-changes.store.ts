import type { Complaint, ConversationStatus } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'

export async function setStatus(
  queries: Queries,
  conversationId: string,
  status: ConversationStatus,
): Promise<void> {
  await queries`update conversations set status = ${status} where _id = ${conversationId}`
}

export async function setComplaint(
  queries: Queries,
  conversationId: string,
  complaint: Complaint,
): Promise<void> {
  await queries`update conversations set complaint = ${complaint} where _id = ${conversationId}`
}

export async function setAssignee(
  queries: Queries,
  conversationId: string,
  assigneeId: string | null,
): Promise<void> {
  await queries`update conversations set assignee_id = ${assigneeId} where _id = ${conversationId}`
}

/** Any of the staff has seen the conversation up to this message. */
export async function setSeenByAdmin(
  queries: Queries,
  conversationId: string,
  sequence: number,
): Promise<void> {
  await queries`update conversations set seen_by_admin = ${sequence} where _id = ${conversationId}`
}

/** The customer has seen the conversation up to this message. */
export async function setSeenByCustomer(
  queries: Queries,
  conversationId: string,
  seen: { readonly sequence: number; readonly unread: number; readonly firstUnreadAnswer: number | null },
): Promise<void> {
  await queries`
    update conversations
    set seen_by_customer = ${seen.sequence}, unread_by_customer = ${seen.unread},
      first_unread_answer = ${seen.firstUnreadAnswer}
    where _id = ${conversationId}`
}

/** Leaves an agent's conversations without an assignee. */
export async function unassign(queries: Queries, assigneeId: string): Promise<void> {
  // Locked in the same order as messages lock several conversations, so that the two cannot deadlock.
  await queries`
    select from conversations where assignee_id = ${assigneeId} order by _id for no key update`
  await queries`update conversations set assignee_id = null where assignee_id = ${assigneeId}`
}

export interface ConversationErasure {
  readonly conversationIds: readonly string[]
  /** Keys of the images that were in them. */
  readonly imageKeys: readonly string[]
}

/** Deletes a customer's conversations with their messages and notes. */
export async function eraseConversations(queries: Queries, customerId: string): Promise<ConversationErasure> {
  // Locked first, so that no message is added in between.
  const held = await queries<{ _id: string }[]>`
    select _id from conversations where customer_id = ${customerId} order by _id for update`
  const images = await queries<{ image_key: string }[]>`
    select image_key from messages join conversations on conversations._id = conversation_id
    where customer_id = ${customerId} and image_key is not null`
  await queries`delete from conversations where customer_id = ${customerId}`
  return { conversationIds: held.map(({ _id }) => _id), imageKeys: images.map(({ image_key: key }) => key) }
}
