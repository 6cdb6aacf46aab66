import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPermission } from '@ozi/contract'
import { startTestApp, type Person, type TestApp } from '../test/app.ts'
import { declaredCalls } from '../test/calls.ts'
import { openHoldingProxy } from '../test/holding-proxy.ts'
import { sendParcel } from '../test/deliveries.ts'
import { startFollowed, type Followed } from '../test/standby.ts'
import { readTransactions } from './modules/payments/transactions.store.ts'
import { toDatabase } from './platform/database/database.ts'
import { urlOf } from './platform/database/index.ts'
import { openStandby, type Standby } from './platform/database/standby.ts'
import { createLog } from './platform/log.ts'

let followed: Followed
let app: TestApp
let beside: TestApp
let standby: Standby
let admin: Person
let ada: Person
beforeAll(async () => {
  followed = await startFollowed()
  const settings = {
    DATABASE_URL: urlOf(followed.database.connection),
    DATABASE_READ_URL: followed.standbyUrl,
    METRICS_TOKEN: 'a token for whoever watches',
  }
  app = await startTestApp(settings, followed)
  beside = await startTestApp(settings, followed)
  standby = openStandby({ primary: app.sql, url: followed.standbyUrl, max: 2, log: createLog('silent') })
  admin = await app.admin()
  ada = await app.customer()
})
afterAll(async () => {
  await standby.close()
  await beside.stop()
  await app.stop()
  await followed.stop()
})

/** How many reads the standby, and the primary in its place, have served. */
async function served() {
  const headers = { authorization: 'Bearer a token for whoever watches' }
  const { body } = await app.server.inject({ url: '/metrics', headers })
  const by = (name: string) => Number(body.match(new RegExp(`reads\\{by="${name}"\\} (\\d+)`))?.[1] ?? 0)
  return { standby: by('standby'), primary: by('primary') }
}
const whoReads = () =>
  standby.read(async (queries) => {
    const [row] = await queries<{ standby: boolean }[]>`select pg_is_in_recovery() as standby`
    return row?.standby ? 'standby' : 'primary'
  })
const standbyReads = () => expect.poll(whoReads, { timeout: 10_000 }).toBe('standby')
const pause = () => followed.admin`select pg_wal_replay_pause()`
const goOn = () => followed.admin`select pg_wal_replay_resume()`
const numbers = async (person = admin.client) =>
  (await person.orders.listAll({})).orders.map(({ number }) => number)

const INPUT: Readonly<Record<string, string>> = {
  '/admin/overview': '?period=today',
  '/admin/conversations/messages': '?search=parcel',
}

async function health() {
  await app.parts.operations.watch()
  return (await admin.client.operations.health()).data
}

// promise (operator): DATABASE_READ_URL serves lists, searches and figures of the staff
test('the standby serves lists and figures of the staff alone', async () => {
  await standbyReads()
  const calls = declaredCalls().filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  const used: string[] = []
  const { standby: servedBefore } = await served()
  for (const { path, access } of calls) {
    const before = await served()
    const query = INPUT[path] ?? ''
    const { status } = await app.request('GET', path + query, { token: admin.token })
    const after = await served()
    if (after.standby + after.primary === before.standby + before.primary) continue
    expect([path, status, isPermission(access)]).toEqual([path, 200, true])
    used.push(path)
  }
  expect((await served()).standby).toBeGreaterThan(servedBefore)
  expect(used.toSorted()).toMatchInlineSnapshot(`
    [
      "/admin/audit",
      "/admin/cash",
      "/admin/closures",
      "/admin/conversations",
      "/admin/conversations/messages",
      "/admin/dispatch",
      "/admin/earning-terms/versions",
      "/admin/items",
      "/admin/ledger/accounts",
      "/admin/ledger/postings",
      "/admin/messages",
      "/admin/notifications/unreached",
      "/admin/orders",
      "/admin/overview",
      "/admin/overview/waiting",
      "/admin/payments/aside",
      "/admin/running-orders",
      "/admin/staff",
      "/admin/tariffs",
      "/get-transactions",
      "/get/riders/all",
      "/get/users/all",
      "/get/vendors/all",
      "/user/recent",
      "/user/statistics",
    ]
  `)
})

// promise (staff): A list shows what was just written, by whichever process, also while a standby is behind
test('while the standby is behind, lists have what was just written', async () => {
  await standbyReads()
  const colleague = beside.client({ token: admin.token })
  await pause()
  try {
    const { number } = await sendParcel(ada)
    const before = await served()
    expect(await numbers()).toContain(number)
    expect(await numbers(colleague)).toContain(number)
    expect((await served()).standby).toBe(before.standby)
    expect(await whoReads()).toBe('primary')
  } finally {
    await goOn()
  }
  await standbyReads()
})

// promise (operator): While the read database is away, behind or in conflict, the database serves in its place
test('what the standby cancels is read from the primary', async () => {
  await standbyReads()
  const seen: boolean[] = []
  const read = standby.read(async (queries) => {
    const [row] = await queries<{ standby: boolean }[]>`select pg_is_in_recovery() as standby`
    seen.push(row?.standby ?? false)
    // As a conflict with the recovery does.
    if (row?.standby) await queries`select pg_cancel_backend(pg_backend_pid()), pg_sleep(5)`
    return 'read'
  })
  expect(await read).toBe('read')
  expect(seen).toEqual([true, false])
})

test('a silent standby keeps nobody waiting', async () => {
  const proxy = await openHoldingProxy(followed.standby)
  const { url } = proxy.connection
  const far = openStandby({ primary: app.sql, url, max: 1, log: createLog('silent') })
  const read = () => far.read((queries) => queries<{ at: boolean }[]>`select pg_is_in_recovery() as at`)
  try {
    await expect.poll(read, { timeout: 10_000 }).toEqual([{ at: true }])
    proxy.hold()
    expect(await read()).toEqual([{ at: false }])
  } finally {
    proxy.close()
    await far.close()
  }
})

// promise (staff): An export that loses the standby goes on from the primary, each line once
test('an export that loses the standby goes on from the primary', async () => {
  for (let i = 0; i < 4; i += 1) await sendParcel(ada)
  await standbyReads()
  const rows: string[] = []
  const all = readTransactions(toDatabase(app.sql, standby), {}, { rowsAtOnce: 2, pauseSeconds: 10 })
  for await (const { _id } of all) {
    rows.push(_id)
    if (rows.length > 1) continue
    const ended = await followed.admin`
      select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'`
    expect(ended).toHaveLength(1)
  }
  const expected = await app.sql<{ _id: string }[]>`
    select _id from transactions order by created_at desc, _id desc`
  expect(rows).toEqual(expected.map(({ _id }) => _id))
})

test('lists go on while the standby is away, and it is used again', async () => {
  await standbyReads()
  await followed.kill()
  expect(await numbers()).not.toEqual([])
  expect(await health()).toMatchObject({
    readDatabase: { isAway: true },
    problems: [{ name: 'read_database' }],
  })
  expect((await app.request('GET', '/ready')).status).toBe(200)
  await followed.start()
  await standbyReads()
  await expect.poll(async () => (await health()).readDatabase).toEqual({ isAway: false, behindSeconds: 0 })
  expect((await health()).problems).toEqual([])
})

test('a standby that became a primary of its own serves nothing', async () => {
  await standbyReads()
  await followed.admin`select pg_promote()`
  const { number } = await sendParcel(ada)
  expect(await numbers()).toContain(number)
  expect(await whoReads()).toBe('primary')
  expect(await standby.state()).toMatchObject({ isAway: true })
})
