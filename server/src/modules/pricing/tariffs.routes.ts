import { implementer } from '../../platform/http/api.ts'
import type { TariffsService } from './tariffs.service.ts'

const { tariffs } = implementer

export const tariffsRoutes = (service: TariffsService) => ({
  readConfiguration: tariffs.readConfiguration.handler(async () => ({ data: await service.configuration() })),
  create: tariffs.create.handler(async ({ input, context }) => ({
    data: await service.create(await context.session.caller(), input),
  })),
  updatePricePerKm: tariffs.updatePricePerKm.handler(async ({ input, context }) => ({
    data: await service.updatePricePerKm(await context.session.caller(), input),
  })),
  updateDeliveryFee: tariffs.updateDeliveryFee.handler(async ({ input, context }) => ({
    data: await service.updateDeliveryFee(await context.session.caller(), input),
  })),
  updateServiceFee: tariffs.updateServiceFee.handler(async ({ input, context }) => ({
    data: await service.updateServiceFee(await context.session.caller(), input),
  })),
  updateSurge: tariffs.updateSurge.handler(async ({ input, context }) => ({
    data: await service.updateSurge(await context.session.caller(), input),
  })),
  updatePrices: tariffs.updatePrices.handler(async ({ input, context }) => ({
    data: await service.updatePrices(await context.session.caller(), input),
  })),
  history: tariffs.history.handler(async ({ input }) => {
    const { rows, ...page } = await service.history(input)
    return { tariffs: rows, ...page }
  }),
  preview: tariffs.preview.handler(async ({ input }) => ({ data: await service.preview(input) })),
})
