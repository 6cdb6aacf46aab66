import { implementer } from '../../platform/http/api.ts'
import type { PaymentsService } from '../payments/payments.service.ts'

export const ownDataRoutes = ({ exports }: PaymentsService) => ({
  export: implementer.ownData.export.handler(async ({ context }) => ({
    data: await exports.prepareOwn(await context.session.caller()),
  })),
})
