import type { Translation } from '~/language/english'
import type { cartBarTexts } from '~/languages/en/public/cart-bar'
import type { storePageTexts, storeTexts } from '~/languages/en/public/store'
import type { storesTexts } from '~/languages/en/public/stores'

export const stores: Translation<typeof storesTexts> = {
  pageTitle: (city) => `Ụlọ ahịa dị na ${city} · Ozi`,
  pageTitleOf: (kind, city) => `Ụlọ ahịa ${kind} dị na ${city} · Ozi`,
  description: (city) =>
    `Lelee n’ime ụlọ ahịa dị na ${city}: ihe ha na-ere, ọnụ ahịa ya, na oge ha na-emepe. Onye ozi ga-ebutere gị ya.`,
  title: (city) => `Ụlọ ahịa dị na ${city}`,
  lead: 'Lelee n’ime, hụ ọnụ ahịa, tinye ihe na nkata. Naanị mgbe ị ga-etinye ọda ka ị chọrọ akaụntụ.',
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
  noneHint: 'Ụlọ ahịa ka na-edozi ngwa ahịa ha. Ka ọ dị ugbu a, anyị ga-ebu ihe ị zigara.',
  showAll: 'Gosi ụlọ ahịa niile',
  send: 'Ziga ngwugwu',
  pages: 'Peeji nke ụlọ ahịa',
  page: (page, pages) => `Peeji ${page} n’ime ${pages}`,
  earlier: 'Nke bu ụzọ',
  later: 'Nke na-esonụ',
  down: 'Anyị enweghị ike iweta ụlọ ahịa ndị ahụ.',
  downHint: 'Ọ dịghị ihe furu. Biko nwalee ọzọ n’ime otu nkeji.',
  retry: 'Nwalee ọzọ',
}

export const store: Translation<typeof storeTexts> = {
  kind: { food: 'Nri', health: 'Ahụike', clothing: 'Uwe' },
  open: 'O mepere ugbu a',
  openUntil: (time) => `O mepere ruo ${time}`,
  openingSoon: 'Ọ ga-emepe n’oge na-adịghị anya',
  items: (count) => `Ihe ${count}`,
  takes: (duration) => `Ọ na-ewe ${duration}`,
}

export const storePage: Translation<typeof storePageTexts> = {
  pageTitle: (shop, city) => `${shop}, ${city} · Ozi`,
  description: (shop, what, city) =>
    `${what === '' ? shop : `${shop}: ${what}`} Ọnụ ahịa, oge na elekere e ji emepe. Ozi na-ebuga ya na ${city} niile.`,
  pictureAlt: (shop) => `Nke ${shop}`,
  back: 'Ụlọ ahịa niile',
  address: 'Adreesị',
  hours: 'Oge e ji emepe',
  always: 'O mepere mgbe niile, kwa ụbọchị',
  closedDay: 'E mechiri',
  holidays: 'Ọ naghị emepe',
  closed: 'Ị nwere ike ịlegharị anya. Ị ga-etinye ọda mgbe e mepere ya.',
  openingSoon: 'Anyị amabeghị ebe ụlọ ahịa a dị, ya mere ị gaghị etinyeli ọda.',
  items: 'Ihe ọ na-ere',
  count: (count) => `Ihe ${count}`,
  none: 'Ọ dịghị ihe ọ na-ere ugbu a.',
  noneHint: 'Biko lelee ọzọ ma emechaa, ma ọ bụ lelee ihe ụlọ ahịa ndị ọzọ nwere.',
  more: 'Ihe ndị ọzọ n’ụlọ ahịa a',
  fromStart: 'Laghachi n’ihe ndị mbụ',
  add: 'Tinye na nkata',
  order: 'Nye ọda nke a',
  choose: 'Họrọ nke ị chọrọ',
  down: 'Anyị enweghị ike iweta ụlọ ahịa a.',
  downHint: 'Ọ dịghị ihe furu. Biko nwalee ọzọ n’ime otu nkeji.',
  retry: 'Nwalee ọzọ',
}

export const cartBar: Translation<typeof cartBarTexts> = {
  title: 'Nkata gị',
  count: (pieces) => `Nkata · ihe ${pieces}`,
  deliveryLater: 'A ga-agbakwunye ụgwọ ibu mgbe ị na-emezu ọda.',
  checkout: 'Mezue ọda',
  inCart: (pieces) => `${pieces} na nkata`,
  less: (item) => `Wepụ otu: ${item}`,
  more: (item) => `Tinyekwuo otu: ${item}`,
  remove: (item) => `Wepụ: ${item}`,
  removed: (item) => `E wepụla ${item}.`,
}
