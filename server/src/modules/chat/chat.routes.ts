import { implementer } from '../../platform/http/api.ts'
import type { SupportService } from './chat.service.ts'

export const conversationsRoutes = (service: SupportService) => ({
  listOwn: implementer.conversations.listOwn.handler(async ({ input, context }) => {
    const { rows, ...page } = await service.listOwn(await context.session.caller(), input)
    return { data: rows, ...page }
  }),
  create: implementer.conversations.create.handler(async ({ input, context }) => ({
    data: await service.begin(await context.session.caller(), input),
  })),
  read: implementer.conversations.read.handler(async ({ input, context }) => {
    const { conversation } = await service.look(await context.session.caller(), input.id)
    return { data: conversation }
  }),
  messages: implementer.conversations.messages.handler(async ({ input, context }) =>
    service.messages(await context.session.caller(), input.id, input),
  ),
  send: implementer.conversations.send.handler(async ({ input, context }) => ({
    data: await service.sendWithImage(await context.session.caller(), input),
  })),
})

export const supportRoutes = (service: SupportService) => ({
  list: implementer.support.list.handler(async ({ input, context }) => {
    const { rows, ...page } = await service.list(await context.session.caller(), input)
    return { data: rows, ...page }
  }),
  countUnread: implementer.support.countUnread.handler(async ({ context }) => ({
    unread: await service.countUnread(await context.session.caller()),
  })),
  search: implementer.support.search.handler(async ({ input }) => {
    const { rows, nextCursor } = await service.search(input)
    return { data: rows, nextCursor }
  }),
  markUnread: implementer.support.markUnread.handler(async ({ input, context }) => ({
    data: await service.markUnread(await context.session.caller(), input.id),
  })),
  agents: implementer.support.agents.handler(async () => ({ agents: await service.agents() })),
  assign: implementer.support.assign.handler(async ({ input, context }) => ({
    data: await service.assign(await context.session.caller(), input.id, input.accountId),
  })),
  notes: implementer.support.notes.handler(async ({ input }) => ({ data: await service.notes(input.id) })),
  addNote: implementer.support.addNote.handler(async ({ input, context }) => ({
    data: await service.addNote(await context.session.caller(), input.id, input.content),
  })),
  transcript: implementer.support.transcript.handler(async ({ input, context }) => ({
    data: await service.transcript(await context.session.caller(), input.id),
  })),
  orders: implementer.support.orders.handler(async ({ input: { id, ...query } }) => {
    const { rows, ...page } = await service.orders(id, query)
    return { orders: rows, ...page }
  }),
  listReplies: implementer.support.listReplies.handler(async () => ({ data: await service.replies.list() })),
  createReply: implementer.support.createReply.handler(async ({ input, context }) => ({
    data: await service.replies.create(await context.session.caller(), input),
  })),
  updateReply: implementer.support.updateReply.handler(async ({ input: { id, ...edited }, context }) => ({
    data: await service.replies.update(await context.session.caller(), id, edited),
  })),
  removeReply: implementer.support.removeReply.handler(async ({ input, context }) => {
    await service.replies.remove(await context.session.caller(), input.id)
    return { success: true as const }
  }),
})
