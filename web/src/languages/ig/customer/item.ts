import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/item'

export default {
  itemTexts: {
    unavailableHint: 'Ụlọ ahịa a enwezighị ya ugbu a. Biko lelee ọzọ ma emechaa.',
    outTodayHint: 'Ụlọ ahịa a enwezighị ya taa. A ga-ere ya ọzọ echi.',
    closedHint: 'Ụlọ ahịa a emechiela ugbu a. Ị nwere ike inye ọda mgbe e mepere ya.',
    notOrderableHint: 'Anyị amabeghị ebe ụlọ ahịa a dị, ya mere anyị enweghị ike iburu ihe na ya.',
    chooseExactly: (count) => `Họrọ ${String(count)}`,
    chooseBetween: (min, max) => `Họrọ ${String(min)} ruo ${String(max)}`,
    chooseUpTo: (max) => `Ị nwere ike ịhọrọ ruo ${String(max)}`,
    required: 'Ọ dị mkpa',
    chooseFirst: (groups) => `Biko buru ụzọ họrọ: ${groups}.`,
    choiceUnavailable: 'Ọ gwụla',
    itemFailed: 'Anyị enweghị ike iweta nke a.',
    itemGone: 'A naghị eresizi nke a.',
    itemGoneHint: 'Ụlọ ahịa ahụ ewepụla ya. E nwere ihe ndị ọzọ ị ga-ahụ.',
    moreFrom: (shop) => `Ihe niile sitere na ${shop}`,
  },
} satisfies Translation<typeof english>
