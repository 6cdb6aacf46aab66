import { randomUUID } from 'node:crypto'
import { CONVERSATION_STATUSES, type ConversationStatus } from '@ozi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { beginChat } from '../../../test/chat.ts'
import type { Queries } from '../../platform/database/database.ts'
import { outcomeOf } from '../../platform/together.ts'
import { Batch, type Asked } from './batch.ts'
import { lockConversations, lockWriters } from './locks.store.ts'
import { addLone, type LoneLimit } from './lone.store.ts'
import { addMessages } from './writing.store.ts'

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

/** A conversation of two messages in the given state. */
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

/** Everything stored for a conversation, except ids and times, which always differ. */
async function keptOf(conversationId: string): Promise<unknown> {
  const [row] = await app.sql<{ kept: unknown }[]>`
    select json_build_object(
      'conversation', to_jsonb(conversations) - '{_id,client_id,created_at,last_message_at}'::text[],
      'messages', (
        select json_agg(
          to_jsonb(messages) - '{_id,conversation_id,client_id,created_at}'::text[] order by sequence
        ) from messages where conversation_id = conversations._id
      ),
      'unread', (
        select json_agg(to_jsonb(unread) - 'conversation_id' order by account_id)
        from unread_conversations as unread where unread.conversation_id = conversations._id
      )
    ) as kept from conversations where _id = ${conversationId}`
  return row?.kept
}

/** Writes a message with locks, as a batch does; false if it is refused. */
async function writeLonger(one: Asked): Promise<boolean> {
  return app.sql.begin(async (queries: Queries) => {
    const writers = await lockWriters(queries, [one.accountId], { alone: false })
    const conversations = await lockConversations(queries, [one.conversationId])
    const batch = new Batch({ writers, conversations, known: [], sent: null })
    if (!outcomeOf(() => batch.add(one)).isDone) return false
    await addMessages(queries, String, [...batch.changes.values()], batch.messages)
    return true
  })
}

const write = (one: Asked, limit: LoneLimit | null = null) =>
  addLone(app.sql, String, one.role === 'user' ? 'customer' : 'admin', one, limit)

test('it writes what the longer way would, and refuses the same', async () => {
  const written: string[] = []
  for (const state of STATES) {
    for (const [side, writer] of [['customer', ada] as const, ['admin', helper] as const]) {
      const [chat, twin] = [await chatThatIs(state), await chatThatIs(state)]
      const one = asked(writer, chat)
      const before = await keptOf(chat)
      const lone = await write(one)
      const name = `${side} ${state.status} ${state.silentSince === null ? 'seen' : 'silent'}`
      if (!lone) {
        expect(await keptOf(chat), name).toEqual(before)
        continue
      }
      written.push(name)
      expect(await writeLonger(asked(writer, twin)), name).toBe(true)
      expect(await keptOf(chat), name).toEqual(await keptOf(twin))
      expect(lone, name).toMatchObject({
        customerId: ada.user._id,
        message: { _id: one.messageId, clientId: one.clientId, sequence: 3, senderType: side, read: false },
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
    // An agent's own conversation: they are on its customer side.
    asked(helper, own),
    { ...asked(ada, chat), role: 'support' as const },
    asked(ada, randomUUID()),
  ]) {
    expect(await write(one)).toBeNull()
  }
  const counted = await app.sql`
    select count(*)::int as messages from messages where conversation_id in ${app.sql([chat, own, left])}
    group by conversation_id`
  expect(counted).toEqual(Array(3).fill({ messages: 2 }))
})

test('a stored message, or one too many, is not written', async () => {
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
