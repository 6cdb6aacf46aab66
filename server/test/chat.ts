import { randomUUID } from 'node:crypto'
import type { Ack, Conversation, Message } from '@ozi/contract'
import type { Person } from './app.ts'
import type { Listener } from './sockets.ts'

export async function beginChat(
  customer: Person,
  initialMessage = 'Where is my parcel?',
): Promise<Conversation> {
  const { data } = await customer.client.chat.create({ initialMessage })
  return data
}

/** Sends a message over HTTP. */
export async function writeIn(
  person: Person,
  { _id }: Pick<Conversation, '_id'>,
  content: string,
  clientId: string = randomUUID(),
): Promise<Message> {
  const { data } = await person.client.chat.send({ id: _id, clientId, content })
  return data
}

/** Sends a message over the socket. @throws if it is refused */
export async function sayIn(
  listener: Listener,
  { _id }: Pick<Conversation, '_id'>,
  content: string,
  clientId: string = randomUUID(),
): Promise<Message> {
  return answered(await listener.say('send_message', { conversationId: _id, content, clientId })).message
}

/** The data of a successful answer. @throws if it is a refusal */
export function answered<Data>(ack: Ack<Data>): Data {
  if (ack.ok) return ack.data
  throw new Error(`refused: ${ack.error.code} ${ack.error.message}`)
}

/** The code of a refusal; null for a success. */
export const codeOfAck = (ack: Ack<unknown>): string | null => (ack.ok ? null : ack.error.code)

/** The texts of all messages that a person can read in a conversation, oldest first. */
export async function textsIn(person: Person, { _id }: Pick<Conversation, '_id'>): Promise<string[]> {
  const { data } = await person.client.chat.messages({ id: _id, limit: 200 })
  return data.map(({ content }) => content)
}
