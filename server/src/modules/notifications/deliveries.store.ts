import {
  DELIVERIES_KEPT_DAYS,
  ENDED_STATUSES,
  UNREACHED_STATUSES,
  type NotificationChannel,
  type NotificationKind,
  type OrderStatus,
  type Role,
  type UnreachedStatus,
  type UnreachedNotification,
  type Language,
} from '@ozi/contract'
import { expiringRows } from '../../platform/cleanup/cleanup.ts'
import type { Queries } from '../../platform/database/database.ts'
import { fragment } from '../../platform/database/fragment.ts'
import { sqlList } from '../../platform/database/sql-list.ts'
import { isWanted, type ChannelStatus, type Choice, type DeliveryStatus } from './choose-channels.ts'
import { isMailKind, type MailKind } from './notification.ts'

/** Somebody whom notifications are for. */
export interface Recipient {
  readonly accountId: string
  readonly hasMail: boolean
  /** E.164; empty if there is none. */
  readonly phone: string
  readonly choice: Choice
  readonly isQuiet: boolean
  readonly subscriptionIds: readonly string[]
}

/** One account, or all of some roles; deleted ones are left out. */
export async function findRecipients(
  queries: Queries,
  kind: NotificationKind,
  who: { readonly accountId: string } | { readonly roles: readonly Role[] },
): Promise<Recipient[]> {
  return queries<Recipient[]>`
    select accounts._id as "accountId", accounts.email <> '' as "hasMail", accounts.mobile_number as phone,
      coalesce(kinds -> ${kind}, '{}') as choice,
      coalesce(
        case when quiet_from < quiet_to then clock.time >= quiet_from and clock.time < quiet_to
          else clock.time >= quiet_from or clock.time < quiet_to end,
        false
      ) as "isQuiet",
      array(
        select push_subscriptions._id from push_subscriptions
        join sessions on sessions._id = session_id and sessions.expires_at > now()
        where push_subscriptions.account_id = accounts._id
        order by push_subscriptions.created_at
      ) as "subscriptionIds"
    from accounts
    left join notification_choices on notification_choices.account_id = accounts._id
    cross join (select local_time(now())::time as time) as clock
    where accounts.deleted_at is null and accounts.verified_at is not null
      and ${'accountId' in who ? queries`accounts._id = ${who.accountId}` : queries`accounts.role = any (${[...who.roles]}::text[])`}`
}

export interface MailRecipient {
  readonly name: string
  readonly email: string
  readonly role: Role
  /** False for a mail that they turned off; then only its receipt goes out. */
  readonly isWanted: boolean
}

export interface MailSubject {
  readonly notificationId: string
  readonly kind: NotificationKind | MailKind
  readonly accountId?: string
  readonly orderId?: string
}

/** A notification for one person, or with nobody to read it. */
export interface NewDelivery extends ChannelStatus {
  readonly accountId: string | null
}

export interface Delivery {
  readonly _id: number
  readonly accountId: string | null
  readonly channel: NotificationChannel | null
  readonly subscriptionId: string | null
}

export interface NotificationSubject {
  readonly notificationId: string
  readonly kind: NotificationKind
  readonly orderId: string | null
}

/** Reads whom a mail is for, and whether they want it; null for a deleted account. */
export async function findMailRecipient(
  queries: Queries,
  kind: NotificationKind | MailKind,
  accountId: string,
): Promise<MailRecipient | null> {
  const [row] = await queries<(Omit<MailRecipient, 'isWanted'> & { choice: Choice })[]>`
    select name, email, role, coalesce(kinds -> ${kind}, '{}') as choice
    from accounts left join notification_choices on account_id = _id
    where _id = ${accountId} and email <> '' and deleted_at is null`
  if (!row) return null
  const { choice, ...recipient } = row
  return { ...recipient, isWanted: isMailKind(kind) || isWanted(kind, 'mail', choice) }
}

export async function isMailDone(queries: Queries, notificationId: string): Promise<boolean> {
  const rows = await queries`
    select from notification_deliveries
    where notification_id = ${notificationId} and channel = 'mail' and status not in ('waiting', 'refused')`
  return rows.length > 0
}

