import { english } from '~/language/english'

/** The place input of every form. */
export const placeFieldTexts = english('placeFieldTexts', {
  placeholder: 'Street, school or market',
  found: (count: number) => `${String(count)} ${count === 1 ? 'place' : 'places'} found`,
  noPlace: 'We could not find that place. Try the street or a landmark nearby.',
  searchFailed: 'We could not look that up.',
  usedBefore: (count: number) =>
    count === 1 ? 'One place you used before' : `${String(count)} places you used before`,

  useHere: 'Use my location',
  asPickup: 'as the pickup',
  asDropoff: 'as the dropoff',
  finding: 'Finding where you are…',
  stop: 'Stop',
  here: (name: string) => `You are here: ${name}.`,
  roughlyHere: (distance: string) =>
    `This is accurate to about ${distance}: please check the name and write a landmark.`,
  denied:
    'Ozi is not allowed to see where you are. Allow location for this site in your browser, or type a place nearby.',
  timeout:
    'Your phone took too long to find where it is. Step outside and try again, or type a place nearby.',
  unavailable: 'Your phone cannot say where it is. Switch location on and try again, or type a place nearby.',
  vague: (distance: string) =>
    `Your phone knows only roughly where it is, to about ${distance}. Please type the place instead.`,
  outside: 'You are outside the area our riders serve. Type the place the rider should go to.',
})
