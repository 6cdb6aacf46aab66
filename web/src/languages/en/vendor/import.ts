import { IMPORT_LIMIT } from '@ozi/contract'
import { english } from '~/language/english'

const MB = 1024 * 1024
const LIMIT = `${IMPORT_LIMIT.rows.toLocaleString('en')} lines and ${String(IMPORT_LIMIT.bytes / MB)} MB`

/** '1 line', of a formatted count. */
const of = (count: string, one: string, many: string): string => `${count} ${count === '1' ? one : many}`

/** The texts of importing a list from a file. */
export const importTexts = english('importTexts', {
  file: 'Choose a CSV file',
  another: 'Choose another file',
  /** The accepted files, below the button that chooses one. */
  hint: `or drop one here: CSV (UTF-8), at most ${LIMIT}`,
  reading: 'Reading…',
  template: 'Download a template',
  changed: 'Something changed, so nothing was saved. Below is what would happen now.',
  bad: 'Left out: correct these and import them again',
  badCaption: 'Lines with a mistake',
  badLines: (count: string) => of(count, 'line with a mistake', 'lines with a mistake'),
  good: 'Good lines',
  line: 'Line',
  column: 'Column',
  wholeLine: 'The whole line',
  why: 'What is wrong',
  more: (count: string) => `Show more of ${count}`,
  cancel: 'Cancel',
  keeping: 'Importing…',
  leaveTitle: 'Close without importing?',
  leaveText: 'Nothing from this file is saved yet.',
  leave: 'Close',
  stay: 'Keep looking',
})

/** Importing a shop's items. Column names are those of the file. */
export const itemImportTexts = english('itemImportTexts', {
  title: 'Import items',
  ofShop: (shop: string) => `Of ${shop}`,
  lead: 'Name and Price are needed. An item of the same name is changed and keeps its picture. Nothing is removed.',
  newItems: (count: string) => of(count, 'new item', 'new items'),
  changedItems: (count: string) => `${count} changed`,
  sameItems: (count: string) => `${count} the same`,
  importItems: (count: string) => `Import ${of(count, 'item', 'items')}`,
  itemsAdded: (count: string) => of(count, 'item added', 'items added'),
  leftOut: (count: string) => of(count, 'line left out', 'lines left out'),
  item: 'Item',
  price: 'Price',
  what: 'What happens',
  /** A price that changes, for screen readers. */
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  added: 'New',
  changed: 'Changed',
  same: 'No change',
  fields: {
    price: 'price',
    description: 'description',
    preparationMinutes: 'time',
    isAvailable: 'availability',
  },
})
