import { implementer } from '../../platform/http/api.ts'
import type { CustomersService } from './customers.service.ts'

export const customersRoutes = (service: CustomersService) => ({
  list: implementer.customers.list.handler(async ({ input }) => {
    const { rows, ...page } = await service.list(input)
    return { users: rows, ...page }
  }),
  update: implementer.customers.update.handler(async ({ input, context }) => ({
    user: await service.update(await context.session.caller(), input),
  })),
  remove: implementer.customers.remove.handler(async ({ input, context }) => {
    await service.remove(await context.session.caller(), input)
    return { success: true as const }
  }),
})
