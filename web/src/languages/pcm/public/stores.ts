import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/stores'

export default {
  storesTexts: {
    pageTitle: (city) => `Shops for ${city} · Ozi`,
    pageTitleOf: (kind, city) => `${kind} shops for ${city} · Ozi`,
    description: (city) =>
      `The shops for ${city}: wetin dem dey sell, how much, and when. Rider go bring am.`,
    title: (city) => `Shops for ${city}`,
    lead: 'Put things for cart. You need account only to order.',
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
    noneHint: 'For now we go carry wetin you send.',
    showAll: 'Show all the shops',
    send: 'Send package',
    pages: 'Pages of shops',
    page: (page, pages) => `Page ${page} of ${pages}`,
    earlier: 'The one before',
    later: 'The next one',
    down: 'We no fit bring the shops.',
    downHint: 'Abeg try again after one minute.',
    retry: 'Try again',
  },
} satisfies Translation<typeof english>
