import { english } from '~/language/english'

export const storesTexts = english('storesTexts', {
  pageTitle: (city: string) => `Stores in ${city} · Ozi`,
  pageTitleOf: (kind: string, city: string) => `${kind} stores in ${city} · Ozi`,
  description: (city: string) =>
    `Look into the shops of ${city}: what they sell, what it costs and when they are open. A rider brings it to you.`,
  title: (city: string) => `Stores in ${city}`,
  lead: 'Look inside, see the prices, and fill a cart. You need an account only when you order.',
  search: 'Search the stores',
  searchHint: 'Jollof, headwrap',
  submit: 'Search',
  kinds: 'What kind',
  all: 'All',
  kind: { food: 'Food', health: 'Health', clothing: 'Clothing' },
  count: (shown: string) => (shown === '1' ? '1 store' : `${shown} stores`),
  countOf: (shown: string, search: string) =>
    `${shown === '1' ? '1 store' : `${shown} stores`} for “${search}”`,
  noMatch: (search: string) => `No store has “${search}”.`,
  noMatchHint: 'Try a shorter word, or look under All.',
  noneOfKind: 'No store of this kind yet.',
  none: 'No stores yet.',
  noneHint: 'The shops are still filling their shelves. Meanwhile we carry what you send.',
  showAll: 'Show all stores',
  send: 'Send a package',
  pages: 'Pages of stores',
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  earlier: 'Previous',
  later: 'Next',
  down: 'We could not fetch the stores.',
  downHint: 'Nothing is lost. Please try again in a minute.',
  retry: 'Try again',
})
