import {
  chatMessages,
  MESSAGE_IMAGE,
  type Conversation,
  type ConversationInput,
  type Message,
  type MessageInput,
} from '@ozi/contract'
import type { Images, StoredImage } from '../../../platform/images/images.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import type { ConversationAccess } from '../access.ts'
import type { ConversationStarter } from '../conversations/start-conversation.ts'
import type { MessageSender } from './send-message.ts'

interface Deps {
  readonly images: Images
  readonly requireAccess: (caller: Caller, conversationId: string) => Promise<ConversationAccess>
  readonly starter: ConversationStarter
  readonly sender: MessageSender
}

const isSent = (image: string | undefined): image is string => image !== undefined && image !== ''

/** Sends messages with or without an image, including the first message of a conversation. */
export function createImageSender({ images, requireAccess, starter, sender }: Deps) {
  return {
    /**
     * @throws Refusal as `MessageSender.send`; VALIDATION for an empty message; for an image as `Images.keep`
     */
    async sendWithImage(
      caller: Caller,
      { id: conversationId, image: sent, ...draft }: MessageInput,
    ): Promise<Message> {
      if (!isSent(sent)) {
        if (draft.content === '') throw Refusal.fields({ content: chatMessages.empty })
        return (await sender.send(caller, { conversationId, ...draft })).message
      }
      // Checked before decoding, which is expensive: the caller must belong here and the message must be one
      // we keep.
      const access = await requireAccess(caller, conversationId)
      const known = await sender.check(caller, access, draft.clientId)
      if (known) return (await sender.send(caller, { conversationId, ...draft })).message
      const send = (image: StoredImage) => sender.send(caller, { conversationId, ...draft, image })
      return (await images.keepMeasured(caller.accountId, MESSAGE_IMAGE, sent, send)).message
    },

    /**
     * Starts a conversation; the same `clientId` again returns the conversation it started.
     * @throws Refusal NOT_FOUND for an order that is not the caller's, RATE_LIMITED; for images as above
     */
    async start(caller: Caller, { image: sent, ...draft }: ConversationInput): Promise<Conversation> {
      if (!isSent(sent)) {
        if (draft.initialMessage === '') {
          throw Refusal.fields({ initialMessage: chatMessages.empty })
        }
        return (await starter.start(caller, draft)).conversation
      }
      const known = await starter.check(caller, draft)
      if (known) return known
      const start = (image: StoredImage) => starter.start(caller, { ...draft, image })
      return (await images.keepMeasured(caller.accountId, MESSAGE_IMAGE, sent, start)).conversation
    },
  }
}
