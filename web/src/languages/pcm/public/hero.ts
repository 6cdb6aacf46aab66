import type { Translation } from '~/language/english'
import type { heroTexts } from '~/languages/en/public/hero'

export const hero: Translation<typeof heroTexts> = {
  suggestions: 'Places wey resemble am',
  noPlace: 'We no see that place. Try street, market, school or church wey dey near am.',
  placesFailed: 'We no fit load the places.',
  retry: 'Try again',
  placesFound: (count) => `We see ${count} ${count === '1' ? 'place' : 'places'}`,
  fareFailed: 'We no fit calculate the transport money now. We keep your two places: abeg try again.',
}
