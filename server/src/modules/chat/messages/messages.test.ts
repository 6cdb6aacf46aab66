import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { refusalOf, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { answered, beginChat, codeOfAck, sayIn, textsIn, writeIn } from '../../../../test/chat.ts'
import { sendParcel } from '../../../../test/deliveries.ts'
import { connect, listen, quiet } from '../../../../test/sockets.ts'

const app = await startAppForFile()
const address = await listen(app)
const ada = await app.customer()
const admin = await app.admin()
const adas = await connect(address, ada.token)
const admins = await connect(address, admin.token)
afterAll(async () => {
  adas.close()
  admins.close()
})

describe('a conversation', () => {
  it('begins with a message, and both sides are told of it', async () => {
    const order = await sendParcel(ada)
    const { data } = await ada.client.chat.create({
      initialMessage: 'Where is my\nparcel?',
      orderId: order._id,
    })
    expect(data).toMatchObject({
      userId: { _id: ada.user._id, name: 'Ada Okafor', email: ada.user.email },
      status: 'active',
      lastMessage: 'Where is my parcel?',
      lastSenderType: 'customer',
      lastSequence: 1,
      unreadCount: 0,
      seen: { admin: 0, customer: 0 },
      order: { _id: order._id, number: order.number },
    })
    for (const listener of [adas, admins]) {
      const { message } = await listener.isTold(
        'new_message',
        (told) => told.message.conversationId === data._id,
      )
      expect(message).toMatchObject({ content: 'Where is my\nparcel?', sequence: 1, senderType: 'customer' })
      await listener.isTold('conversation_updated', (told) => told.conversation._id === data._id)
    }
    expect((await ada.client.chat.listOwn({})).data[0]).toEqual(data)
    expect((await admin.client.staffChat.list({})).data[0]).toEqual({
      ...data,
      unreadCount: 1,
      assignee: null,
    })
  })

  it('begins once, however often it is sent', async () => {
    const clientId = randomUUID()
    const begin = (person: Person) => person.client.chat.create({ initialMessage: 'Hello', clientId })
    const [first, second] = await Promise.all([begin(ada), begin(ada)])
    expect(second.data._id).toBe(first.data._id)
    expect(await textsIn(ada, first.data)).toEqual(['Hello'])
    const others = await begin(await app.customer())
    expect(others.data._id).not.toBe(first.data._id)
  })

  it('is about an order of one’s own, or of none', async () => {
    const order = await sendParcel(await app.customer())
    for (const orderId of [order._id, randomUUID()]) {
      const begun = ada.client.chat.create({ initialMessage: 'Hello', orderId })
      expect(await refusalOf(begun)).toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})

describe('a message', () => {
  it('is stored before it is acknowledged, and both sides hear it', async () => {
    const chat = await beginChat(ada)
    const message = await sayIn(admins, chat, 'I am looking.')
    const [row] = await app.sql`select content from messages where _id = ${message._id}`
    expect(row).toEqual({ content: 'I am looking.' })
    expect(message).toMatchObject({ senderType: 'admin', sequence: 2, read: false, image: null })
    expect(message.senderName).toBe('Ozi support')
    for (const listener of [adas, admins]) {
      const told = await listener.isTold('new_message', (one) => one.message._id === message._id)
      expect(told.message).toEqual(message)
      const { conversation } = await listener.isTold(
        'conversation_updated',
        (one) => one.conversation._id === chat._id && one.conversation.lastSequence === 2,
      )
      expect(conversation.lastMessage).toBe('I am looking.')
    }
  })

  it('sent again is the same message, told again', async () => {
    const chat = await beginChat(ada)
    const clientId = randomUUID()
    const messages = [
      await sayIn(adas, chat, 'Once', clientId),
      await sayIn(adas, chat, 'Once', clientId),
      await writeIn(ada, chat, 'Once', clientId),
    ]
    await quiet()
    expect(new Set(messages.map(({ _id }) => _id)).size).toBe(1)
    expect(await textsIn(ada, chat)).toEqual(['Where is my parcel?', 'Once'])
    const told = adas.told('new_message').filter(({ message }) => message.clientId === clientId)
    // The process that stored it may have been killed before it told anybody.
    expect(told.map(({ message }) => message)).toEqual(messages)
  })

  it('has the next number, whoever writes at the same time', async () => {
    const chat = await beginChat(ada)
    const writes = Array.from({ length: 20 }, (_, index) =>
      writeIn(index % 2 === 0 ? ada : admin, chat, `Number ${index}`),
    )
    const sequences = (await Promise.all(writes)).map(({ sequence }) => sequence)
    expect(sequences.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2))
  })

  it('of staff in a conversation of their own is a customer’s', async () => {
    const ifeoma = await app.staff('support')
    const chat = await beginChat(ifeoma, 'I have a question myself')
    expect((await writeIn(ifeoma, chat, 'And another')).senderType).toBe('customer')
    expect((await writeIn(admin, chat, 'Yes?')).senderType).toBe('admin')
  })

  it('holds markup as the text it is', async () => {
    const chat = await beginChat(ada)
    const text = '<img src=x onerror=alert(1)> & "quotes" <b>bold</b>'
    expect((await sayIn(adas, chat, text)).content).toBe(text)
    expect((await textsIn(admin, chat)).at(-1)).toBe(text)
  })
})

describe('what is read', () => {
  it('comes in pages from the newest, each oldest first', async () => {
    const chat = await beginChat(ada, 'Message 1')
    for (let number = 2; number <= 7; number += 1) await writeIn(ada, chat, `Message ${number}`)
    const pages: string[][] = []
    for (let cursor: string | undefined; ;) {
      const { data, nextCursor } = await ada.client.chat.messages({ id: chat._id, limit: 3, cursor })
      pages.push(data.map(({ content }) => content.replace('Message ', '')))
      if (nextCursor === null) break
      cursor = nextCursor
    }
    expect(pages).toEqual([['5', '6', '7'], ['2', '3', '4'], ['1']])
    const wrong = ada.client.chat.messages({ id: chat._id, cursor: 'before-0' })
    expect(await refusalOf(wrong)).toMatchObject({ code: 'VALIDATION' })
  })

  it('comes to whoever joins, and after a break from where they were', async () => {
    const chat = await beginChat(ada, 'Message 1')
    for (let number = 2; number <= 5; number += 1) await writeIn(ada, chat, `Message ${number}`)
    const { conversation } = answered(await admins.say('join_conversation', { conversationId: chat._id }))
    expect(conversation).toMatchObject({ _id: chat._id, unreadCount: 5, assignee: null })
    const opened = await admins.isTold('previous_messages', (told) => told.conversationId === chat._id)
    expect(opened.messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
    const later = await connect(address, ada.token)
    const joined = await later.say('join_conversation', { conversationId: chat._id, afterSequence: 3 })
    expect(answered(joined).conversation).not.toHaveProperty('assignee')
    const missed = await later.isTold('previous_messages')
    expect(missed.messages.map(({ sequence }) => sequence)).toEqual([4, 5])
    expect(missed.hasMore).toBe(false)
    later.close()
  })

  it('after a long break comes in parts', async () => {
    const chat = await beginChat(ada, 'Message 1')
    await app.sql`
      with more as (
        update conversations set last_sequence = 450, customer_messages = 450 where _id = ${chat._id}
      )
      insert into messages (
        conversation_id, sequence, _id, client_id, sender_id, sender_type, content, customer_messages, created_at
      )
      select ${chat._id}, n, gen_random_uuid(), gen_random_uuid(), ${ada.user._id}, 'customer', 'Message ' || n, n, now()
      from generate_series(2, 450) as n`
    const back = await connect(address, ada.token)
    const got: number[] = []
    for (let hasMore = true; hasMore;) {
      const afterSequence = got.at(-1) ?? 1
      answered(await back.say('join_conversation', { conversationId: chat._id, afterSequence }))
      const part = await back.isTold(
        'previous_messages',
        ({ messages }) => messages[0]?.sequence === afterSequence + 1,
      )
      got.push(...part.messages.map(({ sequence }) => sequence))
      hasMore = part.hasMore
    }
    expect(got).toEqual(Array.from({ length: 449 }, (_, index) => index + 2))
    back.close()
  })
})

describe('a status', () => {
  it('is changed by the staff, told to both sides, and kept in the audit log', async () => {
    const chat = await beginChat(ada)
    answered(await admins.say('update_status', { conversationId: chat._id, status: 'pending' }))
    for (const listener of [adas, admins]) {
      const told = await listener.isTold(
        'status_updated',
        ({ conversationId }) => conversationId === chat._id,
      )
      expect(told.status).toBe('pending')
    }
    const { lines } = await admin.client.audit.list({ action: 'conversation.changeStatus' })
    expect(lines[0]).toMatchObject({
      before: { status: 'active' },
      after: { status: 'pending' },
      subject: { _id: chat._id, label: 'Ada Okafor' },
    })
  })

  it('is active again once the customer writes, not when staff do', async () => {
    const chat = await beginChat(ada)
    for (const status of ['pending', 'resolved'] as const) {
      answered(await admins.say('update_status', { conversationId: chat._id, status }))
      await writeIn(admin, chat, 'One more thing')
      expect((await ada.client.chat.read({ id: chat._id })).data.status).toBe(status)
      await writeIn(ada, chat, 'Yes?')
      expect((await ada.client.chat.read({ id: chat._id })).data.status).toBe('active')
    }
    const told = admins.told('status_updated').filter(({ conversationId }) => conversationId === chat._id)
    expect(told.map(({ status }) => status)).toEqual(['pending', 'active', 'resolved', 'active'])
  })

  it('closed lets nobody write until the staff opens it again', async () => {
    const chat = await beginChat(ada)
    answered(await admins.say('update_status', { conversationId: chat._id, status: 'closed' }))
    const said = { conversationId: chat._id, content: 'Hello?' }
    expect(codeOfAck(await adas.say('send_message', said))).toBe('CONVERSATION_CLOSED')
    const staffs = await admins.say('send_message', said)
    expect(staffs).toMatchObject({
      error: {
        code: 'CONVERSATION_CLOSED',
        message: 'This conversation is closed. Change its status to write in it.',
      },
    })
    expect(await refusalOf(writeIn(ada, chat, 'Hello?'))).toMatchObject({ status: 409 })
    answered(await admins.say('update_status', { conversationId: chat._id, status: 'active' }))
    await writeIn(ada, chat, 'Hello?')
    expect(await textsIn(ada, chat)).toEqual(['Where is my parcel?', 'Hello?'])
  })

  it('and all that is written stays out of the log', async () => {
    await writeIn(ada, await beginChat(ada, 'Nobody logs the first words'), 'Nor these words')
    expect(app.logText()).not.toMatch(/first words|these words/)
  })

  it('is nothing a customer changes', async () => {
    const chat = await beginChat(ada)
    const said = await adas.say('update_status', { conversationId: chat._id, status: 'closed' })
    expect(codeOfAck(said)).toBe('FORBIDDEN')
  })
})
