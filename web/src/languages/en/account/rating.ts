import { RATING, type RatingReason } from '@ozi/contract'
import { english } from '~/language/english'

/** Rating the rider and the shop of a delivered order. */
export const ratingTexts = english('ratingTexts', {
  arrived: (number: string) => `Order ${number} has arrived`,
  rate: 'Rate it',
  title: 'How was it?',
  given: 'Your rating',
  lead: 'Rider and shop see only their average.',
  rider: (name: string) => (name === '' ? 'Your rider' : `${name}, your rider`),
  shop: (name: string) => `${name}, the shop`,
  stars: (count: number) => (count === 1 ? '1 star' : `${String(count)} stars`),
  word1: 'Very bad',
  word2: 'Bad',
  word3: 'Not so good',
  word4: 'Good',
  word5: 'Very good',
  whatWasGood: 'What was good?',
  whatWasBad: 'What went wrong?',
  comment: 'Anything else?',
  commentHint: 'Our office reads it.',
  send: 'Send rating',
  sending: 'Sending…',
  sent: 'Thank you. Your rating is in.',
  change: 'Change rating',
  keep: 'Leave it as it is',
  noStars: 'Please choose the stars.',
  failed: 'We could not send your rating.',
})

/** Customers tick these beside the stars. */
export const ratingReasonTexts = english('ratingReasonTexts', {
  on_time: 'On time',
  friendly: 'Friendly',
  careful: 'Careful with it',
  late: 'Late',
  rude: 'Rude',
  damaged: 'It was damaged',
  hard_to_reach: 'Hard to reach',
  asked_for_more: 'Asked for more money',
  good_quality: 'Good quality',
  well_packed: 'Well packed',
  as_ordered: 'As ordered',
  wrong_item: 'Wrong item',
  missing_item: 'Something was missing',
  poor_quality: 'Poor quality',
  badly_packed: 'Badly packed',
  slow: 'Slow',
} satisfies Record<RatingReason, string>)

/** Riders' and shops' view of their own ratings. */
export const ownRatingTexts = english('ownRatingTexts', {
  title: 'What customers say',
  average: (average: string) => `${average} of 5`,
  from: (count: number) => (count === 1 ? 'from 1 rating' : `from ${String(count)} ratings`),
  soon: (count: number) =>
    `${count === 1 ? '1 rating' : `${String(count)} ratings`} so far. From ${String(RATING.shownFrom)} on you see your average here.`,
  none: 'Nobody has rated you yet.',
  failed: 'We could not fetch your rating.',
})
