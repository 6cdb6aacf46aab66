import {
  DAY_MS,
  RATING,
  RATING_SUBJECTS,
  type OwnRatings,
  type RatingsInput,
  type RatingSubject,
  type RatingTotals,
  type StaffRating,
} from '@ozi/contract'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import {
  eraseComments,
  listLowRatings,
  listRatings,
  listRatingsOf,
  lockOrderToRate,
  putRating,
  readRatingTotals,
  type RatingRecord,
} from './ratings.store.ts'

/** The facts that decide who of an order may be rated. */
export interface RatingFacts {
  readonly riderId: string | null
  readonly vendorId: string | null
  readonly deliveredAt: Date | null
}

/** Customers rate the rider and the shop of a delivered order, each once. */
export function createRatings({ database }: { readonly database: Database }) {
  return {
    /**
     * Rates, or changes ratings that are young enough; both or neither.
     * @throws Refusal NOT_FOUND for an order that is not the caller's own; RATING_CLOSED
     */
    rate({ accountId }: Caller, { id: orderId, ...given }: RatingsInput): Promise<OwnRatings> {
      return database.transaction(async (queries) => {
        const order = await lockOrderToRate(queries, orderId)
        if (order?.customerId !== accountId) throw new Refusal('NOT_FOUND')
        const before = await listRatings(queries, orderId)
        const open = openSubjects(order, before, new Date())
        for (const subject of RATING_SUBJECTS) {
          const rating = given[subject]
          if (!rating) continue
          const ratedId = accountOf(order, subject)
          if (ratedId === null || !open.includes(subject)) throw new Refusal('RATING_CLOSED')
          const starsBefore = before.find((one) => one.subject === subject)?.stars ?? null
          await putRating(queries, { orderId, subject, accountId: ratedId, ...rating, starsBefore })
        }
        return ownRatingsOf(order, await listRatings(queries, orderId), new Date())
      })
    },

    of: (queries: Queries, orderId: string): Promise<RatingRecord[]> => listRatings(queries, orderId),

    /** The ratings of a rider or a shop. From few of them, the average would tell who gave which. */
    async own({ accountId }: Caller): Promise<{ count: number; average: number | null }> {
      const { count = 0, average = 0 } = (await readRatingTotals(database.sql, accountId)) ?? {}
      return { count, average: count < RATING.shownFrom ? null : average }
    },

    async ofPerson(accountId: string): Promise<{ totals: RatingTotals | null; latest: StaffRating[] }> {
      const [totals, latest] = await Promise.all([
        readRatingTotals(database.sql, accountId),
        listRatingsOf(database.sql, accountId),
      ])
      return { totals, latest }
    },

    listLow: (): Promise<StaffRating[]> => listLowRatings(database.sql),

    /** Part of deleting an account. */
    eraseOf: (queries: Queries, accountId: string): Promise<void> => eraseComments(queries, accountId),
  }
}

const accountOf = ({ riderId, vendorId }: RatingFacts, subject: RatingSubject) =>
  subject === 'rider' ? riderId : vendorId

/** Whom the customer may rate now, or whose rating they may change. */
export function openSubjects(
  order: RatingFacts,
  kept: readonly Pick<RatingRecord, 'subject' | 'createdAt'>[],
  now: Date,
): RatingSubject[] {
  const { deliveredAt } = order
  if (deliveredAt === null) return []
  return RATING_SUBJECTS.filter((subject) => {
    if (accountOf(order, subject) === null) return false
    const given = kept.find((rating) => rating.subject === subject)
    const [from, days] = given ? [given.createdAt, RATING.changedDays] : [deliveredAt, RATING.givenDays]
    return now.getTime() < from.getTime() + days * DAY_MS
  })
}

/** An order's ratings as its customer sees them. */
export function ownRatingsOf(order: RatingFacts, kept: readonly RatingRecord[], now: Date): OwnRatings {
  const own = kept.map(({ subject, stars, reasons, comment, at }) => [
    subject,
    { stars, reasons, comment, at },
  ])
  return { open: openSubjects(order, kept, now), ...Object.fromEntries(own) }
}

export const staffRatingsOf = (kept: readonly RatingRecord[]): StaffRating[] =>
  kept.map(({ createdAt: _createdAt, ...rating }) => rating)

export type Ratings = ReturnType<typeof createRatings>
