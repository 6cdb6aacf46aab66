import { randomUUID } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { answered, beginChat, sayIn, textsIn, writeIn } from '../../../test/chat.ts'
import { connect, listen, quiet } from '../../../test/sockets.ts'

const app = await startAppForFile()
const other = await startTestApp({}, app)
const ada = await app.customer()
const admin = await app.admin()
const adas = await connect(await listen(app), ada.token)
const admins = await connect(await listen(other), admin.token)
// The processes are connected once an event of one arrives at the other.
await vi.waitFor(
  async () => {
    const chat = await beginChat(ada)
    await admins.isTold('conversation_updated', ({ conversation }) => conversation._id === chat._id)
  },
  { timeout: 20_000 },
)
afterAll(async () => {
  adas.close()
  admins.close()
  await other.stop()
})

test('two processes share messages, ticks, typing and status', async () => {
  const chat = await beginChat(ada)
  const { _id: conversationId } = chat
  for (const listener of [adas, admins]) answered(await listener.say('join_conversation', { conversationId }))
  const answer = await sayIn(admins, chat, 'Hello from the other process')
  expect((await adas.isTold('new_message', ({ message }) => message._id === answer._id)).message).toEqual(
    answer,
  )
  answered(await adas.say('mark_read', { conversationId, sequence: answer.sequence }))
  await admins.isTold(
    'messages_read',
    ({ by, sequence }) => by === 'customer' && sequence === answer.sequence,
  )
  answered(await adas.say('typing', { conversationId, isTyping: true }))
  await admins.isTold('typing_indicator', ({ isTyping }) => isTyping)
  await admins.isTold('typing_indicator', ({ isTyping }) => !isTyping)
  expect(adas.told('typing_indicator')).toEqual([])
  answered(await admins.say('update_status', { conversationId, status: 'resolved' }))
  await adas.isTold('status_updated', ({ status }) => status === 'resolved')
})

test('lists at both processes hear once of a changed conversation', async () => {
  const chat = await beginChat(ada)
  for (const [writer, text] of [
    [adas, 'From the one'],
    [admins, 'From the other'],
  ] as const) {
    const told = [adas, admins].map((listener) =>
      listener.isTold(
        'conversation_updated',
        ({ conversation }) => conversation._id === chat._id && conversation.lastMessage === text,
      ),
    )
    await sayIn(writer, chat, text)
    const [customers, staffs] = await Promise.all(told)
    expect(customers?.conversation).not.toHaveProperty('assignee')
    expect(staffs?.conversation).toHaveProperty('assignee')
  }
  await quiet()
  for (const listener of [adas, admins]) {
    const texts = listener
      .told('conversation_updated')
      .filter(({ conversation }) => conversation._id === chat._id)
      .map(({ conversation }) => conversation.lastMessage)
    expect(texts.slice(-2)).toEqual(['From the one', 'From the other'])
    expect(texts.length).toBeLessThanOrEqual(3)
  }
})

test('messages at both processes have one order without gaps', async () => {
  const chat = await beginChat(ada)
  const writes = Array.from({ length: 60 }, (_, index) =>
    sayIn(index % 2 === 0 ? adas : admins, chat, `Message ${index}`, randomUUID()),
  )
  const kept = await Promise.all(writes)
  const sequences = kept.map(({ sequence }) => sequence).toSorted((a, b) => a - b)
  expect(sequences).toEqual(Array.from({ length: 60 }, (_, index) => index + 2))
  for (const listener of [adas, admins]) {
    await vi.waitFor(
      () => {
        const heard = listener
          .told('new_message')
          .filter(({ message }) => message.conversationId === chat._id)
        expect(new Set(heard.map(({ message }) => message.sequence)).size).toBe(61)
        expect(heard).toHaveLength(61)
      },
      { timeout: 15_000 },
    )
  }
  expect(await textsIn(ada, chat)).toHaveLength(61)
})

test('a message sent to both under one client id is stored once', async () => {
  const chat = await beginChat(ada)
  const clientId = randomUUID()
  const there = { ...ada, client: other.client({ token: ada.token }) }
  const work: Promise<unknown>[] = []
  await app.sql.begin(async (queries) => {
    await queries`select from conversations where _id = ${chat._id} for update`
    for (const [person, text] of [
      [ada, 'These words'],
      [there, 'Other words'],
    ] as const) {
      work.push(writeIn(person, chat, text, clientId))
      await vi.waitFor(
        async () => {
          const waiting = await app.sql`
          select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
          expect(waiting).toHaveLength(work.length)
        },
        { timeout: 15_000 },
      )
    }
  })
  const [first, second] = await Promise.all(work)
  expect(second).toEqual(first)
  expect(await textsIn(ada, chat)).toEqual(['Where is my parcel?', 'These words'])
})
