import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerEvent } from '@ozi/contract'
import { afterAll, expect, test, vi } from 'vitest'
import { type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { answered, beginChat, codeOfAck, sayIn, textsIn, writeIn } from '../../../../test/chat.ts'
import { connect, listen, quiet } from '../../../../test/sockets.ts'
import { toDatabase } from '../../../platform/database/database.ts'
import { createLog } from '../../../platform/log.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { createChatUpdates } from '../emit-chat-updates.ts'

const app = await startAppForFile()
const address = await listen(app)
const admin = await app.admin()
const admins = await connect(address, admin.token)
const people = await Promise.all(Array.from({ length: 6 }, () => app.customer()))
const customers = await Promise.all(people.map(({ token }) => connect(address, token)))
afterAll(() => {
  for (const listener of [admins, ...customers]) listener.close()
})

/** One conversation per customer, with the customer's connection. */
async function beginAll() {
  const chats = await Promise.all(people.map((person) => beginChat(person)))
  return chats.map((chat, index) => {
    const [person, listener] = [people[index], customers[index]]
    if (!person || !listener) throw new Error('nobody began this')
    return { chat, person, listener }
  })
}

test('of messages at the same time, each is stored or refused by itself', async () => {
  const all = await beginAll()
  const [closed, stranger] = [all[1], all[2]]
  if (!closed || !stranger) throw new Error('too few')
  answered(await admins.say('update_status', { conversationId: closed.chat._id, status: 'closed' }))
  const codes = await Promise.all(
    all.map(async ({ chat, listener }) => {
      const conversationId = listener === stranger.listener ? closed.chat._id : chat._id
      return codeOfAck(await listener.say('send_message', { conversationId, content: `Of ${chat._id}` }))
    }),
  )
  expect(codes).toEqual([null, 'CONVERSATION_CLOSED', 'NOT_FOUND', null, null, null])
  await quiet()
  for (const [index, { chat, person, listener }] of all.entries()) {
    const isKept = codes[index] === null
    expect(await textsIn(person, chat)).toEqual([
      'Where is my parcel?',
      ...(isKept ? [`Of ${chat._id}`] : []),
    ])
    const told = listener.told('new_message').map(({ message }) => message.content)
    expect(told.filter((text) => text.startsWith('Of '))).toEqual(isKept ? [`Of ${chat._id}`] : [])
  }
})

test('both sides of several conversations write at once as if in turn', async () => {
  const all = await beginAll()
  await Promise.all(
    all.flatMap(({ chat, listener, person }) => [
      sayIn(listener, chat, 'One'),
      sayIn(admins, chat, 'Two'),
      writeIn(person, chat, 'Three'),
      writeIn(admin, chat, 'Four'),
    ]),
  )
  for (const { chat, person } of all) {
    const { data } = await person.client.chat.messages({ id: chat._id })
    expect(data.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5])
    const [row] = await app.sql`
      select last_message, last_sequence, customer_messages, unread_by_customer, first_unread_answer from conversations
      where _id = ${chat._id}`
    const lastCustomers = data.findLastIndex(({ senderType }) => senderType === 'customer')
    expect(row).toEqual({
      last_message: data.at(-1)?.content,
      last_sequence: 5,
      customer_messages: 3,
      unread_by_customer: 2,
      first_unread_answer: data[lastCustomers + 1]?.sequence ?? null,
    })
    const counted = await app.sql`
      select customer_messages from messages where conversation_id = ${chat._id} order by sequence`
    const customersUpTo = data.map(
      (_message, index) =>
        data.slice(0, index + 1).filter(({ senderType }) => senderType === 'customer').length,
    )
    expect(counted.map(({ customer_messages }) => customer_messages as number)).toEqual(customersUpTo)
    expect((await admin.client.chat.read({ id: chat._id })).data.unreadCount).toBe(3)
  }
})

test('a message sent several times at once is stored once', async () => {
  const [first] = await beginAll()
  if (!first) throw new Error('too few')
  const { chat, person, listener } = first
  const clientId = randomUUID()
  const answers = await Promise.all([
    sayIn(listener, chat, 'Once', clientId),
    ...Array.from({ length: 4 }, () => writeIn(person, chat, 'Once', clientId)),
  ])
  expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1)
  expect(await textsIn(person, chat)).toEqual(['Where is my parcel?', 'Once'])
})

test('an id in capitals is the same id, of a conversation and of a message', async () => {
  const [first] = await beginAll()
  if (!first) throw new Error('too few')
  const { chat, person, listener } = first
  const clientId = randomUUID()
  const capitals = { _id: chat._id.toUpperCase() }
  const kept = await sayIn(listener, capitals, 'Once', clientId.toUpperCase())
  expect(await sayIn(listener, chat, 'Once', clientId.toUpperCase())).toEqual(kept)
  expect(await writeIn(person, capitals, 'Once', clientId)).toEqual(kept)
  expect(await textsIn(person, chat)).toEqual(['Where is my parcel?', 'Once'])
})

test('a message the database cannot store spoils no other', async () => {
  const all = await beginAll()
  await app.sql`
    alter table messages add constraint never_this check (content <> 'Never this') not valid`
  try {
    const codes = await Promise.all(
      all.map(async ({ chat, listener }, index) => {
        const content = index === 3 ? 'Never this' : 'Kept'
        return codeOfAck(await listener.say('send_message', { conversationId: chat._id, content }))
      }),
    )
    expect(codes).toEqual([null, null, null, 'INTERNAL', null, null])
    for (const [index, { chat, person }] of all.entries()) {
      expect(await textsIn(person, chat)).toEqual(['Where is my parcel?', ...(index === 3 ? [] : ['Kept'])])
    }
  } finally {
    await app.sql`alter table messages drop constraint never_this`
  }
})