/** Writes the status of a mail, which may have a row already. */
export async function writeMailStatus(
  queries: Queries,
  { notificationId, kind, accountId, orderId }: MailSubject,
  status: DeliveryStatus,
): Promise<void> {
  await queries`
    insert into notification_deliveries (notification_id, kind, order_id, account_id, channel, status)
    values (${notificationId}, ${kind}, ${orderId ?? null}, ${accountId ?? null}, 'mail', ${status})
    on conflict (notification_id, account_id, channel, subscription_id) do update set status = excluded.status`
}

/** How many mails of a kind the mail server took in the last hour. */
export async function countMails(queries: Queries, kind: MailKind): Promise<number> {
  const [row] = await queries<{ mails: number }[]>`
    select count(*)::int as mails from notification_deliveries
    where created_at > now() - interval '1 hour' and kind = ${kind} and status = 'sent'`
  return row?.mails ?? 0
}

/** Writes all statuses of a notification in one statement. @returns those to be sent */
export async function insertDeliveries(
  queries: Queries,
  { notificationId, kind, orderId }: NotificationSubject,
  deliveries: readonly NewDelivery[],
): Promise<Delivery[]> {
  return queries<Delivery[]>`
    with added as (
      insert into notification_deliveries (notification_id, kind, order_id, account_id, channel, subscription_id, status)
      select ${notificationId}, ${kind}, ${orderId}::uuid, told.* from unnest(
        ${deliveries.map(({ accountId }) => accountId)}::uuid[],
        ${deliveries.map(({ channel }) => channel)}::text[],
        ${deliveries.map(({ subscriptionId }) => subscriptionId)}::uuid[],
        ${deliveries.map(({ status }) => status)}::text[]
      ) as told
      on conflict do nothing
      returning *
    )
    select _id, account_id as "accountId", channel, subscription_id as "subscriptionId"
    from added where status = 'waiting'`
}

/** Pushes and SMS of a notification that are still to be sent; null if nothing of it was written yet. */
export async function findWaiting(queries: Queries, notificationId: string): Promise<Delivery[] | null> {
  const rows = await queries<(Delivery & { status: DeliveryStatus })[]>`
    select _id, account_id as "accountId", channel, subscription_id as "subscriptionId", status
    from notification_deliveries where notification_id = ${notificationId}`
  return rows.length === 0
    ? null
    : rows.filter(({ status, channel }) => status === 'waiting' && channel !== 'mail')
}

export interface DeliveryResult {
  readonly _id: number
  readonly status: DeliveryStatus
}

export async function writeStatuses(queries: Queries, ended: readonly DeliveryResult[]): Promise<void> {
  await queries`
    update notification_deliveries set status = became.status
    from unnest(
      ${ended.map(({ _id }) => String(_id))}::text[], ${ended.map(({ status }) => status)}::text[]
    ) as became (_id, status)
    where notification_deliveries._id = became._id::bigint`
}

/** The facts that texts about an order name. */
export interface OrderWords {
  readonly number: string
  readonly shop: string | null
  readonly rider: string | null
  readonly dropoff: string
  readonly status: OrderStatus
  /** True if it is paid before anything is done for it. */
  readonly isPaidFirst: boolean
}

export async function findOrderWords(queries: Queries, orderId: string): Promise<OrderWords | null> {
  const [row] = await queries<OrderWords[]>`
    select orders.number, orders.vendor_name as shop, riders.name as rider, orders.dropoff ->> 'placeName' as dropoff,
      orders.status, orders.payment_method <> 'Cash' as "isPaidFirst"
    from orders left join accounts as riders on riders._id = orders.rider_id
    where orders._id = ${orderId}`
  return row ?? null
}

/** The language that the person's newest browser asked for; English without one. */
export async function findLanguage(queries: Queries, accountId: string): Promise<Language> {
  const [row] = await queries<{ language: Language }[]>`
    select language from push_subscriptions where account_id = ${accountId} order by created_at desc limit 1`
  return row?.language ?? 'en'
}

