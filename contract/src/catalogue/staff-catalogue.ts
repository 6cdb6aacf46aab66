import { z } from 'zod'
import { call } from '../common/call.ts'
import { changedMeanwhile } from '../common/refusals.ts'
import { Item, ItemInput, ItemUpdate, ItemVendor, VendorCategory } from './catalogue.ts'
import { BODY_LIMIT } from '../common/call.constants.ts'
import { AVAILABILITIES } from './staff-catalogue.constants.ts'
import { Id, listAnswer, ListQuery } from '../common/primitives.ts'

// Enumerations
export const Availability = z.enum(AVAILABILITIES, { error: 'Please choose one.' })
export type Availability = z.infer<typeof Availability>

// Calls
/** The items of any shop, for staff; each change writes an audit line. */
export const staffCatalogue = {
  /**
   * Newest first; `search` looks in item, description and shop. The answer's `shop` is the requested one, or
   * null.
   */
  listItems: call
    .meta({ access: 'manageCatalogue' })
    .route({ method: 'GET', path: '/admin/items', tags: ['catalogue'] })
    .input(
      ListQuery.extend({
        category: VendorCategory.optional(),
        vendorId: Id.optional(),
        availability: Availability.optional(),
      }),
    )
    .output(z.object({ items: z.array(Item), shop: ItemVendor.nullable(), ...listAnswer })),
  createItem: call
    .meta({ access: 'manageCatalogue', bodyBytes: BODY_LIMIT.withImageBytes })
    .route({
      method: 'POST',
      path: '/admin/vendors/{vendorId}/items',
      successStatus: 201,
      tags: ['catalogue'],
    })
    .input(ItemInput.extend({ vendorId: Id }))
    .output(z.object({ item: Item })),
  updateItem: call
    .meta({ access: 'manageCatalogue', bodyBytes: BODY_LIMIT.withImageBytes })
    .route({ method: 'PUT', path: '/admin/items/{id}', tags: ['catalogue'] })
    .input(ItemUpdate)
    .output(z.object({ item: Item }))
    .errors(changedMeanwhile(Item)),
  deleteItem: call
    .meta({ access: 'manageCatalogue' })
    .route({ method: 'DELETE', path: '/admin/items/{id}', tags: ['catalogue'] })
    .input(z.object({ id: Id }))
    .output(z.object({ success: z.literal(true) })),
}
