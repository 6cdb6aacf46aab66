import { z } from 'zod'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import { BODY_LIMIT } from '../common/call.constants.ts'
import { ITEM_IMAGE, STORES_PAGE, STORES_SHOWN, VENDOR_CATEGORIES } from './catalogue.constants.ts'
import { TEXT_LIMIT } from '../common/primitives.constants.ts'
import { itemFields } from './catalogue.fields.ts'
import { hoursFields } from './hours.fields.ts'
import { openingFields } from './hours.ts'
import {
  editedVersion,
  Id,
  Instant,
  listAnswer,
  ListQuery,
  Naira,
  queryInteger,
  Version,
} from '../common/primitives.ts'

// Enumerations
export const VendorCategory = z.enum(VENDOR_CATEGORIES, { error: 'Please choose a category.' })
export type VendorCategory = z.infer<typeof VendorCategory>

// Limits
const catalogueLimit = { name: 'catalogue', requests: 240, windowSeconds: 60 } as const

// Shapes
const imageSmall = z.string().meta({
  description: `URL of the same picture, ${ITEM_IMAGE.smallWidthPx} px wide; empty where there is none`,
})

/** The shop of an item, as everybody may see it. */
export const ItemVendor = z.object({
  _id: Id,
  name: z.string(),
  category: VendorCategory,
  isOrderable: z.boolean().meta({ description: 'false while we do not know where the shop is' }),
  ...openingFields,
})

/** One of the choices in a group of options. Its id stays the same while the shop changes its name or price. */
export const OptionChoice = z.object({
  _id: Id,
  name: z.string(),
  price: Naira.meta({ description: "naira, added to the item's price" }),
  isAvailable: z.boolean(),
})
export type OptionChoice = z.infer<typeof OptionChoice>

/** A group of choices of an item, such as its size; a customer takes at least `min` and at most `max` of the choices. */
export const OptionGroup = z.object({
  name: z.string(),
  min: z.int(),
  max: z.int(),
  choices: z.array(OptionChoice),
})
export type OptionGroup = z.infer<typeof OptionGroup>

export const Item = z.object({
  _id: Id,
  name: z.string(),
  description: z.string(),
  price: Naira,
  image: z.string().meta({ description: 'URL, empty without one' }),
  imageSmall,
  preparationMinutes: z.object({ min: z.int(), max: z.int() }),
  duration: z.string().meta({ description: 'as shown, e.g. 35-45 mins; longer while the shop is busy' }),
  isAvailable: z.boolean().meta({ description: 'whether it is sold now' }),
  unavailableUntil: Instant.optional().meta({
    description: 'while it is out for today: when it is sold again',
  }),
  options: z.array(OptionGroup),
  vendor: ItemVendor,
  version: Version,
})
export type Item = z.infer<typeof Item>

/** A shop, as everybody may see it. */
export const Store = z.object({
  _id: Id,
  name: z.string(),
  category: VendorCategory,
  description: z.string(),
  image: z.string().meta({ description: 'URL of one of its items, empty without one' }),
  imageSmall,
  itemCount: z.int(),
  duration: z.string().meta({
    description: 'how long its items take to prepare, as shown, e.g. 15-45 mins; empty without items on sale',
  }),
  area: z.string().meta({
    description:
      'the part of the city it is in, else a place people know; empty while its place is not known',
  }),
  isOrderable: z.boolean(),
  ...openingFields,
  closesAt: Instant.optional().meta({ description: 'when it closes by its hours, if it is open' }),
})
export type Store = z.infer<typeof Store>

/** A shop with its address and its hours. */
export const StoreDetails = Store.extend({ address: z.string(), ...hoursFields })
export type StoreDetails = z.infer<typeof StoreDetails>

/** In an update, `options` replaces all groups; absent, they stay as they are. */
export const ItemInput = z.strictObject({
  ...itemFields,
  isAvailable: z.boolean().default(true),
  isOutToday: z
    .boolean()
    .optional()
    .meta({ description: 'sold again by itself from the start of the next day; absent leaves it as it is' }),
  image: z
    .string()
    .optional()
    .meta({ description: 'data URL of a new picture; absent or the present URL keeps it, empty removes it' }),
})
export type ItemInput = z.infer<typeof ItemInput>

export const ItemUpdate = ItemInput.extend({ id: Id, version: editedVersion })
export type ItemUpdate = z.infer<typeof ItemUpdate>

/** Ids in a query string, separated by commas. */
const IdsText = z
  .string()
  .max(8000)
  .transform((text) => text.split(',').filter((id) => id !== ''))
  .pipe(z.array(Id).max(100))

// Calls
export const catalogue = {
  /**
   * The items of shops, sold-out ones included; `search` looks in item, description and shop. With `ids`: the
   * current state of just those items; deleted ones are missing.
   */
  listItems: call
    .meta({ access: 'anyone', limit: catalogueLimit })
    .route({ method: 'GET', path: '/items', tags: ['catalogue'] })
    .input(
      ListQuery.extend({
        category: VendorCategory.optional(),
        vendorId: Id.optional(),
        ids: IdsText.optional(),
      }),
    )
    .output(z.object({ items: z.array(Item), ...listAnswer })),
  /**
   * Shops with something on sale: those that are open first, and of these those that sold most lately. `search` looks
   * in the shop and, from three letters, in its items. By numbered pages, because such an order has no fixed place
   * that a cursor could name.
   */
  listStores: call
    .meta({ access: 'anyone', limit: catalogueLimit })
    .route({ method: 'GET', path: '/stores', tags: ['catalogue'] })
    .input(
      z.object({
        limit: queryInteger(STORES_SHOWN),
        page: queryInteger(STORES_PAGE),
        category: VendorCategory.optional(),
        search: z.string().trim().max(TEXT_LIMIT.line).optional(),
      }),
    )
    .output(z.object({ stores: z.array(Store), total: z.int() })),
  /** A shop, also while it has nothing on sale. */
  readStore: call
    .meta({ access: 'anyone', limit: catalogueLimit })
    .route({ method: 'GET', path: '/stores/{id}', tags: ['catalogue'] })
    .input(z.object({ id: Id }))
    .output(z.object({ store: StoreDetails })),
  listOwnItems: call
    .meta({ access: 'vendor' })
    .route({ method: 'GET', path: '/vendor/items', tags: ['catalogue'] })
    .input(ListQuery)
    .output(z.object({ items: z.array(Item), ...listAnswer })),
  createItem: call
    .meta({ access: 'vendor', bodyBytes: BODY_LIMIT.withImageBytes })
    .route({ method: 'POST', path: '/vendor/items', successStatus: 201, tags: ['catalogue'] })
    .input(ItemInput)
    .output(z.object({ item: Item })),
  updateItem: call
    .meta({ access: 'vendor', bodyBytes: BODY_LIMIT.withImageBytes })
    .route({ method: 'PUT', path: '/vendor/items/{id}', tags: ['catalogue'] })
    .input(ItemUpdate)
    .output(z.object({ item: Item }))
    .errors(changedMeanwhile(Item)),
  deleteItem: call
    .meta({ access: 'vendor' })
    .route({ method: 'DELETE', path: '/vendor/items/{id}', tags: ['catalogue'] })
    .input(z.object({ id: Id }))
    .output(z.object({ success: z.literal(true) })),
}
