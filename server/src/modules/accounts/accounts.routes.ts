import { accountMessages } from '@ozi/contract'
import { implementer } from '../../platform/http/api.ts'
import type { RequestContext } from '../../platform/http/context.ts'
import type { AccountUpdates } from './emit-account-updates.ts'
import type { AccountsService } from './accounts.service.ts'

const askerOf = async ({ session, device }: RequestContext) => ({
  caller: await session.find(),
  knownDevice: device.token,
})
const done = (message: string) => ({ success: true as const, message })

export const accountsRoutes = (service: AccountsService, updates: AccountUpdates) => ({
  signup: implementer.accounts.signup.handler(async ({ input }) => {
    const user = await service.signUp(input)
    await updates.emitCreated(user._id)
    return { user }
  }),

  login: implementer.accounts.login.handler(async ({ input, context }) => {
    const { deviceToken, ...answer } = await service.login(input, {
      userAgent: context.userAgent,
      address: context.address,
      knownDevice: context.device.token,
      sessionToken: context.session.token,
    })
    context.cookie.set(answer.token)
    context.device.set(deviceToken)
    return answer
  }),

  logout: implementer.accounts.logout.handler(async ({ context }) => {
    await service.logout(context.session.token)
    context.cookie.clear()
    return { success: true as const }
  }),

  verifyToken: implementer.accounts.verifyToken.handler(async ({ context }) => {
    const caller = await context.session.caller()
    const { token } = context.session
    // A browser that has the token alone, as after the cookie's name changed, would see public pages as a guest.
    if (context.cookie.isMissing && token !== null) context.cookie.set(token)
    return { success: true as const, user: await service.readSessionUser(caller) }
  }),

  enterCode: implementer.accounts.enterCode.handler(async ({ input, context }) => {
    const user = await service.enterCode(input.email, input.enteredOtp, await context.session.find())
    return { ...done(accountMessages.codeRight), user }
  }),

  resendCode: implementer.accounts.resendCode.handler(async ({ input, context }) => {
    await service.resendCode(input.email, await context.session.find())
    return done(accountMessages.codeResent)
  }),

  password: implementer.accounts.password.handler(async ({ input, context }) => {
    if ('email' in input) {
      await service.mailPasswordLink(input.email, await askerOf(context))
      return done(accountMessages.linkSent)
    }
    const caller = await context.session.caller()
    context.device.set(await service.changePassword(caller, input, context.device.token))
    context.cookie.clear()
    return done(accountMessages.passwordChanged)
  }),

  resetPassword: implementer.accounts.resetPassword.handler(async ({ input, context }) => {
    await service.mailPasswordLink(input.email, await askerOf(context))
    return done(accountMessages.linkSent)
  }),

  newPassword: implementer.accounts.newPassword.handler(async ({ input, context }) => {
    context.device.set(await service.setPasswordByLink(input, context.device.token))
    context.cookie.clear()
    return done(accountMessages.passwordChanged)
  }),

  readProfile: implementer.accounts.readProfile.handler(async ({ input, context }) => ({
    userProfile: await service.readProfile(await context.session.caller(), input.id),
  })),

  saveProfile: implementer.accounts.saveProfile.handler(async ({ input, context }) => ({
    userProfile: await service.saveProfile(await context.session.caller(), input),
  })),

  cancelEmailChange: implementer.accounts.cancelEmailChange.handler(async ({ input, context }) => ({
    userProfile: await service.cancelEmailChange(await context.session.caller(), input.id),
  })),
})
