import { placeMessages, type Item, type Quote } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { egbu, futo, ikenegbu, portHarcourt, setTariff } from '../../../test/deliveries.ts'
import { cartOf, choicesOf, sell, sizeAndExtras } from '../../../test/shops.ts'
import { toKobo } from '../../platform/money.ts'
import { fareWithGoods } from './fare.ts'

const TWICE = newId()

let rice: Item
let vitamins: Item
const app = await startAppForFile()
const mama = await app.vendor({ shopName: 'Mama Nkechi Kitchen' })
const pharmacy = await app.vendor({ shopName: 'Good Health', category: 'health', place: egbu })
beforeEach(async () => {
  await app.sql`delete from checkouts`
  rice = await sell(mama)
  vitamins = await sell(pharmacy, { name: 'Vitamin C', price: 1234.56 })
})

type Cart = Omit<Parameters<Person['client']['pricing']['quote']>[0] & { kind: 'shop' }, 'kind'>
const quote = async (cart: Partial<Cart> = {}, person: Pick<Person, 'client'> = { client: app.client() }) =>
  (await person.client.pricing.quote({ kind: 'shop', dropoff: futo, items: cartOf(rice), ...cart })).data

const koboOf = (lines: Quote['lines']) => lines.reduce((sum, { amount }) => sum + toKobo(amount), 0)

