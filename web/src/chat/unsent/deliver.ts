import type { Message } from '@ozi/contract'
import { client } from '~/api'
import { say } from '~/api/socket'
import { Unreachable } from '~/api/transport'
import type { Unsent } from './unsent'

/** By socket; with an image, or where no socket stands, by a call. Stored once, whichever ways it went. */
export async function deliver({ conversationId, clientId, content, image }: Unsent): Promise<Message> {
  if (image === null) {
    try {
      return (await say('send_message', { conversationId, content, clientId })).message
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
    }
  }
  const input = { id: conversationId, clientId, content, ...(image === null ? {} : { image }) }
  return (await client.conversations.send(input)).data
}
