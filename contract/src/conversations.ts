import { z } from 'zod'
import { BODY_LIMIT, call } from './call.ts'
import {
  Id,
  Instant,
  listAnswer,
  ListQuery,
  requiredText,
  SentImage,
  ShownImage,
  TEXT_LIMIT,
} from './primitives.ts'

/** The support chat, as both sides have it; what the staff alone may is in support.ts, what is told live in events.ts. */

// Enumerations

/**
 * Where a conversation stands. One that is `resolved` or `pending` becomes `active` when its customer writes;
 * nobody writes to a `closed` one.
 */
export const CONVERSATION_STATUSES = ['active', 'pending', 'resolved', 'closed'] as const
export const ConversationStatus = z.enum(CONVERSATION_STATUSES)
export type ConversationStatus = z.infer<typeof ConversationStatus>

/** The two sides of a conversation: the staff, whoever of them it is, and the one it belongs to. */
export const SENDER_TYPES = ['admin', 'customer'] as const
export const SenderType = z.enum(SENDER_TYPES)
export type SenderType = z.infer<typeof SenderType>

// Limits

/** Characters. */
export const MESSAGE_TEXT = { max: TEXT_LIMIT.paragraph } as const
/** What an image may weigh as it is sent, decoded, and how wide and high it is kept: a photographed receipt is read. */
export const MESSAGE_IMAGE = { bytes: 2 * 1024 * 1024, widthPx: 1280 } as const
/** Characters of the last message that lists show. */
export const LAST_MESSAGE = { max: 140 } as const
/** How many messages one person may send in a window. */
export const MESSAGE_LIMIT = { messages: 20, windowSeconds: 10 } as const
/** How many messages come at once: on opening a conversation, and on catching up. */
export const HISTORY = { opened: 50, caughtUp: 200 } as const
/** Who types says so again this often; without it, the sign fades. Milliseconds. */
export const TYPING = { renewMs: 1_000, fadeMs: 1_500 } as const
/** An answer that its customer has not seen after this long is mailed, once until they are back. */
export const ANSWER_MAIL = { afterSeconds: 120 } as const

const startLimit = { name: 'conversations', requests: 20, windowSeconds: 3600 } as const

// Messages
export const conversationMessages = {
  conversationsFailed: 'Failed to fetch conversations',
  conversationFailed: 'Failed to fetch conversation',
  messagesFailed: 'Failed to fetch messages',
  createFailed: 'Failed to create conversation',
  loading: 'Loading conversations...',
  none: 'No conversations found',
  noMessages: 'No messages yet',
  select: 'Select a conversation',
  empty: 'Please write a message.',
  tooFast: 'You are writing very fast. Please wait a moment.',
  /** Where a message is shown as text and holds an image alone. */
  imageAlone: 'Photo',
} as const

// Shapes
export const MessageText = requiredText(MESSAGE_TEXT.max, conversationMessages.empty)

/** What goes with an image, or nothing. */
const TextBesideImage = z.union([MessageText, z.literal('')]).default('')

/** What its sender calls a message, so that sending it again stores it once. */
export const ClientId = z.uuid({ error: 'This is not an id of a message.' }).toLowerCase()

/** Counts the messages of one conversation from 1, without gaps. */
export const Sequence = z.int().min(1)

export const Message = z.object({
  _id: Id,
  conversationId: Id,
  sequence: Sequence,
  clientId: ClientId,
  senderType: SenderType,
  senderName: z.string().meta({ description: 'first name, as it is today' }),
  content: z.string().meta({ description: 'plain text; empty where there is an image alone' }),
  image: ShownImage.nullable(),
  createdAt: Instant,
  read: z.boolean().meta({ description: 'seen by the other side' }),
})
export type Message = z.infer<typeof Message>

/** Up to which message each side has seen a conversation; 0 before the first. */
export const SeenSequences = z.object({ admin: z.int().min(0), customer: z.int().min(0) })
export type SeenSequences = z.infer<typeof SeenSequences>

export const Conversation = z.object({
  _id: Id,
  userId: z.object({ _id: Id, name: z.string(), email: z.string() }).meta({ description: 'whose it is' }),
  status: ConversationStatus,
  lastMessage: z.string().meta({ description: 'how the last message begins' }),
  lastSenderType: SenderType,
  lastUpdated: Instant.meta({ description: 'when the last message came' }),
  lastSequence: Sequence,
  seen: SeenSequences,
  unreadCount: z.int().meta({ description: 'messages of the other side that whoever asks has not opened' }),
  order: z.object({ _id: Id, number: z.string() }).nullable().meta({ description: 'what it is about' }),
  assignee: z.object({ _id: Id, name: z.string() }).nullable().optional().meta({
    description: 'who of the staff looks after it; told to the staff alone',
  }),
})
export type Conversation = z.infer<typeof Conversation>

/** How a conversation begins: text, image, or both. */
export const ConversationInput = z.strictObject({
  initialMessage: TextBesideImage,
  image: SentImage,
  clientId: ClientId.optional(),
  orderId: Id.optional().meta({ description: "an order of the caller's own that this is about" }),
})
export type ConversationInput = z.infer<typeof ConversationInput>

/** A message with an image, or one sent where no socket stands. Text, image, or both. */
export const MessageInput = z.strictObject({
  id: Id,
  clientId: ClientId,
  content: TextBesideImage,
  image: SentImage,
})
export type MessageInput = z.infer<typeof MessageInput>

// Calls
export const conversations = {
  /** The caller's own, the last written to first. */
  listOwn: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/user/conversations', tags: ['conversations'] })
    .input(ListQuery.omit({ search: true }))
    .output(z.object({ data: z.array(Conversation), ...listAnswer })),
  /** Begins one. The same `clientId` again answers the conversation it began. */
  create: call
    .meta({ access: 'verified', limit: startLimit, bodyBytes: BODY_LIMIT.withImageBytes })
    .route({ method: 'POST', path: '/user/conversations', successStatus: 201, tags: ['conversations'] })
    .input(ConversationInput)
    .output(z.object({ data: Conversation })),
  /** To its customer and to staff that may answer; to anybody else it is not there. */
  read: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/conversations/{id}', tags: ['conversations'] })
    .input(z.object({ id: Id }))
    .output(z.object({ data: Conversation })),
  /** Oldest first, the newest page first: `nextCursor` leads to what was written before. */
  messages: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/conversations/{id}/messages', tags: ['conversations'] })
    .input(ListQuery.omit({ search: true }).extend({ id: Id }))
    .output(z.object({ data: z.array(Message), nextCursor: z.string().nullable() })),
  /** 409 CONVERSATION_CLOSED where nobody writes any more. */
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
