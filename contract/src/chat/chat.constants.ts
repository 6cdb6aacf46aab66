import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import type { ROLES } from '../accounts/roles.constants.ts'

// Enumerations
/**
 * The status of a conversation. A `resolved` or `pending` one becomes `active` when its customer writes;
 * nobody can write to a `closed` one.
 */
export const CONVERSATION_STATUSES = ['active', 'pending', 'resolved', 'closed'] as const

/** The two sides of a conversation: any staff member, and the account it belongs to, whatever its role. */
export const SENDER_TYPES = ['admin', 'customer'] as const

/** The roles that the staff's list can be narrowed to. */
export const WRITER_ROLES = ['user', 'rider', 'vendor'] as const

/** The complaints that a customer may make about an order. */
export const COMPLAINTS = ['lost', 'broken', 'late', 'wrong_item', 'money', 'rider', 'other'] as const

/** The page on which an account of a role finds its conversations. */
export const SUPPORT_PAGES = {
  user: '/dashboard',
  rider: '/rider',
  vendor: '/vendor',
  admin: '/dashboard',
  support: '/dashboard',
  finance: '/dashboard',
} as const satisfies Readonly<Record<(typeof ROLES)[number], string>>

// Limits
/** In characters. */
export const MESSAGE_TEXT = { max: TEXT_LIMIT.paragraph } as const
/**
 * The most bytes an uploaded image may have, decoded from base64, and the most pixels per side it is stored
 * with: enough to read a photographed receipt.
 */
export const MESSAGE_IMAGE = { bytes: 2 * 1024 * 1024, widthPx: 1280 } as const
/** How many characters of the last message lists show. */
export const LAST_MESSAGE = { max: 140 } as const
/** How many messages one person may send in a time window. */
export const MESSAGE_LIMIT = { messages: 20, windowSeconds: 10 } as const
/** How many messages come at once: when a conversation is opened, and when a client catches up. */
export const HISTORY = { opened: 50, caughtUp: 200 } as const
/**
 * In milliseconds. A client repeats the typing event at most every `renewMs` while somebody types, and says that
 * it ended `fadeMs` after the last key. `lostMs` after the last report, the sign disappears without that.
 */
export const TYPING = { renewMs: 1_000, fadeMs: 1_500, lostMs: 4_000 } as const
/**
 * After this long, an answer that the customer has not seen is mailed: only one mail until the customer is
 * back.
 */
export const ANSWER_MAIL = { afterSeconds: 120 } as const

// Messages
export const chatMessages = {
  conversationsFailed: 'Failed to fetch conversations',
  conversationFailed: 'Failed to fetch conversation',
  messagesFailed: 'Failed to fetch messages',
  createFailed: 'Failed to create conversation',
  loading: 'Loading conversations...',
  none: 'No conversations found',
  noMessages: 'No messages yet',
  select: 'Select a conversation',
  empty: 'Please write a message.',
  complaintOfOthers: 'Only the customer of an order can complain about it.',
  tooFast: 'You are writing very fast. Please wait a moment.',
  /** The text form of a message that contains only an image. */
  imageAlone: 'Photo',
} as const
