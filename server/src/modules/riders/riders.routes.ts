import { implementer } from '../../platform/http/api.ts'
import type { RidersService } from './riders.service.ts'

/** @param updates tells the staff of a new account */
export const ridersRoutes = (
  service: RidersService,
  updates: { readonly emitCreated: (accountId: string) => Promise<void> },
) => ({
  list: implementer.riders.list.handler(async ({ input, context }) => {
    const { rows, ...page } = await service.list(await context.session.caller(), input)
    return { riders: rows, ...page }
  }),
  register: implementer.riders.register.handler(async ({ input, context }) => {
    const rider = await service.register(await context.session.caller(), input)
    await updates.emitCreated(rider._id)
    return { rider }
  }),
  update: implementer.riders.update.handler(async ({ input, context }) => ({
    rider: await service.update(await context.session.caller(), input),
  })),
  remove: implementer.riders.remove.handler(async ({ input, context }) => {
    await service.remove(await context.session.caller(), input)
    return { success: true as const }
  }),
})
