import { placeMessages, type Item } from '@ozi/contract'
import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import {
  checkOut as checkOutAs,
  checkoutWords,
  quoteCart,
  type CheckoutExtra,
} from '../../../test/checkouts.ts'
import { egbu, futo, ikenegbu, setTariff } from '../../../test/deliveries.ts'
import { cartOf, jollof, sell } from '../../../test/shops.ts'
import { toKobo } from '../../platform/money.ts'

let rice: Item
let vitamins: Item
const app = await startAppForFile()
const ada = await app.customer()
const mama = await app.vendor({ shopName: 'Mama Nkechi Kitchen', address: 'Blue kiosk, Wetheral Road' })
const pharmacy = await app.vendor({ shopName: 'Good Health', category: 'health', place: egbu })
beforeEach(async () => {
  rice = await sell(mama)
  vitamins = await sell(pharmacy, { name: 'Vitamin C', price: 1234.56 })
})

const quote = (items = cartOf([rice, 2], vitamins), person: Pick<Person, 'client'> = ada) =>
  quoteCart(person, items)
const checkOut = (quoteId: string, { person = ada, ...rest }: CheckoutExtra & { person?: Person } = {}) =>
  checkOutAs(person, quoteId, rest)
const reprice = (item: Item, price: number, vendor = mama) =>
  vendor.client.catalogue.updateItem({ id: item._id, ...jollof, name: item.name, price })
const countOrders = async () => (await app.sql`select 1 from orders`).length

describe('a checkout', () => {
  // promise (customer): A cart from several shops becomes one order for each shop
  it('makes one order for each shop, at the shop’s prices', async () => {
    const shown = await quote()
    const orders = await checkOut(shown._id)
    expect(orders).toHaveLength(2)
    expect(orders[0]).toMatchObject({
      kind: 'shop',
      status: 'placed',
      shopStatus: 'placed',
      pickupLocation: { placeName: 'Ikenegbu Layout', coordinates: ikenegbu.coordinates },
      pickupAddress: 'Blue kiosk, Wetheral Road',
      dropLocation: futo,
      receiverAddress: 'Hostel C, by the water tank',
      receiverName: 'Chidi Eze',
      phone: '+2348031234567',
      packageDetails: '',
      items: [{ itemId: rice._id, name: 'Jollof rice', price: 2500, quantity: 2 }],
      vendor: { _id: mama.user._id, name: 'Mama Nkechi Kitchen', mobileNumber: '+2348031234567' },
      paymentMethod: 'Cash',
    })
    shown.shops?.forEach(({ vendor, lines, total, distanceKm }, place) => {
      expect(orders[place]).toMatchObject({ vendor: { _id: vendor._id }, lines, fee: total, distanceKm })
    })
    const { data: read } = await ada.client.orders.read({ id: orders[0]?._id ?? '' })
    expect(read).toMatchObject({ ...orders[0], events: [{ to: 'placed', by: 'customer' }] })
  })

  it('charges each order what its part of the quote said, and names the shop', async () => {
    const orders = await checkOut((await quote())._id)
    for (const order of orders) {
      const [paid] =
        await app.sql`select amount_kobo, status, description from transactions where order_id = ${order._id}`
      expect(paid).toEqual({
        amount_kobo: toKobo(order.fee),
        status: 'pending',
        description: `Shop: ${order.vendor?.name} → ${futo.placeName} (#${order.number})`,
      })
    }
  })

  it('under any tariff, prices and quantities charges what was shown', async () => {
    const kobo = fc.integer({ min: 0, max: 1_000_000 })
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          deliveryFeeKobo: kobo,
          pricePerKmKobo: kobo,
          serviceFeeKobo: kobo,
          surgeActive: fc.boolean(),
        }),
        fc.array(
          fc.record({
            priceKobo: fc.integer({ min: 100, max: 1_000_000_000 }),
            quantity: fc.integer({ min: 1, max: 99 }),
          }),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        async (tariff, goods) => {
          await setTariff(app.sql, { ...tariff, surgeMultiplier: 1.7 })
          const bought = await Promise.all(
            goods.map(async ({ priceKobo, quantity }, place) => {
              const item = await sell(place % 2 === 0 ? mama : pharmacy, { price: priceKobo / 100 })
              return [item, quantity] as const
            }),
          )
          const shown = await quote(cartOf(...bought))
          const orders = await checkOut(shown._id)
          const sum = orders.reduce((kept, { fee }) => kept + toKobo(fee), 0)
          expect(sum).toBe(toKobo(shown.total))
          expect(shown.lines.reduce((kept, { amount }) => kept + toKobo(amount), 0)).toBe(sum)
        },
      ),
      { numRuns: 8 },
    )
  })

  it('keeps what was ordered when the shop changes or deletes it afterwards', async () => {
    const [order] = await checkOut((await quote(cartOf(rice)))._id)
    await reprice(rice, 9999)
    await mama.client.catalogue.deleteItem({ id: rice._id })
    const { data } = await ada.client.orders.read({ id: order?._id ?? '' })
    expect(data.items).toEqual([{ itemId: rice._id, name: 'Jollof rice', price: 2500, quantity: 1 }])
  })

  // promise (customer): A cart from several shops becomes one order for each shop
  it('mails each shop its order: goods and number, nothing of the customer', async () => {
    const orders = await checkOut((await quote())._id)
    for (const [place, goods] of ['2 × Jollof rice', '1 × Vitamin C'].entries()) {
      const order = orders[place]
      const shop = [mama, pharmacy][place]
      const mail = await app.mailTo(
        shop?.user.email ?? '',
        ({ subject }) => subject === `New order ${order?.number}`,
      )
      expect(mail.text).toContain(`Hello ${order?.vendor?.name},`)
      expect(mail.text).toContain(goods)
      expect(mail.text).toMatch(/http:\/\/localhost:\d+\/vendor\n/)
      expect(mail.text).not.toMatch(/Chidi|8031234567|Hostel/)
      // The shop gets one mail, however often the job runs.
      await vi.waitFor(
        async () => {
          const mails = await app.sql`
            select status from notification_deliveries
            where order_id = ${order?._id ?? ''} and kind = 'shop_order' and channel = 'mail'`
          expect(mails).toEqual([{ status: 'sent' }])
        },
        { timeout: 15_000 },
      )
    }
  })
})

