import { implementer } from '../../platform/http/api.ts'
import type { AuditService } from './audit.service.ts'

export const auditRoutes = (service: AuditService) => ({
  list: implementer.audit.list.handler(async ({ input }) => {
    const { rows, ...page } = await service.list(input)
    return { lines: rows, ...page }
  }),
})
