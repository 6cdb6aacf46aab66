import { z } from 'zod'
import { call } from '../common/call.ts'
import { BODY_LIMIT } from '../common/call.constants.ts'
import {
  chatMessages,
  COMPLAINTS,
  CONVERSATION_STATUSES,
  MESSAGE_TEXT,
  SENDER_TYPES,
} from './chat.constants.ts'
import { requiredText } from '../common/primitives.fields.ts'
import { Role } from '../accounts/roles.ts'
import { ClientId, Id, Instant, listAnswer, ListQuery, ImageInput, WebImage } from '../common/primitives.ts'

/** The support chat for both sides: customers, riders or shops, and the staff. Calls for staff alone are in staff-chat.ts, socket events in events.ts. */

// Enumerations
export const ConversationStatus = z.enum(CONVERSATION_STATUSES)
export type ConversationStatus = z.infer<typeof ConversationStatus>

export const SenderType = z.enum(SENDER_TYPES)
export type SenderType = z.infer<typeof SenderType>

export const Complaint = z.enum(COMPLAINTS)
export type Complaint = z.infer<typeof Complaint>

// Limits
const startLimit = { name: 'conversations', requests: 20, windowSeconds: 3600 } as const

// Shapes
export const MessageText = requiredText(MESSAGE_TEXT.max, chatMessages.empty)

/** The text of a message; may be empty if there is an image. */
const TextBesideImage = z.union([MessageText, z.literal('')]).default('')

/** Numbers the messages of one conversation from 1, without gaps. */
export const Sequence = z.int().min(1)

export const Message = z.object({
  _id: Id,
  conversationId: Id,
  sequence: Sequence,
  clientId: ClientId,
  senderType: SenderType,
  senderName: z.string().meta({ description: 'first name, as it is today' }),
  content: z.string().meta({ description: 'plain text; empty where there is an image alone' }),
  image: WebImage.nullable(),
  createdAt: Instant,
  read: z.boolean().meta({ description: 'seen by the other side' }),
})
export type Message = z.infer<typeof Message>

/** The last message that each side has seen; 0 if none. */
export const ReadPositions = z.object({ admin: z.int().min(0), customer: z.int().min(0) })
export type ReadPositions = z.infer<typeof ReadPositions>

export const Conversation = z.object({
  _id: Id,
  userId: z
    .object({ _id: Id, name: z.string(), email: z.string(), role: Role })
    .meta({ description: 'whose it is' }),
  status: ConversationStatus,
  lastMessage: z.string().meta({ description: 'how the last message begins' }),
  lastSenderType: SenderType,
  lastUpdated: Instant.meta({ description: 'when the last message came' }),
  lastSequence: Sequence,
  seen: ReadPositions,
  unreadCount: z.int().meta({ description: 'messages of the other side that whoever asks has not opened' }),
  order: z.object({ _id: Id, number: z.string() }).nullable().meta({ description: 'what it is about' }),
  complaint: Complaint.nullable().meta({ description: 'what the customer says is wrong with the order' }),
  assignee: z.object({ _id: Id, name: z.string() }).nullable().optional().meta({
    description: 'who of the staff looks after it; told to the staff alone',
  }),
})
export type Conversation = z.infer<typeof Conversation>

/** The first message of a conversation: text, image, or both. */
export const ConversationInput = z
  .strictObject({
    initialMessage: TextBesideImage,
    image: ImageInput,
    clientId: ClientId.optional(),
    orderId: Id.optional().meta({
      description: 'an order that this is about: the caller is its customer, rider or shop',
    }),
    complaint: Complaint.optional().meta({ description: 'what is wrong with the order' }),
  })
  .refine(({ complaint, orderId }) => complaint === undefined || orderId !== undefined, {
    error: 'A complaint is about an order.',
    path: ['orderId'],
  })
export type ConversationInput = z.infer<typeof ConversationInput>

/** A message sent by HTTP: with an image, or while there is no socket. Text, image, or both. */
export const MessageInput = z.strictObject({
  id: Id,
  clientId: ClientId,
  content: TextBesideImage,
  image: ImageInput,
})
export type MessageInput = z.infer<typeof MessageInput>

// Calls
export const chat = {
  /** The caller's own conversations, the most recently used first. */
  listOwn: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/user/conversations', tags: ['conversations'] })
    .input(ListQuery.omit({ search: true }))
    .output(z.object({ data: z.array(Conversation), ...listAnswer })),
  /**
   * Begins a conversation. Repeated with the same `clientId`, returns the conversation it began. A complaint goes on in
   * the caller's latest conversation about its order that is not closed, if there is one.
   */
  create: call
    .meta({ access: 'verified', limit: startLimit, bodyBytes: BODY_LIMIT.withImageBytes })
    .route({ method: 'POST', path: '/user/conversations', successStatus: 201, tags: ['conversations'] })
    .input(ConversationInput)
    .output(z.object({ data: Conversation })),
  /** Only for its customer and for staff who may answer; for others it does not exist. */
  read: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/conversations/{id}', tags: ['conversations'] })
    .input(z.object({ id: Id }))
    .output(z.object({ data: Conversation })),
  /** The newest messages, in chronological order; `nextCursor` leads to the messages before them. */
  messages: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/conversations/{id}/messages', tags: ['conversations'] })
    .input(ListQuery.omit({ search: true }).extend({ id: Id }))
    .output(z.object({ data: z.array(Message), nextCursor: z.string().nullable() })),
  /** 409 CONVERSATION_CLOSED if the conversation is closed. */
  send: call
    .meta({ access: 'verified', bodyBytes: BODY_LIMIT.withImageBytes })
    .route({
      method: 'POST',
      path: '/conversations/{id}/messages',
      successStatus: 201,
      tags: ['conversations'],
    })
    .input(MessageInput)
    .output(z.object({ data: Message })),
}
