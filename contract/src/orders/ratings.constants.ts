// Enumerations
export const RATING_SUBJECTS = ['rider', 'shop'] as const
type RatingSubject = (typeof RATING_SUBJECTS)[number]

/** Customers may tick these, for many stars and for few. */
export const RATING_REASONS = {
  rider: {
    good: ['on_time', 'friendly', 'careful'],
    bad: ['late', 'rude', 'damaged', 'hard_to_reach', 'asked_for_more'],
  },
  shop: {
    good: ['good_quality', 'well_packed', 'as_ordered'],
    bad: ['wrong_item', 'missing_item', 'poor_quality', 'badly_packed', 'slow'],
  },
} as const satisfies Record<RatingSubject, Record<'good' | 'bad', readonly string[]>>
export type RatingReason =
  | (typeof RATING_REASONS)[RatingSubject]['good'][number]
  | (typeof RATING_REASONS)[RatingSubject]['bad'][number]

export const ALL_RATING_REASONS: readonly RatingReason[] = RATING_SUBJECTS.flatMap((subject) => [
  ...RATING_REASONS[subject].good,
  ...RATING_REASONS[subject].bad,
])

// Limits
export const STARS = { min: 1, max: 5, good: 4, low: 2 } as const
export const RATING = {
  /** An order can be rated for so many days after its delivery. */
  givenDays: 30,
  /** A rating can be changed for so many days. */
  changedDays: 7,
  /** Below so many ratings, only the staff sees the average: others could tell who gave which. */
  shownFrom: 5,
} as const
/** The low ratings that the staff sees on the overview. */
export const LOW_RATINGS = { days: 7, max: 10 } as const
export const RATINGS_OF_PERSON = { max: 10 } as const

export const ratingReasons = (subject: RatingSubject, stars: number): readonly RatingReason[] =>
  RATING_REASONS[subject][stars >= STARS.good ? 'good' : 'bad']
