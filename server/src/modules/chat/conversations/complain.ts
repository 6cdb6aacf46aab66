import { chatMessages, type Conversation, type ConversationInput } from '@ozi/contract'
import { v4 as newClientId } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { ChatUpdates } from '../emit-chat-updates.ts'
import { setComplaint } from './conversation-changes.store.ts'
import { findOpenAbout, findPartOf, type ConversationViews } from './conversations.store.ts'
import type { createImageSender } from '../messages/send-with-image.ts'

interface Deps {
  readonly database: Database
  readonly updates: ChatUpdates
  readonly require: (conversationId: string) => Promise<ConversationViews>
  readonly writer: ReturnType<typeof createImageSender>
}

/** Starts conversations; a complaint goes on where its customer already writes about the order. */
export function createComplaints({ database, updates, require, writer }: Deps) {
  return {
    /** @throws Refusal VALIDATION for an order's rider or shop; as `start` and `sendWithImage` of the writer */
    async start(caller: Caller, input: ConversationInput): Promise<Conversation> {
      const { complaint, orderId, clientId = newClientId(), initialMessage, image } = input
      if (complaint === undefined || orderId === undefined) return writer.start(caller, input)
      if ((await findPartOf(database.sql, caller.accountId, orderId)) === 'other')
        throw Refusal.fields({ complaint: chatMessages.complaintOfOthers })
      const about = { customerId: caller.accountId, orderId }
      const open = await findOpenAbout(database.sql, about)
      if (open === null) return writer.start(caller, { ...input, clientId })
      // If the complaint is sent again, its message is already stored there under the same `clientId`.
      await writer.sendWithImage(caller, { id: open, clientId, content: initialMessage, image })
      await setComplaint(database.sql, open, complaint)
      const found = await require(open)
      updates.emitAtOnce(found)
      return found.own
    },
  }
}
