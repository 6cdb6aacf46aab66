import { implementer } from '../../platform/http/api.ts'
import type { SuspensionsService } from './suspensions.service.ts'

const { suspensions } = implementer
const done = { success: true as const }

export const suspensionsRoutes = (service: SuspensionsService) => ({
  read: suspensions.read.handler(({ input }) => service.read(input.id)),
  suspend: suspensions.suspend.handler(async ({ input, context }) => {
    await service.suspend(await context.session.caller(), input.id, input.reason)
    return done
  }),
  lift: suspensions.lift.handler(async ({ input, context }) => {
    await service.lift(await context.session.caller(), input.id)
    return done
  }),
})
