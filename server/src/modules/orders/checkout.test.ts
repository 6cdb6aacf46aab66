import type { Item } from '@ozi/contract'
import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusalOf, startTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { egbu, futo, ikenegbu, quoteFor, setTariff } from '../../../test/deliveries.ts'
import { cartOf, jollof, sell } from '../../../test/shops.ts'
import { toKobo } from '../../platform/money.ts'

let app: TestApp
let ada: Person
let mama: Person
let pharmacy: Person
let rice: Item
let vitamins: Item
beforeAll(async () => {
  app = await startTestApp()
  ada = await app.customer()
  mama = await app.vendor({ shopName: 'Mama Nkechi Kitchen', address: 'Blue kiosk, Wetheral Road' })
  pharmacy = await app.vendor({ shopName: 'Good Health', category: 'health', place: egbu })
})
afterAll(() => app.stop())
beforeEach(async () => {
  rice = await sell(mama)
  vitamins = await sell(pharmacy, { name: 'Vitamin C', price: 1234.56 })
})

const words = {
  receiverName: 'Chidi Eze',
  phone: '0803 123 4567',
  receiverAddress: 'Hostel C, by the water tank',
}
const quote = async (items = cartOf([rice, 2], vitamins), person: Pick<Person, 'client'> = ada) =>
  (await person.client.pricing.quote({ kind: 'shop', dropoff: futo, items })).data
const checkOut = async (
  quoteId: string,
  { person = ada, key, ...rest }: { person?: Person; key?: string; receiverName?: string } = {},
) => {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  return (await person.client.orders.checkout({ headers, body: { ...words, quoteId, ...rest } })).data
}
const reprice = (item: Item, price: number, vendor = mama) =>
  vendor.client.catalogue.updateItem({ id: item._id, ...jollof, name: item.name, price })
const letExpire = (quoteId: string) => app.sql`
  update checkouts set created_at = created_at - interval '16 minutes', expires_at = expires_at - interval '16 minutes'
  where _id = ${quoteId}`
const countOrders = async () => (await app.sql`select 1 from orders`).length

