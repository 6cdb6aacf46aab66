import { contactMessages } from '@ozi/contract'
import { implementer } from '../../platform/http/api.ts'
import type { ContactService } from './contact.service.ts'

export const contactRoutes = (service: ContactService) => ({
  send: implementer.contact.send.handler(async ({ input }) => {
    await service.receive(input)
    return { success: true as const, message: contactMessages.received }
  }),

  list: implementer.contact.list.handler(async ({ input }) => {
    const { rows, ...page } = await service.list(input)
    return { messages: rows, ...page }
  }),

  countUnread: implementer.contact.countUnread.handler(async () => ({ unread: await service.countUnread() })),

  markRead: implementer.contact.markRead.handler(async ({ input }) => ({
    data: await service.markRead(input.id),
  })),

  answer: implementer.contact.answer.handler(async ({ input, context }) => ({
    data: await service.answer(await context.session.caller(), input),
  })),

  markAnswered: implementer.contact.markAnswered.handler(async ({ input, context }) => ({
    data: await service.markAnswered(await context.session.caller(), input),
  })),
})