test('lists hear once of a conversation with many new messages', async () => {
  const [first, second] = await beginAll()
  if (!first || !second) throw new Error('too few')
  const told: ServerEvent<'conversation_updated'>['conversation'][] = []
  const passedOn: unknown[] = []
  let hear: ((shared: never) => void) | undefined
  const updates = createChatUpdates({
    database: toDatabase(app.sql),
    sockets: {
      emit: () => undefined,
      emitHere: (rooms, event, payload) => {
        if (event !== 'conversation_updated' || !rooms.includes('role:admin')) return
        told.push((payload as ServerEvent<'conversation_updated'>).conversation)
      },
      openChannel: (_name, heard) => {
        hear = heard
        return (shared) => passedOn.push(shared)
      },
      answer: () => undefined,
      count: () => 0,
    },
    log: createLog('silent'),
  })
  const ids = [first.chat._id, second.chat._id]
  await app.sql`update conversations set last_message = 'The last' where _id in ${app.sql(ids)}`
  for (const id of [...ids, ...ids, ...ids]) updates.emitChange(id)
  await vi.waitFor(() => expect(told).toHaveLength(2), { timeout: 15_000 })
  await quiet()
  expect(told.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted())
  expect(told.map(({ lastMessage }) => lastMessage)).toEqual(['The last', 'The last'])
  // The other processes get the ids, once; what they report is told here and not sent back to them.
  expect(passedOn).toEqual([ids])
  hear?.(ids as never)
  hear?.(ids as never)
  await vi.waitFor(() => expect(told).toHaveLength(4), { timeout: 15_000 })
  await quiet()
  expect(told).toHaveLength(4)
  expect(passedOn).toHaveLength(1)
})

const callerOf = ({ user }: Person): Caller => ({
  accountId: user._id,
  sessionId: randomUUID(),
  role: user.role,
  email: user.email,
  isVerified: true,
})

test('after a lost commit answer, each message is sent once', async () => {
  const all = await beginAll()
  const begin = app.serving.begin.bind(app.serving) as (work: unknown) => Promise<unknown>
  const losing = vi.spyOn(app.serving, 'begin').mockImplementationOnce(async (work: unknown) => {
    await begin(work)
    throw Object.assign(new Error('the connection was lost'), { code: 'CONNECTION_CLOSED' })
  })
  try {
    const kept = await Promise.all(
      all.map(({ person, chat }) =>
        app.parts.chat.send(callerOf(person), { conversationId: chat._id, content: 'Kept at once' }),
      ),
    )
    // Three batches of two messages, then the two of the first batch again, one by one.
    expect(losing).toHaveBeenCalledTimes(3 + 2)
    expect(kept.map(({ isNew }) => isNew)).toEqual(all.map(() => true))
    await quiet()
    for (const { listener, chat, person } of all) {
      const told = listener.told('new_message').filter(({ message }) => message.conversationId === chat._id)
      expect(told.map(({ message }) => message.content)).toEqual(['Where is my parcel?', 'Kept at once'])
      expect(await textsIn(person, chat)).toEqual(['Where is my parcel?', 'Kept at once'])
    }
  } finally {
    losing.mockRestore()
  }
})

test('messages and the removal of an assignee wait in one order', async () => {
  const helper = await app.staff('support')
  const [first, second, ...others] = await beginAll()
  if (!first || !second) throw new Error('too few')
  const under = async (waiting: number) => {
    const rows = await app.sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    expect(rows).toHaveLength(waiting)
  }
  const chats = [first, second].toSorted((a, b) => a.chat._id.localeCompare(b.chat._id))
  // In the table, the row with the later id comes first, so only an explicit order avoids a deadlock.
  for (const { chat } of chats.toReversed()) {
    await app.sql`update conversations set assignee_id = ${helper.user._id} where _id = ${chat._id}`
  }
  const work: Promise<unknown>[] = []
  const transactions = vi.spyOn(app.serving, 'begin')
  await app.sql.begin(async (queries) => {
    await queries`select from conversations where _id = ${chats[0]?.chat._id ?? ''} for update`
    // Enough other messages wait beside them that the first two go into one batch.
    for (const { chat, person } of [...chats, ...others]) {
      work.push(app.parts.chat.send(callerOf(person), { conversationId: chat._id, content: 'Still there?' }))
    }
    await vi.waitFor(() => under(1), { timeout: 15_000 })
    work.push(admin.client.staff.remove({ id: helper.user._id }))
    await vi.waitFor(() => under(2), { timeout: 15_000 })
  })
  await Promise.all(work)
  // A transaction that PostgreSQL aborts because of a deadlock is retried and succeeds: look for rejected
  // ones.
  expect(transactions.mock.settledResults.map(({ type }) => type)).not.toContain('rejected')
  transactions.mockRestore()
  const left = await app.sql`select from unread_conversations where account_id = ${helper.user._id}`
  expect(left).toHaveLength(0)
})

test('messages of one conversation keep their order', async () => {
  const [first, ...others] = await beginAll()
  if (!first) throw new Error('too few')
  const texts = Array.from({ length: 12 }, (_value, index) => `Message ${index}`)
  const work: Promise<unknown>[] = []
  for (const [index, content] of texts.entries()) {
    const beside = others[index % others.length]
    work.push(sayIn(index % 2 === 0 ? first.listener : admins, first.chat, content))
    if (beside) work.push(sayIn(beside.listener, beside.chat, content))
    // Sent apart, so that they arrive in this order over different connections.
    await sleep(2)
  }
  await Promise.all(work)
  expect(await textsIn(first.person, first.chat)).toEqual(['Where is my parcel?', ...texts])
})
