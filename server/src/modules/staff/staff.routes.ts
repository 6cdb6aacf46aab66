import { staffMessages } from '@ozi/contract'
import { implementer } from '../../platform/http/api.ts'
import type { StaffService } from './staff.service.ts'

const done = { success: true as const }

export const staffRoutes = (service: StaffService) => ({
  list: implementer.staff.list.handler(() => service.list()),

  invite: implementer.staff.invite.handler(async ({ input, context }) => ({
    invitation: await service.invite(await context.session.caller(), input),
  })),

  resendInvitation: implementer.staff.resendInvitation.handler(async ({ input, context }) => ({
    invitation: await service.resendInvitation(await context.session.caller(), input.id),
  })),

  revokeInvitation: implementer.staff.revokeInvitation.handler(async ({ input, context }) => {
    await service.revokeInvitation(await context.session.caller(), input.id)
    return done
  }),

  changeRole: implementer.staff.changeRole.handler(async ({ input, context }) => ({
    member: await service.changeRole(await context.session.caller(), input),
  })),

  remove: implementer.staff.remove.handler(async ({ input, context }) => {
    await service.remove(await context.session.caller(), input.id)
    return done
  }),

  readInvitation: implementer.staff.readInvitation.handler(async ({ input }) => {
    const { email, role, invitedBy } = await service.readInvitation(input.token)
    return { email, role, invitedBy }
  }),

  join: implementer.staff.join.handler(async ({ input }) => {
    const { email } = await service.join(input)
    return { ...done, message: staffMessages.joined, email }
  }),
})
