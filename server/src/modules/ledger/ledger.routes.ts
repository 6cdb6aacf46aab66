import { implementer } from '../../platform/http/api.ts'
import type { LedgerService } from './ledger.service.ts'

export const ledgerRoutes = (service: LedgerService) => ({
  accounts: implementer.ledger.accounts.handler(async ({ input }) => {
    const { rows, ...answer } = await service.accounts(input)
    return { owners: rows, ...answer }
  }),

  postings: implementer.ledger.postings.handler(async ({ input }) => {
    const { rows, ...page } = await service.postings(input)
    return { postings: rows, ...page }
  }),
})
