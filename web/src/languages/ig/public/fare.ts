import { QUOTE } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/fare'

export default {
  fareTexts: {
    title: 'Ụgwọ ibu',
    way: (from, to) => `Site na ${from} ruo ${to}`,
    payment: `Ị naghị akwụ ihe ọ bụla ugbu a. Ụgwọ ibu a na-adị nkeji ${String(QUOTE.lifetimeMinutes)}.`,
    send: 'Ziga ngwugwu',
    receive: 'Nata ngwugwu',
    from: 'Site ebee?',
    to: 'Ruo ebee?',
    busy: 'Ị jụọla ụgwọ ibu ọtụtụ ugboro n’oge dị mkpụmkpụ. Biko chere otu nkeji, nwalee ọzọ.',
    failed: 'Anyị enweghị ike ịgụta ụgwọ ibu ugbu a. Anyị edebela ebe abụọ gị: biko nwalee ọzọ.',
    retry: 'Nwalee ọzọ',
  },

  fareRefusalTexts: {
    missing: 'Biko dee ebe.',
    unknown: 'Anyị amabeghị ebe a. Nwalee okporo ámá, ahịa, ụlọ akwụkwọ ma ọ bụ ụlọ ụka dị ya nso.',
    OUTSIDE_AREA: 'Anyị anaghị ebuga ihe n’ebe ahụ.',
    NO_ROAD_NEARBY: 'Anyị amaghị ụzọ dị nso n’ebe ahụ. Biko lelee ya.',
    NO_ROUTE: 'Anyị ahụghị ụzọ si n’otu ebe a ruo n’ebe nke ọzọ. Biko lelee ha.',
    SAME_PLACE: 'Ebe a ga-eburu ya na ebe a ga-ebuga ya bụ otu ebe.',
  },
} satisfies Translation<typeof english>
