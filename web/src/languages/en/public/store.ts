import { english } from '~/language/english'

export const storePageTexts = english('storePageTexts', {
  pageTitle: (shop: string, city: string) => `${shop}, ${city} · Ozi`,
  description: (shop: string, what: string, city: string) =>
    `${what === '' ? shop : `${shop}: ${what}`} Prices and opening hours. Delivered across ${city}.`,
  pictureAlt: (shop: string) => `From ${shop}`,
  back: 'All stores',
  address: 'Address',
  hours: 'Opening hours',
  always: 'Always open',
  closedDay: 'Closed',
  holidays: 'Not open',
  closed: 'Order when it is open.',
  openingSoon: 'Its place is not known yet, so it cannot be ordered from.',
  items: 'What it sells',
  count: (count: string) => (count === '1' ? '1 item' : `${count} items`),
  none: 'Nothing on its shelves right now.',
  noneHint: 'See what other stores have.',
  more: 'More from this store',
  fromStart: 'Back to the first items',
  add: 'Add to cart',
  order: 'Order this',
  choose: 'Choose options',
  down: 'We could not fetch this store.',
  downHint: 'Please try again in a minute.',
  retry: 'Try again',
})

/** The words of cards and pages of shops. */
export const storeTexts = english('storeTexts', {
  kind: { food: 'Food', health: 'Health', clothing: 'Clothing' },
  open: 'Open now',
  openUntil: (time: string) => `Open until ${time}`,
  openingSoon: 'Opening soon',
  items: (count: string) => (count === '1' ? '1 item' : `${count} items`),
  takes: (duration: string) => `Ready in ${duration}`,
})
