import { randomUUID } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { refusalOf, startTestApp, type Person } from '../../../../test/app.ts'
import { startAppForFile } from '../../../../test/start-app-for-file.ts'
import { beginChat, textsIn, writeIn } from '../../../../test/chat.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/sessions/caller.ts'
import { setRole } from '../../accounts/accounts.store.ts'

const app = await startAppForFile()
const other = await startTestApp({}, app)
const ada = await app.customer()
const helper = await app.staff('support')
/** The same agent at another server process, because one process writes a conversation's messages in turn. */
const helperElsewhere = { ...helper, client: other.client({ token: helper.token }) }
afterAll(() => other.stop())

/** Waits until this many connections wait for a lock. */
const untilWaiting = (count: number) =>
  vi.waitFor(
    async () => {
      const waiting = await app.sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      expect(waiting).toHaveLength(count)
    },
    { timeout: 15_000 },
  )
const untilOneWaits = () => untilWaiting(1)

/**
 * Starts work one by one; each piece waits for the conversation's lock, which is held until all of them wait.
 */
async function together(conversationId: string, ...works: readonly (() => Promise<unknown>)[]) {
  const begun: Promise<unknown>[] = []
  await app.sql.begin(async (queries) => {
    await queries`select from conversations where _id = ${conversationId} for update`
    for (const work of works) {
      begun.push(work())
      await untilWaiting(begun.length)
    }
  })
  return Promise.allSettled(begun)
}

/** Marks a conversation as read up to a message. */
const openedBy = ({ user }: Person, conversationId: string, sequence: number): Promise<void> => {
  const caller: Caller = {
    accountId: user._id,
    sessionId: randomUUID(),
    role: user.role,
    email: user.email,
    isVerified: true,
  }
  return app.parts.chat.markRead(caller, conversationId, sequence)
}

const unreadOf = async ({ client }: Person, id: string) => (await client.chat.read({ id })).data.unreadCount

test('a conversation counts its messages, for both sides', async () => {
  const chat = await beginChat(ada)
  await writeIn(ada, chat, 'It is a red box')
  await writeIn(helper, chat, 'We are looking')
  await writeIn(helper, chat, 'It is found')
  await writeIn(ada, chat, 'Thank you')
  const [row] = await app.sql<{ counted: object }[]>`
    select json_build_object(
      'last', last_message, 'sequence', last_sequence, 'customers', customer_messages,
      'unread', unread_by_customer, 'unreadFrom', first_unread_answer
    ) as counted from conversations where _id = ${chat._id}`
  expect(row?.counted).toEqual({ last: 'Thank you', sequence: 5, customers: 3, unread: 2, unreadFrom: null })
})

test('a conversation that is being closed takes no more messages', async () => {
  const chat = await beginChat(ada)
  let answer: Promise<unknown> | undefined
  await app.sql.begin(async (queries) => {
    await queries`update conversations set status = 'closed' where _id = ${chat._id}`
    answer = refusalOf(writeIn(ada, chat, 'One more thing'))
    await untilOneWaits()
  })
  expect(await answer).toMatchObject({ code: 'CONVERSATION_CLOSED' })
  expect(await textsIn(ada, chat)).toEqual(['Where is my parcel?'])
})

test('a message that finds another written in the same moment comes after it', async () => {
  const chat = await beginChat(ada)
  let first: Promise<unknown> | undefined
  let second: Promise<unknown> | undefined
  await app.sql.begin(async (queries) => {
    await queries`select from conversations where _id = ${chat._id} for update`
    first = writeIn(ada, chat, 'The first')
    await untilOneWaits()
    second = writeIn(helperElsewhere, chat, 'The second')
    await untilWaiting(2)
  })
  await Promise.all([first, second])
  expect((await textsIn(ada, chat)).toSorted()).toEqual(['The first', 'The second', 'Where is my parcel?'])
  const [row] = await app.sql<{ sequences: number[] }[]>`
    select array_agg(sequence order by sequence) as sequences from messages where conversation_id = ${chat._id}`
  expect(row?.sequences).toEqual([1, 2, 3])
})

test('a writer who is being removed writes nothing', async () => {
  const chat = await beginChat(ada)
  const leaving = await app.staff('support')
  await writeIn(leaving, chat, 'Which parcel?')
  let answer: Promise<unknown> | undefined
  await app.sql.begin(async (queries) => {
    await queries`update accounts set deleted_at = now() where _id = ${leaving.user._id}`
    answer = refusalOf(writeIn(leaving, chat, 'I am still here'))
    await untilOneWaits()
  })
  expect(await answer).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await textsIn(ada, chat)).toEqual(['Where is my parcel?', 'Which parcel?'])
})

