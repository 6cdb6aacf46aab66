import { expect, test } from 'vitest'
import { SEARCHED_NEWEST } from '@ozi/contract'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { copyOrder } from '../../../test/order-copies.ts'

const app = await startAppForFile()
const admin = await app.admin()

test('transactions are found by e-mail, description, method or status', async () => {
  const ada = await app.customer({ email: 'ada.ezinne@ozi.test' })
  const order = await sendParcel(ada)
  await sendParcel(await app.customer())
  const found = async (search: string) => {
    const { transactions } = await admin.client.payments.listTransactions({ search })
    return transactions.map(({ orderId }) => orderId)
  }
  for (const search of ['EZINNE', 'ada.ezinne@', `#${order.number}`, order.number.toLowerCase()]) {
    expect(await found(search), search).toEqual([order._id])
  }
  for (const search of ['cash', 'Pend', 'send: ikenegbu', 'pending ']) {
    expect(await found(search), search).toHaveLength(2)
  }
  expect(await found('paystack')).toEqual([])
  // A search must not match across the border of two fields.
  expect(await found('cashpending')).toEqual([])
})

test('transactions of one moment are paged one by one, each once', async () => {
  const ada = await app.customer()
  const orders = [await sendParcel(ada), await sendParcel(ada), await sendParcel(ada)]
  // All get the same time, written in another order than they were created in.
  for (const order of [orders[1], orders[2], orders[0]]) {
    await app.sql`update transactions set created_at = '2026-01-01' where order_id = ${order?._id ?? ''}`
  }
  const seen: string[] = []
  let cursor: string | undefined
  for (const isLast of [false, false, true]) {
    const page = await admin.client.payments.listTransactions({ limit: 1, search: ada.user.email, cursor })
    seen.push(...page.transactions.map(({ orderId }) => orderId))
    expect(page.nextCursor === null).toBe(isLast)
    cursor = page.nextCursor ?? undefined
  }
  expect(seen).toEqual(orders.map(({ _id }) => _id).reverse())
})

test('a search of two letters looks at all there are, where they are few', async () => {
  const ada = await app.customer()
  const { number } = await sendParcel(ada)
  const lastTwo = number.slice(-2)
  const { transactions, ...page } = await admin.client.payments.listTransactions({ search: lastTwo })
  expect(transactions.map(({ description }) => description).join()).toContain(number)
  expect(page).toEqual({ nextCursor: null, total: transactions.length })
})

test('a search goes on page after page, by the index and without', async () => {
  const ada = await app.customer()
  for (let parcel = 0; parcel < 5; parcel += 1) await sendParcel(ada)
  for (const search of [ada.user.email, 'sh']) {
    const whole = await admin.client.payments.listTransactions({ search, limit: 200 })
    const pages: string[] = []
    let cursor: string | undefined
    do {
      const page = await admin.client.payments.listTransactions({ search, limit: 2, cursor })
      expect(page.total).toBe(whole.total)
      pages.push(...page.transactions.map(({ _id }) => _id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(pages).toEqual(whole.transactions.map(({ _id }) => _id))
    expect(pages.length).toBeGreaterThan(4)
  }
})

test('beyond ten thousand the total is a minimum', async () => {
  const ada = await app.customer()
  const { _id } = await sendParcel(ada)
  await app.sql.begin((queries) => copyOrder(queries, _id, 10_000))
  const { transactions, ...page } = await admin.client.payments.listTransactions({})
  expect(transactions).toHaveLength(50)
  expect(page).toMatchObject({ total: 10_000, totalIsMinimum: true })
  const again = await admin.client.payments.listTransactions({})
  expect(again, 'known without counting again').toEqual({ transactions, ...page })
  const search = await admin.client.payments.listTransactions({ search: 'many@ozi' })
  expect(search.total).toBe(10_000)
  expect(search.totalIsMinimum).toBeUndefined()
  const all = await admin.client.payments.listTransactions({ search: 'cash' })
  expect(all).toMatchObject({ total: 10_000, totalIsMinimum: true })
  expect(all.transactions).toHaveLength(50)

  const short = await admin.client.payments.listTransactions({ search: 'y@' })
  expect(short.transactions).toHaveLength(50)
  const none = await admin.client.payments.listTransactions({ search: 'zz' })
  expect(none, 'and says that it did not look at all').toEqual({
    transactions: [],
    nextCursor: null,
    total: 0,
    totalIsMinimum: true,
    searchedNewest: SEARCHED_NEWEST,
  })
})
