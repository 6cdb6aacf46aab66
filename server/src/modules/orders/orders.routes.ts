import { implementer } from '../../platform/http/api.ts'
import type { OrdersService } from './orders.service.ts'

/**
 * No output validation for lists: the store's types and a test guarantee the contract's shape, and validating
 * a page of fifty rows and more took a tenth of the whole request.
 */
const unchecked = implementer.$config({ initialOutputValidationIndex: Number.NaN })

export const ordersRoutes = (service: OrdersService) => ({
  createDelivery: implementer.orders.createDelivery.handler(async ({ input, context }) => {
    const caller = await context.session.caller()
    return service.createDelivery(caller, input.headers['idempotency-key'], input.body)
  }),
  checkout: implementer.orders.checkout.handler(async ({ input, context }) => {
    const caller = await context.session.caller()
    return service.checkOut(caller, input.headers['idempotency-key'], input.body)
  }),
  listOwn: unchecked.orders.listOwn.handler(async ({ input, context }) => {
    const { rows, ...page } = await service.listOwn(await context.session.caller(), input)
    return { orders: rows, ...page }
  }),
  listOfVendor: unchecked.orders.listOfVendor.handler(async ({ input, context }) => {
    const { rows, ...page } = await service.listOfVendor(await context.session.caller(), input)
    return { orders: rows, ...page }
  }),
  listOfRider: unchecked.orders.listOfRider.handler(async ({ input, context }) => {
    const { rows, ...page } = await service.listOfRider(await context.session.caller(), input)
    return { orders: rows, ...page }
  }),
  workOfRider: unchecked.orders.workOfRider.handler(async ({ context }) => ({
    days: await service.workOfRider(await context.session.caller()),
  })),
  salesOfVendor: unchecked.orders.salesOfVendor.handler(async ({ context }) =>
    service.salesOfVendor(await context.session.caller()),
  ),
  recentPlaces: implementer.orders.recentPlaces.handler(async ({ context }) => ({
    places: await service.recentPlaces(await context.session.caller()),
  })),
  move: implementer.orders.move.handler(async ({ input, context }) => ({
    data: await service.move(await context.session.caller(), input),
  })),
  wait: implementer.orders.wait.handler(async ({ input, context }) => ({
    data: await service.waitOn(await context.session.caller(), input.id),
  })),
  quoteRedelivery: implementer.orders.quoteRedelivery.handler(async ({ input, context }) => ({
    data: await service.quoteRedelivery(await context.session.caller(), input.id, input.dropoff),
  })),
  track: implementer.orders.track.handler(async ({ input }) => ({ data: await service.track(input.token) })),
  payTracked: implementer.orders.payTracked.handler(async ({ input }) => ({
    data: await service.payTracked(input.token),
  })),
  listAll: unchecked.orders.listAll.handler(async ({ input }) => {
    const { customerId } = input
    const [{ rows, ...page }, late] = await Promise.all([
      service.listAll(input),
      customerId === undefined ? null : service.lateCancellations(customerId),
    ])
    return { orders: rows, ...page, ...(late ? { lateCancellations: late } : {}) }
  }),
  read: implementer.orders.read.handler(async ({ input, context }) => ({
    data: await service.read(await context.session.caller(), input.id),
  })),
})
