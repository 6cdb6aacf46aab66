import {
  conversationMessages,
  MESSAGE_IMAGE,
  type Conversation,
  type ConversationInput,
  type Message,
  type MessageInput,
} from '@ozi/contract'
import type { Images, MeasuredImage } from '../../platform/images/images.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { Sight } from './access.ts'
import type { Begin } from './begin.ts'
import type { KeptMessage, Writing, Written } from './writing.ts'

interface Parts {
  readonly images: Images
  readonly look: (caller: Caller, conversationId: string) => Promise<Sight>
  readonly beginning: Begin
  readonly writing: Writing
}

const isSent = (image: string | undefined): image is string => image !== undefined && image !== ''

/** Sends messages with or without an image, including the first message of a conversation. */
export function createAttachments({ images, look, beginning, writing }: Parts) {
  return {
    /** @throws Refusal NOT_FOUND, CONVERSATION_CLOSED, RATE_LIMITED */
    send: (caller: Caller, written: Written): Promise<KeptMessage> => writing.send(caller, written),

    /**
     * @throws Refusal as `send`; VALIDATION for an empty message; IMAGE_TOO_LARGE, IMAGE_UNREADABLE,
     *   IMAGE_HEIC, UNAVAILABLE
     */
    async sendWithImage(
      caller: Caller,
      { id: conversationId, image: sent, ...written }: MessageInput,
    ): Promise<Message> {
      if (!isSent(sent)) {
        if (written.content === '') throw Refusal.fields({ content: conversationMessages.empty })
        return (await writing.send(caller, { conversationId, ...written })).message
      }
      // Checked before decoding, which is expensive: the caller must belong here and the message must be one
      // we keep.
      const sight = await look(caller, conversationId)
      const known = await writing.foresee(caller, sight, written.clientId)
      if (known) return known
      const write = (image: MeasuredImage) => writing.send(caller, { conversationId, ...written, image })
      return (await images.keepMeasured(caller.accountId, MESSAGE_IMAGE, sent, write)).message
    },

    /**
     * Begins a conversation; the same `clientId` again returns the conversation it began.
     * @throws Refusal NOT_FOUND for an order that is not the caller's, RATE_LIMITED; for images as above
     */
    async begin(caller: Caller, { image: sent, ...begun }: ConversationInput): Promise<Conversation> {
      if (!isSent(sent)) {
        if (begun.initialMessage === '') {
          throw Refusal.fields({ initialMessage: conversationMessages.empty })
        }
        return (await beginning.begin(caller, begun)).conversation
      }
      const known = await beginning.foresee(caller, begun)
      if (known) return known
      const begin = (image: MeasuredImage) => beginning.begin(caller, { ...begun, image })
      return (await images.keepMeasured(caller.accountId, MESSAGE_IMAGE, sent, begin)).conversation
    },
  }
}
