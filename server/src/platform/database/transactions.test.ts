import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.sql`create table words (word text unique)`
})
afterAll(() => database.drop())

const words = async () =>
  (await database.sql<{ word: string }[]>`select word from words`).map(({ word }) => word)

test('a transaction whose statement failed is rolled back, also if caught', async () => {
  const begun = database.sql.begin(async (queries) => {
    await queries`insert into words values ('first')`
    await queries`select 1 / 0`.catch(() => {})
  })
  await expect(begun).rejects.toMatchObject({ code: '22012' })
  expect(await words()).toEqual([])
})

test('statements that are sent together run in their order', async () => {
  const answers = await database.sql.begin((queries) =>
    Promise.all([
      queries`insert into words values ('one')`,
      queries`insert into words values ('two')`,
      queries<{ words: number }[]>`select count(*) as words from words`,
    ]),
  )
  expect(answers.map(({ count }) => count)).toEqual([1, 1, 1])
  expect(answers[2]).toEqual([{ words: 2 }])
})

test('nothing is sent on the connection of a transaction that is over', async () => {
  const late = await database.sql.begin(async (queries) => {
    await queries`select 1`
    return [queries]
  })
  await expect(late[0]?.unsafe("insert into words values ('late')")).rejects.toThrow(
    'the transaction is over',
  )
})

test('a statement outlives a change of its table', async () => {
  const all = () => database.sql`select * from words where word = 'one'`
  for (let asked = 0; asked < 3; asked += 1) expect(await all()).toEqual([{ word: 'one' }])
  await database.sql`alter table words add column length integer`
  for (let asked = 0; asked < 3; asked += 1) expect(await all()).toEqual([{ word: 'one', length: null }])
})
