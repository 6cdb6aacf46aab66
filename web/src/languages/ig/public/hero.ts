import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/hero'

export default {
  heroTexts: {
    suggestions: 'Ebe ndị dabara',
    noPlace: 'Anyị ahụghị ebe ahụ. Nwalee okporo ámá, ahịa, ụlọ akwụkwọ ma ọ bụ ụlọ ụka dị ya nso.',
    placesFailed: 'Anyị enweghị ike ibubata ebe ndị ahụ.',
    retry: 'Nwalee ọzọ',
    placesFound: (count) => `Anyị hụrụ ebe ${count}`,
    fareFailed: 'Anyị enweghị ike ịgụta ụgwọ ibu ugbu a. Anyị edebela ebe abụọ gị: biko nwalee ọzọ.',
  },
} satisfies Translation<typeof english>
