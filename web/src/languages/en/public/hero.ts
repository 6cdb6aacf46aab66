import { english } from '~/language/english'

/** The script of the two places on the home page. */
export const heroTexts = english('heroTexts', {
  suggestions: 'Suggestions',
  noPlace: 'No place found. Try a street, a market, a school or a church near it.',
  placesFailed: 'We could not load the places.',
  retry: 'Try again',
  placesFound: (count: string) => (count === '1' ? '1 place found' : `${count} places found`),
  fareFailed: 'We could not work out the fare just now. Your two places are kept: please try again.',
})
