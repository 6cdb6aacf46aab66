import { randomUUID } from 'node:crypto'
import { chatMessages, MESSAGE_LIMIT } from '@ozi/contract'
import { afterAll, expect, test } from 'vitest'
import { refusalOf, startTestApp } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { beginChat, sayIn, textsIn, writeIn } from '../../../../test/chat.ts'
import { connect, listen } from '../../../../test/sockets.ts'

const app = await startAppForFile({ RATE_LIMITS: 'on' })
const other = await startTestApp({ RATE_LIMITS: 'on' }, app)
afterAll(() => other.stop())

const texts = (count: number) => Array.from({ length: count }, (_, index) => `Message ${index}`)

test('of 50 messages in a second, the first are kept, the others refused', async () => {
  const [ada, admin] = [await app.customer(), await app.admin()]
  const chat = await beginChat(ada)
  const adas = await connect(await listen(app), ada.token)
  const acks = await Promise.all(
    texts(50).map((content) => adas.say('send_message', { conversationId: chat._id, content })),
  )
  const kept = acks.filter(({ ok }) => ok)
  // The conversation's first message counts, too.
  expect(kept).toHaveLength(MESSAGE_LIMIT.messages - 1)
  expect(acks.findIndex(({ ok }) => !ok)).toBe(MESSAGE_LIMIT.messages - 1)
  for (const ack of acks.filter(({ ok }) => !ok)) {
    expect(ack).toMatchObject({ error: { code: 'RATE_LIMITED', message: chatMessages.tooFast } })
  }
  expect(await textsIn(ada, chat)).toEqual(['Where is my parcel?', ...texts(MESSAGE_LIMIT.messages - 1)])
  // Others can still write, and a message that was stored is still confirmed.
  await writeIn(admin, chat, 'Slowly, please')
  const again = ada.client.chat.create({ initialMessage: 'And another' })
  expect(await refusalOf(again)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  await app.sql`update messages set created_at = created_at - interval '10 seconds' where sender_id = ${ada.user._id}`
  await sayIn(adas, chat, 'Sorry')
  adas.close()
})

test('a message that was kept is answered again, however fast its sender was', async () => {
  const ada = await app.customer()
  const chat = await beginChat(ada)
  const clientId = randomUUID()
  const first = await writeIn(ada, chat, 'Once', clientId)
  for (const text of texts(MESSAGE_LIMIT.messages - 2)) await writeIn(ada, chat, text)
  expect(await refusalOf(writeIn(ada, chat, 'One too many'))).toMatchObject({ status: 429 })
  expect((await writeIn(ada, chat, 'Once', clientId))._id).toBe(first._id)
  // Refused before the image is opened, which is the expensive part.
  const image = 'data:image/jpeg;base64,/9j/'
  const withImage = ada.client.chat.send({ id: chat._id, clientId: randomUUID(), image })
  expect(await refusalOf(withImage)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
})

test('two processes and two conversations are one limit', async () => {
  const ada = await app.customer()
  const chats = [await beginChat(ada), await beginChat(ada)]
  const there = { ...ada, client: other.client({ token: ada.token }) }
  const sent = await Promise.allSettled(
    texts(40).map((text, index) => {
      const chat = chats[index % 2]
      if (!chat) throw new Error('no chat')
      return writeIn(index % 4 < 2 ? ada : there, chat, text)
    }),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(MESSAGE_LIMIT.messages - 2)
})
