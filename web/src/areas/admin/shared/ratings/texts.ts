export const ratingsTexts = {
  title: 'Ratings',
  loading: 'Loading…',
  none: 'No ratings yet.',
  stars: (count: number) => (count === 1 ? '1 star' : `${String(count)} stars`),
  average: (average: string, count: number) => `${average} of 5 (${String(count)})`,
  subjects: { rider: 'Rider', shop: 'Shop' },
  low: 'Low ratings',
  others: (count: number) => `${String(count)} more`,
  order: (number: string) => `Order ${number}`,
}
