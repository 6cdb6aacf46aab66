import { implementer } from '../../../platform/http/api.ts'
import type { ClosuresService } from './closures.service.ts'

const { closures } = implementer

export const closuresRoutes = (service: ClosuresService) => ({
  list: closures.list.handler(async ({ input }) => {
    const { rows, ...page } = await service.list(input)
    return { closures: rows, areFollowed: service.areFollowed(), ...page }
  }),
  preview: closures.preview.handler(({ input }) => ({ data: service.preview(input) })),
  add: closures.add.handler(async ({ input, context }) => ({
    data: await service.add(await context.session.caller(), input),
  })),
  end: closures.end.handler(async ({ input, context }) => ({
    data: await service.end(await context.session.caller(), input.id),
  })),
})
