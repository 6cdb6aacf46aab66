import { implementer } from '../../platform/http/api.ts'
import type { OrdersService } from './orders.service.ts'

export const offersRoutes = (service: OrdersService) => ({
  list: implementer.offers.list.handler(async ({ context }) => ({
    offers: await service.listOffers(await context.session.caller()),
  })),
  accept: implementer.offers.accept.handler(async ({ input, context }) => ({
    data: await service.move(await context.session.caller(), {
      id: input.orderId,
      to: 'assigned',
      reason: '',
    }),
  })),
})
