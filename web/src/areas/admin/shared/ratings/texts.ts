/** Ratings, as the staff sees them. */
export const ratingsTexts = {
  title: 'Ratings',
  loading: 'Loading the ratings…',
  none: 'Nobody has rated them yet.',
  stars: (count: number) => (count === 1 ? '1 star' : `${String(count)} stars`),
  average: (average: string, count: number) =>
    `${average} of 5, from ${count === 1 ? '1 rating' : `${String(count)} ratings`}`,
  subjects: { rider: 'Rider', shop: 'Shop' },
  low: 'Low ratings of the last days',
  others: (count: number) => `${String(count)} more`,
  order: (number: string) => `Order ${number}`,
}
