import { TIME_ZONE } from '@ozi/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, type Person } from '../../../test/app.ts'
import { cashOf, openCash, remit } from '../../../test/cash.ts'
import { setTariff } from '../../../test/deliveries.ts'
import { carriedParcel, carry, move, orderGoods } from '../../../test/moves.ts'
import { failedParcel, transactionsOf, tryAgain } from '../../../test/redeliveries.ts'

const { app, ada, admin, finance, deliver, statementOf } = await openCash()
let rider: Person
beforeEach(async () => {
  rider = await app.rider()
})

describe('the cash of an order', () => {
  // promise (staff): `/admin/cash/:riderId`: a rider’s statement
  it('is its rider’s from the delivery on, and written once', async () => {
    expect(await cashOf(finance, rider)).toMatchObject({ held: 0, deliveries: 0, since: null, version: 0 })
    const before = await carriedParcel(rider, ada, 'arrived_at_dropoff')
    expect((await cashOf(finance, rider)).held, 'before the dropoff code').toBe(0)
    await carry(rider, ada, before, 'delivered')
    await carry(rider, ada, before, 'delivered')
    const { rider: held, entries, total } = await statementOf(rider)
    expect(held).toMatchObject({ held: before.fee, deliveries: 1, since: expect.any(String), version: 1 })
    expect(entries).toEqual([
      {
        _id: expect.any(String),
        kind: 'collected',
        amount: before.fee,
        heldAfter: before.fee,
        recordedBy: '',
        note: '',
        order: { _id: before._id, number: before.number, isRedelivery: false, isToRightPlace: false },
        createdAt: expect.any(String),
      },
    ])
    expect(total).toBe(1)
  })

  // promise (rider): `/rider/earnings`: jobs, kilometres and cash of each day and week
  it('is summed by day for its rider, with jobs and kilometres', async () => {
    expect((await rider.client.orders.workOfRider()).days).toEqual([])
    const orders = [await deliver(rider), await deliver(rider)]
    const sum = orders.reduce((total, { fee }) => total + fee, 0)
    await remit(finance, rider, orders[0]?.fee ?? 0)
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date())
    const { days } = await rider.client.orders.workOfRider()
    expect(days).toMatchObject([{ day, delivered: 2, collected: sum, handedIn: orders[0]?.fee }])
    expect(days[0]?.distanceKm).toBeCloseTo(orders.reduce((total, { distanceKm }) => total + distanceKm, 0))
  })

  it('is the rider’s if staff say delivered, and nobody’s if brought back', async () => {
    const order = await carriedParcel(rider, ada, 'arrived_at_dropoff')
    await move(admin, order, 'delivered', { reason: 'The receiver called.' })
    expect(await cashOf(finance, rider)).toMatchObject({ held: order.fee, deliveries: 1 })
    const failed = await failedParcel(rider, ada)
    await move(admin, failed, 'returning', { reason: 'Nobody wants it.' })
    await move(admin, failed, 'returned', { reason: 'It is back.' })
    expect(await cashOf(finance, rider)).toMatchObject({ held: order.fee, deliveries: 1, version: 1 })
  })

  it('is that of the rider who delivered it, not of one before', async () => {
    const order = await carriedParcel(rider, ada, 'enroute_to_pickup')
    const other = await app.rider('Chika Obi')
    await move(admin, order, 'assigned', { riderId: other.user._id, reason: 'Closer by.' })
    await carry(other, ada, order, 'delivered')
    expect([(await cashOf(finance, rider)).held, (await cashOf(finance, other)).held]).toEqual([0, order.fee])
  })

  it('has an entry for each paid redelivery, and counts as one delivery', async () => {
    const order = await failedParcel(rider, ada)
    await tryAgain(rider, ada, order)
    await carry(rider, ada, order, 'delivered')
    const paid = await transactionsOf(admin, order)
    expect(paid.map(({ status }) => status)).toEqual(['success', 'success'])
    const { rider: held, entries } = await statementOf(rider)
    expect(entries.map(({ amount }) => amount)).toEqual(paid.map(({ amount }) => amount).toReversed())
    expect(entries.map(({ order: its }) => its?.isRedelivery)).toEqual([true, false])
    expect(held).toMatchObject({ deliveries: 1, version: 2 })
    expect(held.held * 100).toBeCloseTo(
      paid.reduce((sum, { amount }) => sum + amount * 100, 0),
      6,
    )
  })

  it('of a shop’s order is goods and delivery together', async () => {
    const vendor = await app.vendor()
    const order = await orderGoods(app, ada, vendor)
    await move(vendor, order, 'accepted')
    await move(vendor, order, 'preparing')
    await move(vendor, order, 'ready_for_pickup')
    await carry(rider, ada, order, 'delivered', vendor)
    expect((await cashOf(finance, rider)).held).toBe(order.fee)
  })

  it('is exact to the kobo, however many deliveries add up', async () => {
    // 0.1 and 0.2 in naira, which add up to 0.3 only in whole kobo.
    for (const deliveryFeeKobo of [100_010, 100_020, 100_033]) {
      await setTariff(app.sql, { deliveryFeeKobo, pricePerKmKobo: 0, serviceFeeKobo: 0 })
      await deliver(rider)
    }
    expect((await cashOf(finance, rider)).held).toBe(3000.63)
    const { data } = await remit(finance, rider, 0.01)
    expect(data.held).toBe(3000.62)
    await setTariff(app.sql, {})
  })

  it('of twelve deliveries at once is complete and in order', async () => {
    const orders = await Promise.all(
      Array.from({ length: 12 }, () => carriedParcel(rider, ada, 'arrived_at_dropoff')),
    )
    await Promise.all(orders.map((order) => carry(rider, ada, order, 'delivered')))
    const { rider: held, entries } = await statementOf(rider)
    expect(held).toMatchObject({ deliveries: 12, version: 12 })
    const first = orders[0]?.fee ?? 0
    expect(entries.map(({ heldAfter }) => heldAfter)).toEqual(
      Array.from({ length: 12 }, (_, i) => (first * 100 * (12 - i)) / 100),
    )
    expect(held.held).toBe(entries[0]?.heldAfter)
  })
})

describe('the table', () => {
  // promise (staff): `/admin/cash/:riderId`: a rider’s statement
  it('keeps every remittance', async () => {
    await deliver(rider)
    await remit(finance, rider, 1, { note: 'one' })
    const changes = [app.sql`delete from cash_remittances`, app.sql`truncate cash_remittances cascade`]
    for (const change of changes) await expect(change).rejects.toThrow('append-only')
  })
})

describe('deleting a rider', () => {
  const remove = () => admin.client.riders.remove({ id: rider.user._id })

  // promise (staff): A rider who holds cash is not deleted
  it('is refused while the rider holds cash', async () => {
    const { fee } = await deliver(rider)
    expect(await refusalOf(remove())).toMatchObject({
      status: 409,
      code: 'HOLDS_CASH',
      data: { held: fee },
      message: expect.stringContaining('still holds cash') as unknown,
    })
    await remit(finance, rider, fee)
    expect(await remove()).toEqual({ success: true })
  })

  it('keeps the statement, without personal data', async () => {
    const { fee } = await deliver(rider)
    await remit(finance, rider, fee, { note: 'Emeka was short of change' })
    await remove()
    const { rider: former, entries } = await statementOf(rider)
    expect(former).toMatchObject({ name: 'Former rider', email: '', mobileNumber: '', held: 0 })
    expect(entries.map(({ amount, note }) => [amount, note])).toEqual([
      [fee, ''],
      [fee, ''],
    ])
  })
})
