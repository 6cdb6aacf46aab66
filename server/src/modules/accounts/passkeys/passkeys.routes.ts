import { implementer } from '../../../platform/http/api.ts'
import type { AccountsService } from '../accounts.service.ts'

export const passkeysRoutes = ({ passkeys, loginWithPasskey }: AccountsService) => ({
  list: implementer.passkeys.list.handler(async ({ context }) => ({
    passkeys: await passkeys.list(await context.session.caller()),
  })),

  begin: implementer.passkeys.begin.handler(async ({ context }) => ({
    options: await passkeys.begin(await context.session.caller()),
  })),

  add: implementer.passkeys.add.handler(async ({ input, context }) => ({
    passkey: await passkeys.add(await context.session.caller(), input, context.userAgent),
  })),

  remove: implementer.passkeys.remove.handler(async ({ input, context }) => {
    await passkeys.remove(await context.session.caller(), input.id)
    return { success: true as const }
  }),

  challenge: implementer.passkeys.challenge.handler(async () => ({ options: await passkeys.challenge() })),

  login: implementer.passkeys.login.handler(async ({ input, context }) => {
    const { deviceToken, ...answer } = await loginWithPasskey(input, {
      userAgent: context.userAgent,
      address: context.address,
      knownDevice: context.device.token,
      sessionToken: context.session.token,
    })
    context.cookie.set(answer.token)
    context.device.set(deviceToken)
    return answer
  }),
})
