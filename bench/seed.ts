import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { hashPassword } from '../server/src/modules/accounts/passwords/passwords.ts'
import {
  closeDatabase,
  openDatabase,
  type DatabaseConnection,
  type Sql,
} from '../server/src/platform/database/index.ts'
import { connectionOf } from './helpers/orders.ts'
import { loadInBulk } from './seed/bulk.ts'
import type { SeedCounts } from './seed/counts.ts'
import { seedLedger } from './seed/ledger.ts'
import { seedConversations } from './seed/conversations.ts'
import { seedStaffAndWork } from './seed/staff.ts'
import { defineDraws } from './seed/draws.ts'
import { seedOrders } from './seed/orders.ts'
import { seedPeople } from './seed/people.ts'
import { seedShops } from './seed/shops.ts'

/** An account that can sign in with SEED_PASSWORD. */
interface SeedPerson {
  readonly _id: string
  readonly email: string
}

/** The accounts with the most orders of their kind. */
export interface SeedSummary {
  readonly customer: SeedPerson
  readonly rider: SeedPerson
  readonly vendor: SeedPerson
  /** The newest order. */
  readonly orderId: string
}

/** The size of a city that has used Ozi for a year. */
export const FULL_SIZE: SeedCounts = {
  customers: 100_000,
  riders: 2_000,
  vendors: 1_000,
  itemsPerVendor: 10,
  orders: 1_000_000,
  auditLines: 100_000,
  contactMessages: 20_000,
  conversations: 100_000,
  tariffs: 300,
}

const SEED_PASSWORD = 'a quiet evening in Owerri'

const TABLES = [
  'accounts',
  'vendors',
  'items',
  'checkouts',
  'quotes',
  'orders',
  'order_events',
  'transactions',
  'audit_lines',
  'contact_messages',
  'conversations',
  'messages',
  'unread_conversations',
] as const

const LEDGER_TABLES = ['ledger_postings', 'ledger_entries', 'ledger_balances', 'ledger_totals'] as const

/**
 * Fills a migrated database as a year of use would; the same counts give the same rows. Orders are half a
 * minute apart. All have ended except the newest few hundred, which riders carry; none waits for the clock.
 * All in one transaction, and only once per database.
 */
export async function seed(sql: Sql, counts: Partial<SeedCounts> = {}): Promise<SeedSummary> {
  const all = { ...FULL_SIZE, ...counts }
  const passwordHash = await hashPassword(SEED_PASSWORD)
  // The seeded password is public, so no seeded staff account can be signed in to.
  const nobodysHash = await hashPassword(randomUUID())
  const seeded = await sql.begin(async (queries) => {
    const [before] = await queries`select from accounts where email = 'seed-user-1@ozi.test'`
    if (before) throw new Error('this database was seeded before')
    await defineDraws(queries)
    await loadInBulk(queries, TABLES, async () => {
      await seedPeople(queries, { user: all.customers, rider: all.riders, vendor: all.vendors }, passwordHash)
      await seedShops(queries, all.itemsPerVendor)
      await seedOrders(queries, all)
      await seedStaffAndWork(queries, all, nobodysHash)
      await seedConversations(queries, all)
    })
    await loadInBulk(queries, LEDGER_TABLES, () => seedLedger(queries, all.riders), 'all')
    const [newest] = await queries<{ orderId: string }[]>`
      select order_id as "orderId" from seed_orders order by i desc limit 1`
    if (!newest) throw new Error('nothing was seeded')
    return { ...(await firstPeople(queries)), ...newest }
  })
  await sql`vacuum analyze`
  return seeded
}

async function firstPeople(queries: Pick<Sql, 'unsafe'>): Promise<Omit<SeedSummary, 'orderId'>> {
  const rows = await queries.unsafe<{ role: string; _id: string; email: string }[]>(
    'select role, _id, email from seed_people where n = 1',
  )
  const first = (role: string): SeedPerson => {
    const row = rows.find((person) => person.role === role)
    if (!row) throw new Error(`there is no ${role}`)
    return { _id: row._id, email: row.email }
  }
  return { customer: first('user'), rider: first('rider'), vendor: first('vendor') }
}

/**
 * Seeds the database of DATABASE_URL, or of the server that runs on DATA_DIR: `npm run seed -- --customers
 * 100000 --riders 2000 --vendors 1000 --orders 1000000`
 */
async function main(): Promise<void> {
  const option = (count: number) => ({ type: 'string', default: String(count) }) as const
  const { values } = parseArgs({
    options: Object.fromEntries(Object.entries(FULL_SIZE).map(([name, count]) => [name, option(count)])),
  })
  const counts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const count = Number(value)
      if (!Number.isInteger(count) || count < 1) throw new Error(`--${name} is a number, 1 or more`)
      return [name, count]
    }),
  )
  const url = process.env.DATABASE_URL
  const connection: DatabaseConnection = url
    ? { kind: 'url', url }
    : connectionOf(path.resolve(process.env.DATA_DIR ?? '.data'))
  const sql = openDatabase(connection, { max: 1, statementTimeoutMs: 0 })
  try {
    const started = performance.now()
    const seeded = await seed(sql, counts)
    console.log(
      `seeded in ${((performance.now() - started) / 1000).toFixed(0)} s; all but the staff sign in with '${SEED_PASSWORD}'`,
    )
    console.log(seeded)
  } finally {
    await closeDatabase(sql)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
