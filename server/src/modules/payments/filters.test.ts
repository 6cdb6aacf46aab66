import type { Order } from '@ozi/contract'
import { expect, test } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { sendParcel } from '../../../test/deliveries.ts'
import { move } from '../../../test/moves.ts'

const app = await startAppForFile()
const admin = await app.admin()
const ada = await app.customer({ firstName: 'Adaobi', mobileNumber: '0806 555 1234' })
const cancelled = await sendParcel(ada)
await move(ada, cancelled, 'cancelled')
const running = await sendParcel(ada, { phone: '0703 777 8888', receiverName: 'Ngozi Wachuku' })
await sendParcel(await app.customer())

type Query = Parameters<Person['client']['payments']['listTransactions']>[0]
const found = async (query: Partial<Query>) => {
  const { transactions, total } = await admin.client.payments.listTransactions(query as Query)
  expect(total, 'the total is that of the filter').toBe(transactions.length)
  return transactions.map(({ orderId }) => orderId)
}

test('a transaction is found by the order number, with its dash and without', async () => {
  for (const search of [running.number, running.number.replace('-', '').toLowerCase()]) {
    expect(await found({ search }), search).toEqual([running._id])
  }
})

test('a transaction is found by phones, however they are typed', async () => {
  for (const search of ['08065551234', '0806 555 1234', '+234 806 555 1234', '806-555-1234']) {
    expect(await found({ search }), search).toEqual([running._id, cancelled._id])
  }
  expect(await found({ search: '0703 777 8888' })).toEqual([running._id])
})

test('a transaction is found by names and by the order’s stage', async () => {
  expect(await found({ search: 'ngozi wa' })).toEqual([running._id])
  expect(await found({ search: 'adaobi' })).toEqual([running._id, cancelled._id])
  expect(await found({ search: 'waiting for rider' })).toHaveLength(2)
  expect(await found({ search: 'Stopped' })).toEqual([cancelled._id])
})

test('a status, a method and a search narrow the list together', async () => {
  expect(await found({ status: 'failed' })).toEqual([cancelled._id])
  expect(await found({ status: 'success' })).toEqual([])
  expect(await found({ method: 'Paystack' })).toEqual([])
  expect(await found({ method: 'Cash' })).toHaveLength(3)
  expect(await found({ method: 'Cash', status: 'pending', search: ada.user.email })).toEqual([running._id])
  expect(await found({ order: running._id })).toEqual([running._id])
})

test('a filtered list goes on page after page', async () => {
  const list = admin.client.payments.listTransactions
  const first = await list({ status: 'pending', limit: 1 })
  expect(first).toMatchObject({ total: 2, nextCursor: expect.any(String) })
  const second = await list({ status: 'pending', limit: 1, cursor: first.nextCursor ?? undefined })
  expect(second).toMatchObject({ total: 2, nextCursor: null })
  expect(second.transactions[0]?.orderId).toBe(running._id)
})

test('a day begins and ends at midnight in Lagos', async () => {
  const at = (moment: string, order: Order) =>
    app.sql`update transactions set created_at = ${moment} where order_id = ${order._id}`
  await at('2026-03-01T23:00:00Z', cancelled)
  await at('2026-03-02T22:59:59Z', running)
  expect(await found({ from: '2026-03-02', to: '2026-03-02' })).toEqual([running._id, cancelled._id])
  expect(await found({ to: '2026-03-01' })).toEqual([])
  expect(await found({ from: '2026-03-03', to: '2026-03-04' })).toEqual([])
  await at('2026-03-01T22:59:59Z', cancelled)
  await at('2026-03-02T23:00:00Z', running)
  expect(await found({ from: '2026-03-02', to: '2026-03-02' })).toEqual([])
  expect(await found({ from: '2026-03-03', to: '2026-03-03' })).toEqual([running._id])
})

test('days as far away as a calendar goes are a filter all the same', async () => {
  expect(await found({ from: '1900-01-01', to: '9999-12-31' })).toHaveLength(3)
})

test('what is no filter of ours is refused, and says which', async () => {
  for (const query of [
    'status=lost',
    'from=yesterday',
    'to=2026-02-30',
    'from=0000-01-01',
    'to=0999-12-31',
    'order=7',
  ]) {
    const answer = await app.request('GET', `/get-transactions?${query}`, { token: admin.token })
    expect(answer.json(), query).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { [query.split('=')[0] ?? '']: expect.any(String) } },
    })
  }
})

test('a renamed customer is found by the present name and phone', async () => {
  const wrong = await app.customer({ firstName: 'Adaboi', mobileNumber: '0809 111 2222' })
  const order = await sendParcel(wrong)
  const { _id: id } = wrong.user
  const { version } = (await admin.client.customers.list({ search: wrong.user.email })).users[0] ?? {}
  await admin.client.customers.update({ id, version, name: 'Nnenna Rightname', mobileNumber: '08093334444' })
  for (const search of ['nnenna rightname', '0809 333 4444']) {
    expect(await found({ search }), search).toEqual([order._id])
  }
  for (const search of ['adaboi', '0809 111 2222']) expect(await found({ search }), search).toEqual([])
})
