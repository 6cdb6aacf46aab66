import { english } from '~/language/english'

export const storesTexts = english('storesTexts', {
  pageTitle: (city: string) => `Stores in ${city} · Ozi`,
  pageTitleOf: (kind: string, city: string) => `${kind} stores in ${city} · Ozi`,
  description: (city: string) =>
    `The shops of ${city}: what they sell, for how much, and when. A rider brings it.`,
  title: (city: string) => `Stores in ${city}`,
  lead: 'Fill a cart. You need an account only to order.',
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
  noneHint: 'Meanwhile we carry what you send.',
  showAll: 'Show all stores',
  send: 'Send a package',
  pages: 'Pages of stores',
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  earlier: 'Previous',
  later: 'Next',
  down: 'We could not fetch the stores.',
  downHint: 'Please try again in a minute.',
  retry: 'Try again',
})
