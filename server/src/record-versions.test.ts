import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../test/database.ts'
import type { TestDatabase } from '../test/database.ts'

/**
 * Columns whose change does not raise the version of the record, by table. A new column of one of these tables
 * belongs into its trigger (a migration), so that a colleague's change of it is never overwritten unseen, or
 * it belongs here, with its reason.
 */
const UNSEEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accounts: {
    _id: 'stays',
    password_hash: 'changed by its owner alone',
    gender: 'told at registration, stays',
    agreed_terms: 'agreed to at registration, stays',
    profile_image_key: 'changed by its owner alone',
    must_choose_password: 'follows the password',
    second_factor_due_at: 'follows the sign-in and the role',
    created_at: 'stays',
    updated_at: 'follows the others',
    pending_email: 'changed by its owner alone; the e-mail itself raises the version',
    version: 'what is raised',
    search_text: 'made of the others',
  },
  items: {
    _id: 'stays',
    vendor_id: 'stays',
    shop_name: "follows the shop's name",
    category: "follows the shop's category",
    created_at: 'stays',
    updated_at: 'follows the others',
    search_text: 'made of the others',
    version: 'what is raised',
  },
  riders: {
    account_id: 'stays',
    nin_sealed: 'seen by its last digits',
    created_at: 'stays',
    updated_at: 'follows the others',
    plate_key: 'made of the plate number',
    nin_hash: 'seen by its last digits',
  },
  saved_replies: {
    _id: 'stays',
    created_at: 'stays',
    updated_at: 'follows the others',
    version: 'what is raised',
  },
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a column of a versioned record raises its version', async () => {
  const triggers = await database.sql<{ table: string; definition: string }[]>`
    select tgrelid::regclass::text as table, pg_get_triggerdef(pg_trigger.oid) as definition
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where proname in ('raise_version', 'raise_version_of_account')
    order by 1`
  expect(triggers.map(({ table }) => table)).toEqual([
    'accounts',
    'items',
    'riders',
    'saved_replies',
    'vendors',
  ])
  for (const { table, definition } of triggers) {
    const columns = await database.sql<{ name: string }[]>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} order by ordinal_position`
    const isSeen = (name: string) =>
      !definition.includes('WHEN') || new RegExp(`new\\.${name}\\b`).test(definition)
    const unseen = columns.map(({ name }) => name).filter((name) => !isSeen(name))
    expect.soft(unseen.toSorted(), table).toEqual(Object.keys(UNSEEN[table] ?? {}).toSorted())
  }
})
