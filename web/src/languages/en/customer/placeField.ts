import { english } from '~/language/english'

/** The place input of every form. */
export const placeFieldTexts = english('placeFieldTexts', {
  placeholder: 'Street, school or market',
  found: (count: number) => `${String(count)} ${count === 1 ? 'place' : 'places'} found`,
  noPlace: 'Not found. Try the street or a landmark nearby.',
  searchFailed: 'We could not look that up.',
  usedBefore: (count: number) => `Used before: ${String(count)}`,

  useHere: 'Use my location',
  asPickup: 'as the pickup',
  asDropoff: 'as the dropoff',
  finding: 'Finding where you are…',
  stop: 'Stop',
  here: (name: string) => `You are here: ${name}.`,
  roughlyHere: (distance: string) => `Accurate to about ${distance}: check the name.`,
  denied: 'Allow location for this site in your browser, or type a place nearby.',
  timeout: 'That took too long. Try again outside, or type a place nearby.',
  unavailable: 'Switch location on and try again, or type a place nearby.',
  vague: (distance: string) => `Accurate only to about ${distance}: type the place instead.`,
  outside: 'Our riders do not come that far. Type where the rider should go.',
})
