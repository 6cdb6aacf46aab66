import { implementer } from '../../platform/http/api.ts'
import type { CashService } from './cash.service.ts'

export const cashRoutes = (service: CashService) => ({
  list: implementer.cash.list.handler(async ({ input }) => {
    const { rows, ...page } = await service.list(input)
    return { riders: rows, ...page }
  }),

  read: implementer.cash.read.handler(async ({ input: { riderId, ...query } }) => {
    const { rider, page } = await service.read(riderId, query)
    const { rows, ...rest } = page
    return { rider, entries: rows, ...rest }
  }),

  recordRemittance: implementer.cash.recordRemittance.handler(async ({ input, context }) => ({
    data: await service.recordRemittance(
      await context.session.caller(),
      input.headers['idempotency-key'],
      input.params.riderId,
      input.body,
    ),
  })),

  reverseRemittance: implementer.cash.reverseRemittance.handler(async ({ input, context }) => ({
    data: await service.reverseRemittance(await context.session.caller(), input),
  })),

  answerRemittance: implementer.cash.answerRemittance.handler(async ({ input, context }) => ({
    data: { status: await service.answerRemittance(await context.session.caller(), input) },
  })),

  ofRider: implementer.cash.ofRider.handler(async ({ input, context }) => {
    const { cash, page } = await service.readOwn(await context.session.caller(), input)
    const { rows, ...rest } = page
    return { cash, entries: rows, ...rest }
  }),
})
