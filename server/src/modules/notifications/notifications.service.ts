import {
  NOTIFICATIONS,
  NOTIFICATION_CHANNELS,
  notificationRule,
  UNREACHED_SHOWN,
  type NotificationChannel,
  type NotificationKind,
  type Notifications,
  type NotificationsInput,
  type PushSubscriptionInput,
  type Role,
  type UnreachedNotification,
} from '@ozi/contract'
import { isPermission, isPermitted } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import type { Config } from '../../platform/config.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { createEncryption } from '../../platform/encryption.ts'
import type { Limits } from '../../platform/http/limits.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { PrivateAddress, publicAddresses } from '../../platform/push/public-address.ts'
import { createPushSender, isPushKey } from '../../platform/push/send-push.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { SmsSender } from '../../platform/sms/sms.ts'
import { isWanted, type Choice } from './choose-channels.ts'
import { deleteChoices, readChoices, writeChoices } from './choices.store.ts'
import type { MailKind } from './notification.ts'
import { createSendMails } from './send-mails.ts'
import { createPushKeys } from './push-keys.ts'
import { createNotify, type ReceiverSms } from './notify.ts'
import { deleteSubscriptionOf, replaceSubscription } from './subscriptions.store.ts'
import {
  countMails,
  eraseDeliveriesOf,
  listUnreached,
  listUnreachedOf,
  expiringDeliveries,
} from './deliveries.store.ts'

export interface NotificationsDeps {
  readonly database: Database
  readonly jobs: Jobs
  readonly limits: Limits
  readonly sms: SmsSender | undefined
  readonly mailer: Mailer
  readonly log: Log
  readonly config: Config
  readonly receiverSms: (orderId: string) => Promise<ReceiverSms>
}

const KINDS = Object.keys(NOTIFICATIONS) as NotificationKind[]

/** Notifications by push, SMS and mail, for people who have no page of ours open. */
export function createNotificationsService(parts: NotificationsDeps) {
  const { database, config, sms } = parts
  const keys = createPushKeys(database, createEncryption(config))
  const rule = { allowsLoopback: config.pushesToLoopback }
  const pushes = createPushSender({ rule, subject: subjectOf(config), keys })
  const { defineMail } = createSendMails(parts)
  const { notify } = createNotify({ ...parts, pushes, publicUrl: config.publicUrl })

  async function read(caller: Caller): Promise<Notifications> {
    const [{ kinds, quiet, ...devices }, { publicKey }] = await Promise.all([
      readChoices(database.sql, caller),
      keys(),
    ])
    return {
      kinds: kindsOf(caller.role).map((kind) => ({ kind, channels: channelsOf(kind, kinds[kind] ?? {}) })),
      quiet,
      ...devices,
      isSmsSent: sms !== undefined,
      publicKey,
    }
  }

  return {
    notify,
    defineMail,
    /** How many mails of a kind went out in the last hour. */
    countMails: (kind: MailKind) => countMails(database.sql, kind),
    read,
    close: pushes.close,
    expiring: expiringDeliveries,

    /** @throws Refusal VALIDATION for kinds of other roles, and for channels that a kind does not take */
    async update(caller: Caller, { kinds, quiet }: NotificationsInput): Promise<Notifications> {
      const own = kindsOf(caller.role)
      const isWrong = kinds.findIndex(
        ({ kind, channels }) =>
          !own.includes(kind) ||
          Object.keys(channels).some((channel) => !takes(kind, channel as NotificationChannel)),
      )
      if (isWrong >= 0) throw Refusal.fields({ [`kinds.${isWrong}`]: 'You get no such notification.' })
      const chosen: Partial<Record<NotificationKind, Choice>> = Object.fromEntries(
        kinds.map(({ kind, channels }) => [kind, channels]),
      )
      await writeChoices(database.sql, caller.accountId, { kinds: chosen, quiet })
      return read(caller)
    },

    /** @throws Refusal VALIDATION if the address is not one of a push service on the internet, or the key is none */
    async subscribe(caller: Caller, input: PushSubscriptionInput): Promise<Notifications> {
      if (!isPushKey(input.keys.p256dh)) throw Refusal.fields({ keys: 'This is not a key of a push.' })
      try {
        await publicAddresses(new URL(input.endpoint).hostname, rule)
      } catch (error) {
        // The name service may be away; each push asks it again.
        if (error instanceof PrivateAddress)
          throw Refusal.fields({ endpoint: 'This is not the address of a push service.' })
      }
      const { accountId, sessionId } = caller
      await database.transaction((queries) =>
        replaceSubscription(queries, { _id: newId(), accountId, sessionId }, input),
      )
      return read(caller)
    },

    async unsubscribe(caller: Caller): Promise<Notifications> {
      await deleteSubscriptionOf(database.sql, caller.sessionId)
      return read(caller)
    },

    /** Notifications of an order that reached nobody whom they were for, the newest first. */
    async unreachedOf(queries: Queries, orderId: string): Promise<{ kind: NotificationKind; at: string }[]> {
      const rows = await listUnreachedOf(queries, orderId)
      return rows.map(({ kind, at }) => ({ kind, at: at.toISOString() }))
    },

    /** Lists what reached nobody in the last days, newest first. */
    async unreached(): Promise<{ notifications: UnreachedNotification[]; isCut: boolean }> {
      const { max, days } = UNREACHED_SHOWN
      const found = await listUnreached(database.sql, { days, rowLimit: max + 1 })
      return { notifications: found.slice(0, max), isCut: found.length > max }
    },

    /** Erases what somebody chose and was told; part of deleting the account. Their browsers end with their sessions. */
    async eraseOf(queries: Queries, accountId: string): Promise<void> {
      await deleteChoices(queries, accountId)
      await eraseDeliveriesOf(queries, accountId)
    },
  }
}

export type { Notification } from './notification.ts'
export type NotificationsService = ReturnType<typeof createNotificationsService>

const takes = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  notificationRule(kind).channels[channel] !== undefined

const channelsOf = (kind: NotificationKind, choice: Choice): Choice =>
  Object.fromEntries(
    NOTIFICATION_CHANNELS.filter((channel) => takes(kind, channel)).map((channel) => [
      channel,
      isWanted(kind, channel, choice),
    ]),
  )

/** Everybody may be a customer, too. */
function kindsOf(role: Role): NotificationKind[] {
  return KINDS.filter((kind) => {
    const { to } = notificationRule(kind)
    return to === 'customer' || to === role || (isPermission(to) && isPermitted(role, to))
  })
}

/** Push services write to it if our pushes trouble them. */
const subjectOf = ({ mail, publicUrl }: Pick<Config, 'mail' | 'publicUrl'>): string =>
  mail.support.endsWith('@localhost') ? publicUrl : `mailto:${mail.support}`