describe('a checkout that is repeated', () => {
  it('under its key is answered with the same orders, also in parallel', async () => {
    const { _id } = await quote()
    const key = newId()
    const before = await countOrders()
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => checkOut(_id, { key })))
    for (const other of others) expect(other).toEqual(first)
    expect(await checkOut(_id, { key })).toEqual(first)
    expect(await countOrders()).toBe(before + 2)
  })

  it('under its key with other words is refused', async () => {
    const { _id } = await quote()
    const key = newId()
    await checkOut(_id, { key })
    const refusal = await refusalOf(checkOut(_id, { key, receiverName: 'Somebody Else' }))
    expect(refusal).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
  })

  it('after a refusal tries again under the same key', async () => {
    const { _id } = await quote()
    const key = newId()
    await reprice(rice, 2600)
    expect(await refusalOf(checkOut(_id, { key }))).toMatchObject({ code: 'PRICE_CHANGED' })
    await reprice(rice, 2500)
    expect(await checkOut(_id, { key })).toHaveLength(2)
  })
})

describe('who may check out', () => {
  it('nobody without a session, nobody before the code was entered', async () => {
    const { _id } = await quote()
    const body = { ...checkoutWords, quoteId: _id }
    expect(await refusalOf(app.client().orders.checkout({ headers: {}, body }))).toMatchObject({
      status: 401,
    })
    expect(await refusalOf(checkOut(_id, { person: await app.newcomer() }))).toMatchObject({
      code: 'OTP_REQUIRED',
    })
  })

  it.each([
    ['receiverName', { receiverName: ' ' }],
    ['receiverAddress', { receiverAddress: '' }],
    ['phone', { phone: '12345' }],
    ['quoteId', { quoteId: 'mine' }],
    ['fee', { fee: 1 }],
  ])('nobody whose %s is wrong', async (field, change) => {
    const body = JSON.stringify({ ...checkoutWords, quoteId: newId(), ...change })
    const answer = await app.request('POST', '/user/orders', { body, token: ada.token })
    expect(answer.json()).toMatchObject({ code: 'VALIDATION' })
    expect(Object.keys((answer.json() as { data: { fields: object } }).data.fields).join()).toContain(field)
  })
})

it('a landmark that names a place elsewhere is refused', async () => {
  const { _id } = await quote(cartOf(await sell(mama)))
  expect(await refusalOf(checkOut(_id, { receiverAddress: 'Airport Road, Ngor Okpala' }))).toMatchObject({
    code: 'VALIDATION',
    data: { fields: { receiverAddress: placeMessages.landmarkElsewhere } },
  })
})

it('markup in goods and words is kept, and mailed, as the text it is', async () => {
  const item = await sell(mama, { name: '<i>Rice</i>' })
  const [order] = await checkOut((await quote(cartOf(item)))._id, { receiverName: '<b>Chidi</b>' })
  expect(order).toMatchObject({ receiverName: '<b>Chidi</b>', items: [{ name: '<i>Rice</i>' }] })
  const mail = await app.mailTo(mama.user.email, ({ subject }) => subject === `New order ${order?.number}`)
  expect(mail.text).toContain('1 × <i>Rice</i>')
})
