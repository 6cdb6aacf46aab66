import type { Translation } from '~/language/english'
import type { cartBarTexts } from '~/languages/en/public/cart-bar'
import type { storePageTexts, storeTexts } from '~/languages/en/public/store'
import type { storesTexts } from '~/languages/en/public/stores'

export const stores: Translation<typeof storesTexts> = {
  pageTitle: (city) => `Shops for ${city} · Ozi`,
  pageTitleOf: (kind, city) => `${kind} shops for ${city} · Ozi`,
  description: (city) =>
    `Look inside the shops for ${city}: wetin dem dey sell, how much, and when dem dey open. Rider go bring am come.`,
  title: (city) => `Shops for ${city}`,
  lead: 'Look inside, see the price, put things for cart. You need account only when you wan order.',
  search: 'Find something for the shops',
  searchHint: 'Jollof, headwrap',
  submit: 'Find',
  kinds: 'Which kind',
  all: 'All',
  kind: { food: 'Food', health: 'Health', clothing: 'Cloth' },
  count: (shown) => (shown === '1' ? '1 shop' : `${shown} shops`),
  countOf: (shown, search) => `${shown === '1' ? '1 shop' : `${shown} shops`} get “${search}”`,
  noMatch: (search) => `No shop get “${search}”.`,
  noMatchHint: 'Try shorter word, or look all the kinds.',
  noneOfKind: 'No shop of this kind dey yet.',
  none: 'No shop dey yet.',
  noneHint: 'The shops still dey arrange. For now we go carry wetin you send.',
  showAll: 'Show all the shops',
  send: 'Send package',
  pages: 'Pages of shops',
  page: (page, pages) => `Page ${page} of ${pages}`,
  earlier: 'The one before',
  later: 'The next one',
  down: 'We no fit bring the shops.',
  downHint: 'Nothing lost. Abeg try again after one minute.',
  retry: 'Try again',
}

export const store: Translation<typeof storeTexts> = {
  kind: { food: 'Food', health: 'Health', clothing: 'Cloth' },
  open: 'E dey open now',
  openUntil: (time) => `E dey open till ${time}`,
  openingSoon: 'E go open soon',
  items: (count) => (count === '1' ? '1 thing' : `${count} things`),
  takes: (duration) => `E dey take ${duration}`,
}

export const storePage: Translation<typeof storePageTexts> = {
  pageTitle: (shop, city) => `${shop}, ${city} · Ozi`,
  description: (shop, what, city) =>
    `${what === '' ? shop : `${shop}: ${what}`} Price, how long e dey take and when e dey open. Ozi dey carry am go anywhere for ${city}.`,
  pictureAlt: (shop) => `From ${shop}`,
  back: 'All the shops',
  address: 'Address',
  hours: 'When e dey open',
  always: 'E dey open day and night, every day',
  closedDay: 'Closed',
  holidays: 'E no dey open',
  closed: 'You fit look around. You fit order when e open.',
  openingSoon: 'We never know where this shop dey, so you no fit order from am.',
  items: 'Wetin e dey sell',
  count: (count) => (count === '1' ? '1 thing' : `${count} things`),
  none: 'Nothing dey to sell now.',
  noneHint: 'Abeg check later, or see wetin other shops get.',
  more: 'More from this shop',
  fromStart: 'Go back to the first things',
  add: 'Put for cart',
  order: 'Order this one',
  choose: 'Choose wetin you want',
  down: 'We no fit bring this shop.',
  downHint: 'Nothing lost. Abeg try again after one minute.',
  retry: 'Try again',
}

export const cartBar: Translation<typeof cartBarTexts> = {
  title: 'Your cart',
  count: (pieces) => `Cart · ${pieces} ${pieces === '1' ? 'thing' : 'things'}`,
  deliveryLater: 'Transport money go join when you wan order am.',
  checkout: 'Go order am',
  inCart: (pieces) => `${pieces} dey cart`,
  less: (item) => `Remove one: ${item}`,
  more: (item) => `Add one: ${item}`,
  remove: (item) => `Remove: ${item}`,
  removed: (item) => `We don remove ${item}.`,
}
