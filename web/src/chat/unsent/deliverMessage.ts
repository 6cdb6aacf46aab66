import type { Message } from '@ozi/contract'
import { client } from '~/api'
import { emit } from '~/live/socket'
import { readToken } from '~/api/token'
import { Unreachable } from '~/api/transport'
import type { UnsentMessage } from './unsentMessages'

/**
 * Sends by socket, or by an HTTP call if the message has an image or the socket is not connected. The server
 * stores it once even if it arrives both ways.
 * @param token of the session in which the message was written
 * @throws the server's refusal; Unreachable if this browser is no longer signed in with that session
 */
export async function deliver(
  token: string,
  { conversationId, clientId, content, image }: UnsentMessage,
): Promise<Message> {
  if (image === null) {
    try {
      return (await emit('send_message', { conversationId, content, clientId })).message
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
    }
  }
  // An HTTP call uses the current session. If that is a staff member's, the message would be sent as an
  // answer.
  if (readToken() !== token) throw new Unreachable('another session')
  const input = { id: conversationId, clientId, content, ...(image === null ? {} : { image }) }
  return (await client.chat.send(input)).data
}
