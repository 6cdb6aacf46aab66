import { implementer } from '../../platform/http/api.ts'
import type { OperationsService } from './operations.service.ts'

export const operationsRoutes = (service: OperationsService) => ({
  health: implementer.operations.health.handler(async () => ({ data: await service.health() })),

  maps: implementer.operations.maps.handler(() => service.maps()),

  failedJobs: implementer.operations.failedJobs.handler(() => service.failedJobs()),

  retryJob: implementer.operations.retryJob.handler(async ({ input, context }) => ({
    retried: await service.retryJob(await context.session.caller(), input.id),
  })),

  retryJobs: implementer.operations.retryJobs.handler(async ({ input, context }) => ({
    retried: await service.retryJobs(await context.session.caller(), input.name),
  })),
})
