import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/customer/cart'

export default {
  cartTexts: {
    empty: 'Ọ dịghị ihe dị na nkata gị',
    continueShopping: 'Gaa n’ihu na-azụ ahịa',
    removeItem: 'Wepụ ihe a',
    emptyCart: 'Wepụ ihe niile',
    checkout: 'Mezue ọda',
    title: 'Nkata',
    emptyHint: 'Tinye ihe si n’ụlọ ahịa, ọ ga-echere gị ebe a.',
    items: (count) => `Ihe ${String(count)}`,
    total: 'Ego niile',
    summary: 'Ọda gị',
    deliveryLater: 'A ga-agbakwunye ụgwọ ibu: ị ga-ahụ ya tupu i tinye ọda.',
    unknownShop: 'Otu ụlọ ahịa',
    each: 'maka otu',
    was: 'Ọ bụbu',
    isNow: 'ugbu a ọ bụ',
    priceChanged: 'Ọnụ ahịa ya agbanweela kemgbe i tinyere ya.',
    optionsChanged: 'Nhọrọ ya agbanweela. Meghee ya ka ị họrọ ọzọ, ma ọ bụ wepụ ya. A gụnyeghị ya.',
    gone: 'A naghị eresizi ya. A gụnyeghị ya.',
    unavailable: 'Ọ gwụla ugbu a. A gụnyeghị ya.',
    outToday: 'Ọ gwụla taa. A gụnyeghị ya.',
    closed: 'Ụlọ ahịa ahụ emechiela ugbu a. A gụnyeghị ya.',
    notOrderable: 'Ụlọ ahịa a enwebeghị ike ịnata ọda. A gụnyeghị ya.',
    nothingLeft: 'Ọ dịghị ihe dị ebe a ị ga-enweta ugbu a.',
    removeAllGone: (count) => (count === 1 ? 'Wepụ ya' : `Wepụ ha ${String(count)}`),
    someGone: (count) =>
      count === 1
        ? 'Ị gaghị enweta otu n’ime ha ugbu a.'
        : `Ị gaghị enweta ihe ${String(count)} n’ime ha ugbu a.`,
    removed: (item) => `E wepụla ${item}`,
    undo: 'Weghachi',
    askEmpty: 'Ị chọrọ iwepụ ihe niile na nkata?',
    askEmptyHint: 'Ihe niile dị na ya ga-apụ.',
    keep: 'Hapụ ya',
    emptied: 'E wepụla ihe niile na nkata gị.',
    notChecked: 'Anyị enweghị ike ịlele ọnụ ahịa na ihe fọdụrụ.',
    asKept: 'Nke a bụ nkata gị dị ka ekwentị a si chekwaa ya.',
  },
} satisfies Translation<typeof english>
