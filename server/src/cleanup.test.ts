import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { startAppForFile } from '../test/start-app-for-file.ts'
import { sendParcel } from '../test/deliveries.ts'
import { expiringAccountData } from './modules/accounts/expired.store.ts'
import { createCleanup } from './platform/cleanup/cleanup.ts'
import { toDatabase } from './platform/database/database.ts'
import { createLog } from './platform/log.ts'

const app = await startAppForFile()
const ada = await app.customer()

/** Inserts a row that expires at this time, by kind. */
const KEEPS: Readonly<Record<string, (end: string) => Promise<unknown>>> = {
  sessions: (end) => app.sql`
      insert into sessions (_id, account_id, token_hash, created_at, expires_at)
      values (${newId()}, ${ada.user._id}, ${newId()}::text::bytea, ${end}::timestamptz - interval '30 days', ${end})`,
  devices: (end) => app.sql`
      insert into devices (account_id, token_hash, expires_at)
      values (${ada.user._id}, ${newId()}::text::bytea, ${end})`,
  password_links: (end) => app.sql`
      insert into password_links (_id, account_id, token_hash, created_at, expires_at)
      values (${newId()}, ${ada.user._id}, ${newId()}::text::bytea, ${end}::timestamptz - interval '1 hour', ${end})`,
  passkey_challenges: (end) => app.sql`
      insert into passkey_challenges (challenge_hash, expires_at) values (${newId()}::text::bytea, ${end})`,
  email_changes: (end) => app.sql`
      insert into email_changes (_id, account_id, old_email, new_email, changed_at)
      values (${newId()}, ${ada.user._id}, 'old@ozi.test', 'new@ozi.test', ${end}::timestamptz - interval '7 days')`,
  deletion_mails: (end) => app.sql`
      insert into deletion_mails (_id, email, created_at)
      values (${newId()}, 'gone@ozi.test', ${end}::timestamptz - interval '7 days')`,
  code_attempts: (end) => app.sql`
      insert into code_attempts (address_key, touched_at)
      values (${newId()}::text::bytea, ${end}::timestamptz - interval '1 day')`,
  idempotency_keys: (end) => app.sql`
      insert into idempotency_keys (account_id, key, fingerprint, created_at)
      values (${ada.user._id}, ${newId()}, ''::bytea, ${end}::timestamptz - interval '24 hours')`,
  rider_positions: (end) => app.sql`
      insert into rider_positions (rider_id, order_id, at, longitude, latitude, accuracy_m, received_at)
      values (${ada.user._id}, ${newId()}, now(), 7, 5, 1, ${end}::timestamptz - interval '30 days')`,
  order_positions: async (end) => app.sql`
      insert into order_positions (order_id, rider_id, at, longitude, latitude, accuracy_m)
      values (${(await sendParcel(ada))._id}, ${ada.user._id}, ${end}::timestamptz - interval '30 days', 7, 5, 1)`,
  hand_over_points: async (end) => app.sql`
      insert into hand_over_points (order_id, rider_id, longitude, latitude, handed_over_at)
      values (${(await sendParcel(ada))._id}, ${ada.user._id}, 7, 5, ${end}::timestamptz - interval '30 days')`,
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

// promise (operator): Expired rows are removed, also of people who never come back
test.each(Object.keys(KEEPS))('of %s the cleanup deletes expired rows, and no others', async (table) => {
  const size = async () => (await app.sql`select from ${app.sql(table)}`).length
  const before = await size()
  await KEEPS[table]?.(inHours(1))
  for (let more = 0; more < 3; more += 1) await KEEPS[table]?.(inHours(-1))
  expect(await size()).toBe(before + 4)
  await app.parts.cleanup.run()
  expect(await size()).toBe(before + 1)
})

// promise (operator): Expired rows are removed, also of people who never come back
test('many rows are removed in portions, and rows in use are left', async () => {
  await app.sql`
    insert into code_attempts (address_key, touched_at)
    select decode(md5(i::text), 'hex'), now() - interval '2 days' from generate_series(1, 1200) as i`
  const batches: number[] = []
  const [guards] = expiringAccountData.slice(-1)
  if (!guards) throw new Error('guards expire')
  const lines: string[] = []
  const cleanup = createCleanup({
    database: toDatabase(app.sql),
    jobs: { every: () => undefined },
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    all: [
      { name: 'what fails', deleteExpired: () => Promise.reject(new Error('this fails')) },
      {
        name: 'counted',
        deleteExpired: async (queries, rowLimit) => {
          const removed = await guards.deleteExpired(queries, rowLimit)
          batches.push(removed)
          return removed
        },
      },
    ],
  })
  const holder = await app.sql.reserve()
  try {
    await holder`begin`
    await holder`select from code_attempts where address_key = decode(md5('1'), 'hex') for update`
    await cleanup.run()
  } finally {
    await holder`rollback`
    holder.release()
  }
  expect(batches).toEqual([500, 500, 199])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('what fails')
  await cleanup.run()
  expect(batches.at(-1)).toBe(1)
})
