import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/store'

export default {
  storePageTexts: {
    pageTitle: (shop, city) => `${shop}, ${city} · Ozi`,
    description: (shop, what, city) =>
      `${what === '' ? shop : `${shop}: ${what}`} Ọnụ ahịa, oge na elekere e ji emepe. Ozi na-ebuga ya na ${city} niile.`,
    pictureAlt: (shop) => `Nke ${shop}`,
    back: 'Ụlọ ahịa niile',
    address: 'Adreesị',
    hours: 'Oge e ji emepe',
    always: 'O mepere mgbe niile',
    closedDay: 'E mechiri',
    holidays: 'Ọ naghị emepe',
    closed: 'Tinye ọda mgbe e mepere ya.',
    openingSoon: 'A maghị ebe ọ dị, ya mere ị gaghị etinyeli ọda.',
    items: 'Ihe ọ na-ere',
    count: (count) => `Ihe ${count}`,
    none: 'Ọ dịghị ihe ọ na-ere ugbu a.',
    noneHint: 'Lelee ihe ụlọ ahịa ndị ọzọ nwere.',
    more: 'Ihe ndị ọzọ n’ụlọ ahịa a',
    fromStart: 'Laghachi n’ihe ndị mbụ',
    add: 'Tinye na nkata',
    order: 'Nye ọda nke a',
    choose: 'Họrọ nke ị chọrọ',
    down: 'Anyị enweghị ike iweta ụlọ ahịa a.',
    downHint: 'Biko nwalee ọzọ n’ime otu nkeji.',
    retry: 'Nwalee ọzọ',
  },

  storeTexts: {
    kind: { food: 'Nri', health: 'Ahụike', clothing: 'Uwe' },
    open: 'O mepere ugbu a',
    openUntil: (time) => `O mepere ruo ${time}`,
    openingSoon: 'Ọ ga-emepe n’oge na-adịghị anya',
    items: (count) => `Ihe ${count}`,
    takes: (duration) => `Ọ na-ewe ${duration}`,
  },
} satisfies Translation<typeof english>
