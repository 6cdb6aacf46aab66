import { ITEM_QUANTITY } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/catalogue'

export default {
  catalogueMessageTexts: {
    added: 'E don enter your cart',
    none: 'Nothing dey yet.',
    noMatch: 'Nothing resemble wetin you dey find.',
  },

  categoryTexts: {
    food: 'Food',
    health: 'Health',
    clothing: 'Cloth',
  },

  catalogueTexts: {
    title: 'From the shops',
    search: 'Find something for the shops',
    searchHint: 'Jollof, malaria test, headwrap',
    clearSearch: 'Clean wetin you dey find',
    categories: 'Which kind',
    all: 'All',
    onlyShop: (shop) => `Only ${shop}`,
    thisShop: 'this shop',
    allShops: (shop) => `Only ${shop}: show all shops`,
    noneHint: 'The shops still dey arrange. For now we go carry wetin you send.',
    noMatchHint: 'Try shorter word, or look all the kinds.',
    showAll: 'Show everything',
    failed: 'We no fit bring wetin the shops dey sell.',
    failedNext: 'We no fit bring more.',
    earlier: 'Wetin dey below na wetin we show you before.',
    loading: 'We dey find am…',
    count: (shown) => `We see ${shown}`,
    add: 'Put for cart',
    choose: 'Choose wetin you want',
    toCart: 'Go your cart',
    inCart: (count) => `${String(count)} dey your cart`,
    cartFull: 'Your cart don full. Order am first, or remove something.',
    mostOfOne: `You no fit get pass ${ITEM_QUANTITY.max} of one thing.`,
    unavailable: 'E don finish',
    outToday: 'E don finish for today',
    notOrderable: 'You no fit order am yet',
  },
} satisfies Translation<typeof english>
