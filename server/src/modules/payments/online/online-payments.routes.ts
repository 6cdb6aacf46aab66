import { implementer } from '../../../platform/http/api.ts'
import type { OnlinePaymentsService } from '../online-payments.service.ts'

export const onlinePaymentsRoutes = ({ again, staff, ...service }: OnlinePaymentsService) => ({
  options: implementer.onlinePayments.options.handler(async ({ context }) => ({
    data: await service.options(await context.session.find()),
  })),
  listOwn: implementer.onlinePayments.listOwn.handler(async ({ input, context }) => {
    const { rows, ...page } = await service.listOwn(await context.session.caller(), input)
    return { payments: rows, ...page }
  }),
  read: implementer.onlinePayments.read.handler(async ({ input, context }) => ({
    data: await service.read(await context.session.caller(), input.reference),
  })),
  payAgain: implementer.onlinePayments.payAgain.handler(async ({ input, context }) => ({
    data: await again.payAgain(await context.session.caller(), input.reference),
  })),
  payInCash: implementer.onlinePayments.payInCash.handler(async ({ input, context }) => ({
    data: await again.payInCash(await context.session.caller(), input.reference),
  })),
  refund: implementer.onlinePayments.refund.handler(async ({ input, context }) => {
    const caller = await context.session.caller()
    const { reference } = input.params
    return { data: await staff.refund(caller, input.headers['idempotency-key'], reference, input.body) }
  }),
  listUnmatched: implementer.onlinePayments.listUnmatched.handler(async ({ input }) => {
    const { rows, ...page } = await staff.listUnmatched(input)
    return { payments: rows, ...page }
  }),
  closeUnmatched: implementer.onlinePayments.closeUnmatched.handler(async ({ input, context }) => ({
    data: await staff.closeUnmatched(await context.session.caller(), input),
  })),
})
