import { implementer } from '../../../platform/http/api.ts'
import type { OrdersService } from '../orders.service.ts'

export const tipsRoutes = ({ tips }: Pick<OrdersService, 'tips'>) => ({
  give: implementer.tips.give.handler(async ({ input, context }) => {
    const caller = await context.session.caller()
    const { params, body, headers } = input
    return { payment: await tips.give(caller, headers['idempotency-key'], params.id, body.amount) }
  }),
})
