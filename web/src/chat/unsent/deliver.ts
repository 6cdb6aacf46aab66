import type { Message } from '@ozi/contract'
import { client } from '~/api'
import { say } from '~/api/socket'
import { readToken } from '~/api/token'
import { Unreachable } from '~/api/transport'
import type { Unsent } from './unsent'

/**
 * By socket; with an image, or where no socket stands, by a call. Stored once, whichever ways it went.
 * @param token of the session it was written in
 * @throws a refusal, as calls do; Unreachable where that session is not this browser's any more
 */
export async function deliver(
  token: string,
  { conversationId, clientId, content, image }: Unsent,
): Promise<Message> {
  if (image === null) {
    try {
      return (await say('send_message', { conversationId, content, clientId })).message
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
    }
  }
  // A call is made as whoever is signed in now: of the staff, that would answer in this conversation.
  if (readToken() !== token) throw new Unreachable('another session')
  const input = { id: conversationId, clientId, content, ...(image === null ? {} : { image }) }
  return (await client.conversations.send(input)).data
}
