import { describe, expect, it } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import sharp from 'sharp'
import { ADMIN, PASSWORD, refusalOf, type Person } from '../../../test/app.ts'
import { remitAll } from '../../../test/cash.ts'
import { parcel, quoteFor, sendParcel } from '../../../test/deliveries.ts'
import { carry, move, orderGoods } from '../../../test/moves.ts'
import { sell } from '../../../test/shops.ts'
import { connect, listen } from '../../../test/sockets.ts'

const app = await startAppForFile()
const admin = await app.admin()

/** An order that has been delivered. */
async function delivered(customer: Person, rider: Person) {
  const order = await sendParcel(customer)
  await carry(rider, customer, order, 'delivered')
  return order
}

const rowOf = async (accountId: string) => (await app.sql`select * from accounts where _id = ${accountId}`)[0]
const transactionOf = async (orderId: string) =>
  (
    await app.sql<
      { email: string; status: string }[]
    >`select email, status from transactions where order_id = ${orderId}`
  )[0]

describe('a customer who is deleted', () => {
  // promise (everyone): Nothing of a deleted person is left, neither in the audit log nor in their orders
  it('is gone from the list and signed out, and no data is kept', async () => {
    const email = 'leaving@ozi.test'
    const ada = await app.customer({ email, firstName: 'Leaving', mobileNumber: '08039998877' })
    const pixels = { width: 8, height: 8, channels: 3 as const, background: '#123456' }
    const picture = await sharp({ create: pixels }).png().toBuffer()
    const { name, mobileNumber } = ada.user
    await ada.client.accounts.saveProfile({
      id: ada.user._id,
      name,
      email,
      mobileNumber,
      address: '12 Wetheral Road',
      profileImage: `data:image/png;base64,${picture.toString('base64')}`,
    })
    const socket = await connect(await listen(app), ada.token)
    const before = (await admin.client.overview.statistics()).totalUsers

    await admin.client.customers.remove({ id: ada.user._id })

    expect(await refusalOf(ada.client.accounts.verifyToken())).toMatchObject({ status: 401 })
    expect(await socket.cut).toBe('io server disconnect')
    const login = app.client().accounts.login({ email, password: PASSWORD })
    expect(await refusalOf(login)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect((await admin.client.customers.list({ search: email })).users).toEqual([])
    expect((await admin.client.overview.statistics()).totalUsers).toBe(before - 1)
    expect(await rowOf(ada.user._id)).toMatchObject({
      name: 'Former customer',
      email: '',
      mobile_number: '',
      address: '',
      gender: null,
      password_hash: '',
      profile_image_key: null,
    })
    for (const table of ['sessions', 'devices', 'password_links', 'verification_codes', 'email_changes']) {
      expect(
        await app.sql`select from ${app.sql(table)} where account_id = ${ada.user._id}`,
        table,
      ).toHaveLength(0)
    }
  })

  it('leaves their orders and transactions, under a name that is nobody’s', async () => {
    const rider = await app.rider()
    const ada = await app.customer()
    const orders = [await delivered(ada, rider), await delivered(ada, rider)]
    const revenue = (await admin.client.overview.statistics()).totalRevenue
    await admin.client.customers.remove({ id: ada.user._id })
    const kept = await Promise.all(orders.map(({ _id }) => transactionOf(_id)))
    const pseudonym = `Former customer ${ada.user._id.slice(-8)}`
    expect(kept).toEqual(Array(2).fill({ email: pseudonym, status: 'success' }))
    const { transactions } = await admin.client.payments.listTransactions({ search: pseudonym })
    expect(transactions.map(({ orderId }) => orderId)).toEqual(orders.map(({ _id }) => _id).reverse())
    for (const search of [ada.user.email, ada.user.mobileNumber]) {
      expect((await admin.client.payments.listTransactions({ search })).total, search).toBe(0)
    }
    expect((await admin.client.overview.statistics()).totalRevenue).toBe(revenue)
    const [first] = orders
    const { data } = await rider.client.orders.read({ id: first?._id ?? '' })
    expect(data).toMatchObject({ status: 'delivered', number: first?.number })
  })

  // promise (everyone): Nothing of a deleted person is left, neither in the audit log nor in their orders
  it('leaves no names or doors in their orders', async () => {
    for (const ada of [await app.customer({ firstName: 'Erase' }), await app.rider('Erase Rider')]) {
      const carrier = await app.rider()
      const quote = await quoteFor(ada)
      const words = {
        receiverName: 'Ngozi Receiver',
        phone: '08098765432',
        packageDetails: 'Insulin, keep cold',
        pickupAddress: 'Flat 7, yellow house',
        receiverAddress: 'Blue gate, behind Hostel B',
      }
      const body = { ...parcel, ...words, fee: quote.total, quoteId: quote._id }
      const { data: order } = await ada.client.orders.createDelivery({ headers: {}, body })
      await move(ada, order, 'cancelled', { reason: 'Call me on 08055554444' })
      const searches = ['08098765432', ada.user.email, ada.user.name, 'Ngozi Receiver']
      for (const search of searches) {
        expect((await admin.client.payments.listTransactions({ search })).total, search).toBe(1)
      }
      const role = ada.user.role === 'rider' ? 'riders' : 'customers'
      await admin.client[role].remove({ id: ada.user._id })
      const { data } = await admin.client.orders.read({ id: order._id })
      expect(data).toMatchObject({
        receiverName: 'Name erased',
        phone: '',
        packageDetails: '',
        pickupAddress: '',
        receiverAddress: '',
        number: order.number,
        fee: order.fee,
        status: 'cancelled',
      })
      const kept = JSON.stringify([data, await app.sql`select * from orders where _id = ${order._id}`])
      for (const word of [
        'Ngozi',
        '98765432',
        'nsulin',
        'yellow house',
        'Blue gate',
        '55554444',
        ada.user.email,
      ]) {
        expect(kept, word).not.toContain(word)
      }
      for (const search of searches) {
        expect((await admin.client.payments.listTransactions({ search })).total, search).toBe(0)
        expect((await admin.client.orders.listAll({ search })).total, search).toBe(0)
      }
      expect((await carrier.client.accounts.verifyToken()).success).toBe(true)
    }
  })

  it('leaves the steps of living people’s orders as they were written', async () => {
    const ada = await app.customer()
    const order = await sendParcel(ada)
    await move(ada, order, 'cancelled', { reason: 'Changed my mind' })
    const erasing = app.sql`update order_events set reason = null where order_id = ${order._id}`
    await expect(erasing).rejects.toMatchObject({ code: '23000' })
    await admin.client.customers.remove({ id: ada.user._id })
    const rewriting = app.sql`update order_events set reason = 'Other words' where order_id = ${order._id}`
    await expect(rewriting).rejects.toMatchObject({ code: '23000' })
  })

  it('may sign up again with the same address, as somebody new', async () => {
    const email = 'again@ozi.test'
    const { user } = await app.customer({ email })
    await admin.client.customers.remove({ id: user._id })
    // Else the code of the first time may be read before that of the second is mailed.
    await app.sql`delete from outbox_mails`
    const again = await app.customer({ email })
    expect(again.user._id).not.toBe(user._id)
  })

  it('must have no order under way', async () => {
    const ada = await app.customer()
    const order = await sendParcel(ada)
    expect(await refusalOf(admin.client.customers.remove({ id: ada.user._id }))).toMatchObject({
      status: 409,
      code: 'HAS_RUNNING_ORDERS',
      data: { orders: [order.number] },
    })
    expect((await ada.client.accounts.verifyToken()).success).toBe(true)
    await move(ada, order, 'cancelled')
    await admin.client.customers.remove({ id: ada.user._id })
  })

  it('makes no order during the deletion: one of the two is refused', async () => {
    for (let round = 0; round < 3; round += 1) {
      const ada = await app.customer()
      const quote = await quoteFor(ada)
      const body = { ...parcel, fee: quote.total, quoteId: quote._id }
      const [ordered, deleted] = await Promise.allSettled([
        ada.client.orders.createDelivery({ headers: {}, body }),
        admin.client.customers.remove({ id: ada.user._id }),
      ])
      const orders = await app.sql`select from orders where customer_id = ${ada.user._id}`
      expect(orders).toHaveLength(ordered.status === 'fulfilled' ? 1 : 0)
      expect([ordered.status, deleted.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    }
  })

  it('cannot be the customer of an order any more, whoever makes it', async () => {
    const ada = await app.customer()
    const order = await sendParcel(ada)
    await move(ada, order, 'cancelled')
    await admin.client.customers.remove({ id: ada.user._id })
    const rider = await app.rider()
    await admin.client.riders.remove({ id: rider.user._id })
    const assigning = app.sql`update orders set rider_id = ${rider.user._id} where _id = ${order._id}`
    await expect(assigning).rejects.toMatchObject({ code: '40001' })
  })
})

describe('a rider who is deleted', () => {
  it('must carry nothing, and is called a former rider where they did', async () => {
    const ada = await app.customer()
    const rider = await app.rider('Emeka Obi')
    const order = await sendParcel(ada)
    await carry(rider, ada, order, 'picked_up')
    expect(await refusalOf(admin.client.riders.remove({ id: rider.user._id }))).toMatchObject({
      code: 'HAS_RUNNING_ORDERS',
      data: { orders: [order.number] },
    })
    await carry(rider, ada, order, 'delivered')
    await remitAll(admin, rider)
    await admin.client.riders.remove({ id: rider.user._id })
    const { data } = await ada.client.orders.read({ id: order._id })
    expect(data.rider).toEqual({ _id: rider.user._id, name: 'Former rider', mobileNumber: '' })
    expect(await app.sql`select from riders where account_id = ${rider.user._id}`).toHaveLength(0)
    expect(await refusalOf(rider.client.accounts.verifyToken())).toMatchObject({ status: 401 })
  })
})

describe('a vendor who is deleted', () => {
  it('must have no order that has not ended', async () => {
    const [ada, vendor] = [await app.customer(), await app.vendor()]
    const order = await orderGoods(app, ada, vendor)
    expect(await refusalOf(admin.client.vendors.remove({ id: vendor.user._id }))).toMatchObject({
      code: 'HAS_RUNNING_ORDERS',
      data: { orders: [order.number] },
    })
  })

  it('sells nothing any more, and past orders still name the shop', async () => {
    const [ada, vendor] = [await app.customer(), await app.vendor({ shopName: 'Kitchen to Close' })]
    const item = await sell(vendor)
    const order = await orderGoods(app, ada, vendor)
    await move(ada, order, 'cancelled')
    await admin.client.vendors.remove({ id: vendor.user._id })
    expect((await ada.client.catalogue.listItems({ ids: item._id })).items).toEqual([])
    const { stores } = await app.client().catalogue.listStores({ limit: 50 })
    expect(stores.map(({ _id }) => _id)).not.toContain(vendor.user._id)
    expect((await ada.client.orders.read({ id: order._id })).data.vendor).toEqual({
      _id: vendor.user._id,
      name: 'Kitchen to Close',
      mobileNumber: '',
    })
    const [shop] = await app.sql`select * from vendors where account_id = ${vendor.user._id}`
    const gone = { owner_first_name: '', owner_last_name: '', owner_email: '', owner_phone: '', address: '' }
    expect(shop).toMatchObject({ ...gone, place: null, shop_name: 'Kitchen to Close' })
  })
})

describe('the staff', () => {
  it('is not deleted here, and nobody deletes themselves', async () => {
    expect(await refusalOf(admin.client.customers.remove({ id: admin.user._id }))).toMatchObject({
      status: 409,
      code: 'OWN_ACCOUNT',
    })
    const { user } = await app.customer()
    await app.sql`update accounts set role = 'support' where _id = ${user._id}`
    expect(await refusalOf(admin.client.customers.remove({ id: user._id }))).toMatchObject({ status: 403 })
    await app.client().accounts.login(ADMIN)
  })
})
