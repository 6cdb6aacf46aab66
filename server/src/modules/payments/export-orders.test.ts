import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { checkOut, quoteCart } from '../../../test/checkouts.ts'
import { carriedParcel, ownView } from '../../../test/moves.ts'
import { failedParcel, tryAgain } from '../../../test/redeliveries.ts'
import { cartOf, sell } from '../../../test/shops.ts'

const app = await startAppForFile()
const admin = await app.admin()
const ada = await app.customer()
const rider = await app.rider()

type Row = Readonly<Record<string, string>>

/** The rows of an export of an order, newest first, each by the names of its columns. */
async function rowsOf(number: string, person = admin): Promise<Row[]> {
  const { data } = await person.client.payments.exportTransactions({ search: number })
  const { body } = await app.server.inject(data.path)
  return parse(body, { bom: true, columns: true }) as Row[]
}

const clock = (at: string) =>
  new Date(Date.parse(at) + 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

// promise (staff): The export says enough for the books, and no phones
test('a delivered order has its sender, receiver, rider and time', async () => {
  const order = await carriedParcel(rider, ada, 'delivered')
  const { deliveredAt = '' } = await ownView(ada, order)
  expect(await rowsOf(order.number)).toMatchObject([
    {
      'Order Number': order.number,
      Charge: 'Order',
      Kind: 'Send',
      'Where the order is': 'Delivered',
      Customer: ada.user.name,
      Receiver: 'Chidi Eze',
      Rider: rider.user.name,
      Shop: '',
      'Delivered at (Lagos)': clock(deliveredAt),
    },
  ])
})

// promise (staff): The export says enough for the books, and no phones
test('a redelivery’s charge is told apart from the order’s own', async () => {
  const order = await failedParcel(rider, ada)
  await tryAgain(rider, ada, order)
  const rows = await rowsOf(order.number)
  expect(rows.map((row) => [row['Charge'], row['Order Number'], row['Where the order is']])).toEqual([
    ['Redelivery', order.number, 'With a rider'],
    ['Order', order.number, 'With a rider'],
  ])
  expect(rows[1]?.['Amount (NGN)']).toBe(String(order.fee))
})

// promise (staff): The export says enough for the books, and no phones
test('an order of goods is told with its shop', async () => {
  const vendor = await app.vendor()
  const quote = await quoteCart(ada, cartOf(await sell(vendor)))
  const [order] = await checkOut(ada, quote._id)
  expect(await rowsOf(order?.number ?? '')).toMatchObject([
    { Kind: 'Shop', 'Where the order is': 'Waiting for the shop', Shop: order?.vendor?.name, Rider: '' },
  ])
})

// promise (staff): The export says enough for the books, and no phones
test('no name is a formula for a spreadsheet', async () => {
  const formula = '=HYPERLINK("http://x")'
  const vendor = await app.vendor()
  const quote = await quoteCart(ada, cartOf(await sell(vendor)))
  const [order] = await checkOut(ada, quote._id)
  const number = order?.number ?? ''
  if (!order) throw new Error('no order')
  await app.sql`update accounts set name = ${formula} where _id in ${app.sql([ada.user._id, rider.user._id])}`
  await app.sql`
    update orders set receiver_name = ${formula}, vendor_name = ${formula}, rider_id = ${rider.user._id}
    where number = ${number}`
  const [row] = await rowsOf(number)
  for (const name of ['Customer', 'Receiver', 'Rider', 'Shop']) expect(row?.[name], name).toBe(`'${formula}`)
})

// promise (staff): The export says enough for the books, and no phones
test('nobody’s phone is in it, whoever exports', async () => {
  const order = await carriedParcel(rider, ada, 'assigned')
  const finance = await app.staff('finance')
  for (const person of [admin, finance]) {
    const { data } = await person.client.payments.exportTransactions({ search: order.number })
    const { body } = await app.server.inject(data.path)
    expect(body).toContain(order.number)
    expect(body).not.toMatch(/\+234|0?803 ?123 ?4567|\b0\d{10}\b/)
  }
})

// promise (staff): The export says enough for the books, and no phones
test('of a deleted customer no name is left', async () => {
  const obi = await app.customer()
  const order = await carriedParcel(rider, obi, 'delivered')
  await admin.client.customers.remove({ id: obi.user._id })
  const [row] = await rowsOf(order.number)
  expect([row?.['Customer'], row?.['Receiver']]).toEqual(['Former customer', 'Name erased'])
  expect(JSON.stringify(row)).not.toContain(obi.user.email)
})
