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
import { logInByApi, someErrand, type Errand } from '../helpers/errands.ts'
import { Mailbox } from '../helpers/mailbox.ts'
import { newDataDir, removeDataDir, startOzi } from '../helpers/ozi.ts'
import { PAYSTACK_KEY, sendEvent, startPaystack } from '../helpers/paystack.ts'

/** A payment that nobody told of is found within this time. */
const REPAIRED_MS = 60_000

// promise (customer): A server killed between the charge and the order loses no payment and doubles none
test('a kill at any step of a payment leaves no orphan and no double', async () => {
  const mailbox = new Mailbox()
  await mailbox.open()
  const folder = await newDataDir()
  const database = await startEmbedded({ dataDir: folder, log: quiet })
  const paystack = await startPaystack()
  const settings = {
    SMTP_URL: mailbox.url,
    DATABASE_URL: urlOf(database.connection),
    RATE_LIMITS: 'off',
    PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
    PAYSTACK_BASE_URL: paystack.url,
  }
  let ozi = await startOzi(settings)
  const sql = openDatabase(database.connection, { max: 2 })
  const person = await makeCustomer({ ...ozi, mailbox })
  const token = await logInByApi(ozi.url, person.email)
  const errand = await someErrand(ozi.url)
  const amountKobo = Math.round(errand.fee * 100)
  const [told, asked, answered] = [randomUUID(), randomUUID(), randomUUID()]
  const pay = async (key: string) => {
    const reference = await order(ozi.url, token, errand, key)
    paystack.charge(reference)
    return reference
  }

  // Killed after the reference was kept, while Paystack is asked; another payment is charged, and nobody hears of it.
  const first = await order(ozi.url, token, errand, told)
  paystack.holdBack()
  const lost = order(ozi.url, token, errand, asked).catch(() => null)
  await expect.poll(() => paystack.held(), { timeout: 10_000, interval: 20 }).toBe(1)
  await ozi.kill()
  await lost
  paystack.charge(first)
  ozi = await startOzi(settings, ozi.dataDir)
  await expect.poll(() => statusOf(sql, told), { timeout: REPAIRED_MS, interval: 500 }).toBe('created')
  expect(await statusOf(sql, asked)).toBe('awaiting_payment')

  // Killed in the middle of Paystack's event, and just after Paystack has answered with its page.
  const second = await pay(asked)
  const held = await holdOrder(sql, asked)
  const event = tell(ozi.url, second, amountKobo).catch(() => null)
  await expect.poll(() => countWaiting(sql), { timeout: 10_000, interval: 20 }).toBeGreaterThan(0)
  const { promise: killed, resolve: kill } = Promise.withResolvers<Promise<void>>()
  paystack.onAnswer(() => kill(ozi.kill()))
  await order(ozi.url, token, errand, answered).catch(() => null)
  await await killed
  await held.release()
  await event
  paystack.onAnswer(() => {})
  ozi = await startOzi(settings, ozi.dataDir)
  await expect.poll(() => statusOf(sql, asked), { timeout: REPAIRED_MS, interval: 500 }).toBe('created')
  expect(await statusOf(sql, answered)).toBe('awaiting_payment')
  const third = await pay(answered)
  expect([await tell(ozi.url, third, amountKobo), await tell(ozi.url, third, amountKobo)]).toEqual([200, 200])
  expect(await statusOf(sql, answered)).toBe('created')

  expect(await booksOf(sql)).toEqual({
    orders: 3,
    paid: [first, second, third].toSorted(),
    postings: 3,
    refunds: 0,
    unmatched: 0,
    paystackKobo: 3 * amountKobo,
  })

  await closeDatabase(sql)
  await ozi.stop()
  await database.stop()
  await mailbox.close()
  paystack.close()
  await removeDataDir(ozi.dataDir)
  await removeDataDir(folder)
}, 240_000)

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

/** Places a parcel that is paid first; the same key is the same order. @returns the reference of its payment */
async function order(url: string, token: string, errand: Errand, key: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/user/delivery`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({
      pickupLocation: errand.pickup,
      dropLocation: errand.dropoff,
      fee: errand.fee,
      pickupAddress: 'Opposite the bakery',
      receiverAddress: 'Beside the clinic',
      receiverName: 'Obinna',
      phone: '08031234567',
      packageDetails: key,
      paymentMethod: 'Paystack',
    }),
  })
  const { payment } = (await answer.json()) as { payment?: { reference: string; authorizationUrl?: string } }
  if (payment?.authorizationUrl === undefined) throw new Error(`no page to pay at: ${String(answer.status)}`)
  return payment.reference
}

/** Paystack's event of a charge. */
const tell = (url: string, reference: string, amount: number): Promise<number> =>
  sendEvent(url, 'charge.success', { id: 1, status: 'success', reference, amount, currency: 'NGN', fees: 0 })

async function statusOf(sql: Sql, key: string): Promise<string | undefined> {
  const [row] = await sql<{ status: string }[]>`select status from orders where package_details = ${key}`
  return row?.status
}

/** Whoever moves this order waits until it is released. */
async function holdOrder(sql: Sql, key: string): Promise<{ readonly release: () => Promise<void> }> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>()
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<undefined>()
  const holding = sql.begin(async (queries) => {
    await queries`select from orders where package_details = ${key} for update`
    hold(undefined)
    await isReleased
  })
  await isHeld
  return {
    release: async () => {
      release(undefined)
      await holding
    },
  }
}

/** Statements that wait for a lock. */
async function countWaiting(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  return row?.count ?? 0
}

async function booksOf(sql: Sql) {
  const [row] = await sql<
    {
      orders: number
      paid: string[]
      postings: number
      refunds: number
      unmatched: number
      paystackKobo: number
    }[]
  >`
    select (select count(*)::int from orders where status = 'created') as orders,
      (select array_agg(reference order by reference) from payments where status = 'paid') as paid,
      (select count(*)::int from ledger_postings where cause = 'payment.paid') as postings,
      (select count(*)::int from refunds) as refunds,
      (select count(*)::int from unmatched_payments) as unmatched,
      (select sum(amount_kobo)::float8 from ledger_entries where account = 'provider') as "paystackKobo"`
  return row
}
