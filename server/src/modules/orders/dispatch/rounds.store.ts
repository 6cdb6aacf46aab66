import {
  ENDED_STATUSES,
  isComing,
  type DutyEnd,
  type Hindrance,
  type LngLat,
  type OrderStatus,
  type ParcelSize,
} from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { sqlList } from '../../../platform/database/sql-list.ts'
import { cashOf } from './cash-of-order.store.ts'
import type { DutyRider } from './choose-riders.ts'
import { LATEST_POSITION } from '../rider-tracking/rider-tracking.store.ts'
import { LATE_SECONDS } from './searches.store.ts'

const ENDED = sqlList(ENDED_STATUSES)

/** @returns whether a search waits for its next round */
export async function hasWork(queries: Queries): Promise<boolean> {
  const [row] = await queries<{ has_work: boolean }[]>`
    select exists (select from order_searches where next_round_at <= now()) as has_work`
  return row?.has_work ?? false
}

/** A search whose next round is due. */
export interface DueSearch {
  readonly searchId: number
  readonly orderId: string
  readonly customerId: string
  readonly pickup: LngLat
  readonly dropoff: LngLat
  readonly cashKobo: number
  readonly parcelSize: ParcelSize
  /** The latest round; 0 before the first. */
  readonly round: number
  readonly isOpened: boolean
  /** Its age; below 0, it has not begun, because its order is for later. */
  readonly seconds: number
  readonly version: number
}

/**
 * Locks the orders whose next round is due, the longest waiting first, and reads their searches; orders that somebody
 * is moving are left out. With `orderId`: the search of that order, due or not, which the caller has locked.
 */
export async function lockSearches(
  queries: Queries,
  of: { readonly rowLimit: number } | { readonly orderId: string },
): Promise<readonly DueSearch[]> {
  return queries<DueSearch[]>`
    select search._id as "searchId", orders._id as "orderId", orders.customer_id as "customerId",
      orders.pickup -> 'coordinates' as pickup, orders.dropoff -> 'coordinates' as dropoff,
      ${cashOf('orders')} as "cashKobo", orders.parcel_size as "parcelSize", search.round,
      search.opened_at is not null as "isOpened", search.version,
      extract(epoch from now() - counted_from(search.started_at, now()))::float8 as seconds
    from order_searches as search join orders on orders._id = search.order_id
    where orders.status = 'created'
      ${
        'orderId' in of
          ? queries`and orders._id = ${of.orderId}`
          : queries`and orders.on_hold_since is null and search.next_round_at <= now()
              order by search.started_at, search._id limit ${of.rowLimit} for no key update of orders skip locked`
      }`
}

/** An offer that ended unanswered. */
export interface OfferKey {
  readonly riderId: string
  readonly orderId: string
}

/**
 * Ends the unanswered offers of these searches. An offer that ran out while no rounds ran could not be answered: it
 * counts as withdrawn, so that its rider may be asked again.
 */
export async function endOffers(
  queries: Queries,
  searchIds: readonly number[],
  as: 'timed_out' | 'withdrawn',
): Promise<readonly OfferKey[]> {
  return queries<OfferKey[]>`
    update rider_offers set answered_at = now(),
      answer = case when ends_at < now() - make_interval(secs => ${LATE_SECONDS}) then 'withdrawn' else ${as} end
    where search_id = any(${searchIds.map(String)}::text[]::bigint[]) and answer is null
    returning rider_id as "riderId", order_id as "orderId"`
}

const HINDRANCE_OF: Readonly<Record<string, Hindrance>> = { declined: 'declined', timed_out: 'let_pass' }

