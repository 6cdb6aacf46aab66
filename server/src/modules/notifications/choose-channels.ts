import {
  NOTIFICATION_CHANNELS,
  notificationRule,
  type NotificationChannel,
  type NotificationKind,
} from '@ozi/contract'

/**
 * The channels that a person turned on or off for a kind of notification. A channel that is missing keeps its
 * default.
 */
export type Choice = Readonly<Partial<Record<NotificationChannel, boolean>>>

/**
 * The status of a notification on one channel.
 * - `waiting`: not sent yet, or to be tried again
 * - `sent`: the push service, the SMS provider or the mail server has taken it
 * - `skipped`: its mail had nothing to say any more
 * - `quiet`: it came in quiet hours
 * - `unwanted`: its recipient chose no channel for it
 * - `nobody`: there is no channel that reaches its recipient
 * - `gone`: the browser takes no more
 * - `refused`: it was not taken, and trying again would not help
 * - `late`: it was not taken while it was of use
 */
export type DeliveryStatus =
  | 'waiting'
  | 'sent'
  | 'skipped'
  | 'quiet'
  | 'unwanted'
  | 'nobody'
  | 'gone'
  | 'refused'
  | 'late'

export interface RecipientChannels {
  readonly choice: Choice
  readonly isQuiet: boolean
  readonly subscriptionIds: readonly string[]
  readonly hasMail: boolean
  /** True if SMS can be sent and there is a number. */
  readonly hasSms: boolean
}

/** The status of a notification on one channel, or on none. */
export interface ChannelStatus {
  readonly channel: NotificationChannel | null
  readonly subscriptionId: string | null
  readonly status: DeliveryStatus
}

/** True if a person wants a kind of notification on a channel, and the kind can take it. */
export function isWanted(kind: NotificationKind, channel: NotificationChannel, choice: Choice): boolean {
  const byDefault = notificationRule(kind).channels[channel]
  return byDefault !== undefined && (choice[channel] ?? byDefault)
}

/**
 * The channels over which a notification goes to one person: each that they want and have. Without any, one status
 * says why.
 */
export function chooseChannels(kind: NotificationKind, recipient: RecipientChannels): ChannelStatus[] {
  const { hasReceipt = false } = notificationRule(kind)
  const wanted = NOTIFICATION_CHANNELS.filter(
    (channel) => isWanted(kind, channel, recipient.choice) || (hasReceipt && channel === 'mail'),
  )
  if (wanted.length === 0) return [{ channel: null, subscriptionId: null, status: 'unwanted' }]
  const statuses = wanted.flatMap((channel) => statusesOn(channel, recipient))
  return statuses.length === 0 ? [{ channel: null, subscriptionId: null, status: 'nobody' }] : statuses
}

function statusesOn(
  channel: NotificationChannel,
  { isQuiet, ...recipient }: RecipientChannels,
): ChannelStatus[] {
  if (channel === 'mail')
    return recipient.hasMail ? [{ channel, subscriptionId: null, status: 'waiting' }] : []
  const targets = channel === 'push' ? recipient.subscriptionIds : recipient.hasSms ? [null] : []
  if (isQuiet) return targets.length === 0 ? [] : [{ channel, subscriptionId: null, status: 'quiet' }]
  return targets.map((subscriptionId) => ({ channel, subscriptionId, status: 'waiting' }))
}
