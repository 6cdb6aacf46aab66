export const placeFieldTexts = {
  suggestions: 'Suggestions',
  none: 'No place found. Try a street, a market, a school or a church near it.',
  failed: 'We could not load the places.',
  retry: 'Try again',
  found: (count: number) => (count === 1 ? '1 place found' : `${String(count)} places found`),
} as const
