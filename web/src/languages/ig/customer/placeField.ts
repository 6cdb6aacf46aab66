import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/placeField'

export default {
  placeFieldTexts: {
    placeholder: 'Okporo ụzọ, ụlọ ụka, ahịa',
    found: (count) => `Anyị hụrụ ebe ${String(count)}`,
    noPlace: 'Anyị amaghị ebe ahụ. Nwalee okporo ụzọ ma ọ bụ ihe dị ya nso.',
    searchFailed: 'Anyị enweghị ike ịchọta ya.',
    usedBefore: (count) => (count === 1 ? 'Otu ebe i jiri na mbụ' : `Ebe ${String(count)} i jiri na mbụ`),
    useHere: 'Jiri ebe m nọ',
    asPickup: 'dị ka ebe a ga-eburu ya',
    asDropoff: 'dị ka ebe a ga-ebuga ya',
    finding: 'Na-achọ ebe ị nọ…',
    stop: 'Kwụsị',
    here: (name) => `Ị nọ ebe a: ${name}.`,
    roughlyHere: (distance) =>
      `Ọ nwere ike ịhie ruo ihe dị ka ${distance}: biko lelee aha ahụ ma dee ihe e ji mara ebe ahụ.`,
    denied:
      'Ozi enweghị ike ịhụ ebe ị nọ. Kwere na brawụza gị ka saịtị a hụ ebe ị nọ, ma ọ bụ dee ebe dị nso.',
    timeout: 'Ekwentị gị were oke oge ịchọta ebe ọ nọ. Pụọ n’èzí nwalee ọzọ, ma ọ bụ dee ebe dị nso.',
    unavailable: 'Ekwentị gị amaghị ebe ọ nọ. Gbanye “location” ma nwalee ọzọ, ma ọ bụ dee ebe dị nso.',
    vague: (distance) =>
      `Ekwentị gị maara ebe ọ nọ naanị ruo ihe dị ka ${distance}. Biko dee ebe ahụ n’onwe gị.`,
    outside: 'Ị nọ n’ebe ndị ozi anyị anaghị eru. Dee ebe onye ozi kwesịrị ịga.',
  },
} satisfies Translation<typeof english>
