import { implementer } from '../../platform/http/api.ts'
import type { PaymentsService } from './payments.service.ts'

export const paymentsRoutes = (service: PaymentsService) => ({
  listTransactions: implementer.payments.listTransactions.handler(async ({ input }) => {
    const { rows, ...page } = await service.list(input)
    return { transactions: rows, ...page }
  }),
})
