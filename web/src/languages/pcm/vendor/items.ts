import type { Translation } from '~/language/english'
import type {
  itemChangesTexts,
  itemFormTexts,
  itemOptionsTexts,
  itemPictureTexts,
  vendorItemsTexts,
} from '~/languages/en/vendor/items'

export const items: Translation<typeof vendorItemsTexts> = {
  importItems: 'Import things',
  newItem: 'New thing',
  search: 'Find your things',
  clearSearch: 'Clean wetin you dey find',
  addFirst: 'Add your first thing',
  added: (item) => `${item} don enter`,
  saved: (item) => `${item} don save`,
  removed: (item) => `${item} don comot`,
  change: (item) => `Change ${item}`,
  remove: (item) => `Remove ${item}`,
}

export const itemForm: Translation<typeof itemFormTexts> = {
  newItem: 'New thing',
  ofShop: (shop) => `For ${shop}`,
  cancel: 'Cancel',
  showTheirs: 'Show their own',
  saving: 'E dey save…',
  add: 'Add am',
  save: 'Save the change',
  failed: 'We no fit save this thing',
  name: 'Name',
  description: 'Wetin e be',
  price: 'Price',
  from: 'E dey take, from',
  to: 'to',
  minutes: 'min',
  available: 'E dey',
  notAvailable: 'E no dey',
  availableHint: 'If you off this one, customers go still see am but dem no fit order am.',
  changeFailed: 'We no fit change am.',
  outToday: 'E don finish for today',
  sellAgain: 'Sell am again',
  outUntilTomorrow: 'E don finish till tomorrow',
  askRemove: (item) => `You wan remove ${item}?`,
  remove: 'Remove',
  keep: 'Leave am',
  removeHint: 'Customers no fit order am again. Orders wey don get am go remain as dem be.',
}

export const itemPicture: Translation<typeof itemPictureTexts> = {
  label: 'Picture',
  choose: 'Choose photo',
  change: 'Change the photo',
  remove: 'Remove',
  opening: 'E dey open…',
  tooBig: 'This photo too big to open here. Abeg choose smaller one.',
  unreadable: 'We no fit open this file as picture. Abeg choose another one.',
}

export const itemOptions: Translation<typeof itemOptionsTexts> = {
  title: 'Wetin to choose',
  optional: '(no be must)',
  hint: 'Wetin customers dey choose, like size or extra.',
  add: 'Add wetin to choose',
  newOptions: 'New one to choose',
  name: 'Name for these ones',
  example: 'Size',
  remove: (options) => `Remove: ${options}`,
  min: 'Choose at least',
  max: 'and at most',
  addChoice: 'Add one',
  choice: 'One choice',
  price: 'Money wey e add',
  available: 'E dey',
  removeChoice: (choice) => `Remove this choice: ${choice}`,
}

export const itemChanges: Translation<typeof itemChangesTexts> = {
  conflict: (changes) =>
    `Another person change this thing while you open am (${changes}). Wetin you write still dey here; save again to put your own for their own place.`,
  name: (name) => `name “${name}”`,
  description: 'wetin e be',
  price: (before, now) => `price ${before} → ${now}`,
  time: (before, now) => `time ${before} → ${now}`,
  available: 'e don dey again',
  notAvailable: 'e no dey',
  outToday: 'e don finish for today',
  soldToday: 'e dey sell today',
  options: 'wetin to choose',
  picture: 'picture',
}
