import { implementer } from '../../platform/http/api.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { PricingService } from './pricing.service.ts'

export const pricingRoutes = (service: PricingService) => ({
  readConfiguration: implementer.pricing.readConfiguration.handler(async () => ({
    data: await service.configuration(),
  })),
  quote: implementer.pricing.quote.handler(async ({ input, context }) => {
    if (input.kind === 'shop') throw new Refusal('UNAVAILABLE')
    const caller = await context.session.find()
    return { data: await service.quote(input, caller?.accountId ?? null) }
  }),
})
