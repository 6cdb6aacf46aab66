import { implementer } from '../../../platform/http/api.ts'
import type { FollowingService } from './following.ts'

export const followingRoutes = (service: FollowingService) => ({
  send: implementer.following.send.handler(async ({ input, context }) => ({
    data: await service.keepPositions(await context.session.caller(), input.locations),
  })),
  read: implementer.following.read.handler(async ({ context }) => ({
    data: await service.readConsent(await context.session.caller()),
  })),
  update: implementer.following.update.handler(async ({ input, context }) => ({
    data: await service.setConsent(await context.session.caller(), input.isGiven),
  })),
})
