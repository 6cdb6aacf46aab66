import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { toDatabase } from '../database/database.ts'
import { createLog } from '../log.ts'
import { createBackfills, type Backfill } from './backfills.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
  await database.sql`create table words (word text primary key, capitals text)`
  await database.sql`insert into words values ('a'), ('b'), ('c')`
})
afterEach(() => database.drop())

let positions: (string | null)[] = []
beforeEach(() => void (positions = []))

/** One word at a time; words beginning with `broken` fail. */
const capitals: Backfill = {
  name: 'capitals',
  async next(queries, after) {
    positions.push(after)
    const [row] = await queries<{ word: string }[]>`
      select word from words where word > ${after ?? ''} order by word limit 1`
    if (!row) return null
    if (row.word === broken) throw new Error('broken')
    await queries`update words set capitals = upper(word) where word = ${row.word}`
    return row.word
  },
}
let broken = ''
beforeEach(() => void (broken = ''))

/** As in a process that has just started. */
const newProcess = (all: readonly Backfill[] = [capitals]) =>
  createBackfills({
    ...{ database: toDatabase(database.sql), jobs: { every: () => {} }, log: createLog('silent'), all },
  })

const done = () => database.sql<{ capitals: string }[]>`select capitals from words order by word`
const aDayPasses = () =>
  database.sql`update backfills set first_ended_at = first_ended_at - interval '25 hours'`

// promise (operator): Existing rows are changed beside traffic, and after a crash from where it stopped
test('a backfill that failed goes on where it stopped, in another process', async () => {
  broken = 'b'
  await newProcess().run()
  broken = ''
  await newProcess().run()
  expect(positions).toEqual([null, 'a', 'a', 'b', 'c'])
  expect((await done()).map((row) => row.capitals)).toEqual(['A', 'B', 'C'])
})

test('rows that an older process writes beside it are done a day later', async () => {
  const backfills = newProcess()
  await backfills.run()
  await database.sql`insert into words values ('0 late')`
  await backfills.run()
  expect(positions, 'one time through').toHaveLength(4)
  await aDayPasses()
  await backfills.run()
  expect((await done())[0]).toEqual({ capitals: '0 LATE' })
})

test('once through twice, a backfill never runs again', async () => {
  await newProcess().run()
  await aDayPasses()
  await newProcess().run()
  const before = positions.length
  await aDayPasses()
  await newProcess().run()
  expect(positions).toHaveLength(before)
})

test('a failing backfill does not keep the next one from running', async () => {
  broken = 'a'
  let isRun = false
  const next = async () => {
    isRun = true
    return null
  }
  await newProcess([capitals, { name: 'another', next }]).run()
  expect(isRun).toBe(true)
})

test('two processes share the portions without doing one twice', async () => {
  await Promise.all([newProcess().run(), newProcess().run()])
  expect(positions.toSorted()).toEqual([null, 'a', 'b', 'c'].toSorted())
})
