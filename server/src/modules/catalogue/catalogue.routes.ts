import { implementer } from '../../platform/http/api.ts'
import type { CatalogueService } from './catalogue.service.ts'

/** The store makes fifty and more rows of exactly the contract's shape, as its types and a test hold. */
const unchecked = implementer.$config({ initialOutputValidationIndex: Number.NaN })

export const catalogueRoutes = (service: CatalogueService) => ({
  listItems: unchecked.catalogue.listItems.handler(async ({ input }) => {
    const { rows, ...page } = await service.listItems(input)
    return { items: rows, ...page }
  }),
  listStores: implementer.catalogue.listStores.handler(async ({ input }) => ({
    stores: await service.listStores(input.limit),
  })),
  listOwnItems: implementer.catalogue.listOwnItems.handler(async ({ input, context }) => {
    const { accountId } = await context.session.caller()
    const { rows, ...page } = await service.listOwnItems(accountId, input)
    return { items: rows, ...page }
  }),
  createItem: implementer.catalogue.createItem.handler(async ({ input, context }) => {
    const { accountId } = await context.session.caller()
    return { item: await service.createItem(accountId, input) }
  }),
  updateItem: implementer.catalogue.updateItem.handler(async ({ input: { id, ...input }, context }) => {
    const { accountId } = await context.session.caller()
    return { item: await service.updateItem(accountId, id, input) }
  }),
  deleteItem: implementer.catalogue.deleteItem.handler(async ({ input, context }) => {
    const { accountId } = await context.session.caller()
    await service.deleteItem(accountId, input.id)
    return { success: true as const }
  }),
})
