import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/item'

export default {
  itemTexts: {
    unavailableHint: 'Ọ gwụla ugbu a. Lelee ọzọ ma emechaa.',
    outTodayHint: 'Ọ gwụla taa. A ga-ere ya ọzọ echi.',
    closedHint: 'Ụlọ ahịa a emechiela. Tinye ọda mgbe e mepere ya.',
    notOrderableHint: 'Ụlọ ahịa a enwebeghị ike ịnata ọda.',
    chooseExactly: (count) => `Họrọ ${String(count)}`,
    chooseBetween: (min, max) => `Họrọ ${String(min)} ruo ${String(max)}`,
    chooseUpTo: (max) => `Ị nwere ike ịhọrọ ruo ${String(max)}`,
    required: 'Ọ dị mkpa',
    chooseFirst: (groups) => `Buru ụzọ họrọ: ${groups}.`,
    choiceUnavailable: 'Ọ gwụla',
    itemFailed: 'Anyị enweghị ike iweta nke a.',
    itemGone: 'A naghị eresizi nke a.',
    itemGoneHint: 'E nwere ihe ndị ọzọ ị ga-ahụ.',
    moreFrom: (shop) => `Ihe niile sitere na ${shop}`,
  },
} satisfies Translation<typeof english>
