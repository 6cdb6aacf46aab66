import type { NotificationKind, Permission } from '@ozi/contract'

/**
 * Notifications by mail alone that nobody can turn off.
 * - `order_placed`: the confirmation of an order, to its customer
 * - `contact_message`: what somebody wrote on the contact page, to the support desk; `contact_answer`: the answer to it
 * - `staff_invitation`: the link to join the staff
 */
export const MAIL_KINDS = ['order_placed', 'contact_message', 'contact_answer', 'staff_invitation'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export const isMailKind = (kind: string): kind is MailKind => MAIL_KINDS.some((each) => each === kind)

/**
 * A notification by push, SMS or mail. `to` is an account, all staff with a permission, or the receiver of the order.
 * `named` is for mails alone: the person whom the subject names.
 */
export interface Notification {
  readonly kind: NotificationKind | MailKind
  readonly to: { readonly accountId: string } | { readonly permission: Permission } | 'receiver' | 'named'
  /** True for what its recipient did, or what is not worth a push: it goes by mail alone. */
  readonly isMailAlone?: boolean
  /** How long its mail waits; meanwhile there may be nothing left to say. */
  readonly mailAfterSeconds?: number
  readonly orderId?: string
  /** The event of the order that it is about; without one, the first. */
  readonly eventId?: number
  /** The sequence of the first answer that its recipient has not seen. */
  readonly firstUnreadAnswer?: number
  /** Names the subject of kinds without an order or a conversation. */
  readonly subjectId?: string
  readonly conversationId?: string
  /** Names the rider in a notification to the staff about cash. */
  readonly riderId?: string
  /** How many are left, or have passed, for kinds that say it. */
  readonly minutes?: number
  /**
   * The moment from which it is of no use, e.g. the end of an offer's countdown; by default, the kind's time after it
   * was sent.
   */
  readonly until?: Date
}

/** Ids alone: texts are written when they are sent, and codes are read then. */
export type NotificationJob = Omit<Notification, 'to' | 'until'> & {
  readonly notificationId: string
  readonly accountId?: string
  readonly permission?: Permission
  readonly until?: number
}
