import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/placeField'

export default {
  placeFieldTexts: {
    placeholder: 'Okporo ụzọ, ụlọ ụka, ahịa',
    found: (count) => `Anyị hụrụ ebe ${String(count)}`,
    noPlace: 'Anyị ahụghị ya. Nwalee okporo ụzọ ma ọ bụ ihe dị ya nso.',
    searchFailed: 'Anyị enweghị ike ịchọta ya.',
    usedBefore: (count) => `Ndị i jiri na mbụ: ${String(count)}`,
    useHere: 'Jiri ebe m nọ',
    asPickup: 'dị ka ebe a ga-eburu ya',
    asDropoff: 'dị ka ebe a ga-ebuga ya',
    finding: 'Na-achọ ebe ị nọ…',
    stop: 'Kwụsị',
    here: (name) => `Ị nọ ebe a: ${name}.`,
    roughlyHere: (distance) => `Ọ nwere ike ịhie ruo ihe dị ka ${distance}: lelee aha ahụ.`,
    denied: 'Kwere na brawụza gị ka saịtị a hụ ebe ị nọ, ma ọ bụ dee ebe dị nso.',
    timeout: 'O were oke oge. Nwalee ọzọ n’èzí, ma ọ bụ dee ebe dị nso.',
    unavailable: 'Gbanye “location” ma nwalee ọzọ, ma ọ bụ dee ebe dị nso.',
    vague: (distance) => `Ọ ziri ezi naanị ruo ihe dị ka ${distance}: dee ebe ahụ n’onwe gị.`,
    outside: 'Ndị ozi anyị anaghị eru ebe ahụ. Dee ebe onye ozi kwesịrị ịga.',
  },
} satisfies Translation<typeof english>
