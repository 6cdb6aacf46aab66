import { implementer } from '../../platform/http/api.ts'
import type { PricingService } from './pricing.service.ts'

export const pricingRoutes = (service: PricingService) => ({
  quote: implementer.pricing.quote.handler(async ({ input, context }) => {
    const caller = await context.session.find()
    const customerId = caller?.accountId ?? null
    const data = await (input.kind === 'shop'
      ? service.quoteCart(input, customerId)
      : service.quote(input, customerId))
    return { data }
  }),
  readQuote: implementer.pricing.readQuote.handler(async ({ input, context }) => {
    const caller = await context.session.find()
    return { data: await service.readQuote(input.quoteId, caller?.accountId ?? null) }
  }),
})
