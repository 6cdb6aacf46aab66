import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/hero'

export default {
  heroTexts: {
    suggestions: 'Places wey resemble am',
    noPlace: 'We no see that place. Try street, market, school or church wey dey near am.',
    placesFailed: 'We no fit load the places.',
    retry: 'Try again',
    placesFound: (count) => `We see ${count} ${count === '1' ? 'place' : 'places'}`,
    fareFailed: 'We no fit calculate the transport money now. We keep your two places: abeg try again.',
  },
} satisfies Translation<typeof english>
