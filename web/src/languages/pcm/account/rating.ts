import { RATING } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/rating'

export default {
  ratingTexts: {
    arrived: (number) => `Order ${number} don reach`,
    rate: 'Rate am',
    title: 'How e be?',
    given: 'The rating wey you give',
    rider: (name) => (name === '' ? 'Your rider' : `${name}, your rider`),
    shop: (name) => `${name}, the shop`,
    stars: (count) => (count === 1 ? '1 star' : `${String(count)} stars`),
    word1: 'E bad well well',
    word2: 'E bad',
    word3: 'E no too good',
    word4: 'E good',
    word5: 'E good well well',
    whatWasGood: 'Wetin good?',
    whatWasBad: 'Wetin go wrong?',
    comment: 'Anything else?',
    commentHint: 'Our office dey read am.',
    send: 'Send rating',
    sending: 'E dey go…',
    sent: 'Thank you. Your rating don enter.',
    change: 'Change rating',
    keep: 'Leave am as e be',
    noStars: 'Abeg choose the stars.',
    failed: 'We no fit send your rating.',
    lead: 'Rider and shop go see only their average.',
  },

  ratingReasonTexts: {
    on_time: 'E reach on time',
    friendly: 'E get good manner',
    careful: 'E hold am well',
    late: 'E late',
    rude: 'E rude',
    damaged: 'E don spoil',
    hard_to_reach: 'E hard to reach am',
    asked_for_more: 'E ask for more money',
    good_quality: 'Better thing',
    well_packed: 'Dem pack am well',
    as_ordered: 'Na wetin I order',
    wrong_item: 'No be wetin I order',
    missing_item: 'Something no dey',
    poor_quality: 'The thing no good',
    badly_packed: 'Dem no pack am well',
    slow: 'E slow',
  },

  ownRatingTexts: {
    title: 'Wetin customers talk',
    average: (average) => `${average} out of 5`,
    from: (count) => (count === 1 ? 'from 1 rating' : `from ${String(count)} ratings`),
    soon: (count) =>
      `${count === 1 ? '1 rating' : `${String(count)} ratings`} for now. From ${String(RATING.shownFrom)}, you go see your average for here.`,
    none: 'Nobody don rate you. Customers fit do am after every delivery.',
    failed: 'We no fit get your rating.',
  },
} satisfies Translation<typeof english>
