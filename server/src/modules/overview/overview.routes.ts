import { implementer } from '../../platform/http/api.ts'
import type { OverviewService } from './overview.service.ts'

export const overviewRoutes = (service: OverviewService) => ({
  statistics: implementer.overview.statistics.handler(() => service.statistics()),
  recentUsers: implementer.overview.recentUsers.handler(async () => ({
    lastTenRegisteredUsers: await service.recentUsers(),
  })),
})
