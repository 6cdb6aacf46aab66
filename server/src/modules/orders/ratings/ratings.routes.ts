import { implementer } from '../../../platform/http/api.ts'
import type { OrdersService } from '../orders.service.ts'

export const ratingsRoutes = ({ ratings }: Pick<OrdersService, 'ratings'>) => ({
  rate: implementer.ratings.rate.handler(async ({ input, context }) => ({
    data: await ratings.rate(await context.session.caller(), input),
  })),
  own: implementer.ratings.own.handler(async ({ context }) => ratings.own(await context.session.caller())),
  ofPerson: implementer.ratings.ofPerson.handler(async ({ input }) => ratings.ofPerson(input.id)),
  listLow: implementer.ratings.listLow.handler(async () => ({ ratings: await ratings.listLow() })),
})
