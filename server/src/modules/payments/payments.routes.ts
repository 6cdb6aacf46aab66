import { implementer } from '../../platform/http/api.ts'
import type { ExportsService } from '../exports/exports.service.ts'
import type { PaymentsService } from './payments.service.ts'

export const paymentsRoutes = (service: PaymentsService, exports: Pick<ExportsService, 'prepare'>) => ({
  listTransactions: implementer.payments.listTransactions.handler(async ({ input }) => {
    const { rows, ...page } = await service.list(input)
    return { transactions: rows, ...page }
  }),
  exportTransactions: implementer.payments.exportTransactions.handler(async ({ input, context }) => ({
    data: await exports.prepare(await context.session.caller(), input),
  })),
})