test('a removed colleague’s earlier message is written, a later one is not', async () => {
  const chat = await beginChat(ada)
  const [leaving, admin] = [await app.staff('support'), await app.admin()]
  await writeIn(leaving, chat, 'Which parcel?')
  const done = await together(
    chat._id,
    () => writeIn(leaving, chat, 'I am still here'),
    () => admin.client.staff.remove({ id: leaving.user._id }),
  )
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await refusalOf(writeIn(leaving, chat, 'And now?'))).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await textsIn(ada, chat)).toEqual(['Where is my parcel?', 'Which parcel?', 'I am still here'])
})

test('unread counts are right when the customer writes during the opening', async () => {
  const chat = await beginChat(ada)
  const write = (text: string) => () => writeIn(ada, chat, text)
  await together(chat._id, () => openedBy(helper, chat._id, 1), write('One more'))
  expect(await unreadOf(helper, chat._id)).toBe(1)
  await together(chat._id, write('And another'), () => openedBy(helper, chat._id, 2))
  expect(await unreadOf(helper, chat._id)).toBe(1)
})

test('an answer in the moment its customer is back is mailed', async () => {
  const chat = await beginChat(ada)
  await writeIn(helper, chat, 'We are looking')
  await together(
    chat._id,
    () => openedBy(ada, chat._id, 2),
    () => writeIn(helper, chat, 'It is found'),
  )
  expect(
    await app.sql`
      select from pgboss.job where data->>'conversationId' = ${chat._id} and data->>'firstUnreadAnswer' = '3'`,
  ).not.toHaveLength(0)
  const [row] = await app.sql`
    select first_unread_answer, unread_by_customer from conversations where _id = ${chat._id}`
  expect(row).toEqual({ first_unread_answer: 3, unread_by_customer: 1 })
})

test('a customer is deleted while both sides write to each other', async () => {
  const leaving = await app.customer()
  const admin = await app.admin()
  const chat = await beginChat(leaving)
  await writeIn(helper, chat, 'We are looking')
  const done = await together(
    chat._id,
    () => writeIn(helperElsewhere, chat, 'It is found'),
    () => writeIn(leaving, chat, 'Too late'),
    () => admin.client.customers.remove({ id: leaving.user._id }),
  )
  expect(done[0]?.status).toBe('fulfilled')
  expect(done[2]?.status).toBe('fulfilled')
  expect(await refusalOf(writeIn(helper, chat, 'Are you there?'))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await app.sql`select from conversations where _id = ${chat._id}`).toHaveLength(0)
})

/** A customer writes while an agent loses the right to answer. */
async function writeWhileLeaving(person: Person, write: () => Promise<unknown>): Promise<void> {
  let answer: Promise<unknown> | undefined
  await app.sql.begin(async (queries: Queries) => {
    await setRole(queries, person.user._id, 'finance')
    await app.parts.chat.release(queries, person.user._id)
    answer = write()
    await untilOneWaits()
  })
  await answer
}

test('a message counts as unread for nobody who may not answer', async () => {
  const leaving = await app.staff('support')
  const chat = await beginChat(ada)
  await helper.client.staffChat.assign({ id: chat._id, accountId: leaving.user._id })
  await openedBy(leaving, chat._id, 1)
  await writeWhileLeaving(leaving, () => writeIn(ada, chat, 'Hello?'))
  const rows = await app.sql`select from unread_conversations where account_id = ${leaving.user._id}`
  expect(rows).toHaveLength(0)
  expect(await unreadOf(helper, chat._id)).toBe(2)
})

test('for whoever may answer again nothing waits of the time before', async () => {
  const leaving = await app.staff('support')
  const admin = await app.admin()
  const chat = await beginChat(ada)
  await writeWhileLeaving(leaving, () => writeIn(ada, chat, 'Hello?'))
  await admin.client.staff.changeRole({ id: leaving.user._id, role: 'support' })
  expect(await leaving.client.staffChat.countUnread()).toEqual({ unread: 0 })
  await writeIn(ada, chat, 'Anybody?')
  expect(await unreadOf(leaving, chat._id)).toBe(1)
})
