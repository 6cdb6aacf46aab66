import { implementer } from '../../../platform/http/api.ts'
import type { OrdersService } from '../orders.service.ts'

export const offersRoutes = ({ offers, move }: Pick<OrdersService, 'offers' | 'move'>) => ({
  setStatus: implementer.offers.setStatus.handler(async ({ input, context }) => ({
    data: await offers.setStatus(await context.session.caller(), input.online),
  })),
  list: implementer.offers.list.handler(async ({ context }) => offers.list(await context.session.caller())),
  accept: implementer.offers.accept.handler(async ({ input, context }) => ({
    data: await move(await context.session.caller(), { id: input.orderId, to: 'assigned', reason: '' }),
  })),
  decline: implementer.offers.decline.handler(async ({ input: { orderId, reason }, context }) => {
    await offers.decline(await context.session.caller(), orderId, reason)
    return { data: { orderId } }
  }),
})
