import { TARIFF_PREVIEW } from '@ozi/contract'
import { expect, test } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { egbu, ikenegbu, sendParcel } from '../../../test/deliveries.ts'
import { copyOrder } from '../../../test/order-copies.ts'

const app = await startAppForFile()
const admin = await app.admin()

const koboOf = (naira: number) => Math.round(naira * 100)
const preview = async () => {
  const { data } = await admin.client.tariffs.preview({
    pricePerKm: 100,
    deliveryFee: 1000,
    serviceFee: 0,
    surgeActive: false,
    surgeMultiplier: 1,
  })
  const { orders, before } = data
  return { orders, beforeKobo: koboOf(before) }
}

// promise (staff): A changed fare is tried on the 500 newest orders and no others
test('an edited tariff is tried on the newest orders, up to the limit', async () => {
  const ada = await app.customer()
  const short = { pickupLocation: egbu, dropLocation: ikenegbu }
  const oldest = await sendParcel(ada, short)
  await sendParcel(ada, short)
  const { _id } = await sendParcel(ada)
  await app.sql.begin((queries) => copyOrder(queries, _id, TARIFF_PREVIEW.orders - 1))
  const [newest] = (await ada.client.orders.listOwn({ limit: 1 })).orders
  const [farKobo, shortKobo] = [koboOf(newest?.fee ?? 0), koboOf(oldest.fee)]
  expect(farKobo).toBeGreaterThan(shortKobo)

  expect(await preview()).toEqual({
    orders: TARIFF_PREVIEW.orders,
    beforeKobo: TARIFF_PREVIEW.orders * farKobo,
  })
  // If it were the newest, it would push one of the others out of the preview.
  await app.sql`update orders set created_at = now() + interval '1 minute' where _id = ${oldest._id}`
  expect(await preview()).toEqual({
    orders: TARIFF_PREVIEW.orders,
    beforeKobo: (TARIFF_PREVIEW.orders - 1) * farKobo + shortKobo,
  })
})
