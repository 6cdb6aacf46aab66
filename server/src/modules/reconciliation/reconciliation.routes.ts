import { implementer } from '../../platform/http/api.ts'
import type { ExportsService } from '../exports/exports.service.ts'
import type { ReconciliationService } from './reconciliation.service.ts'

const { money } = implementer

export const moneyRoutes = (
  service: ReconciliationService,
  exports: Pick<ExportsService, 'prepareJournal'>,
) => ({
  read: money.read.handler(async () => ({ data: await service.overview() })),
  differences: money.differences.handler(async ({ input }) => {
    const { rows, ...page } = await service.differences(input)
    return { differences: rows, ...page }
  }),
  settle: money.settle.handler(async ({ input: { id, note }, context }) => ({
    data: await service.settle(await context.session.caller(), id, note),
  })),
  reconcile: money.reconcile.handler(async ({ context }) => ({
    data: await service.begin(await context.session.caller()),
  })),
  reconciliations: money.reconciliations.handler(async ({ input }) => {
    const { rows, ...page } = await service.list(input)
    return { reconciliations: rows, ...page }
  }),
  reconciliation: money.reconciliation.handler(async ({ input: { id, ...query } }) => {
    const { run, page } = await service.read(id, query)
    const { rows, ...rest } = page
    return { data: run, differences: rows, ...rest }
  }),
  exportJournal: money.exportJournal.handler(async ({ input, context }) => ({
    data: await exports.prepareJournal(await context.session.caller(), input),
  })),
})
