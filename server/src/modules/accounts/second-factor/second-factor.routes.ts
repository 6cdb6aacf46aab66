import { secondFactorMessages } from '@ozi/contract'
import { implementer } from '../../../platform/http/api.ts'
import type { AccountsService } from '../accounts.service.ts'

export const secondFactorRoutes = ({ secondFactor }: AccountsService) => ({
  read: implementer.secondFactor.read.handler(async ({ context }) =>
    secondFactor.read(await context.session.caller()),
  ),

  begin: implementer.secondFactor.begin.handler(async ({ input, context }) =>
    secondFactor.begin(await context.session.caller(), input.currentPassword),
  ),

  turnOn: implementer.secondFactor.turnOn.handler(async ({ input, context }) => ({
    recoveryCodes: await secondFactor.turnOn(await context.session.caller(), input.code),
  })),

  renewRecoveryCodes: implementer.secondFactor.renewRecoveryCodes.handler(async ({ input, context }) => ({
    recoveryCodes: await secondFactor.renewRecoveryCodes(await context.session.caller(), input.code),
  })),

  turnOff: implementer.secondFactor.turnOff.handler(async ({ input, context }) => {
    await secondFactor.turnOff(await context.session.caller(), input.currentPassword, input.code)
    return { success: true as const, message: secondFactorMessages.turnedOff }
  }),

  resetOf: implementer.secondFactor.resetOf.handler(async ({ input, context }) => {
    await secondFactor.resetOf(await context.session.caller(), input.id, input.reason)
    return { success: true as const }
  }),
})
