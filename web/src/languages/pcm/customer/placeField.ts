import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/placeField'

export default {
  placeFieldTexts: {
    placeholder: 'Street, school or market',
    found: (count) => `We see ${String(count)} place`,
    noPlace: 'We no sabi that place. Try the street or something wey dey near am.',
    searchFailed: 'We no fit check am.',
    usedBefore: (count) =>
      count === 1 ? 'One place wey you don use before' : `${String(count)} places wey you don use before`,
    useHere: 'Use where I dey',
    asPickup: 'as where dem go pick am',
    asDropoff: 'as where dem go drop am',
    finding: 'We dey find where you dey…',
    stop: 'Stop',
    here: (name) => `You dey here: ${name}.`,
    roughlyHere: (distance) =>
      `E fit miss reach like ${distance}: abeg check the name and write wetin dey near.`,
    denied:
      'Ozi no fit see where you dey. Allow location for this site inside your browser, or write place wey dey near.',
    timeout:
      'Your phone take too long to find where e dey. Comot go outside try again, or write place wey dey near.',
    unavailable:
      'Your phone no fit talk where e dey. On location and try again, or write place wey dey near.',
    vague: (distance) => `Your phone only sabi where e dey reach like ${distance}. Abeg write the place.`,
    outside: 'You dey outside where our riders dey reach. Write the place wey rider go go.',
  },
} satisfies Translation<typeof english>
