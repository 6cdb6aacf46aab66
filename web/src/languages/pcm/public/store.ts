import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/public/store'

export default {
  storePageTexts: {
    pageTitle: (shop, city) => `${shop}, ${city} · Ozi`,
    description: (shop, what, city) =>
      `${what === '' ? shop : `${shop}: ${what}`} Price, how long e dey take and when e dey open. Ozi dey carry am go anywhere for ${city}.`,
    pictureAlt: (shop) => `From ${shop}`,
    back: 'All the shops',
    address: 'Address',
    hours: 'When e dey open',
    always: 'E dey open always',
    closedDay: 'Closed',
    holidays: 'E no dey open',
    closed: 'Order when e open.',
    openingSoon: 'We never know where e dey, so you no fit order from am.',
    items: 'Wetin e dey sell',
    count: (count) => (count === '1' ? '1 thing' : `${count} things`),
    none: 'Nothing dey to sell now.',
    noneHint: 'See wetin other shops get.',
    more: 'More from this shop',
    fromStart: 'Go back to the first things',
    add: 'Put for cart',
    order: 'Order this one',
    choose: 'Choose wetin you want',
    down: 'We no fit bring this shop.',
    downHint: 'Abeg try again after one minute.',
    retry: 'Try again',
  },

  storeTexts: {
    kind: { food: 'Food', health: 'Health', clothing: 'Cloth' },
    open: 'E dey open now',
    openUntil: (time) => `E dey open till ${time}`,
    openingSoon: 'E go open soon',
    items: (count) => (count === '1' ? '1 thing' : `${count} things`),
    takes: (duration) => `E dey take ${duration}`,
  },
} satisfies Translation<typeof english>
