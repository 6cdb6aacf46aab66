import type { ImportColumn } from '../common/imports.constants.ts'

// Messages
export const itemImportMessages = {
  repeated: (line: number) => `This item is already on line ${line}.`,
  ambiguous: 'The shop has several items with this name. Please change them one by one.',
  timesInOrder: 'The second time must be the longer one.',
} as const

/** A new item gets these where its line has an empty cell. */
export const NEW_ITEM_DEFAULTS = {
  description: '',
  preparationMinutes: { min: 20, max: 30 },
  isAvailable: true,
} as const

// Columns
export const ITEM_COLUMNS = [
  { key: 'name', head: 'Name', isRequired: true, example: 'Jollof rice' },
  { key: 'price', head: 'Price', isRequired: true, example: '2500' },
  { key: 'description', head: 'Description', isRequired: false, example: 'With fried plantain' },
  { key: 'readyFrom', head: 'Ready from', isRequired: false, example: '35' },
  { key: 'readyTo', head: 'Ready to', isRequired: false, example: '45' },
  { key: 'isAvailable', head: 'Available', isRequired: false, example: 'yes' },
] as const satisfies readonly ImportColumn[]

/** The fields of an item that a file can change. */
export const IMPORTED_FIELDS = ['price', 'description', 'preparationMinutes', 'isAvailable'] as const
