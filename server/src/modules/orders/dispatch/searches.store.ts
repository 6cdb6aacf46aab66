import type { ParcelSize, RiderSearch } from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'
import { cashOf } from './cash-of-order.store.ts'

/** If a round is later than this, rounds do not run, and the order is open to all riders. */
export const LATE_SECONDS = 15

/**
 * True if a waiting order is open to all riders: its rounds are over, or nobody is on duty, or rounds do not run. It is
 * not open while a rider is asked about it, nor before its search begins. The statement joins the order's search as
 * `search`; its row may be missing.
 */
export const IS_OPEN_TO_ALL = fragment`(
  (
    search._id is null or search.opened_at is not null
    or search.next_round_at < now() - make_interval(secs => ${LATE_SECONDS})
    or not exists (select from rider_duty where is_online and until > now())
  )
  and not exists (
    select from rider_offers as offer
    where offer.search_id = search._id and offer.answer is null
      and offer.ends_at > now() - make_interval(secs => ${LATE_SECONDS})
  )
  and coalesce(search.started_at <= now(), true)
)`

/** Begins the search for an order's rider, at the time for which it is ordered. */
export async function beginSearch(queries: Queries, orderId: string): Promise<void> {
  await queries`
    insert into order_searches (order_id, started_at, next_round_at)
    select _id, greatest(now(), search_from), greatest(now(), search_from) from orders where _id = ${orderId}
    on conflict (order_id) do nothing`
}

/** Ends the search for an order's rider, with the offers that nobody has answered. @param riderId who has it now */
export async function endSearch(queries: Queries, orderId: string, riderId: string | null): Promise<void> {
  await queries`
    update rider_offers
    set answer = case when rider_id = ${riderId}::uuid then 'accepted' else 'taken' end, answered_at = now()
    where answer is null and search_id = (select _id from order_searches where order_id = ${orderId})`
  await queries`delete from order_searches where order_id = ${orderId}`
}

/** Columns of an order's search and of the riders who are asked. */
export interface SearchColumns {
  readonly round: number
  readonly is_open: boolean
  readonly asked_at: Date | null
  readonly version: number
  readonly offered: number
  readonly offered_until: Date | null
}

/** The statement must join `search` and `ASKED_RIDERS`. */
export const SEARCH_COLUMNS = fragment`
  coalesce(search.round, 0) as round, search.opened_at is not null as is_open, search.customer_asked_at as asked_at,
  coalesce(search.version, 0) as version, coalesce(asked.offered, 0) as offered, asked.offered_until`
export const ASKED_RIDERS = fragment`
  left join lateral (
    select count(*)::int as offered, max(ends_at) as offered_until
    from rider_offers where search_id = search._id and answer is null
  ) as asked on search._id is not null`

export const toRiderSearch = (row: SearchColumns): RiderSearch => ({
  round: row.round,
  offered: row.offered,
  ...(row.offered_until === null ? {} : { offeredUntil: row.offered_until.toISOString() }),
  isOpen: row.is_open,
  ...(row.asked_at === null ? {} : { askedAt: row.asked_at.toISOString() }),
  version: row.version,
})

/** The search for an order's rider; null if it waits for none. */
export async function readSearch(queries: Queries, orderId: string): Promise<RiderSearch | null> {
  const [row] = await queries<SearchColumns[]>`
    select ${SEARCH_COLUMNS} from order_searches as search ${ASKED_RIDERS} where search.order_id = ${orderId}`
  return row ? toRiderSearch(row) : null
}

/** How a rider stands to an order that waits for a rider. */
export interface Standing {
  /** The rider was asked, and has not answered. */
  readonly isAsked: boolean
  readonly isDeclined: boolean
  readonly isOpen: boolean
  readonly cashKobo: number
  readonly parcelSize: ParcelSize
}

/** Null if the order does not exist. The order's row should be locked. */
export async function readStanding(
  queries: Queries,
  orderId: string,
  riderId: string,
): Promise<Standing | null> {
  const [row] = await queries<Standing[]>`
    select ${cashOf('orders')} as "cashKobo", orders.parcel_size as "parcelSize", ${IS_OPEN_TO_ALL} as "isOpen",
      own.is_asked as "isAsked", own.is_declined as "isDeclined"
    from orders
    left join order_searches as search on search.order_id = orders._id
    cross join lateral (
      select coalesce(bool_or(answer is null), false) as is_asked,
        coalesce(bool_or(answer = 'declined'), false) as is_declined
      from rider_offers where search_id = search._id and rider_id = ${riderId}
    ) as own
    where orders._id = ${orderId}`
  return row ?? null
}

/**
 * Notes that a rider does not want an order: as the answer to their offer, or beside it if they had none. Where nobody
 * else is asked about it, the next round is due at once.
 * @returns whether this is new
 */
export async function declineOrder(
  queries: Queries,
  orderId: string,
  riderId: string,
  reason: string,
): Promise<boolean> {
  const answered = await queries`
    update rider_offers set answer = 'declined', answered_at = now(), reason = ${reason}
    where order_id = ${orderId} and rider_id = ${riderId} and answer is null`
  const noted =
    answered.count > 0
      ? answered
      : await queries`
          insert into rider_offers (search_id, order_id, rider_id, round, ends_at, answer, answered_at, reason)
          select search._id, search.order_id, ${riderId}, search.round, now(), 'declined', now(), ${reason}
          from order_searches as search
          where search.order_id = ${orderId} and not exists (
            select from rider_offers
            where search_id = search._id and rider_id = ${riderId} and answer = 'declined'
          )`
  if (noted.count > 0) await hastenSearches(queries, [orderId])
  return noted.count > 0
}

/** Declines all that a rider is asked about. @returns the orders */
export async function declineAll(
  queries: Queries,
  riderId: string,
  reason: string,
): Promise<readonly string[]> {
  const rows = await queries<{ order_id: string }[]>`
    update rider_offers set answer = 'declined', answered_at = now(), reason = ${reason}
    where rider_id = ${riderId} and answer is null
    returning order_id`
  const orderIds = rows.map(({ order_id }) => order_id)
  if (orderIds.length > 0) await hastenSearches(queries, orderIds)
  return orderIds
}

/** Makes the next round of these orders due at once, unless a rider is still asked about them. */
async function hastenSearches(queries: Queries, orderIds: readonly string[]): Promise<void> {
  await queries`
    with locked as (
      select _id from order_searches where order_id = any(${[...orderIds]}::uuid[]) order by order_id for update
    )
    update order_searches as search set
      version = version + 1,
      next_round_at = case
        when opened_at is null and not exists (
          select from rider_offers where search_id = search._id and answer is null
        ) then greatest(now(), started_at) else next_round_at
      end
    from locked where locked._id = search._id`
}

/** Rounds hold this lock: one plans at a time, and nobody leaves duty meanwhile. */
const ROUNDS_LOCK = 'rounds of offers'

/** @returns false if another process plans now */
export async function tryLockRounds(queries: Queries): Promise<boolean> {
  const [row] = await queries<{ locked: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${ROUNDS_LOCK}, 0)) as locked`
  return row?.locked ?? false
}

export async function lockRounds(queries: Queries): Promise<void> {
  await queries`select pg_advisory_xact_lock(hashtextextended(${ROUNDS_LOCK}, 0))`
}

/** Deletes the offers to a rider, and their answers. */
export async function deleteOffersOf(queries: Queries, riderId: string): Promise<void> {
  await queries`delete from rider_offers where rider_id = ${riderId}`
}
