import { z } from 'zod'
import { call } from '../common/call.ts'
import {
  ALL_RATING_REASONS,
  LOW_RATINGS,
  RATING_SUBJECTS,
  ratingReasons,
  RATINGS_OF_PERSON,
  STARS,
} from './ratings.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { optionalText } from '../common/primitives.fields.ts'
import { Id, Instant } from '../common/primitives.ts'

/** Customers rate the rider and the shop of a delivered order. */

// Enumerations
export const RatingSubject = z.enum(RATING_SUBJECTS)
export type RatingSubject = z.infer<typeof RatingSubject>

export const RatingReasonName = z.enum(ALL_RATING_REASONS)

// Limits
const ratingLimit = { name: 'ratings', requests: 60, windowSeconds: 3600 } as const

// Shapes
const Stars = z.int().min(STARS.min).max(STARS.max)

export const Rating = z.object({
  stars: Stars,
  reasons: z.array(RatingReasonName),
  comment: z.string(),
  at: Instant.meta({ description: 'when it was given or last changed' }),
})
export type Rating = z.infer<typeof Rating>

/** A customer's own ratings of an order. */
export const OwnRatings = z.object({
  open: z
    .array(RatingSubject)
    .meta({ description: 'whom the customer may rate now, or whose rating they may change' }),
  rider: Rating.optional(),
  shop: Rating.optional(),
})
export type OwnRatings = z.infer<typeof OwnRatings>

const ratingInput = (subject: RatingSubject) =>
  z
    .strictObject({
      stars: Stars,
      reasons: z.array(RatingReasonName).max(ALL_RATING_REASONS.length).default([]),
      comment: optionalText(TEXT_LIMIT.paragraph),
    })
    .refine(
      ({ stars, reasons }) => reasons.every((reason) => ratingReasons(subject, stars).includes(reason)),
      { error: 'These reasons are for other stars.', path: ['reasons'] },
    )
    .optional()

export const RatingsInput = z
  .strictObject({ id: Id, rider: ratingInput('rider'), shop: ratingInput('shop') })
  .refine(({ rider, shop }) => rider !== undefined || shop !== undefined, {
    error: 'Please choose the stars.',
    path: ['rider'],
  })
export type RatingsInput = z.infer<typeof RatingsInput>

/** `average` has one decimal. */
export const RatingTotals = z.object({ average: z.number(), count: z.int() })
export type RatingTotals = z.infer<typeof RatingTotals>

/** A rating as the staff sees it. */
export const StaffRating = Rating.extend({
  subject: RatingSubject,
  order: z.object({ _id: Id, number: z.string() }),
  person: z.object({ _id: Id, name: z.string() }).meta({ description: 'who was rated' }),
})
export type StaffRating = z.infer<typeof StaffRating>

// Calls
export const ratings = {
  /**
   * Rates the rider, the shop or both, each once for an order; repeated, changes it. For the order's customer, after
   * the delivery. 409 RATING_CLOSED
   */
  rate: call
    .meta({ access: 'verified', limit: ratingLimit })
    .route({ method: 'POST', path: '/orders/{id}/ratings', tags: ['ratings'] })
    .input(RatingsInput)
    .output(z.object({ data: OwnRatings })),
  /** The caller's ratings as a rider or a shop: their number, and the average once it gives nobody away. */
  own: call
    .meta({ access: 'verified' })
    .route({ method: 'GET', path: '/me/ratings', tags: ['ratings'] })
    .output(z.object({ count: z.int(), average: z.number().nullable() })),
  /** The ratings of a rider or a shop: their average, and the latest. */
  ofPerson: call
    .meta({ access: 'seeOrders' })
    .route({ method: 'GET', path: '/admin/people/{id}/ratings', tags: ['ratings'] })
    .input(z.object({ id: Id }))
    .output(
      z.object({
        totals: RatingTotals.nullable().meta({ description: 'null while there are none' }),
        latest: z.array(StaffRating).max(RATINGS_OF_PERSON.max),
      }),
    ),
  /** The low ratings of the last days, the newest first. */
  listLow: call
    .meta({ access: 'seeOrders' })
    .route({ method: 'GET', path: '/admin/low-ratings', tags: ['ratings'] })
    .output(z.object({ ratings: z.array(StaffRating).max(LOW_RATINGS.max) })),
}
