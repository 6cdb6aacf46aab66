import { catalogueMessages, ITEM_QUANTITY, type VendorCategory } from '@ozi/contract'
import { english } from '~/language/english'

export const catalogueMessageTexts = english('catalogueMessageTexts', catalogueMessages)

/** A shop's category in a customer's words. */
export const categoryTexts = english('categoryTexts', {
  food: 'Food',
  health: 'Health',
  clothing: 'Clothing',
} satisfies Readonly<Record<VendorCategory, string>>)

/** The catalogue; messages about adding an item, or finding none, are in `catalogueMessages`. */
export const catalogueTexts = english('catalogueTexts', {
  title: 'From the shops',
  search: 'Search the shops',
  searchHint: 'Jollof, malaria test, headwrap',
  clearSearch: 'Clear search',
  categories: 'What kind',
  all: 'All',
  onlyShop: (shop: string) => `Only ${shop}`,
  thisShop: 'this shop',
  allShops: (shop: string) => `Only ${shop}: show all shops`,
  noneHint: 'The shops are still filling their shelves. Meanwhile we carry what you send.',
  noMatchHint: 'Try a shorter word, or look under All.',
  showAll: 'Show everything',
  failed: 'We could not fetch the items.',
  failedNext: 'We could not fetch more items.',
  earlier: 'What you see below may be out of date.',
  loading: 'Looking…',
  count: (shown: string) => (shown === '1' ? '1 item' : `${shown} items`),
  add: 'Add to cart',
  choose: 'Choose options',
  toCart: 'Go to cart',
  inCart: (count: number) => `${String(count)} in your cart`,
  cartFull: 'Your cart is full. Check out first, or remove something.',
  mostOfOne: `You can order at most ${String(ITEM_QUANTITY.max)} of one item.`,
  unavailable: 'Sold out',
  outToday: 'Sold out today',
  notOrderable: 'Cannot be ordered yet',
})
