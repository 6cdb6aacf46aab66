import type { Item } from '@ozi/contract'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { checkOut as checkOutAs, quoteCart, type CheckoutExtra } from '../../../test/checkouts.ts'
import { egbu, quoteFor, setTariff } from '../../../test/deliveries.ts'
import { cartOf, choicesOf, jollof, sell, sizeAndExtras } from '../../../test/shops.ts'
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
const letExpire = (quoteId: string) => app.sql`
  update checkouts set created_at = created_at - interval '16 minutes', expires_at = expires_at - interval '16 minutes'
  where _id = ${quoteId}`
const countOrders = async () => (await app.sql`select 1 from orders`).length

describe('a checkout whose goods changed meanwhile', () => {
  it('is answered with the new prices and a new quote, and charges nothing', async () => {
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

  it('is answered with the new price of an option, then ordered with it', async () => {
    const item = await sell(mama, { options: sizeAndExtras })
    const options = choicesOf(item, 'Large', 'Plantain')
    const { _id } = await quote([{ id: item._id, quantity: 2, options }])
    const dearer = item.options.map((group) => ({
      ...group,
      choices: group.choices.map((choice) => ({ ...choice, price: choice.price + 100 })),
    }))
    await mama.client.catalogue.updateItem({ id: item._id, ...jollof, options: dearer })
    const refusal = await refusalOf(checkOut(_id))
    expect(refusal.code).toBe('PRICE_CHANGED')
    const fresh = refusal.data['quote'] as Awaited<ReturnType<typeof quote>>
    const [order] = await checkOut(fresh._id)
    expect(order?.items).toEqual([
      {
        itemId: item._id,
        name: 'Jollof rice',
        quantity: 2,
        price: 4000.5,
        options: [
          { _id: options[0], name: 'Large', price: 900.5 },
          { _id: options[1], name: 'Plantain', price: 600 },
        ],
      },
    ])
    expect(order?.lines.reduce((sum, { amount }) => sum + toKobo(amount), 0)).toBe(toKobo(order?.fee ?? 0))
  })

  it('names the item whose option is sold out', async () => {
    const item = await sell(mama, { options: sizeAndExtras })
    const { _id } = await quote([{ id: item._id, quantity: 1, options: choicesOf(item, 'Large') }])
    const [size] = sizeAndExtras
    const options = size ? [{ ...size, choices: size.choices.slice(0, 1) }] : []
    await mama.client.catalogue.updateItem({ id: item._id, ...jollof, options })
    const refused = { status: 409, code: 'OPTIONS_CHANGED', data: { items: [item._id] } }
    expect(await refusalOf(checkOut(_id))).toMatchObject(refused)
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

  // promise (customer): A shop without a place cannot be ordered from, which is said before and at the checkout
  it('is quoted again if a shop has moved, and refused if its place is lost', async () => {
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

  it('that expired counts as long as the whole costs the same', async () => {
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

  it('of another customer, a parcel, or one shop’s part is not found', async () => {
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
