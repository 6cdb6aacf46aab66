import { conversationMessages, MESSAGE_IMAGE, type Message, type MessageInput } from '@ozi/contract'
import type { Images } from '../../platform/images/images.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Caller } from '../../platform/sessions/caller.ts'
import type { Sight } from './access.ts'
import type { KeptMessage, Writing, Written } from './writing.ts'

interface Parts {
  readonly images: Images
  readonly look: (caller: Caller, conversationId: string) => Promise<Sight>
  readonly writing: Writing
}

/** Messages with an image, and without. */
export function createAttachments({ images, look, writing }: Parts) {
  return {
    /** @throws Refusal NOT_FOUND, CONVERSATION_CLOSED, RATE_LIMITED */
    send: (caller: Caller, written: Written): Promise<KeptMessage> => writing.send(caller, written),

    /**
     * @throws Refusal as `send`; VALIDATION for a message of nothing; IMAGE_TOO_LARGE, IMAGE_UNREADABLE, IMAGE_HEIC,
     *   UNAVAILABLE
     */
    async sendWithImage(caller: Caller, input: MessageInput): Promise<Message> {
      const { id: conversationId, clientId, content, image: sent } = input
      if (sent === undefined || sent === '') {
        if (content === '') throw Refusal.fields({ content: conversationMessages.empty })
        const { message } = await writing.send(caller, { conversationId, clientId, content })
        return message
      }
      // Nobody makes us decode images for conversations that are not theirs, nor for messages that are not kept.
      const sight = await look(caller, conversationId)
      const known = await writing.foresee(caller, sight, clientId)
      if (known) return known
      const image = await images.keepMeasured(caller.accountId, MESSAGE_IMAGE, sent)
      const { message, isNew } = await images.forWork(image.key, () =>
        writing.send(caller, { conversationId, clientId, content, image }),
      )
      // The message was there by then, with an image of its own.
      if (!isNew) await images.drop(image.key)
      return message
    },
  }
}
