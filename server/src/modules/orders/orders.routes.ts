import { implementer } from '../../platform/http/api.ts'
import type { OrdersService } from './orders.service.ts'

export const ordersRoutes = (service: OrdersService) => ({
  createDelivery: implementer.orders.createDelivery.handler(async ({ input, context }) => {
    const caller = await context.session.caller()
    return { data: await service.createDelivery(caller, input.headers['idempotency-key'], input.body) }
  }),
  listOwn: implementer.orders.listOwn.handler(async ({ input, context }) => {
    const { rows, ...page } = await service.listOwn(await context.session.caller(), input)
    return { orders: rows, ...page }
  }),
  listAll: implementer.orders.listAll.handler(async ({ input }) => {
    const { rows, ...page } = await service.listAll(input)
    return { orders: rows, ...page }
  }),
  read: implementer.orders.read.handler(async ({ input, context }) => ({
    data: await service.read(await context.session.caller(), input.id),
  })),
})
