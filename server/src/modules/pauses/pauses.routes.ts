import { implementer } from '../../platform/http/api.ts'
import type { PausesService } from './pauses.service.ts'

export const pausesRoutes = (service: PausesService) => ({
  read: implementer.pauses.read.handler(() => service.read()),

  begin: implementer.pauses.begin.handler(async ({ input, context }) =>
    service.begin(await context.session.caller(), input.notice),
  ),

  end: implementer.pauses.end.handler(async ({ context }) => service.end(await context.session.caller())),
})
