import { z } from 'zod'
import {
  ClientId,
  Conversation,
  ConversationStatus,
  Message,
  MessageText,
  SenderType,
  Sequence,
} from './conversations.ts'
import { Actor } from './order-life.ts'
import { Order } from './orders.ts'
import { Signup } from './overview.ts'
import { Id } from './primitives.ts'
import type { RefusalBody } from './refusals.ts'
import { Note } from './support.ts'

/** Where the socket is below the origin. */
export const SOCKET_PATH = '/socket.io'

/** SPEC's settings of the connection, milliseconds. */
export const SOCKET = {
  transports: ['websocket', 'polling'],
  reconnectionDelayMs: 1_000,
  reconnectionDelayMaxMs: 5_000,
  jitter: 0.5,
  timeoutMs: 20_000,
} as const

/** What the server tells, by event. What is told is lost for whoever is away: they ask when they are back. */
export const serverEvents = {
  /** To whoever may see that order; without hand-over codes. `by`: who made the step that led there. */
  order_updated: z.object({ order: Order, by: Actor.optional() }),
  /** To riders: what waits for one of them is not what it was. */
  offers_changed: z.object({}),
  /** To staff that sees the overview: somebody signed up, or was registered. */
  account_created: z.object({ account: Signup }),
  /** To staff that answers customers: somebody wrote on the contact page, or a message was opened or answered. */
  contact_changed: z.object({ unread: z.int() }),

  /** To its customer, wherever they are connected, and to all staff that may answer; its sender hears it too. */
  new_message: z.object({ message: Message }),
  /** To whoever joined: what they missed, oldest first. With `hasMore`, joining again after the last brings the rest. */
  previous_messages: z.object({ conversationId: Id, messages: z.array(Message), hasMore: z.boolean() }),
  /** To the others who joined. Fades by itself after `TYPING.fadeMs`. */
  typing_indicator: z.object({ conversationId: Id, senderType: SenderType, isTyping: z.boolean() }),
  /** To its customer and the staff. */
  status_updated: z.object({ conversationId: Id, status: ConversationStatus }),
  /** To its customer and the staff: it is new, or anything of it changed. How much is unread, each knows alone. */
  conversation_updated: z.object({ conversation: Conversation.omit({ unreadCount: true }) }),
  /** To staff that may answer: it is gone, with the customer it belonged to. */
  conversation_removed: z.object({ conversationId: Id }),
  /** To both sides: one has seen it up to there. */
  messages_read: z.object({ conversationId: Id, by: SenderType, sequence: Sequence }),
  /** To all connections of one account: what it has not opened, after it opened or marked something elsewhere. */
  unread_changed: z.object({ conversationId: Id, unreadCount: z.int() }),
  /** To staff that may answer. */
  note_added: z.object({ note: Note }),
} as const
export type ServerEvents = {
  [Name in keyof typeof serverEvents]: (payload: z.infer<(typeof serverEvents)[Name]>) => void
}
export type ServerEvent<Name extends keyof ServerEvents> = Parameters<ServerEvents[Name]>[0]

/** What a client may say, by event: the input, and what a success is answered with. */
export const clientEvents = {
  /** Brings `previous_messages`: those after `afterSequence`, or the latest; and what the others type from now on. */
  join_conversation: {
    input: z.strictObject({ conversationId: Id, afterSequence: z.int32().min(0).optional() }),
    data: z.object({ conversation: Conversation }),
  },
  /** Acknowledged once it is stored. The same `clientId` again answers the message that was stored. */
  send_message: {
    input: z.strictObject({ conversationId: Id, content: MessageText, clientId: ClientId.optional() }),
    data: z.object({ message: Message }),
  },
  typing: {
    input: z.strictObject({ conversationId: Id, isTyping: z.boolean() }),
    data: z.object({}),
  },
  /** Of the staff alone. */
  update_status: {
    input: z.strictObject({ conversationId: Id, status: ConversationStatus }),
    data: z.object({}),
  },
  /** The caller has seen everything up to there. */
  mark_read: {
    input: z.strictObject({ conversationId: Id, sequence: Sequence }),
    data: z.object({}),
  },
} as const
export type ClientEventName = keyof typeof clientEvents
export type ClientEventInput<Name extends ClientEventName> = z.input<(typeof clientEvents)[Name]['input']>
export type ClientEventData<Name extends ClientEventName> = z.infer<(typeof clientEvents)[Name]['data']>

/** How each event of a client is answered. */
export type Ack<Data> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: RefusalBody }
export type ClientEvents = {
  [Name in ClientEventName]: (
    input: ClientEventInput<Name>,
    acknowledge: (ack: Ack<ClientEventData<Name>>) => void,
  ) => void
}
