import { implementer } from '../../platform/http/api.ts'
import type { EarningsService } from './earnings.service.ts'

const { earnings } = implementer

export const earningsRoutes = (service: EarningsService) => ({
  readTerms: earnings.readTerms.handler(async () => ({ data: await service.terms() })),
  updateTerms: earnings.updateTerms.handler(async ({ input, context }) => ({
    data: await service.updateTerms(await context.session.caller(), input),
  })),
  termsHistory: earnings.termsHistory.handler(async ({ input }) => {
    const { rows, ...page } = await service.history(input)
    return { versions: rows, ...page }
  }),
  ofRider: earnings.ofRider.handler(async ({ input, context }) => {
    const { page, ...rest } = await service.ofRider(await context.session.caller(), input)
    const { rows, ...more } = page
    return { ...rest, entries: rows, ...more }
  }),
  ofVendor: earnings.ofVendor.handler(async ({ input, context }) => {
    const { page, ...rest } = await service.ofVendor(await context.session.caller(), input)
    const { rows, ...more } = page
    return { ...rest, entries: rows, ...more }
  }),
  statementOfRider: earnings.statementOfRider.handler(async ({ input, context }) =>
    service.statement((await context.session.caller()).accountId, input),
  ),
  statementOfVendor: earnings.statementOfVendor.handler(async ({ input, context }) =>
    service.statement((await context.session.caller()).accountId, input),
  ),
  statement: earnings.statement.handler(async ({ input: { id, ...period } }) =>
    service.statement(id, period),
  ),
  previewTerms: earnings.previewTerms.handler(async ({ input }) => ({ data: await service.preview(input) })),
})
