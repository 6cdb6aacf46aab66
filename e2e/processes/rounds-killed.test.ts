import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  closeDatabase,
  openDatabase,
  startEmbedded,
  urlOf,
  type Sql,
} from '../../server/src/platform/database/index.ts'
import { makeCustomer } from '../helpers/customers.ts'
import { logInByApi, orderByApi, someErrand } from '../helpers/errands.ts'
import { Mailbox } from '../helpers/mailbox.ts'
import { newDataDir, removeDataDir, startOzi } from '../helpers/ozi.ts'
import { makeRider } from '../helpers/people.ts'

const ORDERS = 12
const KILLS = 2

// promise (rider): Offers go on where they were, whichever process is killed, and no waiting order is forgotten
test('no waiting order is forgotten by rounds whose process is killed', async () => {
  const mailbox = new Mailbox()
  await mailbox.open()
  const folder = await newDataDir()
  const database = await startEmbedded({ dataDir: folder, log: quiet })
  const settings = {
    SMTP_URL: mailbox.url,
    DATABASE_URL: urlOf(database.connection),
    RATE_LIMITS: 'off',
    OFFER_ROUNDS: '40:1,40:1',
    OFFER_SECONDS: '10',
  }
  let ozi = await startOzi(settings)
  const sql = openDatabase(database.connection, { max: 1 })
  const person = await makeCustomer({ ...ozi, mailbox })
  for (let riders = 0; riders < 3; riders += 1) await putOnDuty(sql, (await makeRider(ozi.url))._id)
  const token = await logInByApi(ozi.url, person.email)
  const errand = await someErrand(ozi.url)
  for (let placed = 0; placed < ORDERS; placed += 1) await orderByApi(ozi.url, token, errand, randomUUID())

  for (let kill = 1; kill <= KILLS; kill += 1) {
    await expect
      .poll(() => countOffers(sql), { timeout: 20_000, interval: 20 })
      .toBeGreaterThanOrEqual(kill * 2)
    await ozi.kill()
    expect(await countForgotten(sql)).toBe(0)
    ozi = await startOzi(settings, ozi.dataDir)
    await passSeconds(sql, 13)
  }
  await expect
    .poll(
      async () => {
        await passSeconds(sql, 13)
        return countOpen(sql)
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(ORDERS)

  await closeDatabase(sql)
  await ozi.stop()
  await database.stop()
  await mailbox.close()
  await removeDataDir(ozi.dataDir)
  await removeDataDir(folder)
}, 180_000)

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

async function putOnDuty(sql: Sql, riderId: string): Promise<void> {
  await sql`
    insert into rider_duty (rider_id, is_online, until, at, longitude, latitude, accuracy_m)
    values (${riderId}, true, now() + interval '1 hour', now(), 7.035, 5.485, 10)`
}

async function countOffers(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int from rider_offers`
  return row?.count ?? 0
}

/** Waiting orders that no later round would look at, and that no rider sees. */
async function countForgotten(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from orders left join order_searches as search on search.order_id = orders._id
    where orders.status = 'created'
      and (search._id is null or (search.next_round_at is null and search.opened_at is null))`
  return row?.count ?? 0
}

/** Waiting orders that are open to all, because their rounds are over. */
async function countOpen(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from order_searches where opened_at is not null`
  return row?.count ?? 0
}

async function passSeconds(sql: Sql, seconds: number): Promise<void> {
  const by = sql`make_interval(secs => ${seconds})`
  await sql`
    update rider_offers set created_at = created_at - ${by}, ends_at = ends_at - ${by} where answer is null`
  await sql`update order_searches set started_at = started_at - ${by}, next_round_at = next_round_at - ${by}`
  await sql`update orders set waits_since = waits_since - ${by} where status = 'created'`
}
