import { english } from '~/language/english'

/** A shop's own items. */
export const vendorItemsTexts = english('vendorItemsTexts', {
  importItems: 'Import items',
  newItem: 'New item',
  search: 'Search your items',
  clearSearch: 'Clear search',
  addFirst: 'Add your first item',
  added: (item: string) => `${item} was added`,
  saved: (item: string) => `${item} was saved`,
  removed: (item: string) => `${item} was removed`,
  change: (item: string) => `Change ${item}`,
  remove: (item: string) => `Remove ${item}`,
})

/** An item's form and switches, for shops and the staff. */
export const itemFormTexts = english('itemFormTexts', {
  newItem: 'New item',
  ofShop: (shop: string) => `Of ${shop}`,
  showTheirs: 'Show theirs',
  saving: 'Saving…',
  add: 'Add item',
  save: 'Save changes',
  failed: 'The item could not be saved',
  name: 'Name',
  description: 'Description',
  price: 'Price',
  from: 'Ready in, from',
  to: 'to',
  minutes: 'min',
  available: 'Available',
  notAvailable: 'Not available',
  availableHint: 'Off: customers see it but cannot order it.',
  changeFailed: 'We could not change this.',
  outToday: 'Out for today',
  sellAgain: 'Sell again',
  outUntilTomorrow: 'Out until tomorrow',
  askRemove: (item: string) => `Remove ${item}?`,
  remove: 'Remove',
  keep: 'Keep it',
  removeHint: 'Orders that have it stay as they are.',
})

/** An item's picture. */
export const itemPictureTexts = english('itemPictureTexts', {
  label: 'Picture',
  choose: 'Choose a photo',
  change: 'Change the photo',
  remove: 'Remove',
  opening: 'Opening…',
  tooBig: 'This photo is too big. Please choose a smaller one.',
  unreadable: 'We cannot open this file. Please choose another one.',
})

/** Customers' choices of an item. */
export const itemOptionsTexts = english('itemOptionsTexts', {
  title: 'Options',
  optional: '(optional)',
  hint: 'Such as a size or extras.',
  add: 'Add options',
  newOptions: 'New options',
  name: 'Name of these options',
  example: 'Size',
  remove: (options: string) => `Remove options: ${options}`,
  min: 'Choose at least',
  max: 'and at most',
  addChoice: 'Add a choice',
  choice: 'Choice',
  price: 'Adds to the price',
  available: 'Available',
  removeChoice: (choice: string) => `Remove choice: ${choice}`,
})

/** Somebody else's changes in an item meanwhile. */
export const itemChangesTexts = english('itemChangesTexts', {
  conflict: (changes: string) =>
    `Somebody else changed this item (${changes}). What you typed is still here; save again to replace theirs.`,
  name: (name: string) => `name “${name}”`,
  description: 'description',
  price: (before: string, now: string) => `price ${before} → ${now}`,
  time: (before: string, now: string) => `time ${before} → ${now}`,
  available: 'available again',
  notAvailable: 'not available',
  outToday: 'out for today',
  soldToday: 'sold today',
  options: 'options',
  picture: 'picture',
})
