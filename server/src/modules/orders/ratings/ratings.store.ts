import {
  LOW_RATINGS,
  RATINGS_OF_PERSON,
  STARS,
  type Rating,
  type RatingReason,
  type RatingSubject,
  type RatingTotals,
  type StaffRating,
} from '@ozi/contract'
import type { Queries } from '../../../platform/database/database.ts'
import { fragment } from '../../../platform/database/fragment.ts'

/** A rating as it is stored. */
export interface RatingRecord extends StaffRating {
  readonly createdAt: Date
}

interface RatingRow {
  readonly order_id: string
  readonly number: string
  readonly subject: RatingSubject
  readonly account_id: string
  readonly name: string
  readonly stars: number
  readonly reasons: RatingReason[]
  readonly comment: string
  readonly created_at: Date
  readonly changed_at: Date
}

const COLUMNS = fragment`ratings.order_id, orders.number, ratings.subject, ratings.account_id, accounts.name, ratings.stars,
  ratings.reasons, ratings.comment, ratings.created_at, ratings.changed_at`
const JOINS = fragment`join orders on orders._id = ratings.order_id join accounts on accounts._id = ratings.account_id`

const toRecord = (row: RatingRow): RatingRecord => ({
  subject: row.subject,
  stars: row.stars,
  reasons: row.reasons,
  comment: row.comment,
  order: { _id: row.order_id, number: row.number },
  person: { _id: row.account_id, name: row.name },
  at: row.changed_at.toISOString(),
  createdAt: row.created_at,
})

const toStaffRating = (row: RatingRow): StaffRating => {
  const { createdAt: _createdAt, ...rating } = toRecord(row)
  return rating
}

/** The rider's first. */
export async function listRatings(queries: Queries, orderId: string): Promise<RatingRecord[]> {
  const rows = await queries<RatingRow[]>`
    select ${COLUMNS} from ratings ${JOINS}
    where ratings.order_id = ${orderId} order by ratings.subject`
  return rows.map(toRecord)
}

/** An order that somebody rates, locked until the transaction ends. */
export interface OrderToRate {
  readonly customerId: string
  readonly riderId: string | null
  readonly vendorId: string | null
  /** Null unless it is delivered. */
  readonly deliveredAt: Date | null
}

export async function lockOrderToRate(queries: Queries, orderId: string): Promise<OrderToRate | null> {
  const [row] = await queries<OrderToRate[]>`
    select customer_id as "customerId", rider_id as "riderId", vendor_id as "vendorId",
      case when status = 'delivered' then (
        select max(at) from order_events where order_id = orders._id and to_status = 'delivered'
      ) end as "deliveredAt"
    from orders where _id = ${orderId} for no key update`
  return row ?? null
}

/** A rating that is not stored yet. */
export interface NewRating extends Pick<Rating, 'stars' | 'reasons' | 'comment'> {
  readonly orderId: string
  readonly subject: RatingSubject
  readonly accountId: string
  /** The stars it had; null for a first rating. */
  readonly starsBefore: number | null
}

/** Stores a first rating or changes one, and the totals with it. The caller has locked the order. */
export async function putRating(queries: Queries, rating: NewRating): Promise<void> {
  const { orderId, subject, accountId, stars, reasons, comment, starsBefore } = rating
  await queries`
    insert into ratings (order_id, subject, account_id, stars, reasons, comment)
    values (${orderId}, ${subject}, ${accountId}, ${stars}, ${reasons}, ${comment})
    on conflict (order_id, subject) do update set
      stars = excluded.stars, reasons = excluded.reasons, comment = excluded.comment, changed_at = now()`
  await queries`
    insert into rating_totals as totals (account_id, ratings, stars) values (${accountId}, 1, ${stars})
    on conflict (account_id) do update set
      ratings = totals.ratings + ${starsBefore === null ? 1 : 0}, stars = totals.stars + ${stars - (starsBefore ?? 0)}`
}

/** Null while there are none. */
export async function readRatingTotals(queries: Queries, accountId: string): Promise<RatingTotals | null> {
  const [row] = await queries<{ count: number; average: number }[]>`
    select ratings as count, round(stars::numeric / ratings, 1)::float as average
    from rating_totals where account_id = ${accountId}`
  return row ?? null
}

/** The latest of a rider or a shop. */
export async function listRatingsOf(queries: Queries, accountId: string): Promise<StaffRating[]> {
  const rows = await queries<RatingRow[]>`
    select ${COLUMNS} from ratings ${JOINS}
    where ratings.account_id = ${accountId}
    order by ratings.changed_at desc, ratings.order_id limit ${RATINGS_OF_PERSON.max}`
  return rows.map(toStaffRating)
}

export async function listLowRatings(queries: Queries): Promise<StaffRating[]> {
  const rows = await queries<RatingRow[]>`
    select ${COLUMNS} from ratings ${JOINS}
    where ratings.stars <= ${STARS.low} and ratings.changed_at > now() - make_interval(days => ${LOW_RATINGS.days})
    order by ratings.changed_at desc, ratings.order_id limit ${LOW_RATINGS.max}`
  return rows.map(toStaffRating)
}

/** Erases what a customer wrote about others, and what was written about the account. The stars stay. */
export async function eraseComments(queries: Queries, accountId: string): Promise<void> {
  await queries`
    update ratings set comment = '' from orders
    where orders._id = ratings.order_id and orders.customer_id = ${accountId} and comment <> ''`
  await queries`update ratings set comment = '' where account_id = ${accountId} and comment <> ''`
}
