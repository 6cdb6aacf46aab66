import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { asServer, createTestDatabase, type TestDatabase } from '../test/database.ts'
import { closeDatabase, openDatabase, type Sql } from './platform/database/pool.ts'
import { TABLE_RIGHTS } from './table-rights.ts'

/** PostgreSQL's code for a statement that needs a right. */
const NO_RIGHT = { code: '42501' }
const SOURCES = fileURLToPath(new URL('.', import.meta.url))

let database: TestDatabase
let serving: Sql
beforeAll(async () => {
  database = await createTestDatabase()
  serving = openDatabase(asServer(database.connection), { max: 1 })
})
afterAll(async () => {
  await closeDatabase(serving)
  await database.drop()
})

describe('the role that serves', () => {
  // promise (operator): The server’s user of the database can neither delete nor change what was written down
  it.each([
    'create table mine (id int)',
    'alter table ledger_entries disable trigger user',
    'drop trigger ledger_entries_append_only on ledger_entries',
    'create or replace function refuse_change() returns trigger language sql return null',
    'delete from ledger_entries',
    'update ledger_entries set amount_kobo = 1',
    'update ledger_balances set amount_kobo = 1',
    'update audit_lines set actor_id = actor_id',
    'delete from audit_lines',
    'update order_events set at = now()',
    'update tariffs set delivery_fee_kobo = 1',
    'delete from payments',
    'truncate payments, refunds, tips cascade',
    'delete from migrations',
    'set role ozi',
  ])('may not %s', async (statement) => {
    await expect(serving.unsafe(statement)).rejects.toMatchObject(NO_RIGHT)
  })

  test('has of each table the rights that its list says', async () => {
    const held = await serving<{ table: string; rights: string[] }[]>`
      select c.relname as table, array(
        select privilege_type from aclexplode(c.relacl) where grantee = current_user::regrole
          and privilege_type <> 'SELECT'
        union all
        select privilege_type || ' (' || attname || ')' from pg_attribute, aclexplode(attacl)
        where attrelid = c.oid and grantee = current_user::regrole
        order by 1
      ) as rights
      from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`
    const listed = Object.entries(TABLE_RIGHTS).map(([table, rights]) => [table, rights.toSorted()])
    expect(Object.fromEntries(held.map(({ table, rights }) => [table, rights]))).toEqual(
      Object.fromEntries(listed),
    )
  })

  test('has the right to each statement of the stores', async () => {
    const lacking = (await listChanges()).filter(
      ({ table, right }) => !TABLE_RIGHTS[table]?.some((held) => held.split(' ')[0] === right),
    )
    expect(lacking).toEqual([])
  })

  test('owns nothing, and only its owner could let it own', async () => {
    const [own] = await serving`
      select
        (select count(*) from pg_class where relowner = current_user::regrole) as owned,
        (select count(*) from pg_auth_members where member = current_user::regrole) as memberships,
        (select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls from pg_roles where rolname = current_user)
          as "isPowerful"`
    expect(own).toEqual({ owned: 0, memberships: 0, isPowerful: false })
  })
})

describe('what was paid', () => {
  const id = '01999999-0000-7000-8000-000000000001'
  const rows: Record<string, string> = {
    payments: `(reference, customer_id, amount_kobo, provider) values ('reference-of-a-test', '${id}', 100, 'sandbox')`,
    payment_orders: `(reference, order_id, amount_kobo) values ('reference-of-a-test', '${id}', 100)`,
    refunds: `(_id, reference, order_id, amount_kobo, cause) values ('${id}', 'reference-of-a-test', '${id}', 100, 'late')`,
    payout_lines: `(_id, batch_id, owner, earned_kobo, tips_kobo, bank_code, bank, number_last_four, holder, account_changed_at)
      values ('${id}', '${id}', '${id}', 100, 5, '044', 'Access Bank', '1234', 'Emeka Nnadi', now())`,
    cash_remittances: `(_id, rider_id, amount_kobo, recorded_by) values ('${id}', '${id}', 100, '${id}')`,
  }
  beforeAll(async () => {
    for (const [table, row] of Object.entries(rows)) {
      const keys = await database.sql<{ name: string }[]>`
        select conname as name from pg_constraint where conrelid = ${table}::regclass and contype = 'f'`
      for (const { name } of keys) await database.sql.unsafe(`alter table ${table} drop constraint ${name}`)
      await database.sql.unsafe(`insert into ${table} ${row}`)
    }
  })

  // promise (operator): Nobody changes the amount of a payment, a refund, a payout or cash handed in
  it.each([
    'update payments set amount_kobo = 1',
    'update payment_orders set amount_kobo = 1',
    'update refunds set amount_kobo = 1',
    'update payout_lines set earned_kobo = 1',
    'update payout_lines set tips_kobo = tips_kobo + 1',
    'update cash_remittances set amount_kobo = 1',
  ])('stays what it was: %s', async (statement) => {
    for (const sql of [serving, database.sql]) {
      await expect(sql.unsafe(statement)).rejects.toThrow('is never changed')
    }
  })

  it.each(['payments', 'payment_orders', 'refunds', 'tips'])('no row of %s goes', async (table) => {
    await expect(database.sql.unsafe(`delete from ${table}`)).rejects.toThrow('append-only')
    await expect(database.sql.unsafe(`truncate ${table} cascade`)).rejects.toThrow('append-only')
  })
})

interface Change {
  readonly table: string
  readonly right: string
  readonly file: string
}

/** It changes what happened, as the owner, in demos alone. */
const DEMO = 'demo-past.ts'
const VERBS = {
  'insert into': 'INSERT',
  update: 'UPDATE',
  'delete from': 'DELETE',
  'lock table': 'UPDATE',
} as const

/** Finds what the statements of the sources do. */
async function listChanges(): Promise<Change[]> {
  const files = (await readdir(SOURCES, { recursive: true })).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && name !== DEMO,
  )
  const changes: Change[] = []
  for (const file of files) {
    const text = await readFile(path.join(SOURCES, file), 'utf8')
    for (const [, verb = '', table = ''] of text.matchAll(
      /\b(insert into|update|delete from|lock table)\s+(?:only\s+)?([a-z_]+)/g,
    )) {
      if (TABLE_RIGHTS[table] === undefined) continue
      changes.push({ table, right: VERBS[verb as keyof typeof VERBS], file })
    }
    for (const [, table = ''] of text.matchAll(
      /\binsert into ([a-z_]+)[^`]*?\bon conflict[^`]*?\bdo update\b/g,
    )) {
      if (TABLE_RIGHTS[table] !== undefined) changes.push({ table, right: 'UPDATE', file })
    }
  }
  return changes
}
