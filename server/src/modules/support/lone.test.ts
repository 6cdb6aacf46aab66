import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refusalOf, startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { beginChat, textsIn, writeIn } from '../../../test/chats.ts'

let app: TestApp
let ada: Person
let helper: Person
beforeAll(async () => {
  app = await startTestApp()
  ada = await app.customer()
  helper = await app.staff('support')
})
afterAll(() => app.stop())

/** Somebody waits for what another holds. */
const untilOneWaits = () =>
  vi.waitFor(async () => {
    const waiting = await app.sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    expect(waiting).toHaveLength(1)
  })

test('a message alone takes no transaction; the answer a silence begins with takes one, with its mail', async () => {
  const chat = await beginChat(ada)
  const transactions = vi.spyOn(app.sql, 'begin')
  const countOf = async (writer: Person, text: string) => {
    transactions.mockClear()
    await writeIn(writer, chat, text)
    return transactions.mock.calls.length
  }
  try {
    expect(await countOf(ada, 'It is a red box')).toBe(0)
    expect(await countOf(helper, 'We are looking')).toBe(1)
    expect(await countOf(helper, 'It is found')).toBe(0)
    expect(await countOf(ada, 'Thank you')).toBe(0)
  } finally {
    transactions.mockRestore()
  }
  const [row] = await app.sql<{ counted: object }[]>`
    select json_build_object(
      'last', last_message, 'sequence', last_sequence, 'customers', customer_messages,
      'unread', unread_by_customer, 'silent', silent_since
    ) as counted from conversations where _id = ${chat._id}`
  expect(row?.counted).toEqual({ last: 'Thank you', sequence: 5, customers: 3, unread: 2, silent: null })
})

test('a conversation that is closed while a message is on its way in takes no more of them', async () => {
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
    second = writeIn(helper, chat, 'The second')
    await vi.waitFor(async () => {
      const rows = await app.sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      expect(rows).toHaveLength(2)
    })
  })
  await Promise.all([first, second])
  expect((await textsIn(ada, chat)).toSorted()).toEqual(['The first', 'The second', 'Where is my parcel?'])
  const [row] = await app.sql<{ sequences: number[] }[]>`
    select array_agg(sequence order by sequence) as sequences from messages where conversation_id = ${chat._id}`
  expect(row?.sequences).toEqual([1, 2, 3])
})

test('whoever is removed while their message is on its way in has not written it', async () => {
  const chat = await beginChat(ada)
  const leaving = await app.staff('support')
  await writeIn(leaving, chat, 'Which parcel?')
  let answer: Promise<unknown> | undefined
  await app.sql.begin(async (queries) => {
    await queries`select from accounts where _id = ${leaving.user._id} for update`
    answer = refusalOf(writeIn(leaving, chat, 'I am still here'))
    await untilOneWaits()
    await queries`update accounts set deleted_at = now() where _id = ${leaving.user._id}`
  })
  expect(await answer).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await textsIn(ada, chat)).toEqual(['Where is my parcel?', 'Which parcel?'])
})
