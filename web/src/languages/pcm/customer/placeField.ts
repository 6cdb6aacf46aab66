import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/placeField'

export default {
  placeFieldTexts: {
    placeholder: 'Street, school or market',
    found: (count) => `We see ${String(count)} place`,
    noPlace: 'We no see am. Try the street or something wey dey near am.',
    searchFailed: 'We no fit check am.',
    usedBefore: (count) => `Wetin you don use before: ${String(count)}`,
    useHere: 'Use where I dey',
    asPickup: 'as where dem go pick am',
    asDropoff: 'as where dem go drop am',
    finding: 'We dey find where you dey…',
    stop: 'Stop',
    here: (name) => `You dey here: ${name}.`,
    roughlyHere: (distance) => `E fit miss reach like ${distance}: check the name.`,
    denied: 'Allow location for this site inside your browser, or write place wey dey near.',
    timeout: 'E take too long. Try again outside, or write place wey dey near.',
    unavailable: 'On location and try again, or write place wey dey near.',
    vague: (distance) => `E only correct reach like ${distance}: write the place.`,
    outside: 'Our riders no dey reach there. Write the place wey rider go go.',
  },
} satisfies Translation<typeof english>
