import { randomUUID } from 'node:crypto'
import { CONVERSATION_STATUSES, type ConversationStatus } from '@ozi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { beginChat } from '../../../test/chats.ts'
import { Batch, type Asked } from './batch.ts'
import { lockConversations, lockWriters, type WritableConversation } from './locks.store.ts'
import { addLone, type LoneLimit } from './lone.store.ts'

let app: TestApp
let ada: Person
let helper: Person
beforeAll(async () => {
  app = await startTestApp()
  ada = await app.customer()
  helper = await app.staff('support')
})
afterAll(() => app.stop())

interface State {
  readonly status: ConversationStatus
  readonly silentSince: number | null
}

const STATES: readonly State[] = CONVERSATION_STATUSES.flatMap((status) =>
  [null, 1].map((silentSince) => ({ status, silentSince })),
)

/** A conversation of two messages that is so. */
async function chatThatIs({ status, silentSince }: State, customer = ada): Promise<string> {
  const { _id } = await beginChat(customer)
  await addLone(app.sql, String, 'customer', asked(customer, _id), null)
  await app.sql`
    update conversations set status = ${status}, silent_since = ${silentSince}, unread_by_customer = 1
    where _id = ${_id}`
  return _id
}

const asked = ({ user }: Person, conversationId: string): Asked => ({
  ...{ messageId: randomUUID(), clientId: randomUUID(), conversationId },
  ...{ accountId: user._id, role: user.role, content: 'It is a red box', image: null },
})

async function stateOf(conversationId: string): Promise<WritableConversation | undefined> {
  const [locked] = await lockConversations(app.sql, [conversationId])
  if (!locked) return undefined
  const { status, lastSequence, customerMessages, unreadByCustomer, silentSince, customerId } = locked
  return {
    ...{ conversationId, customerId, status, lastSequence, customerMessages },
    ...{ unreadByCustomer, silentSince },
  }
}

/** What the longer way makes of a conversation by a message; null where it refuses it. */
async function decided(one: Asked): Promise<Batch | null> {
  const [writers, conversation] = await Promise.all([
    lockWriters(app.sql, [one.accountId], { alone: false }),
    stateOf(one.conversationId),
  ])
  const batch = new Batch({
    writers,
    conversations: conversation ? [conversation] : [],
    known: [],
    sent: null,
  })
  try {
    batch.add(one)
    return batch
  } catch {
    return null
  }
}

const write = (one: Asked, limit: LoneLimit | null = null) =>
  addLone(app.sql, String, one.role === 'user' ? 'customer' : 'admin', one, limit)

test('whatever it writes leaves what the longer way would, and it refuses whatever that refuses', async () => {
  const written: string[] = []
  for (const state of STATES) {
    for (const [side, writer] of [['customer', ada] as const, ['admin', helper] as const]) {
      const chat = await chatThatIs(state)
      const one = asked(writer, chat)
      const before = await stateOf(chat)
      const batch = await decided(one)
      const lone = await write(one)
      const after = await stateOf(chat)
      const name = `${side} ${state.status} ${state.silentSince === null ? 'seen' : 'silent'}`
      if (!lone) {
        expect(after, name).toEqual(before)
        continue
      }
      written.push(name)
      expect(after, name).toEqual({ ...before, ...batch?.changes.get(chat)?.after })
      const [expected] = batch?.messages ?? []
      const kept = await app.sql`
        select sequence, sender_type, sender_id, client_id, content, customer_messages from messages
        where _id = ${one.messageId}`
      expect(kept, name).toEqual([
        {
          ...{ sequence: expected?.sequence, sender_type: side, sender_id: writer.user._id },
          ...{ client_id: one.clientId, content: one.content, customer_messages: expected?.customerMessages },
        },
      ])
      expect(lone, name).toMatchObject({
        customerId: ada.user._id,
        message: { _id: one.messageId, sequence: expected?.sequence, senderType: side, read: false },
      })
    }
  }
  expect(written).toEqual([
    ...['customer active seen', 'customer active silent', 'admin active silent'],
    ...['admin pending silent', 'admin resolved silent'],
  ])
})

test('whoever may not write in a conversation writes nothing', async () => {
  const stranger = await app.customer()
  const finance = await app.staff('finance')
  const deleted = await app.customer()
  const own = await chatThatIs({ status: 'active', silentSince: 1 }, helper)
  const left = await chatThatIs({ status: 'active', silentSince: null }, deleted)
  const chat = await chatThatIs({ status: 'active', silentSince: 1 })
  await app.sql`update accounts set deleted_at = now() where _id = ${deleted.user._id}`
  for (const one of [
    asked(stranger, chat),
    { ...asked(stranger, chat), role: 'support' as const },
    asked(finance, chat),
    asked(deleted, left),
    // Their own: they stand on its other side.
    asked(helper, own),
    { ...asked(ada, chat), role: 'support' as const },
    asked(ada, randomUUID()),
  ]) {
    expect(await write(one)).toBeNull()
  }
  expect((await stateOf(chat))?.lastSequence).toBe(2)
  expect((await stateOf(own))?.lastSequence).toBe(2)
})

test('a message that is there, and one more than may be counted so, is not written', async () => {
  const chat = await chatThatIs({ status: 'active', silentSince: null })
  const one = asked(ada, chat)
  expect(await write(one)).not.toBeNull()
  expect(await write({ ...one, messageId: randomUUID() })).toBeNull()
  const [row] = await app.sql<{ sent: number }[]>`
    select count(*)::int as sent from messages where sender_id = ${ada.user._id}`
  const sent = row?.sent ?? 0
  const limitOf = (messages: number) => ({ messages, windowSeconds: 600 })
  expect(await write(asked(ada, chat), limitOf(sent))).toBeNull()
  expect(await write(asked(ada, chat), limitOf(sent + 1))).not.toBeNull()
  expect(await write(asked(ada, chat), { messages: 1, windowSeconds: 0 })).not.toBeNull()
})
