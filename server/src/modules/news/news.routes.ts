import { implementer } from '../../platform/http/api.ts'
import type { NewsService } from './news.service.ts'

export const newsRoutes = (service: NewsService) => ({
  unreached: implementer.news.unreached.handler(() => service.unreached()),
  subscribe: implementer.news.subscribe.handler(async ({ input, context }) => ({
    data: await service.subscribe(await context.session.caller(), input),
  })),
  unsubscribe: implementer.news.unsubscribe.handler(async ({ context }) => ({
    data: await service.unsubscribe(await context.session.caller()),
  })),
  read: implementer.news.read.handler(async ({ context }) => ({
    data: await service.read(await context.session.caller()),
  })),
  update: implementer.news.update.handler(async ({ input, context }) => ({
    data: await service.update(await context.session.caller(), input),
  })),
})
