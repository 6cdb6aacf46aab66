import { afterEach, expect, test } from 'vitest'
import { asServer, createTestDatabase, type TestDatabase } from '../test/database.ts'
import { collectLog } from '../test/embedded.ts'
import { closeDatabase, openDatabase } from './platform/database/pool.ts'
import { prepareDatabase } from './prepare-database.ts'

const databases: TestDatabase[] = []
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop()
})

async function newDatabase(template?: 'template1'): Promise<TestDatabase> {
  const database = await createTestDatabase(template && { template })
  databases.push(database)
  return database
}

test('the owner migrates an empty database, and another role serves', async () => {
  const { connection: owner } = await newDatabase('template1')
  const log = collectLog()
  const names = await prepareDatabase({ owner, serving: asServer(owner) }, { log })
  expect(names).toContain('0006_orders')
  expect(log.lines.filter((line) => line.includes('owns the tables'))).toEqual([])

  const serving = openDatabase(asServer(owner), { max: 1 })
  await serving`select count(*) from orders`
  await serving`select count(*) from pgboss.job`
  await closeDatabase(serving)
})

test('rights that a list does not give are taken away', async () => {
  const { connection: owner, sql } = await newDatabase()
  await sql`grant delete, truncate on ledger_entries to ozi_server`
  await sql`revoke insert on orders from ozi_server`
  await prepareDatabase({ owner, serving: asServer(owner) }, { log: collectLog() })
  const [rights] = await sql`
    select has_table_privilege('ozi_server', 'ledger_entries', 'delete, truncate') as more,
      has_table_privilege('ozi_server', 'orders', 'insert') as own`
  expect(rights).toEqual({ more: false, own: true })
})

test('code older than the database leaves the rights as they are', async () => {
  const { connection: owner, sql } = await newDatabase()
  await sql`create table later (id int)`
  await sql`grant delete on transactions, later to ozi_server`
  await sql`insert into migrations (name, run_on) values ('9999_of_a_later_version', now())`
  await prepareDatabase({ owner, serving: asServer(owner) }, { log: collectLog() })
  const [rights] = await sql`
    select has_table_privilege('ozi_server', 'transactions', 'delete') as kept,
      has_table_privilege('ozi_server', 'later', 'delete') as added`
  expect(rights).toEqual({ kept: true, added: true })
})

test('without an owner, a migration that is missing ends the start', async () => {
  const { connection, sql } = await newDatabase()
  const prepare = () => prepareDatabase({ serving: asServer(connection) }, { log: collectLog() })
  expect(await prepare()).toEqual([])
  await sql`delete from migrations where name = '0013_operations'`
  await expect(prepare()).rejects.toThrow(
    /^The database lacks 0013_operations: run npm run migrate with DATABASE_OWNER_URL/,
  )
})

test('without an owner, a role without rights ends the start', async () => {
  const { connection, sql } = await newDatabase()
  await sql`revoke all on migrations from ozi_server`
  await expect(prepareDatabase({ serving: asServer(connection) }, { log: collectLog() })).rejects.toThrow(
    /^The database gives ozi_server no rights: run npm run migrate with DATABASE_OWNER_URL/,
  )
})

test('one role for both is told of at each start', async () => {
  const { connection } = await newDatabase()
  const log = collectLog()
  await prepareDatabase({ serving: connection }, { log })
  expect(log.lines.join('\n')).toMatch(/^The database user \w+ owns the tables/m)
})
