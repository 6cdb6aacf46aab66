import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import type { ClientEventName } from '@ozi/contract'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { answered, beginChat, codeOfAck, textsIn, writeIn } from '../../../test/chat.ts'
import { connect, listen, quiet, type Listener } from '../../../test/sockets.ts'

const listeners: Listener[] = []

async function connectAs({ token }: Person): Promise<Listener> {
  const listener = await connect(address, token)
  listeners.push(listener)
  return listener
}

const app = await startAppForFile()
const address = await listen(app)
const ada = await app.customer()
const admin = await app.admin()
const chat = await beginChat(ada)
const strangers = {
  'another customer': await app.customer(),
  'a rider': await app.rider(),
  'a shop': await app.vendor(),
  'the staff for money': await app.staff('finance'),
}
afterAll(() => {
  for (const listener of listeners) listener.close()
})

const says = (
  conversationId: string,
): Readonly<Record<Exclude<ClientEventName, 'watch_riders'>, object>> => ({
  join_conversation: { conversationId },
  send_message: { conversationId, content: 'Let me in' },
  typing: { conversationId, isTyping: true },
  update_status: { conversationId, status: 'closed' },
  mark_read: { conversationId, sequence: 1 },
})

describe('whoever answers customers no more', () => {
  it('can do nothing more in any conversation, even before the disconnect', async () => {
    const helper = await app.staff('support')
    const { _id: chatId } = await beginChat(await app.customer())
    const caller = {
      accountId: helper.user._id,
      sessionId: randomUUID(),
      role: helper.user.role,
      email: helper.user.email,
      isVerified: true,
    }
    const { chat } = app.parts
    const doings = {
      join: () => chat.requireAccess(caller, chatId),
      status: () => chat.setStatus(caller, chatId, 'pending'),
      read: () => chat.markRead(caller, chatId, 1),
      unread: () => chat.markUnread(caller, chatId),
      assign: () => chat.assign(caller, chatId, admin.user._id),
      note: () => chat.addNote(caller, chatId, 'Seen'),
    }
    for (const [what, attempt] of Object.entries(doings)) await expect(attempt(), what).resolves.not.toThrow()
    await chat.setStatus(caller, chatId, 'active')
    await admin.client.staff.changeRole({ id: caller.accountId, role: 'finance' })
    for (const [what, attempt] of Object.entries(doings)) {
      await expect(attempt(), what).rejects.toMatchObject({
        code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/),
      })
    }
    expect((await admin.client.chat.read({ id: chatId })).data.status).toBe('active')
  })
})

describe('to whom a conversation is not their own', () => {
  // promise (customer): Support chat: another person’s conversation is not found
  it('nothing is there, by HTTP and by socket alike', async () => {
    for (const [who, person] of Object.entries(strangers)) {
      const { client } = person
      const calls = [
        client.chat.read({ id: chat._id }),
        client.chat.messages({ id: chat._id }),
        client.chat.send({ id: chat._id, clientId: randomUUID(), content: 'Let me in' }),
      ]
      for (const refusal of await Promise.all(calls.map(refusalOf))) {
        expect(refusal, who).toMatchObject({ code: 'NOT_FOUND' })
      }
      const listener = await connectAs(person)
      for (const [event, input] of Object.entries(says(chat._id))) {
        const ack = await listener.sayAnything(event as ClientEventName, input)
        expect(codeOfAck(ack), `${who}: ${event}`).toBe('NOT_FOUND')
      }
    }
    expect(await textsIn(ada, chat)).toEqual(['Where is my parcel?'])
    const { data } = await ada.client.chat.read({ id: chat._id })
    expect(data).toMatchObject({ status: 'active', seen: { admin: 0, customer: 0 } })
  })

  it('nothing of it is told', async () => {
    const watching = await Promise.all(Object.values(strangers).map(connectAs))
    const [adas, admins] = [await connectAs(ada), await connectAs(admin)]
    for (const listener of [adas, admins]) {
      answered(await listener.say('join_conversation', { conversationId: chat._id }))
    }
    await writeIn(admin, chat, 'Only for Ada')
    answered(await adas.say('typing', { conversationId: chat._id, isTyping: true }))
    answered(await admins.say('update_status', { conversationId: chat._id, status: 'pending' }))
    answered(await adas.say('mark_read', { conversationId: chat._id, sequence: 2 }))
    await admin.client.staffChat.addNote({ id: chat._id, content: 'Be kind' })
    await admins.isTold('messages_read', ({ by }) => by === 'customer')
    await quiet()
    const events = ['new_message', 'conversation_updated', 'status_updated', 'messages_read'] as const
    for (const listener of watching) {
      for (const event of [...events, 'typing_indicator', 'note_added', 'unread_changed'] as const) {
        expect(listener.told(event)).toEqual([])
      }
    }
  })

  it('those of the staff’s calls are refused', async () => {
    for (const [who, { client }] of Object.entries(strangers)) {
      const calls = [
        client.staffChat.list({}),
        client.staffChat.countUnread(),
        client.staffChat.search({ search: 'parcel' }),
        client.staffChat.notes({ id: chat._id }),
        client.staffChat.transcript({ id: chat._id }),
        client.staffChat.orders({ id: chat._id }),
        client.staffChat.listSavedReplies(),
      ]
      for (const refusal of await Promise.all(calls.map(refusalOf))) {
        expect(refusal, who).toMatchObject({ code: 'FORBIDDEN' })
      }
    }
  })
})

