import { implementer } from '../../../platform/http/api.ts'
import type { RiderTrackingService } from './rider-tracking.ts'

export const riderTrackingRoutes = (service: RiderTrackingService) => ({
  send: implementer.riderTracking.send.handler(async ({ input, context }) => ({
    data: await service.keepPositions(await context.session.caller(), input.locations),
  })),
  read: implementer.riderTracking.read.handler(async ({ context }) => ({
    data: await service.readConsent(await context.session.caller()),
  })),
  update: implementer.riderTracking.update.handler(async ({ input, context }) => ({
    data: await service.setConsent(await context.session.caller(), input.isGiven),
  })),
})
