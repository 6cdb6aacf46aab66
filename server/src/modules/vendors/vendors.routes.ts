import { implementer } from '../../platform/http/api.ts'
import type { VendorsService } from './vendors.service.ts'

/** @param updates tells the staff of a new account */
export const vendorsRoutes = (
  service: VendorsService,
  updates: { readonly emitCreated: (accountId: string) => Promise<void> },
) => ({
  list: implementer.vendors.list.handler(async ({ input }) => {
    const { rows, ...page } = await service.list(input)
    return { vendors: rows, ...page }
  }),
  register: implementer.vendors.register.handler(async ({ input, context }) => {
    const vendor = await service.register(await context.session.caller(), input)
    await updates.emitCreated(vendor._id)
    return { vendor }
  }),
  update: implementer.vendors.update.handler(async ({ input, context }) => ({
    vendor: await service.update(await context.session.caller(), input),
  })),
  remove: implementer.vendors.remove.handler(async ({ input, context }) => {
    await service.remove(await context.session.caller(), input)
    return { success: true as const }
  }),
})