/** The same text as in the index of unreached notifications; with another text, PostgreSQL does not use the index. */
const IS_UNREACHED = fragment`notification_deliveries.status in (${sqlList(UNREACHED_STATUSES)})`

interface UnreachedNotificationRow {
  readonly _id: string
  readonly kind: NotificationKind
  readonly at: Date
  readonly statuses: UnreachedStatus[]
  readonly account_id: string | null
  readonly name: string | null
  readonly role: Role | null
  readonly mobile_number: string | null
  readonly receiver_name: string | null
  readonly receiver_phone: string | null
  readonly order_id: string | null
  readonly number: string | null
}

/** Notifications of the last days that reached nobody whom they were for, the newest first; none of orders that have ended. */
export async function listUnreached(
  queries: Queries,
  { days, rowLimit }: { readonly days: number; readonly rowLimit: number },
): Promise<UnreachedNotification[]> {
  // A notification has a row for each browser, ten at most for one recipient: that many rows hold enough notifications.
  const rows = await queries<UnreachedNotificationRow[]>`
    select unreached.notification_id as _id, unreached.kind, unreached.at, unreached.statuses, accounts._id as account_id, accounts.name, accounts.role,
      accounts.mobile_number, orders._id as order_id, orders.number,
      case unreached.kind when 'receiver_code' then orders.receiver_name when 'payment_link' then caller.name end as receiver_name,
      case unreached.kind when 'receiver_code' then orders.phone when 'payment_link' then caller.mobile_number end as receiver_phone
    from (
      select notification_id, kind, order_id, max(created_at) as at, array_agg(distinct status) as statuses,
        case when count(distinct account_id) = 1 then (array_agg(account_id))[1] end as account_id
      from (
        select * from notification_deliveries
        where ${IS_UNREACHED} and kind <> 'offer' and channel is distinct from 'mail' and created_at > now() - make_interval(days => ${days})
          and not exists (
            select from orders where orders._id = notification_deliveries.order_id and orders.status in (${sqlList(ENDED_STATUSES)})
          )
        order by created_at desc, _id desc limit ${rowLimit * 10}
      ) as latest
      where not exists (
        select from notification_deliveries where notification_deliveries.notification_id = latest.notification_id and not (${IS_UNREACHED})
      )
      group by notification_id, kind, order_id
      order by at desc, notification_id limit ${rowLimit}
    ) as unreached
    left join accounts on accounts._id = unreached.account_id
    left join orders on orders._id = unreached.order_id
    left join accounts as caller on caller._id = orders.customer_id
    order by unreached.at desc, unreached.notification_id`
  return rows.map(toUnreachedNotification)
}

const toUnreachedNotification = (row: UnreachedNotificationRow): UnreachedNotification => ({
  _id: row._id,
  kind: row.kind,
  at: row.at.toISOString(),
  why: row.statuses,
  to:
    row.account_id === null || row.role === null
      ? null
      : {
          _id: row.account_id,
          name: row.name ?? '',
          role: row.role,
          mobileNumber: row.mobile_number ?? '',
        },
  ...(row.receiver_name === null
    ? {}
    : { receiver: { name: row.receiver_name, mobileNumber: row.receiver_phone ?? '' } }),
  order: row.order_id === null || row.number === null ? null : { _id: row.order_id, number: row.number },
})

export interface UnreachedRow {
  readonly kind: NotificationKind
  readonly at: Date
}

/** Notifications of an order that reached nobody whom they were for, the newest first. */
export async function listUnreachedOf(queries: Queries, orderId: string): Promise<UnreachedRow[]> {
  return queries<UnreachedRow[]>`
    select kind, min(created_at) as at from notification_deliveries
    where order_id = ${orderId}
    group by notification_id, kind
    having bool_and(${IS_UNREACHED}) and bool_or(channel is distinct from 'mail')
    order by min(created_at) desc, notification_id`
}

export async function eraseDeliveriesOf(queries: Queries, accountId: string): Promise<void> {
  await queries`
    delete from notification_deliveries where account_id = ${accountId}`
}

export const expiringDeliveries = expiringRows(
  'notification_deliveries',
  '_id',
  `created_at < now() - interval '${DELIVERIES_KEPT_DAYS} days'`,
)
