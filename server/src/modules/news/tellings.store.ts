import {
  NEWS_KEPT_DAYS,
  UNREACHED_FATES,
  type NewsChannel,
  type NewsKind,
  type OrderStatus,
  type Role,
  type UnreachedFate,
  type UnreachedNews,
} from '@ozi/contract'
import { expiringRows } from '../../platform/cleanup/cleanup.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Fragment } from '../../platform/database/pool.ts'
import type { ChannelFate, Choice, Fate } from './choose-channels.ts'
import type { NewsLanguage } from './subscriptions.store.ts'

/** Somebody whom news are for. */
export interface KeptReader {
  readonly accountId: string
  readonly hasMail: boolean
  /** E.164; empty if there is none. */
  readonly phone: string
  readonly choice: Choice
  readonly isQuiet: boolean
  readonly subscriptionIds: readonly string[]
}

/** One account, or all of some roles; deleted ones are left out. */
export async function findReaders(
  queries: Queries,
  kind: NewsKind,
  who: { readonly accountId: string } | { readonly roles: readonly Role[] },
): Promise<KeptReader[]> {
  return queries<KeptReader[]>`
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
        order by push_subscriptions.made_at
      ) as "subscriptionIds"
    from accounts
    left join news_choices on news_choices.account_id = accounts._id
    cross join (select local_time(now())::time as time) as clock
    where accounts.deleted_at is null and accounts.verified_at is not null
      and ${'accountId' in who ? queries`accounts._id = ${who.accountId}` : queries`accounts.role = any (${[...who.roles]}::text[])`}`
}

/** A piece of news for one person, or with nobody to read it. */
export interface NewTelling extends ChannelFate {
  readonly accountId: string | null
}

export interface Telling {
  readonly _id: number
  readonly accountId: string | null
  readonly channel: NewsChannel | null
  readonly subscriptionId: string | null
}

export interface TellingSubject {
  readonly newsId: string
  readonly kind: NewsKind
  readonly orderId: string | null
}

/** Writes all fates of a piece of news in one statement. @returns those to be sent */
export async function insertTellings(
  queries: Queries,
  { newsId, kind, orderId }: TellingSubject,
  tellings: readonly NewTelling[],
): Promise<Telling[]> {
  return queries<Telling[]>`
    with added as (
      insert into tellings (news_id, kind, order_id, account_id, channel, subscription_id, fate)
      select ${newsId}, ${kind}, ${orderId}::uuid, told.* from unnest(
        ${tellings.map(({ accountId }) => accountId)}::uuid[],
        ${tellings.map(({ channel }) => channel)}::text[],
        ${tellings.map(({ subscriptionId }) => subscriptionId)}::uuid[],
        ${tellings.map(({ fate }) => fate)}::text[]
      ) as told
      on conflict do nothing
      returning *
    )
    select _id, account_id as "accountId", channel, subscription_id as "subscriptionId"
    from added where fate = 'waiting'`
}

/** What of a piece of news is still to be sent; null if nothing of it was written yet. */
export async function findWaiting(queries: Queries, newsId: string): Promise<Telling[] | null> {
  const rows = await queries<(Telling & { fate: Fate })[]>`
    select _id, account_id as "accountId", channel, subscription_id as "subscriptionId", fate
    from tellings where news_id = ${newsId}`
  return rows.length === 0 ? null : rows.filter(({ fate }) => fate === 'waiting')
}

export interface EndedTelling {
  readonly _id: number
  readonly fate: Fate
}

export async function writeFates(queries: Queries, ended: readonly EndedTelling[]): Promise<void> {
  await queries`
    update tellings set fate = became.fate
    from unnest(
      ${ended.map(({ _id }) => String(_id))}::text[], ${ended.map(({ fate }) => fate)}::text[]
    ) as became (_id, fate)
    where tellings._id = became._id::bigint`
}

/** What the texts about an order say. */
export interface OrderWords {
  readonly number: string
  readonly shop: string | null
  readonly rider: string | null
  readonly dropoff: string
  readonly status: OrderStatus
  /** Whether it is paid before anything is done for it. */
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
export async function findLanguage(queries: Queries, accountId: string): Promise<NewsLanguage> {
  const [row] = await queries<{ language: NewsLanguage }[]>`
    select language from push_subscriptions where account_id = ${accountId} order by made_at desc limit 1`
  return row?.language ?? 'en'
}

/** Written as in the index of unreached news, which is otherwise not used. */
const isUnreached = (queries: Queries): Fragment =>
  queries.unsafe(`tellings.fate in (${UNREACHED_FATES.map((fate) => `'${fate}'`).join(', ')})`)

interface UnreachedNewsRow {
  readonly _id: string
  readonly kind: NewsKind
  readonly at: Date
  readonly fates: UnreachedFate[]
  readonly account_id: string | null
  readonly name: string | null
  readonly role: Role | null
  readonly mobile_number: string | null
  readonly order_id: string | null
  readonly number: string | null
}

/** News of the last days that reached nobody whom they were for, the newest first. */
export async function listUnreached(
  queries: Queries,
  { days, rowLimit }: { readonly days: number; readonly rowLimit: number },
): Promise<UnreachedNews[]> {
  // A piece of news has a row for each browser, ten at most for one reader: that many rows hold enough news.
  const rows = await queries<UnreachedNewsRow[]>`
    select news.news_id as _id, news.kind, news.at, news.fates, accounts._id as account_id, accounts.name, accounts.role,
      accounts.mobile_number, orders._id as order_id, orders.number
    from (
      select news_id, kind, order_id, max(made_at) as at, array_agg(distinct fate) as fates,
        case when count(distinct account_id) = 1 then (array_agg(account_id))[1] end as account_id
      from (
        select * from tellings
        where ${isUnreached(queries)} and kind <> 'offer' and made_at > now() - make_interval(days => ${days})
        order by made_at desc, _id desc limit ${rowLimit * 10}
      ) as latest
      where not exists (
        select from tellings where tellings.news_id = latest.news_id and not (${isUnreached(queries)})
      )
      group by news_id, kind, order_id
      order by at desc, news_id limit ${rowLimit}
    ) as news
    left join accounts on accounts._id = news.account_id
    left join orders on orders._id = news.order_id
    order by news.at desc, news.news_id`
  return rows.map(toUnreachedNews)
}

const toUnreachedNews = (row: UnreachedNewsRow): UnreachedNews => ({
  ...{ _id: row._id, kind: row.kind, at: row.at.toISOString(), why: row.fates },
  to:
    row.account_id === null || row.role === null
      ? null
      : {
          ...{ _id: row.account_id, name: row.name ?? '', role: row.role },
          mobileNumber: row.mobile_number ?? '',
        },
  order: row.order_id === null || row.number === null ? null : { _id: row.order_id, number: row.number },
})

/** News of an order that reached nobody whom they were for, the newest first. */
export interface UnreachedRow {
  readonly kind: NewsKind
  readonly at: Date
}

export async function listUnreachedOf(queries: Queries, orderId: string): Promise<UnreachedRow[]> {
  return queries<UnreachedRow[]>`
    select kind, min(made_at) as at from tellings
    where order_id = ${orderId}
    group by news_id, kind
    having bool_and(${isUnreached(queries)})
    order by min(made_at) desc, news_id`
}

/** Whom it was about is forgotten; that something was told stays. */
export async function eraseTellingsOf(queries: Queries, accountId: string): Promise<void> {
  await queries`
    delete from tellings where account_id = ${accountId}`
}

export const expiringTellings = expiringRows(
  'tellings',
  '_id',
  `made_at < now() - interval '${NEWS_KEPT_DAYS} days'`,
)
