import type { TransactionStatus } from '@ozi/contract'
import { expect, test } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../test/deliveries.ts'

const app = await startAppForFile()
const admin = await app.admin()
const order: { _id: string } = await sendParcel(await app.customer())
// These constraints would need ten thousand orders, which the test does not care about: all are of one order.
await app.sql`
  alter table transactions drop constraint transactions_amount_is_order_fee,
    drop constraint transactions_once_for_each,
    alter column order_stage set default 'delivered', disable trigger transactions_in_a_stage`
await write(10_030, 'Send: Avu', 'failed', '2 days')
await write(3, 'Send: Egbu', 'success', '1 day')
await write(1, 'Shop: Never Failed Bakery', 'success', '1 hour')
await app.sql`update transactions set email = 'zikora@ozi.test' where description like 'Send: Egbu, 2'`
await app.sql`analyze transactions`

/** Transactions with the same description and status, a millisecond apart. */
async function write(count: number, description: string, status: string, ago: string): Promise<void> {
  await app.sql`
    insert into transactions (_id, order_id, amount_kobo, email, payment_method, payment_name, status, description, created_at)
    select gen_random_uuid(), ${order._id}, 100000, 'payer@ozi.test', 'Cash', 'Cash', ${status},
      ${description} || ', ' || i, now() - ${ago}::interval + i * interval '1 millisecond'
    from generate_series(1, ${count}::integer) as i`
}

const find = async (search: string, status?: TransactionStatus) => {
  const {
    transactions,
    total,
    totalIsMinimum = false,
  } = await admin.client.payments.listTransactions({
    search,
    limit: 4,
    ...(status === undefined ? {} : { status }),
  })
  return { found: transactions.map(({ description }) => description), total, totalIsMinimum }
}

test('a common status finds its rows, and rows that mention the word', async () => {
  for (const search of ['failed', 'Failed']) {
    expect(await find(search), search).toEqual({
      found: ['Shop: Never Failed Bakery, 1', ...[10_030, 10_029, 10_028].map((i) => `Send: Avu, ${i}`)],
      total: 10_000,
      totalIsMinimum: true,
    })
  }
})

test('a status that few have is counted', async () => {
  expect(await find('success')).toMatchObject({ total: 4, totalIsMinimum: false })
  expect(await find('pending')).toMatchObject({ total: 1, totalIsMinimum: false })
})

test('a common method is counted within the other filters', async () => {
  expect(await find('cash')).toMatchObject({ total: 10_000, totalIsMinimum: true })
  expect(await find('cash', 'success')).toMatchObject({ total: 4, totalIsMinimum: false })
  expect((await find('failed', 'success')).found).toEqual(['Shop: Never Failed Bakery, 1'])
})

test('an address is found by all of it, though most of it is common', async () => {
  for (const search of ['zikora@ozi.test', 'kora@OZI.te', 'zikora@ozi.test\nSend: Egbu']) {
    expect(await find(search), search).toEqual({ found: ['Send: Egbu, 2'], total: 1, totalIsMinimum: false })
  }
  for (const search of ['zikora@test', 'zikora@ozi.com', 'ozi.zikora@test']) {
    expect((await find(search)).found, search).toEqual([])
  }
  expect(await find('payer@ozi.test')).toMatchObject({ total: 10_000, totalIsMinimum: true })
})

test('of several words each is held to, the common and the short ones too', async () => {
  const newest = [7799, 7798, 7797, 7796].map((i) => `Send: Avu, ${i}`)
  expect(await find('Avu, 77')).toEqual({ found: newest, total: 111, totalIsMinimum: false })
  expect(await find('vu, 77\ncash')).toMatchObject({ found: ['Send: Avu, 77'], total: 1 })
  expect(await find('Avu, 7\nCash')).toMatchObject({ found: ['Send: Avu, 7'], total: 1 })
  expect(await find('ever Failed Bak')).toMatchObject({ found: ['Shop: Never Failed Bakery, 1'], total: 1 })
  for (const search of ['Bakery Never', 'Never Bakery', 'Send: Egbu, 7701', 'Avu, _701', 'Avu, %1']) {
    expect(await find(search), search).toMatchObject({ found: [], total: 0 })
  }
})

test('a search within a rare status finds only that status', async () => {
  await write(1, 'Send: Pending Plaza', 'failed', '3 days')
  await write(2, 'Send: Plaza', 'pending', '3 days')
  expect(await find('plaza', 'pending')).toEqual({
    found: ['Send: Plaza, 2', 'Send: Plaza, 1'],
    total: 2,
    totalIsMinimum: false,
  })
  expect(await find('ending pla', 'pending')).toMatchObject({ found: [], total: 0 })
  expect((await find('plaza', 'failed')).found).toEqual(['Send: Pending Plaza, 1'])
})
