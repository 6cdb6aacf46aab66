import type { Order, OrderDetail } from '@ozi/contract'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { futo, parcel, sendParcel } from '../../../test/deliveries.ts'
import { carriedParcel, carry, move, orderGoods } from '../../../test/moves.ts'
import { fetchPicture, photograph } from '../../../test/photos.ts'

const app = await startAppForFile()
const ada = await app.customer()
const emeka = await app.rider('Emeka Obi')
const shop = await app.vendor()
afterEach(() => void vi.useRealTimers())

const pass = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })

/** The order as somebody reads it, alone and in their list. */
async function readBy(person: Person, { _id }: Pick<Order, '_id'>) {
  const isShop = person === shop
  const list = isShop ? person.client.orders.listOfVendor({}) : person.client.orders.listOfRider({})
  const listed = (await list).orders.find((each) => each._id === _id) as Order
  const { data } = await person.client.orders.read({ id: _id })
  return { data, listed, words: JSON.stringify([listed, data]) }
}

const DOORS = [parcel.pickupAddress, parcel.receiverAddress]
const NUMBERS = ['+2348031234567']
const secretsOf = (customer: Person) => [
  ...[...DOORS, ...NUMBERS, parcel.receiverName, parcel.packageDetails],
  ...[customer.user.name, customer.user.mobileNumber],
]
const found = (words: string, secrets: readonly string[]) => secrets.filter((each) => words.includes(each))

describe('a rider', () => {
  // promise (customer): A rider sees doors and telephone numbers from setting out on
  test('sees doors and numbers from setting out on', async () => {
    const order = await carriedParcel(emeka, ada, 'assigned')
    const before = await readBy(emeka, order)
    expect(found(before.words, [...DOORS, ...NUMBERS, ada.user.mobileNumber])).toEqual([])
    expect(before.data).toMatchObject({
      receiverName: parcel.receiverName,
      customer: { name: ada.user.name },
    })
    const setOut = await move(emeka, order, 'enroute_to_pickup')
    expect(found(JSON.stringify(setOut), secretsOf(ada))).toEqual(secretsOf(ada))
    expect((await readBy(emeka, order)).data).toEqual(setOut)
  })

  // promise (customer): An hour after an order has ended, its rider and its shop see nobody’s name, number and door
  test('knows no person, door and package an hour after the end', async () => {
    const order = await sendParcel(ada, {
      dropLocation: { ...futo, placeName: 'The lodge with the red roof' },
    })
    await carry(emeka, ada, order, 'delivered')
    pass(55)
    expect(found((await readBy(emeka, order)).words, [parcel.receiverName, ...DOORS])).toHaveLength(3)
    pass(10)
    const { words, data, listed } = await readBy(emeka, order)
    expect(found(words, [...secretsOf(ada), 'red roof'])).toEqual([])
    for (const each of [data, listed]) {
      expect(each).toMatchObject({ number: order.number, fee: order.fee, deliveredAt: expect.any(String) })
      expect(each.dropLocation).toMatchObject({ coordinates: [6.99, 5.39] })
    }
    const own = (await ada.client.orders.read({ id: order._id })).data
    expect(own).toMatchObject({ receiverName: parcel.receiverName, dropLocation: order.dropLocation })
  })

  test('reads no reasons of an order that ended, and sees no photo', async () => {
    const order = await carriedParcel(emeka, ada, 'arrived_at_dropoff')
    await move(emeka, order, 'delivery_failed', { reason: 'The blue gate is locked' })
    await move(await app.admin(), order, 'enroute_to_dropoff', { reason: 'Call Nkechi inside' })
    await move(emeka, order, 'arrived_at_dropoff')
    const { events } = await move(emeka, order, 'delivered', { photo: await photograph(60, 40) })
    const url = (of: OrderDetail['events']) => of.find(({ photo }) => photo)?.photo?.url
    expect((await fetchPicture(app, url(events) ?? '', emeka)).statusCode).toBe(200)
    pass(65)
    const { words, data } = await readBy(emeka, order)
    expect(found(words, ['blue gate', 'Nkechi'])).toEqual([])
    expect(url(data.events)).toBeUndefined()
    expect((await fetchPicture(app, url(events) ?? '', emeka)).statusCode).toBe(404)
    expect((await fetchPicture(app, url(events) ?? '', ada)).statusCode).toBe(200)
  })

  test('finds nothing by a name, a number or the customer’s words', async () => {
    const rider = await app.rider()
    const dropLocation = { ...futo, placeName: 'The lodge with the red roof' }
    const order = await sendParcel(ada, { dropLocation })
    await carry(rider, ada, order, 'picked_up')
    const findBy = async (search: string) => (await rider.client.orders.listOfRider({ search })).total
    for (const search of ['Chidi', '08031234567', '3123', 'red roof'])
      expect(await findBy(search), search).toBe(0)
    for (const search of [order.number, 'federal university', 'picked'])
      expect(await findBy(search), search).toBe(1)
  })
})

describe('a shop', () => {
  test('sees the name of whom it is for until an hour after the end', async () => {
    const order = await orderGoods(app, ada, shop)
    const before = await readBy(shop, order)
    for (const each of [before.data, before.listed]) {
      expect(each).toMatchObject({ receiverName: parcel.receiverName, phone: '', receiverAddress: '' })
    }
    await move(shop, order, 'accepted')
    await carry(emeka, ada, order, 'delivered', shop)
    pass(65)
    const { words, listed } = await readBy(shop, order)
    expect(found(words, [parcel.receiverAddress, parcel.receiverName])).toEqual([])
    expect(listed.items).toHaveLength(1)
  })

  test('finds its orders by the goods, and not by the receiver', async () => {
    await orderGoods(app, ada, shop)
    const findBy = async (search: string) => (await shop.client.orders.listOfVendor({ search })).total
    expect(await findBy('Chidi')).toBe(0)
    expect(await findBy('pounded yam')).toBeGreaterThan(0)
  })
})
