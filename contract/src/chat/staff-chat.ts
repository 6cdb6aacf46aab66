import { z } from 'zod'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import { Conversation, ConversationStatus, Message } from './chat.ts'
import { MESSAGE_TEXT, WRITER_ROLES } from './chat.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { staffChatMessages } from './staff-chat.constants.ts'
import { Order } from '../orders/order-shapes.ts'
import { requiredText } from '../common/primitives.fields.ts'
import { savedReplyFields } from './staff-chat.fields.ts'
import { editedVersion, Id, Instant, listAnswer, ListQuery, Version } from '../common/primitives.ts'

/** The staff's side of the support chat. */

// Shapes
/** An internal note beside a conversation; its customer never sees it. */
export const Note = z.object({
  _id: Id,
  conversationId: Id,
  content: z.string(),
  by: z.object({ _id: Id, name: z.string() }),
  createdAt: Instant,
})
export type Note = z.infer<typeof Note>

/** A text that is often sent; shared by the staff. */
export const SavedReply = z.object({ _id: Id, title: z.string(), content: z.string(), version: Version })
export type SavedReply = z.infer<typeof SavedReply>

/** The filter by assignee: a staff account, `me` or `nobody`. */
export const AssigneeFilter = z.union([z.enum(['me', 'nobody']), Id])

export const ConversationQuery = ListQuery.extend({
  status: ConversationStatus.optional(),
  unread: z.enum(['true']).optional().meta({ description: 'those with messages the caller has not opened' }),
  assignee: AssigneeFilter.optional(),
  role: z.enum(WRITER_ROLES).optional().meta({ description: 'of whose it is' }),
})
export type ConversationQuery = z.infer<typeof ConversationQuery>

/** A found message, with the name of its conversation's customer. */
export const MessageSearchResult = Message.extend({ customerName: z.string() })
export type MessageSearchResult = z.infer<typeof MessageSearchResult>

const Done = z.object({ success: z.literal(true) })
const answering = { access: 'answerCustomers' } as const

// Calls
export const staffChat = {
  /** The most recently used first; `search` looks in the customer's name and e-mail. */
  list: call
    .meta(answering)
    .route({ method: 'GET', path: '/admin/conversations', tags: ['conversations'] })
    .input(ConversationQuery)
    .output(z.object({ data: z.array(Conversation), ...listAnswer })),
  /** The number of conversations with something unread for the caller. */
  countUnread: call
    .meta(answering)
    .route({ method: 'GET', path: '/admin/conversations/unread', tags: ['conversations'] })
    .output(z.object({ unread: z.int() })),
  /** Messages that contain these words, newest first; in one conversation or in all. */
  search: call
    .meta(answering)
    .route({ method: 'GET', path: '/admin/conversations/messages', tags: ['conversations'] })
    .input(
      z.object({
        search: z.string().trim().min(1).max(TEXT_LIMIT.line),
        conversationId: Id.optional(),
        limit: ListQuery.shape.limit,
        cursor: ListQuery.shape.cursor,
      }),
    )
    .output(z.object({ data: z.array(MessageSearchResult), nextCursor: z.string().nullable() })),
  /** Marks its last message as unread, for the caller alone; the customer's ticks stay. */
  markUnread: call
    .meta(answering)
    .route({ method: 'PUT', path: '/admin/conversations/{id}/unread', tags: ['conversations'] })
    .input(z.object({ id: Id }))
    .output(z.object({ data: Conversation })),
  /** The staff who can be assigned a conversation. */
  agents: call
    .meta(answering)
    .route({ method: 'GET', path: '/admin/conversations/agents', tags: ['conversations'] })
    .output(z.object({ agents: z.array(z.object({ _id: Id, name: z.string() })) })),
  /** Assigns it to somebody who may answer; with null, to nobody. */
  assign: call
    .meta(answering)
    .route({ method: 'PUT', path: '/admin/conversations/{id}/assignee', tags: ['conversations'] })
    .input(z.strictObject({ id: Id, accountId: Id.nullable() }))
    .output(z.object({ data: Conversation })),
  /** Oldest first. */
  notes: call
    .meta(answering)
    .route({ method: 'GET', path: '/admin/conversations/{id}/notes', tags: ['conversations'] })
    .input(z.object({ id: Id }))
    .output(z.object({ data: z.array(Note) })),
  addNote: call
    .meta(answering)
    .route({
      method: 'POST',
      path: '/admin/conversations/{id}/notes',
      successStatus: 201,
      tags: ['conversations'],
    })
    .input(z.strictObject({ id: Id, content: requiredText(MESSAGE_TEXT.max, staffChatMessages.noteMissing) }))
    .output(z.object({ data: Note })),
  /** The whole conversation as text, for a file; without notes. */
  transcript: call
    .meta(answering)
    .route({ method: 'GET', path: '/admin/conversations/{id}/transcript', tags: ['conversations'] })
    .input(z.object({ id: Id }))
    .output(z.object({ data: z.object({ fileName: z.string(), content: z.string() }) })),
  /** The orders, jobs or shop's orders of whom the conversation belongs to, newest first. */
  orders: call
    .meta(answering)
    .route({ method: 'GET', path: '/admin/conversations/{id}/orders', tags: ['conversations'] })
    .input(ListQuery.omit({ search: true }).extend({ id: Id }))
    .output(z.object({ orders: z.array(Order), ...listAnswer })),

  /** Sorted by title. */
  listSavedReplies: call
    .meta(answering)
    .route({ method: 'GET', path: '/admin/saved-replies', tags: ['conversations'] })
    .output(z.object({ data: z.array(SavedReply) })),
  createSavedReply: call
    .meta(answering)
    .route({ method: 'POST', path: '/admin/saved-replies', successStatus: 201, tags: ['conversations'] })
    .input(z.strictObject(savedReplyFields))
    .output(z.object({ data: SavedReply })),
  updateSavedReply: call
    .meta(answering)
    .route({ method: 'PUT', path: '/admin/saved-replies/{id}', tags: ['conversations'] })
    .input(z.strictObject({ id: Id, version: editedVersion, ...savedReplyFields }))
    .output(z.object({ data: SavedReply }))
    .errors(changedMeanwhile(SavedReply)),
  removeSavedReply: call
    .meta(answering)
    .route({ method: 'DELETE', path: '/admin/saved-replies/{id}', tags: ['conversations'] })
    .input(z.object({ id: Id }))
    .output(Done),
}
