import { implementer } from '../../../platform/http/api.ts'
import type { HoursService } from './hours.service.ts'

export const hoursRoutes = (service: HoursService) => ({
  read: implementer.hours.read.handler(async ({ context }) => {
    const { accountId } = await context.session.caller()
    const { data } = await service.read({ vendorId: accountId }, accountId)
    return { data }
  }),
  update: implementer.hours.update.handler(async ({ input, context }) => {
    const { accountId } = await context.session.caller()
    return { data: await service.update({ vendorId: accountId }, accountId, input) }
  }),
  closeNow: implementer.hours.closeNow.handler(async ({ input, context }) => ({
    data: await service.closeNow(await context.session.caller(), input.closedFor),
  })),
  setBusy: implementer.hours.setBusy.handler(async ({ input, context }) => ({
    data: await service.setBusy(await context.session.caller(), input.minutes),
  })),
  readOfShop: implementer.hours.readOfShop.handler(async ({ input, context }) => ({
    ...(await service.read({ staff: await context.session.caller() }, input.id)),
  })),
  updateOfShop: implementer.hours.updateOfShop.handler(async ({ input: { id, ...input }, context }) => ({
    data: await service.update({ staff: await context.session.caller() }, id, input),
  })),
})
