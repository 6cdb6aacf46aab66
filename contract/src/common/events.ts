import { z } from 'zod'
import { Conversation, ConversationStatus, Message, MessageText, SenderType, Sequence } from '../chat/chat.ts'
import { OFFER_ENDS } from '../dispatch/offers.constants.ts'
import { RiderPosition } from '../dispatch/rider-tracking.ts'
import { Offer, RiderStatus } from '../dispatch/offers.ts'
import { Actor } from '../orders/order-life.ts'
import { Order, OrderView } from '../orders/order-shapes.ts'
import { Signup } from '../operations/overview.ts'
import { ClientId, Id, Instant } from './primitives.ts'
import type { RefusalBody } from './refusals.ts'
import { Note } from '../chat/staff-chat.ts'
import { StaffOrderView } from '../orders/staff-orders.ts'

/**
 * The events that the server sends. Clients that are away miss them, and read the current state when they are
 * back.
 */
export const serverEvents = {
  /**
   * To everybody who may see that order. Of a move: who made it, and the rest of the order as this receiver
   * may read it, which makes up `orders.read` or, for staff, `staffOrders.read`. A rider who lost the order
   * receives neither, and no words about people.
   */
  order_updated: z.object({
    order: Order,
    by: Actor.optional(),
    view: OrderView.optional(),
    staffView: StaffOrderView.optional(),
  }),
  /**
   * To the customer and the shop of an order, and to staff who watch riders: its rider moved. Without a position, the
   * rider does not share positions any more. Older events may come later.
   */
  rider_moved: z.object({
    orderId: Id,
    position: RiderPosition.optional(),
    arrivesAt: Instant.optional(),
  }),
  /** To riders: the list of open orders has changed. */
  offers_changed: z.object({}),
  /** To a rider: an order is offered to them. */
  offer_made: z.object({ offer: Offer }),
  /** To a rider: an offer to them has ended. To all riders, as `taken`: the order waits for nobody any more. */
  offer_gone: z.object({ orderId: Id, reason: z.enum(OFFER_ENDS) }),
  /** To a rider: their status has changed, by them elsewhere or because duty has ended. */
  rider_status: z.object({ status: RiderStatus }),
  /** To staff who may move orders: rows of the board that changed, came or left. */
  dispatch_updated: z.object({ orderIds: z.array(Id) }),
  /** To staff who see orders: roads were closed, or opened again. */
  closures_changed: z.object({}),
  /** To everybody: the staff has stopped the clocks and new orders, or lets them go on. */
  pause_changed: z.object({}),
  /** To a rider, and to staff who see cash: a remittance of this rider was recorded. */
  cash_remitted: z.object({ riderId: Id }),
  /** To staff who see the overview: somebody signed up or was registered. */
  account_created: z.object({ account: Signup }),
  /**
   * To staff who answer customers: somebody wrote on the contact page, or a message was opened or marked
   * answered.
   */
  contact_changed: z.object({ unread: z.int() }),

  /** To the customer's connections, the sender's included, and to all staff who may answer. */
  new_message: z.object({ message: Message }),
  /**
   * To a client that joined: the messages it missed, oldest first. If `hasMore`, joining again with the last
   * sequence brings the rest.
   */
  previous_messages: z.object({ conversationId: Id, messages: z.array(Message), hasMore: z.boolean() }),
  /** To the others who joined. Without a renewal or an end, the client removes the sign after `TYPING.lostMs`. */
  typing_indicator: z.object({ conversationId: Id, senderType: SenderType, isTyping: z.boolean() }),
  /** To its customer and the staff. */
  status_updated: z.object({ conversationId: Id, status: ConversationStatus }),
  /**
   * To its customer and the staff: a conversation is new or has changed. Without the unread count, which
   * differs for each reader.
   */
  conversation_updated: z.object({ conversation: Conversation.omit({ unreadCount: true }) }),
  /** To staff who may answer: the conversation was deleted together with its customer. */
  conversation_removed: z.object({ conversationId: Id }),
  /** To both sides: one side has seen all messages up to this one. */
  messages_read: z.object({ conversationId: Id, by: SenderType, sequence: Sequence }),
  /**
   * To all connections of one account: its unread count changed, because it opened or marked something
   * elsewhere.
   */
  unread_changed: z.object({ conversationId: Id, unreadCount: z.int() }),
  /** To staff who may answer. */
  note_added: z.object({ note: Note }),
} as const
export type ServerEvents = {
  [Name in keyof typeof serverEvents]: (payload: z.infer<(typeof serverEvents)[Name]>) => void
}
export type ServerEvent<Name extends keyof ServerEvents> = Parameters<ServerEvents[Name]>[0]

/**
 * The events that clients send, each with its input and the data of a successful answer, and as how many events
 * it counts where a connection sends too much.
 */
export const clientEvents = {
  /**
   * Sends `previous_messages` (those after `afterSequence`, or the latest ones) and, from now on, the typing
   * events of others.
   */
  join_conversation: {
    input: z.strictObject({ conversationId: Id, afterSequence: z.int32().min(0).optional() }),
    data: z.object({ conversation: Conversation }),
    // It is answered with up to two hundred messages.
    cost: 5,
  },
  /** Acknowledged once it is stored. Repeated with the same `clientId`, returns the stored message. */
  send_message: {
    input: z.strictObject({ conversationId: Id, content: MessageText, clientId: ClientId.optional() }),
    data: z.object({ message: Message }),
    cost: 1,
  },
  typing: {
    input: z.strictObject({ conversationId: Id, isTyping: z.boolean() }),
    data: z.object({}),
    cost: 1,
  },
  /** For staff only. */
  update_status: {
    input: z.strictObject({ conversationId: Id, status: ConversationStatus }),
    data: z.object({}),
    cost: 1,
  },
  /** For staff who see orders: `rider_moved` of all running orders, from now on or no more. */
  watch_riders: {
    input: z.strictObject({ isWatching: z.boolean() }),
    data: z.object({}),
    cost: 1,
  },
  /** The caller has seen all messages up to this one. */
  mark_read: {
    input: z.strictObject({ conversationId: Id, sequence: Sequence }),
    data: z.object({}),
    cost: 1,
  },
} as const
export type ClientEventName = keyof typeof clientEvents
export type ClientEventInput<Name extends ClientEventName> = z.input<(typeof clientEvents)[Name]['input']>
export type ClientEventData<Name extends ClientEventName> = z.infer<(typeof clientEvents)[Name]['data']>

/** The acknowledgement of an event from a client. */
export type Ack<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: RefusalBody }
export type ClientEvents = {
  [Name in ClientEventName]: (
    input: ClientEventInput<Name>,
    acknowledge: (ack: Ack<ClientEventData<Name>>) => void,
  ) => void
}
