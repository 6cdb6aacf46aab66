import { english } from '~/language/english'

/** Where a place is asked for, in any form. */
export const placeFieldTexts = english('customer.placeField', {
  placeholder: 'A street, school, market, church',
  found: (count: number) => `${String(count)} ${count === 1 ? 'place' : 'places'} found`,
  noPlace: 'We know no such place. Try the street or a landmark nearby.',
  searchFailed: 'We could not look that up.',
})