/** Reasons for which the orders of these searches are not offered to riders again, by order and rider. */
export async function listAnswers(
  queries: Queries,
  searches: readonly DueSearch[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Hindrance>>> {
  const rows = await queries<{ order_id: string; rider_id: string; answer: string | null }[]>`
    select order_id, rider_id, answer from rider_offers
    where search_id = any(${searches.map(({ searchId }) => String(searchId))}::text[]::bigint[])
      and (answer is null or answer in ('declined', 'timed_out'))
    order by _id`
  const former = await queries<{ order_id: string; rider_id: string }[]>`
    select distinct on (order_id) order_id, assigned_rider_id as rider_id from order_events
    where order_id = any(${searches.map(({ orderId }) => orderId)}::uuid[])
      and to_status = 'assigned' and assigned_rider_id is not null
    order by order_id, _id desc`
  const found = new Map(searches.map(({ orderId }) => [orderId, new Map<string, Hindrance>()]))
  for (const row of former) found.get(row.order_id)?.set(row.rider_id, 'gave_back')
  for (const { order_id, rider_id, answer } of rows) {
    found.get(order_id)?.set(rider_id, (answer === null ? undefined : HINDRANCE_OF[answer]) ?? 'has_it')
  }
  return found
}

/** Locks the riders on duty, so that none of them takes an order until the transaction ends. */
export async function lockRidersOnDuty(queries: Queries): Promise<void> {
  await queries`
    select pg_advisory_xact_lock(hashtextextended('rider-jobs:' || rider_id, 0))
    from (select rider_id from rider_duty where is_online and until > now() order by rider_id) as duty`
}

/** A rider on duty, as the staff see them. */
export interface DispatchRider extends DutyRider {
  readonly name: string
  readonly mobileNumber: string
  readonly isOnline: boolean
  readonly dutyEndedBy: DutyEnd | null
  /** Where and when they were seen last, however long ago; null if nobody knows. */
  readonly lastSeen: { readonly at: Date; readonly coordinates: LngLat } | null
  readonly heldKobo: number
  readonly runningJobs: number
  readonly offers: number
}

type RiderRow = Omit<
  DispatchRider,
  'position' | 'lastSeen' | 'runningJobs' | 'jobs' | 'isAsked' | 'cashKobo' | 'stops'
> & {
  readonly seenAt: Date | null
  readonly isFresh: boolean | null
  readonly longitude: number | null
  readonly latitude: number | null
  readonly offeredKobo: number
}

interface JobRow {
  readonly rider_id: string
  readonly status: OrderStatus
  readonly cash_kobo: number
  readonly pickup: LngLat
  readonly dropoff: LngLat
}

/** Riders on duty, or all living riders, with what they carry. */
export async function listRiders(
  queries: Queries,
  { isAll, freshMinutes }: { readonly isAll: boolean; readonly freshMinutes: number },
): Promise<readonly DispatchRider[]> {
  const [riders, jobs] = await Promise.all([
    queries<RiderRow[]>`
      select accounts._id as "riderId", accounts.name, accounts.mobile_number as "mobileNumber",
        coalesce(duty.is_online and duty.until > now(), false) as "isOnline", duty.ended_by as "dutyEndedBy",
        riders.vehicle_type as vehicle, known.longitude, known.latitude, known.at as "seenAt",
        known.at > now() - make_interval(mins => ${freshMinutes}) as "isFresh",
        coalesce(balance.held_kobo, 0)::bigint as "heldKobo", asked.offers, asked.offered_kobo as "offeredKobo",
        coalesce(extract(epoch from now() - greatest(taken.at, duty.since)) / 60, 0)::float8 as "idleMinutes"
      from accounts
      left join rider_duty as duty on duty.rider_id = accounts._id
      join riders on riders.account_id = accounts._id
      left join rider_cash as balance on balance.rider_id = accounts._id
      left join lateral (
        select seen.* from (
          select duty.longitude, duty.latitude, duty.at where duty.at is not null
          ${
            isAll
              ? queries`
                  union all select latest.longitude, latest.latitude, latest.at from orders ${LATEST_POSITION}
                  where orders.rider_id = accounts._id and orders.status not in (${ENDED}) and latest.at is not null`
              : queries``
          }
        ) as seen order by seen.at desc limit 1
      ) as known on true
      left join lateral (
        select max(made.answered_at) as at from rider_offers as made
        where made.rider_id = accounts._id and made.answer = 'accepted'
      ) as taken on true
      cross join lateral (
        select count(*)::int as offers, coalesce(sum(${cashOf('offered')}), 0)::bigint as offered_kobo
        from rider_offers as made join orders as offered on offered._id = made.order_id
        where made.rider_id = accounts._id and made.answer is null
      ) as asked
      where accounts.role = 'rider' and accounts.deleted_at is null
        ${isAll ? queries`` : queries`and duty.is_online and duty.until > now()`}`,
    queries<JobRow[]>`
      select rider_id, status, ${cashOf('orders')} as cash_kobo,
        pickup -> 'coordinates' as pickup, dropoff -> 'coordinates' as dropoff
      from orders
      where rider_id is not null and status not in (${ENDED})
      order by created_at`,
  ])
  const jobsOf = Map.groupBy(jobs, ({ rider_id }) => rider_id)
  return riders.map(({ longitude, latitude, seenAt, isFresh, offeredKobo, ...rider }) => {
    const carried = jobsOf.get(rider.riderId) ?? []
    const lastSeen =
      longitude === null || latitude === null || seenAt === null
        ? null
        : { at: seenAt, coordinates: [longitude, latitude] as LngLat }
    return {
      ...rider,
      position: isFresh && lastSeen ? lastSeen.coordinates : null,
      lastSeen,
      runningJobs: carried.length,
      jobs: carried.length + rider.offers,
      isAsked: rider.offers > 0,
      cashKobo: carried.reduce((sum, { cash_kobo }) => sum + cash_kobo, rider.heldKobo + offeredKobo),
      stops: carried.flatMap(listStops),
    }
  })
}

/** Points to which an order still takes its rider. */
function listStops({ status, pickup, dropoff }: JobRow): LngLat[] {
  if (status === 'returning') return [pickup]
  return isComing(status) ? [pickup, dropoff] : [dropoff]
}

/** An offer to be made. */
export interface OfferInput {
  readonly searchId: number
  readonly orderId: string
  readonly riderId: string
  readonly round: number
  /** The staff member who makes it; null for the rounds. */
  readonly madeBy: string | null
  readonly pickupS: number | null
  /** The same for orders that are offered together; null for one alone. */
  readonly together: number | null
}

/** @param seconds how long riders have to answer */
export async function insertOffers(
  queries: Queries,
  offers: readonly OfferInput[],
  seconds: number,
): Promise<void> {
  if (offers.length === 0) return
  await queries`
    insert into rider_offers (search_id, order_id, rider_id, round, made_by, ends_at, pickup_s, together)
    select "searchId", "orderId", "riderId", round, "madeBy", now() + make_interval(secs => ${seconds}), "pickupS",
      together
    from json_to_recordset(${JSON.stringify(offers)}::text::json) as made (
      "searchId" bigint, "orderId" uuid, "riderId" uuid, round int, "madeBy" uuid, "pickupS" int, together bigint
    )`
}

/** The next state of a search. */
export interface SearchState {
  readonly searchId: number
  readonly round: number
  /** When its next round is due; null: never. */
  readonly nextSeconds: number | null
  readonly isOpened: boolean
}

/** The caller holds the lock of the orders. */
export async function writeSearches(queries: Queries, states: readonly SearchState[]): Promise<void> {
  if (states.length === 0) return
  await queries`
    update order_searches as search set
      round = written.round,
      next_round_at = now() + make_interval(secs => written."nextSeconds"),
      opened_at = case when written."isOpened" then coalesce(search.opened_at, now()) end,
      version = search.version + 1
    from json_to_recordset(${JSON.stringify(states)}::text::json) as written (
      "searchId" bigint, round int, "nextSeconds" float8, "isOpened" boolean
    )
    where search._id = written."searchId"`
}
