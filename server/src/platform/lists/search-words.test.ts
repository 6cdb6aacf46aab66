import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { tellingParts } from './search-words.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.sql`create table people (search_text text not null)`
  await database.sql`create table strangers (search_text text not null)`
  // Everybody has the same kind of address and phone; every fourth begins with `chi`, as one in forty named Chidi does.
  await database.sql`
    insert into people
    select case when i % 40 = 0 then 'chidi' when i % 4 = 0 then 'chioma' else 'emeka' end || ' ' ||
      case when i % 9 = 0 then 'eze' when i % 2 = 0 then 'ekwueme' else 'ekeh' end || E'\n' ||
      'user-' || i || '@ozi.test +23481000' || lpad((i * 7919 % 100000)::text, 5, '0')
    from generate_series(1, 2000) as i`
  await database.sql`analyze people`
})
afterAll(() => database.drop())

const partsOf = async (search: string, table = 'people') =>
  (await tellingParts(database.sql, table, search)).ofSearch

test('a rare word is asked for as it is, of several a few letters each', async () => {
  expect(await partsOf('zikora')).toEqual([])
  expect(await partsOf('Zikora Umunna')).toEqual(['Zik', 'Umu'])
})

test('a common beginning of a word is left out beside its rarer letters', async () => {
  expect(await partsOf('Chidi Eze')).toEqual(['hid', 'di ', 'Eze'])
})

test('of a phone the digits that all have are left out', async () => {
  const parts = await partsOf('+2348100077777')
  expect(parts).toContain('777')
  for (const part of parts) expect('2348100').not.toContain(part)
})

test('whatever holds a search holds each of its parts', async () => {
  const text = 'Chidi Ekwueme, #77: user-77@ozi.test +2348100015838 éz'
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + 3; end <= text.length; end += 1) {
      const search = text.slice(start, end)
      for (const part of await partsOf(search)) expect(search).toContain(part)
    }
  }
})

test('of an address that all share, only its number is asked for', async () => {
  expect(await partsOf('user-77@ozi.test')).toEqual(['-77@'])
  expect(await partsOf('user-7')).toEqual(['-7'])
})

test('what stands in every row leaves nothing to ask for', async () => {
  expect(await partsOf('ozi.test')).toEqual([])
  expect(await partsOf('@')).toEqual([])
})

test('a letter with a mark begins and ends no part', async () => {
  expect(await partsOf('user éz ézikora')).toEqual(['zikora'])
})

test('of a table that nobody sampled all is asked for', async () => {
  expect(await partsOf('user-77@ozi.test', 'strangers')).toEqual([])
  expect(await partsOf('user-77@ozi.test', 'nowhere')).toEqual([])
})

test('of words that all wanted rows hold, the rare ones are asked for', async () => {
  const beside = (held: string) => tellingParts(database.sql, 'people', 'chioma', held)
  expect((await beside('eze')).ofHeld).toEqual(['eze'])
  expect((await beside('ozi.test')).ofHeld).toEqual([])
  expect(await beside('')).toEqual({ ofSearch: await partsOf('chioma'), ofHeld: [] })
})

test('no part reaches from a search into the words that rows hold', async () => {
  for (const search of ['chidi', 'user-77@', 'eze e', '7 ']) {
    const { ofSearch, ofHeld } = await tellingParts(database.sql, 'people', search, 'ekeh 42')
    for (const part of ofSearch) expect(search).toContain(part)
    for (const part of ofHeld) expect('ekeh 42').toContain(part)
  }
})
