import { ITEM_QUANTITY } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/catalogue'

export default {
  catalogueMessageTexts: {
    added: 'E tinyela ya na nkata',
    none: 'Ọ dịbeghị ihe ọ bụla.',
    noMatch: 'Ọ dịghị ihe dabara n’ihe ị na-achọ.',
  },

  categoryTexts: {
    food: 'Nri',
    health: 'Ahụike',
    clothing: 'Uwe',
  },

  catalogueTexts: {
    title: 'Site n’ụlọ ahịa',
    search: 'Chọọ n’ụlọ ahịa',
    searchHint: 'Jollof, nnwale ịba, ichafụ',
    clearSearch: 'Hichapụ ihe ị na-achọ',
    categories: 'Kedu ụdị',
    all: 'Ha niile',
    onlyShop: (shop) => `Naanị ${shop}`,
    thisShop: 'ụlọ ahịa a',
    allShops: (shop) => `Naanị ${shop}: gosi ụlọ ahịa niile`,
    noneHint: 'Ụlọ ahịa ka na-edozi ngwa ahịa ha. Ka ọ dị ugbu a, anyị ga-ebu ihe ị zigara.',
    noMatchHint: 'Nwalee okwu dị mkpụmkpụ, ma ọ bụ lelee n’ụdị niile.',
    showAll: 'Gosi ihe niile',
    failed: 'Anyị enweghị ike iweta ihe ndị a.',
    failedNext: 'Anyị enweghị ike iweta ndị ọzọ.',
    earlier: 'Ihe dị n’okpuru bụ nke e gosiri na mbụ.',
    loading: 'Na-achọ…',
    count: (shown) => `Anyị hụrụ ${shown}`,
    add: 'Tinye na nkata',
    choose: 'Họrọ nke ị chọrọ',
    toCart: 'Gaa na nkata gị',
    inCart: (count) => `${String(count)} dị na nkata gị`,
    cartFull: 'Nkata gị ejula. Buru ụzọ mezue ọda, ma ọ bụ wepụ otu ihe.',
    mostOfOne: `Otu ihe enweghị ike ịkarị ${ITEM_QUANTITY.max}.`,
    unavailable: 'Ọ gwụla',
    outToday: 'Ọ gwụla taa',
    notOrderable: 'A gaghị enweta ya ugbu a',
  },
} satisfies Translation<typeof english>
