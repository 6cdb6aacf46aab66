import { implementer } from '../../../platform/http/api.ts'
import type { AccountsService } from '../accounts.service.ts'

const done = { success: true as const }

export const sessionsRoutes = ({ sessions, emailHolds }: AccountsService) => ({
  list: implementer.sessions.list.handler(async ({ context }) => ({
    sessions: await sessions.list(await context.session.caller()),
  })),

  end: implementer.sessions.end.handler(async ({ input, context }) => {
    await sessions.end(await context.session.caller(), input.id)
    return done
  }),

  endOthers: implementer.sessions.endOthers.handler(async ({ context }) => ({
    ended: await sessions.endOthers(await context.session.caller()),
  })),

  reauthenticate: implementer.sessions.reauthenticate.handler(async ({ input, context }) => {
    await sessions.reauthenticate(await context.session.caller(), input)
    return done
  }),

  reportInput: implementer.sessions.reportInput.handler(async ({ context }) => {
    await sessions.reportInput(await context.session.caller())
    return done
  }),

  listOf: implementer.sessions.listOf.handler(async ({ input, context }) => {
    const caller = await context.session.caller()
    const [listed, emailHold] = await Promise.all([
      sessions.listOf(caller, input.id),
      emailHolds.hold(caller, input.id),
    ])
    return { ...listed, emailHold }
  }),

  agreeToEmail: implementer.sessions.agreeToEmail.handler(async ({ input, context }) => {
    await emailHolds.agree(await context.session.caller(), input.id)
    return done
  }),

  endOf: implementer.sessions.endOf.handler(async ({ input, context }) => ({
    ended: await sessions.endOf(await context.session.caller(), input.id),
  })),
})
