import { implementer } from '../../platform/http/api.ts'
import type { CatalogueService } from './catalogue.service.ts'

/** Not validated, for speed: lists are long, and types and a test ensure the contract's shape. */
const unchecked = implementer.$config({ initialOutputValidationIndex: Number.NaN })

export const catalogueRoutes = (service: CatalogueService) => ({
  listItems: unchecked.catalogue.listItems.handler(async ({ input }) => {
    const { rows, ...page } = await service.listItems(input)
    return { items: rows, ...page }
  }),
  listStores: implementer.catalogue.listStores.handler(({ input }) => service.listStores(input)),
  readStore: implementer.catalogue.readStore.handler(async ({ input }) => ({
    store: await service.readStore(input.id),
  })),
  listOwnItems: implementer.catalogue.listOwnItems.handler(async ({ input, context }) => {
    const { accountId } = await context.session.caller()
    const { rows, ...page } = await service.listOwnItems(accountId, input)
    return { items: rows, ...page }
  }),
  createItem: implementer.catalogue.createItem.handler(async ({ input, context }) => {
    const { accountId } = await context.session.caller()
    return { item: await service.createItem({ vendorId: accountId }, accountId, input) }
  }),
  updateItem: implementer.catalogue.updateItem.handler(async ({ input, context }) => {
    const { accountId } = await context.session.caller()
    return { item: await service.updateItem({ vendorId: accountId }, input) }
  }),
  deleteItem: implementer.catalogue.deleteItem.handler(async ({ input, context }) => {
    const { accountId } = await context.session.caller()
    await service.deleteItem({ vendorId: accountId }, input.id)
    return { success: true as const }
  }),
})

export const staffCatalogueRoutes = (service: CatalogueService) => ({
  listItems: unchecked.staffCatalogue.listItems.handler(async ({ input }) => {
    const { rows, ...page } = await service.listForStaff(input)
    return { items: rows, ...page }
  }),
  createItem: implementer.staffCatalogue.createItem.handler(
    async ({ input: { vendorId, ...input }, context }) => ({
      item: await service.createItem({ staff: await context.session.caller() }, vendorId, input),
    }),
  ),
  updateItem: implementer.staffCatalogue.updateItem.handler(async ({ input, context }) => ({
    item: await service.updateItem({ staff: await context.session.caller() }, input),
  })),
  deleteItem: implementer.staffCatalogue.deleteItem.handler(async ({ input, context }) => {
    await service.deleteItem({ staff: await context.session.caller() }, input.id)
    return { success: true as const }
  }),
})

export const itemImportsRoutes = ({ fromFile }: CatalogueService) => ({
  previewOwn: implementer.itemImports.previewOwn.handler(async ({ input, context }) => {
    const { accountId: vendorId } = await context.session.caller()
    return { preview: await fromFile.preview({ vendorId }, vendorId, input.csv) }
  }),
  importOwn: implementer.itemImports.importOwn.handler(async ({ input, context }) => {
    const { accountId: vendorId } = await context.session.caller()
    return { imported: await fromFile.import({ vendorId }, vendorId, input) }
  }),
  previewOfShop: implementer.itemImports.previewOfShop.handler(async ({ input, context }) => ({
    preview: await fromFile.preview({ staff: await context.session.caller() }, input.vendorId, input.csv),
  })),
  importOfShop: implementer.itemImports.importOfShop.handler(
    async ({ input: { vendorId, ...file }, context }) => ({
      imported: await fromFile.import({ staff: await context.session.caller() }, vendorId, file),
    }),
  ),
})
