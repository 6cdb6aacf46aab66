import { implementer } from '../../../platform/http/api.ts'
import type { FollowingService } from './following.ts'

export const followingRoutes = (service: FollowingService) => ({
  sendPositions: implementer.following.sendPositions.handler(async ({ input, context }) => ({
    data: await service.keepPositions(await context.session.caller(), input.locations),
  })),
  readConsent: implementer.following.readConsent.handler(async ({ context }) => ({
    data: await service.readConsent(await context.session.caller()),
  })),
  setConsent: implementer.following.setConsent.handler(async ({ input, context }) => ({
    data: await service.setConsent(await context.session.caller(), input.isGiven),
  })),
})
