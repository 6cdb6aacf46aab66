import { z } from 'zod'
import { call } from '../common/call.ts'
import { LANGUAGES } from '../common/languages.constants.ts'
import {
  NOTIFICATIONS,
  PUSH_SUBSCRIPTIONS,
  UNREACHED_STATUSES,
  UNREACHED_SHOWN,
  type NotificationKind,
} from './notifications.constants.ts'
import { Id, Instant } from '../common/primitives.ts'
import { Role } from '../accounts/roles.ts'

/** Notifications by push, SMS and mail, for people who have no page of ours open. */

// Enumerations
export const NotificationKindName = z.enum(
  Object.keys(NOTIFICATIONS) as [NotificationKind, ...NotificationKind[]],
)

// Shapes
const bytes = (length: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}={0,2}$`), 'This is not a key of a push.')

/** A browser's `PushSubscription.toJSON()`, and the language of its owner. */
export const PushSubscriptionInput = z.object({
  endpoint: z
    .url({ protocol: /^https$/, error: 'This is not the address of a push service.' })
    .max(PUSH_SUBSCRIPTIONS.endpointMax),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
  language: z.enum(LANGUAGES).default('en'),
})
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>

/** Which channels a kind of notification takes. Only the channels that it may take are there. */
const Choice = z.object({ push: z.boolean(), sms: z.boolean(), mail: z.boolean() }).partial()
const KindChoice = z.object({ kind: NotificationKindName, channels: Choice })

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time as 22:30.')
const QuietHours = z
  .strictObject({ from: TimeOfDay, to: TimeOfDay })
  .refine(({ from, to }) => from !== to, { error: 'Choose two different times.', path: ['to'] })
  .nullable()
  .meta({ description: 'Lagos time; meanwhile nothing is pushed or sent by SMS. null: none' })

/** How somebody's notifications reach them. */
export const Notifications = z.object({
  kinds: z.array(KindChoice).meta({ description: "the kinds for the caller's role" }),
  quiet: QuietHours,
  devices: z.int().meta({ description: 'how many browsers get pushes' }),
  isHere: z.boolean().meta({ description: 'whether the browser of this session does' }),
  isSmsSent: z.boolean().meta({ description: 'whether this deployment sends SMS' }),
  publicKey: z.string().meta({ description: 'what a browser subscribes with: applicationServerKey' }),
})
export type Notifications = z.infer<typeof Notifications>

/** Kinds that are not named stay as they are. */
export const NotificationsInput = z.strictObject({
  kinds: z
    .array(z.strictObject({ kind: NotificationKindName, channels: Choice }))
    .max(Object.keys(NOTIFICATIONS).length),
  quiet: QuietHours,
})
export type NotificationsInput = z.infer<typeof NotificationsInput>

/** A notification that reached nobody whom it was for. */
export const UnreachedNotification = z.object({
  _id: Id,
  kind: NotificationKindName,
  at: Instant,
  why: z.array(z.enum(UNREACHED_STATUSES)).meta({ description: 'by its ways: browsers, SMS' }),
  to: z
    .object({ _id: Id, name: z.string(), role: Role, mobileNumber: z.string() })
    .nullable()
    .meta({ description: 'null: the staff as a whole, or the receiver of the order' }),
  receiver: z
    .object({ name: z.string(), mobileNumber: z.string() })
    .optional()
    .meta({ description: 'of an order, or the caller who pays for it: whom an SMS was for' }),
  order: z.object({ _id: Id, number: z.string() }).nullable(),
})
export type UnreachedNotification = z.infer<typeof UnreachedNotification>

// Calls
export const notifications = {
  /**
   * Lists what reached nobody in the last UNREACHED_SHOWN.days days, newest first, so that somebody can be called. Left out are
   * offers, which go on to the next riders by themselves, and news of orders that have ended.
   */
  unreached: call
    .meta({ access: 'moveOrders' })
    .route({ method: 'GET', path: '/admin/notifications/unreached', tags: ['notifications'] })
    .output(
      z.object({
        notifications: z.array(UnreachedNotification).max(UNREACHED_SHOWN.max),
        isCut: z.boolean().meta({ description: 'whether there is more' }),
      }),
    ),
  /**
   * Sends the caller's notifications to this browser while its session lasts, instead of to the one that the session named before.
   * Refuses addresses that lead into a network of our own.
   */
  subscribe: call
    .meta({
      access: 'verified',
      limit: { name: 'push-subscriptions', requests: 60, windowSeconds: 3600 },
    })
    .route({ method: 'POST', path: '/push/subscriptions', tags: ['notifications'] })
    .input(PushSubscriptionInput)
    .output(z.object({ data: Notifications })),
  /** Sends nothing more to the browser of this session. */
  unsubscribe: call
    .meta({ access: 'verified' })
    .route({ method: 'DELETE', path: '/push/subscriptions', tags: ['notifications'] })
    .output(z.object({ data: Notifications })),
  read: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/me/notifications', tags: ['notifications'] })
    .output(z.object({ data: Notifications })),
  update: call
    .meta({ access: 'verified' })
    .route({ method: 'PUT', path: '/me/notifications', tags: ['notifications'] })
    .input(NotificationsInput)
    .output(z.object({ data: Notifications })),
}