describe('a checkout', () => {
  it('makes one order a shop, placed at the shop’s prices, with the way from its place', async () => {
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

  it('under any tariff, prices and quantities charges to the kobo what was shown', async () => {
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

  it('mails each shop its order: goods and number, nothing of the customer', async () => {
    const orders = await checkOut((await quote())._id)
    for (const [place, goods] of ['2 × Jollof rice', '1 × Vitamin C'].entries()) {
      const order = orders[place]
      const shop = [mama, pharmacy][place]
      const mail = await app.mailTo(
        shop?.user.email ?? '',
        ({ subject }) => subject === `New order #${order?.number}`,
      )
      expect(mail.text).toContain(`Hello ${order?.vendor?.name},`)
      expect(mail.text).toContain(goods)
      expect(mail.text).toMatch(/http:\/\/localhost:\d+\/vendor\n/)
      expect(mail.text).not.toMatch(/Chidi|8031234567|Hostel/)
      // Told once, however often the job runs.
      await vi.waitFor(async () => {
        const [kept] = await app.sql`select shop_told_at from orders where _id = ${order?._id ?? ''}`
        expect(kept?.['shop_told_at']).toBeInstanceOf(Date)
      })
    }
  })
})

describe('a checkout whose goods changed meanwhile', () => {
  it('is answered with the new prices and a quote to order by, and charges nothing yet', async () => {
    const { _id } = await quote()
    await reprice(rice, 2600)
    const before = await countOrders()
    const refusal = await refusalOf(checkOut(_id))
    expect(refusal).toMatchObject({ status: 409, code: 'PRICE_CHANGED' })
    expect(await countOrders()).toBe(before)
    const fresh = refusal.data['quote'] as Awaited<ReturnType<typeof quote>>
    expect(fresh.shops?.[0]?.items).toMatchObject([
      { itemId: rice._id, price: 2600, quantity: 2, amount: 5200 },
    ])
    const orders = await checkOut(fresh._id)
    expect(orders.reduce((sum, { fee }) => sum + toKobo(fee), 0)).toBe(toKobo(fresh.total))
  })

  it('goes through when the price is what was shown again', async () => {
    const { _id } = await quote()
    await reprice(rice, 2600)
    await refusalOf(checkOut(_id))
    await reprice(rice, 2500)
    expect(await checkOut(_id)).toHaveLength(2)
  })

  it('names what is sold out or deleted, and orders nothing of the rest', async () => {
    const { _id } = await quote()
    await mama.client.catalogue.updateItem({ id: rice._id, ...jollof, isAvailable: false })
    const before = await countOrders()
    const refused = (items: string[]) => ({ status: 409, code: 'ITEM_UNAVAILABLE', data: { items } })
    expect(await refusalOf(checkOut(_id))).toMatchObject(refused([rice._id]))
    await pharmacy.client.catalogue.deleteItem({ id: vitamins._id })
    expect(await refusalOf(checkOut(_id))).toMatchObject(refused([rice._id, vitamins._id]))
    expect(await countOrders()).toBe(before)
  })

  it('is quoted again when a shop has moved, and refused when nobody knows where to', async () => {
    const shop = await app.vendor()
    const { _id } = await quote(cartOf(await sell(shop)))
    const moveTo = (place: object | null) => app.sql`
      update vendors set place = ${place && JSON.stringify(place)}::text::json where account_id = ${shop.user._id}`
    await moveTo(egbu)
    expect(await refusalOf(checkOut(_id))).toMatchObject({ code: 'PRICE_CHANGED' })
    await moveTo(null)
    expect(await refusalOf(checkOut(_id))).toMatchObject({ code: 'SHOP_NOT_ORDERABLE' })
  })
})

describe('a cart’s quote', () => {
  it('holds the way it was quoted, whatever surge does meanwhile', async () => {
    await setTariff(app.sql, {})
    const shown = await quote()
    await setTariff(app.sql, { surgeActive: true, surgeMultiplier: 5 })
    const orders = await checkOut(shown._id)
    expect(orders.reduce((sum, { fee }) => sum + toKobo(fee), 0)).toBe(toKobo(shown.total))
    await setTariff(app.sql, {})
  })

  it('that ended counts as long as the whole costs the same, else the new prices are shown', async () => {
    const [same, dearer] = [await quote(), await quote()]
    await letExpire(same._id)
    await letExpire(dearer._id)
    expect(await checkOut(same._id)).toHaveLength(2)
    await setTariff(app.sql, { deliveryFeeKobo: 100_001 })
    const refusal = await refusalOf(checkOut(dearer._id))
    expect(refusal).toMatchObject({ code: 'PRICE_CHANGED' })
    const fresh = refusal.data['quote'] as typeof dearer
    expect(toKobo(fresh.total)).toBe(toKobo(dearer.total) + 2)
    await setTariff(app.sql, {})
  })

  it('is used once', async () => {
    const { _id } = await quote()
    await checkOut(_id)
    expect(await refusalOf(checkOut(_id))).toMatchObject({ status: 409, code: 'QUOTE_USED' })
  })

  it('used by two at the same moment makes orders once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id } = await quote()
      const before = await countOrders()
      const outcomes = await Promise.allSettled([checkOut(_id), checkOut(_id), checkOut(_id)])
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'QUOTE_USED' })
      }
      expect(await countOrders()).toBe(before + 2)
    }
  })

  it('asked for without a session belongs to whoever orders by it first', async () => {
    const obi = await app.customer()
    const { _id } = await quote(cartOf(rice), { client: app.client() })
    await checkOut(_id, { person: obi })
    expect(await refusalOf(checkOut(_id))).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('of another customer, of a parcel, of one shop’s part, or of nobody is none', async () => {
    const obi = await app.customer()
    const { _id } = await quote()
    const [part] = await app.sql<{ _id: string }[]>`select _id from quotes where checkout_id = ${_id}`
    const parcel = await quoteFor(ada)
    expect(await refusalOf(checkOut(_id, { person: obi }))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    for (const id of [parcel._id, part?._id ?? '', newId()]) {
      expect(await refusalOf(checkOut(id))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    }
    expect(await checkOut(_id)).toHaveLength(2)
  })
})

describe('a checkout that is repeated', () => {
  it('under its key is answered with the same orders, also at the same moment', async () => {
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
    const body = { ...words, quoteId: _id }
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
    const body = JSON.stringify({ ...words, quoteId: newId(), ...change })
    const answer = await app.request('POST', '/user/orders', { body, token: ada.token })
    expect(answer.json()).toMatchObject({ code: 'VALIDATION' })
    expect(Object.keys((answer.json() as { data: { fields: object } }).data.fields).join()).toContain(field)
  })
})

it('markup in goods and words is kept, and mailed, as the text it is', async () => {
  const item = await sell(mama, { name: '<i>Rice</i>' })
  const [order] = await checkOut((await quote(cartOf(item)))._id, { receiverName: '<b>Chidi</b>' })
  expect(order).toMatchObject({ receiverName: '<b>Chidi</b>', items: [{ name: '<i>Rice</i>' }] })
  const mail = await app.mailTo(mama.user.email, ({ subject }) => subject === `New order #${order?.number}`)
  expect(mail.text).toContain('1 × <i>Rice</i>')
})
