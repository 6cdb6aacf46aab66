import { implementer } from '../../../platform/http/api.ts'
import type { OrdersService } from '../orders.service.ts'

export const staffOrdersRoutes = ({ staff }: OrdersService) => ({
  read: implementer.staffOrders.read.handler(async ({ input }) => ({ data: await staff.read(input.id) })),
  runningJobs: implementer.staffOrders.runningJobs.handler(async () => ({
    riders: [...(await staff.runningJobs())],
  })),
  listRunning: implementer.staffOrders.listRunning.handler(() => staff.listRunning()),
  lookUpCodes: implementer.staffOrders.lookUpCodes.handler(async ({ input, context }) => ({
    data: await staff.lookUpCodes(await context.session.caller(), input.id),
  })),
  payBackCash: implementer.staffOrders.payBackCash.handler(async ({ input, context }) => ({
    data: await staff.payBackCash(await context.session.caller(), input),
  })),
  placeDelivery: implementer.staffOrders.placeDelivery.handler(async ({ input, context }) => ({
    data: await staff.placeDelivery(
      await context.session.caller(),
      input.headers['idempotency-key'],
      input.body,
    ),
  })),
})
