import { IMPORT_LIMIT } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/vendor/import'

const LINES = IMPORT_LIMIT.rows.toLocaleString('en')
const MEGABYTES = String(IMPORT_LIMIT.bytes / (1024 * 1024))

export default {
  importTexts: {
    file: 'Choose CSV file',
    another: 'Choose another file',
    hint: `or drop one here: CSV (UTF-8), no pass ${LINES} lines and ${MEGABYTES} MB`,
    reading: 'We dey read am…',
    template: 'Download example file',
    changed: 'Something don change, so we no save anything. Wetin go happen now dey below.',
    bad: 'We leave these ones: correct dem, import dem again',
    badCaption: 'Lines wey get mistake',
    badLines: (count) => `${count} ${count === '1' ? 'line' : 'lines'} wey get mistake`,
    good: 'Good lines',
    line: 'Line',
    column: 'Column',
    wholeLine: 'The whole line',
    why: 'Wetin no correct',
    more: (count) => `Show more out of ${count}`,
    cancel: 'Cancel',
    keeping: 'We dey import am…',
    leaveTitle: 'Make we close am without import?',
    leaveText: 'Nothing from this file don save.',
    leave: 'Close am',
    stay: 'Continue to look',
  },

  itemImportTexts: {
    title: 'Import things',
    ofShop: (shop) => `For ${shop}`,
    lead: 'Name and Price must dey. Thing wey get the same name go change, the picture go remain. We no go remove anything.',
    newItems: (count) => `${count} new ${count === '1' ? 'thing' : 'things'}`,
    changedItems: (count) => `${count} change`,
    sameItems: (count) => `${count} no change`,
    importItems: (count) => `Import ${count} ${count === '1' ? 'thing' : 'things'}`,
    itemsAdded: (count) => `${count} ${count === '1' ? 'thing' : 'things'} don enter`,
    leftOut: (count) => `we leave ${count} ${count === '1' ? 'line' : 'lines'}`,
    item: 'Thing',
    price: 'Price',
    what: 'Wetin go happen',
    fromTo: (from, to) => `from ${from} to ${to}`,
    added: 'New',
    changed: 'E change',
    same: 'E no change',
    fields: {
      price: 'price',
      description: 'wetin e be',
      preparationMinutes: 'time',
      isAvailable: 'whether e dey',
    },
  },
} satisfies Translation<typeof english>
