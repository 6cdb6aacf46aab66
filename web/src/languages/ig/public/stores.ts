import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/stores'

export default {
  storesTexts: {
    pageTitle: (city) => `Ụlọ ahịa dị na ${city} · Ozi`,
    pageTitleOf: (kind, city) => `Ụlọ ahịa ${kind} dị na ${city} · Ozi`,
    description: (city) => `Ụlọ ahịa dị na ${city}: ihe ha na-ere, ọnụ ahịa, na oge. Onye ozi ga-ebute ya.`,
    title: (city) => `Ụlọ ahịa dị na ${city}`,
    lead: 'Tinye ihe na nkata. Naanị ịtụ ọda ka ị chọrọ akaụntụ.',
    search: 'Chọọ n’ụlọ ahịa',
    searchHint: 'Jollof, ichafụ',
    submit: 'Chọọ',
    kinds: 'Kedu ụdị',
    all: 'Ha niile',
    kind: { food: 'Nri', health: 'Ahụike', clothing: 'Uwe' },
    count: (shown) => `Ụlọ ahịa ${shown}`,
    countOf: (shown, search) => `Ụlọ ahịa ${shown} nwere “${search}”`,
    noMatch: (search) => `Ọ dịghị ụlọ ahịa nwere “${search}”.`,
    noMatchHint: 'Nwalee okwu dị mkpụmkpụ, ma ọ bụ lelee n’ụdị niile.',
    noneOfKind: 'Ụlọ ahịa nke ụdị a adịbeghị.',
    none: 'Ụlọ ahịa adịbeghị.',
    noneHint: 'Ka ọ dị ugbu a, anyị ga-ebu ihe ị zigara.',
    showAll: 'Gosi ụlọ ahịa niile',
    send: 'Ziga ngwugwu',
    pages: 'Peeji nke ụlọ ahịa',
    page: (page, pages) => `Peeji ${page} n’ime ${pages}`,
    earlier: 'Nke bu ụzọ',
    later: 'Nke na-esonụ',
    down: 'Anyị enweghị ike iweta ụlọ ahịa ndị ahụ.',
    downHint: 'Biko nwalee ọzọ n’ime otu nkeji.',
    retry: 'Nwalee ọzọ',
  },
} satisfies Translation<typeof english>
