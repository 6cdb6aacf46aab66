import { implementer } from '../../platform/http/api.ts'
import { Refusal } from '../../platform/refusal.ts'

const unanswered = () => {
  throw new Refusal('UNAVAILABLE')
}

export const conversationsRoutes = () => ({
  listOwn: implementer.conversations.listOwn.handler(unanswered),
  create: implementer.conversations.create.handler(unanswered),
  read: implementer.conversations.read.handler(unanswered),
  messages: implementer.conversations.messages.handler(unanswered),
  send: implementer.conversations.send.handler(unanswered),
})

export const supportRoutes = () => ({
  list: implementer.support.list.handler(unanswered),
  countUnread: implementer.support.countUnread.handler(unanswered),
  search: implementer.support.search.handler(unanswered),
  markUnread: implementer.support.markUnread.handler(unanswered),
  agents: implementer.support.agents.handler(unanswered),
  assign: implementer.support.assign.handler(unanswered),
  notes: implementer.support.notes.handler(unanswered),
  addNote: implementer.support.addNote.handler(unanswered),
  transcript: implementer.support.transcript.handler(unanswered),
  orders: implementer.support.orders.handler(unanswered),
  listReplies: implementer.support.listReplies.handler(unanswered),
  createReply: implementer.support.createReply.handler(unanswered),
  updateReply: implementer.support.updateReply.handler(unanswered),
  removeReply: implementer.support.removeReply.handler(unanswered),
})
