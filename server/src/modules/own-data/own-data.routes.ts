import { implementer } from '../../platform/http/api.ts'
import type { OwnDataService } from './own-data.service.ts'

export const ownDataRoutes = (service: OwnDataService) => ({
  export: implementer.ownData.export.handler(async ({ context }) => ({
    data: await service.export(await context.session.caller()),
  })),

  readLeaving: implementer.ownData.readLeaving.handler(async ({ context }) => ({
    data: await service.readLeaving(await context.session.caller()),
  })),

  leave: implementer.ownData.leave.handler(async ({ context }) => {
    await service.leave(await context.session.caller())
    context.cookie.clear()
    return { success: true as const }
  }),
})
