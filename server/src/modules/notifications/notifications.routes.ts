import { implementer } from '../../platform/http/api.ts'
import type { NotificationsService } from './notifications.service.ts'

export const notificationsRoutes = (service: NotificationsService) => ({
  unreached: implementer.notifications.unreached.handler(() => service.unreached()),
  subscribe: implementer.notifications.subscribe.handler(async ({ input, context }) => ({
    data: await service.subscribe(await context.session.caller(), input),
  })),
  unsubscribe: implementer.notifications.unsubscribe.handler(async ({ context }) => ({
    data: await service.unsubscribe(await context.session.caller()),
  })),
  read: implementer.notifications.read.handler(async ({ context }) => ({
    data: await service.read(await context.session.caller()),
  })),
  update: implementer.notifications.update.handler(async ({ input, context }) => ({
    data: await service.update(await context.session.caller(), input),
  })),
})
