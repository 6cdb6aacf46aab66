import { ITEM_QUANTITY } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type { catalogueMessageTexts, catalogueTexts, categoryWords } from '~/languages/en/customer/catalogue'
import type { homeTexts } from '~/languages/en/customer/home'

export const home: Translation<typeof homeTexts> = {
  title: 'Home',
  morning: (name) => (name === '' ? 'Good morning' : `Good morning, ${name}`),
  afternoon: (name) => (name === '' ? 'Good afternoon' : `Good afternoon, ${name}`),
  evening: (name) => (name === '' ? 'Good evening' : `Good evening, ${name}`),
  question: 'Wetin we go carry for you today?',
  editProfile: 'Change profile',
  admin: 'Admin',
  sendHint: 'From you go meet anybody for town.',
  receiveHint: 'From anybody for town come meet you.',
}

export const catalogueMessages: Translation<typeof catalogueMessageTexts> = {
  added: 'E don enter your cart',
  none: 'Nothing dey yet.',
  noMatch: 'Nothing resemble wetin you dey find.',
}

export const category: Translation<typeof categoryWords> = {
  food: 'Food',
  health: 'Health',
  clothing: 'Cloth',
}

export const catalogue: Translation<typeof catalogueTexts> = {
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
}
