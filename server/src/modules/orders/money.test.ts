import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { egbu, futo, ikenegbu, parcel, setTariff } from '../../../test/deliveries.ts'

const app = await startAppForFile()
const ada = await app.customer()

const amountKobo = fc.integer({ min: 0, max: 1_000_000_000 })
const tariffs = fc.record({
  deliveryFeeKobo: amountKobo,
  pricePerKmKobo: amountKobo,
  serviceFeeKobo: amountKobo,
  surgeActive: fc.boolean(),
  surgeMultiplier: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
  roundUpKobo: fc.constantFrom(0, 1_000, 5_000, 10_000),
})
const errands = fc.shuffledSubarray([ikenegbu, futo, egbu], { minLength: 2, maxLength: 2 })

/** An amount in kobo, read from its digits in the JSON, so without floating-point arithmetic. */
function koboOf(naira: number): bigint {
  const [whole = '', decimals = ''] = JSON.stringify(naira).split('.')
  expect(decimals.length).toBeLessThanOrEqual(2)
  return BigInt(whole + decimals.padEnd(2, '0'))
}

test('under any tariff, quote, lines, fee and transaction are equal', async () => {
  const property = fc.asyncProperty(tariffs, errands, fc.boolean(), async (tariff, places, byId) => {
    const [pickup = ikenegbu, dropoff = futo] = places
    await setTariff(app.sql, tariff)
    const { data: quote } = await ada.client.pricing.quote({ kind: 'send', pickup, dropoff })
    const total = koboOf(quote.total)
    expect(quote.lines.reduce((sum, line) => sum + koboOf(line.amount), 0n)).toBe(total)

    const body = { ...parcel, pickupLocation: pickup, dropLocation: dropoff, fee: quote.total }
    const { data: order } = await ada.client.orders.createDelivery({
      headers: {},
      body: byId ? { ...body, quoteId: quote._id } : body,
    })
    expect(order.lines).toEqual(quote.lines)
    expect(koboOf(order.fee)).toBe(total)

    const [kept] = await app.sql<{ quoted: string; charged: string; owed: string }[]>`
      select quotes.total_kobo::text as quoted, orders.fee_kobo::text as charged,
        transactions.amount_kobo::text as owed
      from orders join quotes on quotes._id = orders.quote_id join transactions on order_id = orders._id
      where orders._id = ${order._id}
    `
    expect(kept).toEqual({ quoted: `${total}`, charged: `${total}`, owed: `${total}` })
  })
  await fc.assert(property, { numRuns: 60 })
})
