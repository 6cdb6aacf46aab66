import { implementer } from '../../platform/http/api.ts'
import type { ChatService } from './chat.service.ts'

export const chatRoutes = (service: ChatService) => ({
  listOwn: implementer.chat.listOwn.handler(async ({ input, context }) => {
    const { rows, ...page } = await service.listOwn(await context.session.caller(), input)
    return { data: rows, ...page }
  }),
  create: implementer.chat.create.handler(async ({ input, context }) => ({
    data: await service.start(await context.session.caller(), input),
  })),
  read: implementer.chat.read.handler(async ({ input, context }) => {
    const { conversation } = await service.requireAccess(await context.session.caller(), input.id)
    return { data: conversation }
  }),
  messages: implementer.chat.messages.handler(async ({ input, context }) =>
    service.messages(await context.session.caller(), input.id, input),
  ),
  send: implementer.chat.send.handler(async ({ input, context }) => ({
    data: await service.sendWithImage(await context.session.caller(), input),
  })),
})

export const staffChatRoutes = (service: ChatService) => ({
  list: implementer.staffChat.list.handler(async ({ input, context }) => {
    const { rows, ...page } = await service.list(await context.session.caller(), input)
    return { data: rows, ...page }
  }),
  countUnread: implementer.staffChat.countUnread.handler(async ({ context }) => ({
    unread: await service.countUnread(await context.session.caller()),
  })),
  search: implementer.staffChat.search.handler(async ({ input }) => {
    const { rows, nextCursor } = await service.search(input)
    return { data: rows, nextCursor }
  }),
  markUnread: implementer.staffChat.markUnread.handler(async ({ input, context }) => ({
    data: await service.markUnread(await context.session.caller(), input.id),
  })),
  agents: implementer.staffChat.agents.handler(async () => ({ agents: await service.agents() })),
  assign: implementer.staffChat.assign.handler(async ({ input, context }) => ({
    data: await service.assign(await context.session.caller(), input.id, input.accountId),
  })),
  notes: implementer.staffChat.notes.handler(async ({ input }) => ({ data: await service.notes(input.id) })),
  addNote: implementer.staffChat.addNote.handler(async ({ input, context }) => ({
    data: await service.addNote(await context.session.caller(), input.id, input.content),
  })),
  transcript: implementer.staffChat.transcript.handler(async ({ input, context }) => ({
    data: await service.transcript(await context.session.caller(), input.id),
  })),
  orders: implementer.staffChat.orders.handler(async ({ input: { id, ...query } }) => {
    const { rows, ...page } = await service.orders(id, query)
    return { orders: rows, ...page }
  }),
  listSavedReplies: implementer.staffChat.listSavedReplies.handler(async () => ({
    data: await service.savedReplies.list(),
  })),
  createSavedReply: implementer.staffChat.createSavedReply.handler(async ({ input, context }) => ({
    data: await service.savedReplies.create(await context.session.caller(), input),
  })),
  updateSavedReply: implementer.staffChat.updateSavedReply.handler(
    async ({ input: { id, ...edited }, context }) => ({
      data: await service.savedReplies.update(await context.session.caller(), id, edited),
    }),
  ),
  removeSavedReply: implementer.staffChat.removeSavedReply.handler(async ({ input, context }) => {
    await service.savedReplies.remove(await context.session.caller(), input.id)
    return { success: true as const }
  }),
})
