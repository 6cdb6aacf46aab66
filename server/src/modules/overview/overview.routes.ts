import { implementer } from '../../platform/http/api.ts'
import type { OverviewService } from './overview.service.ts'

export const overviewRoutes = (service: OverviewService) => ({
  statistics: implementer.overview.statistics.handler(() => service.statistics()),
  figures: implementer.overview.figures.handler(async ({ input }) => ({
    data: await service.figures(input.period),
  })),
  uploads: implementer.overview.uploads.handler(() => ({ data: service.uploads() })),
  waiting: implementer.overview.waiting.handler(async () => ({ data: await service.waiting() })),
  recentUsers: implementer.overview.recentUsers.handler(async () => ({
    lastTenRegisteredUsers: await service.recentUsers(),
  })),
})
