import { ORDER_LIMIT } from '@ozi/contract'
import { expect, it } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { futo } from '../../../test/deliveries.ts'
import { cartOf, sell } from '../../../test/shops.ts'

const app = await startAppForFile({ RATE_LIMITS: 'on' })

it('an account that orders without end is stopped, and others are not', async () => {
  const [flooder, somebodyElse, mama] = [await app.customer(), await app.customer(), await app.vendor()]
  const items = cartOf(await sell(mama))
  const order = async ({ client }: Person) => {
    const { data } = await client.pricing.quote({ kind: 'shop', dropoff: futo, items })
    const words = { receiverName: 'Chidi Eze', phone: '0803 123 4567', receiverAddress: 'Hostel C' }
    return client.orders.checkout({ headers: {}, body: { ...words, quoteId: data._id } })
  }
  await app.sql`truncate rate_limits`
  await order(flooder)
  // They had ordered these by then.
  const { count } = await app.sql`
    update rate_limits set points = ${ORDER_LIMIT.requests - 1}
    where key = ${`orders:${flooder.user._id}`} and points = 1`
  expect(count).toBe(1)
  await order(flooder)
  expect(await refusalOf(order(flooder))).toMatchObject({ code: 'RATE_LIMITED' })
  expect((await order(somebodyElse)).data).toHaveLength(1)
  expect(await app.sql`select 1 from orders where vendor_id = ${mama.user._id}`).toHaveLength(3)
})
