import { implementer } from '../../platform/http/api.ts'
import type { HomeService } from './home.service.ts'

export const homeRoutes = (service: HomeService) => ({
  facts: implementer.home.facts.handler(async () => ({ data: await service.facts() })),
})