describe('a quote for a cart', () => {
  it('is refused at the dropoff whose name is that of a place somewhere else', async () => {
    const dropoff = { ...ikenegbu, placeName: futo.placeName }
    expect(await refusalOf(quote({ dropoff, items: cartOf(vitamins) }))).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      data: { fields: { 'dropoff.placeName': placeMessages.elsewhere } },
    })
  })

  it('of one shop has a line for each item, then those of the way', async () => {
    const soup = await sell(mama, { name: 'Egusi soup', price: 1800.5 })
    const { data: way } = await app.client().pricing.quote({ kind: 'send', pickup: ikenegbu, dropoff: futo })
    const { shops, ...cart } = await quote({ items: cartOf([rice, 2], soup) })
    expect(cart).toMatchObject({
      distanceKm: way.distanceKm,
      durationMinutes: way.durationMinutes,
      lines: [
        { kind: 'goods', itemId: rice._id, label: 'Jollof rice × 2', amount: 5000 },
        { kind: 'goods', itemId: soup._id, label: 'Egusi soup × 1', amount: 1800.5 },
        ...way.lines,
      ],
    })
    expect(koboOf(cart.lines)).toBe(toKobo(cart.total))
    expect(toKobo(cart.total)).toBe(680_050 + toKobo(way.total))
    expect(shops).toEqual([
      {
        vendor: { _id: mama.user._id, name: 'Mama Nkechi Kitchen' },
        items: [
          { itemId: rice._id, name: 'Jollof rice', price: 2500, quantity: 2, amount: 5000 },
          { itemId: soup._id, name: 'Egusi soup', price: 1800.5, quantity: 1, amount: 1800.5 },
        ],
        distanceKm: way.distanceKm,
        durationMinutes: way.durationMinutes,
        lines: cart.lines,
        total: cart.total,
      },
    ])
  })

  it('of two shops is one total of two deliveries', async () => {
    const { shops = [], ...cart } = await quote({ items: cartOf([vitamins, 3], rice) })
    const [first, second] = shops
    expect(shops.map(({ vendor }) => vendor.name)).toEqual(['Good Health', 'Mama Nkechi Kitchen'])
    expect(first?.items).toMatchObject([{ price: 1234.56, quantity: 3, amount: 3703.68 }])
    for (const shop of shops) {
      expect(shop.lines.map(({ label }) => label)).toContain('Delivery fee')
      expect(koboOf(shop.lines)).toBe(toKobo(shop.total))
    }
    expect(cart.lines).toEqual(shops.flatMap(({ lines }) => lines))
    expect(toKobo(cart.total)).toBe(toKobo(first?.total ?? 0) + toKobo(second?.total ?? 0))
    expect(cart.distanceKm).toBeCloseTo((first?.distanceKm ?? 0) + (second?.distanceKm ?? 0), 3)
    expect(cart.durationMinutes).toBe(Math.max(first?.durationMinutes ?? 0, second?.durationMinutes ?? 0))
  })

  it('proves its price: the database adds up each shop’s part', async () => {
    const { _id, total } = await quote({ items: cartOf(rice, vitamins) })
    const kept =
      await app.sql`select goods, tariff, distance_m, lines, total_kobo from quotes where checkout_id = ${_id}`
    expect(kept).toHaveLength(2)
    expect(kept.reduce((sum, row) => sum + Number(row['total_kobo']), 0)).toBe(toKobo(total))
    for (const row of kept) {
      const fare = fareWithGoods(row['tariff'], row['goods'], row['distance_m'])
      expect(fare).toEqual({ lines: row['lines'], totalKobo: row['total_kobo'] })
    }
    await expect(app.sql`update quotes set total_kobo = 1 where checkout_id = ${_id}`).rejects.toThrow(
      'quotes_lines_total',
    )
  })

  it('counts an item that comes twice together, up to what one may order', async () => {
    const { shops } = await quote({ items: [...cartOf(rice), ...cartOf([rice, 2])] })
    expect(shops?.[0]?.items).toMatchObject([{ quantity: 3 }])
    const refusal = await refusalOf(quote({ items: [...cartOf([rice, 99]), ...cartOf(rice)] }))
    expect(refusal).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { items: 'At most 99 of one item.' } },
    })
  })

  it('prices an item with its options, each choice of them a line', async () => {
    const item = await sell(mama, { options: sizeAndExtras })
    const chosen = (quantity: number, ...names: string[]) => ({
      id: item._id,
      quantity,
      options: choicesOf(item, ...names),
    })
    const items = [chosen(2, 'Egg', 'Large'), chosen(1, 'Regular'), chosen(1, 'Large', 'Egg')]
    const { shops, lines, total } = await quote({ items })
    expect(shops?.[0]?.items).toEqual([
      {
        itemId: item._id,
        name: 'Jollof rice',
        quantity: 3,
        price: 3600.75,
        amount: 10_802.25,
        options: [
          { _id: choicesOf(item, 'Large')[0], name: 'Large', price: 800.5 },
          { _id: choicesOf(item, 'Egg')[0], name: 'Egg', price: 300.25 },
        ],
      },
      expect.objectContaining({ price: 2500, amount: 2500, quantity: 1 }),
    ])
    expect(lines.slice(0, 2)).toMatchObject([
      { label: 'Jollof rice (Large, Egg) × 3', amount: 10_802.25 },
      { label: 'Jollof rice (Regular) × 1', amount: 2500 },
    ])
    expect(koboOf(lines)).toBe(toKobo(total))
  })

  it.each([
    ['too few options', []],
    ['too many options', ['Regular', 'Large']],
    ['an option that is not available', ['Regular', 'Fish']],
    ['an option that is no longer there', ['Regular', newId()]],
  ])('with %s names the item', async (_what, names) => {
    const item = await sell(mama, { options: sizeAndExtras })
    const items = [...cartOf(rice), { id: item._id, quantity: 1, options: choicesOf(item, ...names) }]
    expect(await refusalOf(quote({ items }))).toMatchObject({
      status: 409,
      code: 'OPTIONS_CHANGED',
      data: { items: [item._id] },
    })
  })

  it('names every item that is sold out, deleted or unknown', async () => {
    const soldOut = await sell(mama, { isAvailable: false })
    const deleted = await sell(mama)
    await mama.client.catalogue.deleteItem({ id: deleted._id })
    const unknown = { id: newId(), quantity: 1 }
    const items = [...cartOf(rice, soldOut, deleted), unknown]
    expect(await refusalOf(quote({ items }))).toMatchObject({
      status: 409,
      code: 'ITEM_UNAVAILABLE',
      data: { items: [soldOut._id, deleted._id, unknown.id] },
    })
  })

  it('names the items of a shop without a place or a delivery', async () => {
    const lost = await app.vendor({ place: undefined, address: 'Xqzzvw' })
    const item = await sell(lost)
    const refused = { code: 'SHOP_NOT_ORDERABLE', data: { items: [item._id] } }
    expect(await refusalOf(quote({ items: cartOf(rice, item) }))).toMatchObject(refused)
    await app.sql`update vendors set place = ${JSON.stringify(portHarcourt)}::text::json where account_id = ${lost.user._id}`
    expect(await refusalOf(quote({ items: cartOf(rice, item) }))).toMatchObject(refused)
  })

  it('says if the dropoff is outside the area, or the shop itself', async () => {
    expect(await refusalOf(quote({ dropoff: portHarcourt }))).toMatchObject({
      code: 'OUTSIDE_AREA',
      data: { end: 'dropoff' },
    })
    expect(await refusalOf(quote({ dropoff: ikenegbu }))).toMatchObject({
      code: 'SAME_PLACE',
      data: { end: 'dropoff' },
    })
  })

  it.each([
    ['nothing in it', [], 'items'],
    ['none of an item', [{ id: newId(), quantity: 0 }], 'items.0.quantity'],
    ['a hundred of an item', [{ id: newId(), quantity: 100 }], 'items.0.quantity'],
    ['an option twice', [{ id: TWICE, quantity: 1, options: [TWICE, TWICE] }], 'items.0.options'],
    ['half an item', [{ id: newId(), quantity: 0.5 }], 'items.0.quantity'],
    ['a price of its own', [{ id: newId(), quantity: 1, price: 1 }], 'items.0.price'],
    [
      'more than fifty different items',
      Array.from({ length: 51 }, () => ({ id: newId(), quantity: 1 })),
      'items',
    ],
  ])('with %s is refused', async (_what, items, field) => {
    const body = JSON.stringify({ kind: 'shop', dropoff: futo, items })
    const answer = await app.request('POST', '/quotes', { body })
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION',
      data: { fields: { [field]: expect.any(String) } },
    })
  })

  it('keeps markup in a name as the text it is', async () => {
    const item = await sell(mama, { name: '<b>Rice</b>' })
    expect((await quote({ items: cartOf(item) })).lines[0]?.label).toBe('<b>Rice</b> × 1')
  })

  it('carries the surge of its moment', async () => {
    await setTariff(app.sql, { serviceFeeKobo: 2_550, surgeActive: true, surgeMultiplier: 1.5 })
    expect((await quote()).lines.at(-1)).toMatchObject({ label: 'Service fee (surge × 1.5)', amount: 38.25 })
  })

  it('is deleted a week after it ends, with its parts', async () => {
    const { _id } = await quote({ items: cartOf(rice, vitamins) })
    await app.sql`
      update checkouts set created_at = now() - interval '8 days', expires_at = now() - interval '8 days' + interval '1 s'
      where _id = ${_id}`
    await app.parts.cleanup.run()
    expect(await app.sql`select 1 from checkouts where _id = ${_id}`).toHaveLength(0)
    expect(await app.sql`select 1 from quotes where checkout_id = ${_id}`).toHaveLength(0)
  })
})

test('a parcel is never ordered by a part of a cart’s quote', async () => {
  const ada = await app.customer()
  const cart = await quote({}, ada)
  const [part] = await app.sql<{ _id: string }[]>`select _id from quotes where checkout_id = ${cart._id}`
  const parcel = {
    pickupLocation: ikenegbu,
    dropLocation: futo,
    receiverAddress: 'Hostel C',
    receiverName: 'Chidi',
    phone: '08031234567',
    fee: cart.total,
  }
  const order = (quoteId?: string) =>
    ada.client.orders.createDelivery({ headers: {}, body: { ...parcel, ...(quoteId ? { quoteId } : {}) } })
  expect(await refusalOf(order(part?._id))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await refusalOf(order(cart._id))).toMatchObject({ code: 'NOT_FOUND' })
  expect(await refusalOf(order())).toMatchObject({ code: 'FEE_CHANGED' })
})
