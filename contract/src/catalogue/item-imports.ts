import { z } from 'zod'
import { call } from '../common/call.ts'
import { BODY_LIMIT } from '../common/call.constants.ts'
import { IMPORT_TRIES } from '../common/imports.constants.ts'
import { PREPARATION_MINUTES } from './catalogue.constants.ts'
import { IMPORTED_FIELDS } from './item-imports.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { CsvText, ImportPlan, ImportProblem } from '../common/imports.ts'
import { itemFields } from './catalogue.fields.ts'
import { requiredText } from '../common/primitives.fields.ts'
import { Id, Naira } from '../common/primitives.ts'

// Messages
const minutesMessage = 'Please enter minutes, such as 20.'

// Shapes
/**
 * Commas may only separate thousands: in a file with decimal commas, ten naira must not become a thousand.
 */
const PRICE = /^₦?\s?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/
const priceText = z
  .string({ error: 'Please enter a price.' })
  .regex(PRICE, { error: 'Write the price as 2500 or 2500.50.', abort: true })
  .transform((text) => Number(text.replace(/[₦,\s]/g, '')))
  .pipe(itemFields.price)

const minutesText = z
  .string()
  .regex(/^\d{1,5}$/, { error: minutesMessage, abort: true })
  .transform(Number)
  .pipe(
    z
      .int()
      .max(PREPARATION_MINUTES.max, `At most ${PREPARATION_MINUTES.max} minutes.`)
      .min(PREPARATION_MINUTES.min),
  )

const YES = ['yes', 'y', 'true', '1']
const NO = ['no', 'n', 'false', '0']
const yesOrNo = z
  .string()
  .toLowerCase()
  .refine((text) => YES.includes(text) || NO.includes(text), 'Write yes or no.')
  .transform((text) => YES.includes(text))

/** A line of the file; empty cells are absent. */
export const ItemLine = z.strictObject({
  name: itemFields.name,
  price: priceText,
  description: z.optional(requiredText(TEXT_LIMIT.paragraph)),
  readyFrom: minutesText.optional(),
  readyTo: minutesText.optional(),
  isAvailable: yesOrNo.optional(),
})
export type ItemLine = z.infer<typeof ItemLine>

export const ImportedField = z.enum(IMPORTED_FIELDS)

/** A valid line, and what the import does with it. */
export const ItemImportLine = z.object({
  line: z.int(),
  outcome: z.enum(['added', 'changed', 'same']).meta({
    description: 'same: the shop has this item exactly so, and nothing happens',
  }),
  item: z.object({
    name: z.string(),
    description: z.string(),
    price: Naira,
    preparationMinutes: z.object({ min: z.int(), max: z.int() }),
    isAvailable: z.boolean(),
  }),
  changes: z.array(ImportedField).meta({ description: 'what would be another than now, of a changed item' }),
  presentPrice: Naira.nullable().meta({ description: 'what the item costs now; null for a new one' }),
})
export type ItemImportLine = z.infer<typeof ItemImportLine>

export const ItemImportPreview = z.object({
  lines: z.array(ItemImportLine),
  problems: z.array(ImportProblem),
  plan: ImportPlan,
})
export type ItemImportPreview = z.infer<typeof ItemImportPreview>

const Previewed = z.object({ preview: ItemImportPreview })
const File = z.strictObject({ csv: CsvText })
const Confirmed = File.extend({ plan: ImportPlan })
const OfShop = { vendorId: Id } as const
const Imported = z.object({
  imported: z.object({ added: z.int(), changed: z.int(), same: z.int(), bad: z.int() }),
})

// Calls
/**
 * Imports a shop's items from a CSV file. Items are matched by name, in any capitalisation. An existing item
 * is changed where the file differs and keeps its values where a cell is empty; any other line is a new item.
 * A preview stores nothing. The import stores all valid lines, or none if it fails. 409 CHANGED_MEANWHILE if
 * the plan no longer matches what the import would do.
 */
export const itemImports = {
  previewOwn: call
    .meta({ access: 'vendor', bodyBytes: BODY_LIMIT.withImageBytes, accountLimit: IMPORT_TRIES })
    .route({ method: 'POST', path: '/vendor/items/import/preview', tags: ['catalogue'] })
    .input(File)
    .output(Previewed),
  importOwn: call
    .meta({ access: 'vendor', bodyBytes: BODY_LIMIT.withImageBytes, accountLimit: IMPORT_TRIES })
    .route({ method: 'POST', path: '/vendor/items/import', tags: ['catalogue'] })
    .input(Confirmed)
    .output(Imported),
  previewOfShop: call
    .meta({ access: 'manageCatalogue', bodyBytes: BODY_LIMIT.withImageBytes, accountLimit: IMPORT_TRIES })
    .route({ method: 'POST', path: '/admin/vendors/{vendorId}/items/import/preview', tags: ['catalogue'] })
    .input(File.extend(OfShop))
    .output(Previewed),
  importOfShop: call
    .meta({ access: 'manageCatalogue', bodyBytes: BODY_LIMIT.withImageBytes, accountLimit: IMPORT_TRIES })
    .route({ method: 'POST', path: '/admin/vendors/{vendorId}/items/import', tags: ['catalogue'] })
    .input(Confirmed.extend(OfShop))
    .output(Imported),
}
