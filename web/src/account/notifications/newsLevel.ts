import {
  NEEDS_READER,
  NOTIFICATION_CHANNELS,
  notificationRule,
  type NotificationChannel,
  type NotificationKind,
  type NotificationsInput,
} from '@ozi/contract'

export const NEWS_LEVELS = ['all', 'needed', 'none'] as const
export type NewsLevel = (typeof NEWS_LEVELS)[number]

type KindChoices = NotificationsInput['kinds']

/** A channel that costs us money is on only for who turned it on: `all` is what is on by default. */
function isOnAt(level: NewsLevel, kind: NotificationKind, channel: NotificationChannel): boolean {
  const isTold = level === 'all' || (level === 'needed' && NEEDS_READER.includes(kind))
  return isTold && notificationRule(kind).channels[channel] === true
}

const channelsOf = ({ channels }: KindChoices[number]): readonly NotificationChannel[] =>
  NOTIFICATION_CHANNELS.filter((channel) => channels[channel] !== undefined)

/** These kinds, each on the channels of a level. */
export const kindsAt = (level: NewsLevel, kinds: KindChoices): KindChoices =>
  kinds.map((each) => ({
    kind: each.kind,
    channels: Object.fromEntries(
      channelsOf(each).map((channel) => [channel, isOnAt(level, each.kind, channel)]),
    ),
  }))

/** The level that somebody's choices amount to; null if they are their own. */
export const levelOf = (kinds: KindChoices): NewsLevel | null =>
  NEWS_LEVELS.find((level) =>
    kinds.every((each) =>
      channelsOf(each).every((channel) => each.channels[channel] === isOnAt(level, each.kind, channel)),
    ),
  ) ?? null