describe('to its customer', () => {
  it('nobody says who looks after it, nor what the staff noted', async () => {
    const adas = await connectAs(ada)
    answered(await adas.say('join_conversation', { conversationId: chat._id }))
    await admin.client.staffChat.assign({ id: chat._id, accountId: admin.user._id })
    await admin.client.staffChat.addNote({ id: chat._id, content: 'A secret of the staff' })
    const answer = await writeIn(admin, chat, 'Hello Ada')
    await adas.isTold('conversation_updated', (told) => told.conversation.lastSequence === answer.sequence)
    await quiet()
    for (const { conversation } of adas.told('conversation_updated')) {
      expect(conversation).not.toHaveProperty('assignee')
    }
    expect(adas.told('note_added')).toEqual([])
    const read = [
      await ada.client.chat.read({ id: chat._id }),
      await ada.client.chat.messages({ id: chat._id }),
      await ada.client.chat.listOwn({}),
    ]
    expect(JSON.stringify(read)).not.toMatch(/assignee|A secret of the staff/)
    expect(await refusalOf(ada.client.staffChat.notes({ id: chat._id }))).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('what nobody should send', () => {
  const bad: readonly (readonly [string, ClientEventName, () => unknown, string])[] = [
    ['an empty message', 'send_message', () => ({ conversationId: chat._id, content: '' }), 'VALIDATION'],
    [
      'a message of spaces',
      'send_message',
      () => ({ conversationId: chat._id, content: ' \n\t ' }),
      'VALIDATION',
    ],
    [
      'a message that shows nothing',
      'send_message',
      () => ({ conversationId: chat._id, content: '\u200b\u2060' }),
      'VALIDATION',
    ],
    [
      'a message of 20 KB',
      'send_message',
      () => ({ conversationId: chat._id, content: 'x'.repeat(20 * 1024) }),
      'VALIDATION',
    ],
    [
      'a text that is none',
      'send_message',
      () => ({ conversationId: chat._id, content: { a: 1 } }),
      'VALIDATION',
    ],
    ['nothing', 'send_message', () => undefined, 'VALIDATION'],
    ['null', 'join_conversation', () => null, 'VALIDATION'],
    ['a text instead of an object', 'send_message', () => 'hello', 'VALIDATION'],
    ['a list', 'mark_read', () => [1, 2, 3], 'VALIDATION'],
    ['an id that is none', 'join_conversation', () => ({ conversationId: "' or 1=1 --" }), 'VALIDATION'],
    ['an id of nobody', 'join_conversation', () => ({ conversationId: randomUUID() }), 'NOT_FOUND'],
    [
      'an unknown status',
      'update_status',
      () => ({ conversationId: chat._id, status: 'lost' }),
      'VALIDATION',
    ],
    ['a number that is none', 'mark_read', () => ({ conversationId: chat._id, sequence: -1 }), 'VALIDATION'],
    [
      'a field more',
      'typing',
      () => ({ conversationId: chat._id, isTyping: true, senderType: 'admin' }),
      'VALIDATION',
    ],
    [
      'a character that nobody can keep',
      'send_message',
      () => ({ conversationId: chat._id, content: 'a\u0000b' }),
      'VALIDATION',
    ],
  ]

  it.each(bad)('%s is refused with the reason, and nothing is kept', async (_what, event, input, code) => {
    const [adas, before] = [await connectAs(ada), await textsIn(ada, chat)]
    const ack = await adas.sayAnything(event, input())
    expect(codeOfAck(ack)).toBe(code)
    if (!ack.ok) expect(ack.error.message).not.toBe('')
    expect(await textsIn(ada, chat)).toEqual(before)
    answered(await adas.say('join_conversation', { conversationId: chat._id }))
  })

  it('is refused by HTTP, too', async () => {
    const send = (body: unknown) =>
      app.request('POST', `/conversations/${chat._id}/messages`, {
        token: ada.token,
        body: JSON.stringify(body),
      })
    const clientId = randomUUID()
    const bodies = [
      { clientId },
      { clientId, content: ' ' },
      { clientId, content: 'x'.repeat(20 * 1024) },
      { clientId: 'mine', content: 'Hello' },
      { content: 'Hello' },
      [],
    ]
    for (const body of bodies) {
      const answer = await send(body)
      expect([answer.status, answer.json()]).toMatchObject([400, { code: 'VALIDATION' }])
    }
  })

  it('without an acknowledgement is processed, and the server goes on', async () => {
    const adas = await connectAs(ada)
    const socket = adas.socket as unknown as { emit: (event: string, ...said: unknown[]) => void }
    socket.emit('send_message', { conversationId: chat._id, content: 'No answer wanted' })
    socket.emit('send_message')
    socket.emit('typing', 5)
    await adas.isTold('new_message', ({ message }) => message.content === 'No answer wanted')
    expect(adas.socket.connected).toBe(true)
  })
})
